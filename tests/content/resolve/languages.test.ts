import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const own = { name: 'Español', company: { tagline: 'LIMPIEZA', responseTime: 'un día laborable' } }

const page = (name: string, more: object, sections: object[] = []) =>
  JSON.stringify({
    name,
    title: `${name} en Baltimore`,
    description: `Qué hace {company} con ${name} en oficinas y clínicas del puerto; respuesta en {responseTime}.`,
    ...more,
    sections: [{ type: 'hero', heading: name }, ...sections],
  })

const { model, problems } = compileSite({
  sources: {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, language: 'en-US', languages: { es: own } }),
    'pages/es/index.json': page('Inicio', { translates: '/' }),
    'pages/es/quote.json': page('Presupuesto', { translates: '/quote/' }),
    'pages/es/servicios/index.json': page('Servicios', { translates: '/services/' }, [
      { type: 'cardGrid', source: { collection: 'services' } },
    ]),
    'pages/es/servicios/desinfeccion.json': page('Desinfección', { translates: '/services/disinfection/' }),
  },
  assets: baseAssets,
})

function resolve(path: string) {
  const found = model?.pages.get(path)
  if (!model || !found) throw new Error(`There is no ${path}: ${JSON.stringify(problems)}`)
  return resolvePage(model, found, { year: 2026 })
}

describe('src/content/resolve, of a site in two languages', () => {
  test('names all versions of a page to search engines, the same on each', () => {
    const { alternates } = resolve('/es/servicios/').head
    expect(alternates.map(({ language, href }) => [language, new URL(href).pathname])).toEqual([
      ['en-US', '/services/'],
      ['es', '/es/servicios/'],
      ['x-default', '/services/'],
    ])
    expect(resolve('/services/').head.alternates).toEqual(alternates)
  })

  test('offers only languages that a page is in', () => {
    expect(resolve('/quote/').languages.map(({ label, href, current }) => [label, href, current])).toEqual([
      ['English', '/quote/', true],
      ['Español', '/es/quote/', false],
    ])
    expect([resolve('/about/').languages, resolve('/about/').head.alternates]).toEqual([[], []])
  })

  test('says the words and facts of the language of a page', () => {
    const { head, words, footer } = resolve('/es/')
    expect([head.language, words.shell.menu, footer.company.tagline]).toEqual(['es', 'Menú', 'LIMPIEZA'])
    expect(head.description).toMatch(/un día laborable\.$/)
    expect(resolve('/').words.shell.menu).toBe('Menu')
  })

  test('leads from header, footer and lists to translations, and marks what has none', () => {
    const { header, footer, sections } = resolve('/es/servicios/')
    expect([header.home, header.button.href]).toEqual(['/es/', '/es/quote/'])
    expect(header.links.map(({ label, href }) => [label, href])).toEqual([
      ['Servicios', '/es/servicios/'],
      ['About (English)', '/about/'],
    ])
    expect(footer.columns[0]?.links).toContainEqual({ label: 'Desinfección', href: '/es/servicios/desinfeccion/' })
    const cards = sections.flatMap((section) => (section.type === 'cardGrid' ? section.props.items : []))
    expect(cards.map(({ title, link }) => [title, link?.label, link?.href])).toContainEqual([
      'Desinfección',
      'Más información',
      '/es/servicios/desinfeccion/',
    ])
  })

  test('begins the breadcrumb at the home page of the language', () => {
    expect(resolve('/es/').crumbs).toEqual([])
    expect(resolve('/es/servicios/desinfeccion/').crumbs).toEqual([
      { label: 'Inicio', href: '/es/' },
      { label: 'Servicios', href: '/es/servicios/' },
      { label: 'Desinfección' },
    ])
  })
})
