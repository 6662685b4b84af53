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

/** The home page of the small site in Spanish, where its configuration says something else in that language. */
function drawSpanish(spanish: object): string {
  const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
  const page = JSON.parse(baseSite['pages/about.json'] ?? '') as object
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español', ...spanish } } }),
    'pages/es/index.json': JSON.stringify({ ...page, translates: '/' }),
  }
  const model = compileSite({ sources, tolerate: () => true }).model as SiteModel
  const home = model.pages.get('/es/')
  if (!home) throw new Error('There is no Spanish page.')
  const resolved = resolvePage(model, home, { year: 2026 })
  return renderMarked({ model, page: home, resolved, render, drawings: createDrawings() })
}

describe('src/node/edit/marks, further languages', () => {
  test('what a language says by itself is shown and leads to the place of that language', () => {
    const html = drawSpanish({ company: { tagline: 'LIMPIEZA DE OFICINAS' } })
    expect(html).toMatch(/data-at="site\.config\.json#languages\/es\/company\/tagline"[^>]*>LIMPIEZA DE OFICINAS/)
  })

  test('what it leaves out is that of the site', () => {
    expect(drawSpanish({})).toContain('data-at="site.config.json#company/tagline"')
  })
})
