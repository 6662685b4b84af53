import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { SiteModel } from '../../../src/content/model/siteModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { renderMarked } from '../../../src/node/edit/marks/renderMarked.ts'
import { createDrawings } from '../../../src/page/render/createDrawings.tsx'
import { createPageRenderer } from '../../../src/page/render/createPageRenderer.tsx'
import { baseSite } from '../../content/baseSite.ts'

const assets = { criticalCss: '', stylesheet: '/a.css', printStylesheet: '/p.css', starter: '/s.js', app: ['/a.js'] }
const render = createPageRenderer({ assets, bars: { light: '#fff', dark: '#000' } })

const towson = {
  name: 'Towson',
  phone: '(410) 555-0177',
  address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
  notice: { text: 'Closed.' },
}

/**
 * Renders a page of the small site with a branch in Towson, by its address, with Spanish overrides in its
 * configuration.
 */
function drawSpanish(spanish: object, path = '/es/'): string {
  const config = JSON.parse(baseSite['site.config.json'] ?? '') as { company: object }
  const page = JSON.parse(baseSite['pages/about.json'] ?? '') as object
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({
      ...config,
      company: { ...config.company, branches: { towson } },
      languages: { es: { name: 'Español', ...spanish } },
    }),
    'pages/es/index.json': JSON.stringify({ ...page, translates: '/' }),
    'pages/towson.json': JSON.stringify({ ...page, branch: 'towson' }),
    'pages/es/towson.json': JSON.stringify({ ...page, branch: 'towson', translates: '/towson/' }),
  }
  const model = compileSite({ sources, tolerate: () => true }).model as SiteModel
  const shown = model.pages.get(path)
  if (!shown) throw new Error(`There is no page ${path}.`)
  const resolved = resolvePage(model, shown, { year: 2026 })
  return renderMarked({ model, page: shown, resolved, render, drawings: createDrawings() })
}

describe('src/node/edit/marks, further languages', () => {
  test('what a language says by itself is shown and leads to the place of that language', () => {
    const html = drawSpanish({ company: { tagline: 'LIMPIEZA DE OFICINAS' } })
    expect(html).toMatch(/data-at="site\.config\.json#languages\/es\/company\/tagline"[^>]*>LIMPIEZA DE OFICINAS/)
  })

  test('the notice of a branch leads to its place, in each language', () => {
    const own = { company: { branches: { towson: { notice: 'Cerrado.' } } } }
    const [english, spanish] = [drawSpanish(own, '/towson/'), drawSpanish(own, '/es/towson/')]
    expect(english).toMatch(/data-at="site\.config\.json#company\/branches\/towson\/notice\/text"[^>]*>Closed\./)
    expect(spanish).toMatch(
      /data-at="site\.config\.json#languages\/es\/company\/branches\/towson\/notice"[^>]*>Cerrado\./,
    )
  })

  test('what it leaves out is that of the site', () => {
    expect(drawSpanish({})).toContain('data-at="site.config.json#company/tagline"')
  })
})
