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

const sources = {
  ...baseSite,
  'site.config.json': JSON.stringify({ ...config, language: 'en-US', languages: { es: own } }),
  'pages/es/index.json': page('Inicio', { translates: '/' }),
  'pages/404.json': page('Nothing here', {}),
  'pages/es/404.json': page('Nada aquí', { translates: '/404.html' }),
  'pages/es/quote.json': page('Presupuesto', { translates: '/quote/' }),
  'pages/es/servicios/index.json': page('Servicios', { translates: '/services/' }, [
    { type: 'cardGrid', source: { collection: 'services' } },
  ]),
  'pages/es/servicios/desinfeccion.json': page('Desinfección', { translates: '/services/disinfection/' }),
}
const { model, problems } = compileSite({ sources, assets: baseAssets })

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

  test('leads from unknown addresses to the home page of each language', () => {
    const { head, languages } = resolve('/es/404.html')
    expect([head.language, head.indexed, head.canonical, head.alternates]).toEqual(['es', false, null, []])
    expect(languages.map(({ href, current }) => [href, current])).toEqual([
      ['/', false],
      ['/es/', true],
    ])
  })

  test('leads to a page in other languages, and where it is not in one to the home page of that', () => {
    expect(resolve('/quote/').languages.map(({ label, href, current }) => [label, href, current])).toEqual([
      ['English', '/quote/', true],
      ['Español', '/es/quote/', false],
    ])
    expect(resolve('/about/').languages.map(({ href, current }) => [href, current])).toEqual([
      ['/about/', true],
      ['/es/', false],
    ])
    expect(resolve('/about/').head.alternates).toEqual([])
  })

  test('says the words and facts of the language of a page', () => {
    const { head, words, footer } = resolve('/es/')
    expect([head.language, words.shell.menu, footer.company.tagline]).toEqual(['es', 'Menú', 'LIMPIEZA'])
    expect(head.description).toMatch(/un día laborable\.$/)
    expect(resolve('/').words.shell.menu).toBe('Menu')
  })

  test('leads from an entry that is called by a language to that language', () => {
    const switcher = [
      { label: 'English', href: '/' },
      { label: 'Español', href: '/es/' },
      { label: 'Start', href: '/' },
    ]
    const header = { ...config.header, links: switcher }
    const { model } = compileSite({
      sources: { ...sources, 'site.config.json': JSON.stringify({ ...config, header, languages: { es: own } }) },
      assets: baseAssets,
    })
    const linksOn = (path: string) => {
      const found = model?.pages.get(path)
      return model && found ? resolvePage(model, found, { year: 2026 }).header.links.map(({ href }) => href) : []
    }
    expect(linksOn('/')).toEqual(['/', '/es/', '/'])
    expect(linksOn('/es/')).toEqual(['/', '/es/', '/es/'])
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

  test('says hours, closures and branches of the company in the language of a page, and maps its towns there', () => {
    const hours = [{ days: 'Monday–Friday', time: '9 am – 6 pm', schema: 'Mo-Fr 09:00-18:00' }]
    const harbor = {
      ...{
        name: 'Harbor Shop',
        phone: '(410) 555-0177',
        hours,
        closures: [{ from: '2026-12-28', note: 'New floors' }],
      },
      address: { street: '40 York Road', city: 'Baltimore', state: 'MD', zip: '21204' },
    }
    const company = { ...config.company, hours, closures: [{ from: '2026-12-24', note: 'Christmas' }] }
    const spoken = {
      ...own.company,
      hours: [{ days: 'Lunes a viernes', time: '9 am – 6 pm' }],
      closures: { Christmas: 'Navidad', 'New floors': 'Obras' },
      branches: { harbor: { name: 'Tienda del Puerto', hours: [{ days: 'Lunes a viernes', time: '9 am – 6 pm' }] } },
    }
    const site = {
      ...config,
      ...{ company: { ...company, branches: { harbor } }, languages: { es: { ...own, company: spoken } } },
      kinds: { locations: 'location' },
    }
    const details = { type: 'contactDetails' }
    const location = { city: 'Baltimore', state: 'MD' }
    const sources = {
      ...baseSite,
      'site.config.json': JSON.stringify(site),
      'pages/locations/harbor.json': page('The harbor', { branch: 'harbor', location }, [details]),
      'pages/locations/mill.json': page('The mill', { location }, [details]),
      'pages/es/index.json': page('Inicio', { translates: '/' }, [details, { type: 'map', mode: 'placeholder' }]),
      'pages/es/lugares/puerto.json': page(
        'El puerto',
        { branch: 'harbor', location, translates: '/locations/harbor/' },
        [details],
      ),
    }
    const { model, problems } = compileSite({ sources, assets: baseAssets, today: '2026-12-20' })
    const sectionOf = (path: string, type: string) => {
      const found = model?.pages.get(path)
      if (!model || !found) throw new Error(`There is no ${path}: ${JSON.stringify(problems)}`)
      const { sections, head } = resolvePage(model, found, { year: 2026 })
      return { section: sections.find((section) => section.type === type), head }
    }
    expect(sectionOf('/es/', 'contactDetails').section?.props).toMatchObject({
      company: { hours: [{ days: 'Lunes a viernes' }], closures: [{ note: 'Navidad' }] },
    })
    const { section, head } = sectionOf('/es/lugares/puerto/', 'contactDetails')
    expect(section?.props).toMatchObject({
      company: { hours: [{ days: 'Lunes a viernes' }], closures: [{ note: 'Navidad' }, { note: 'Obras' }] },
    })
    expect(head.structuredData).toContain('"openingHours":["Mo-Fr 09:00-18:00"]')
    expect(head.structuredData).toContain('"name":"Tienda del Puerto"')
    const map = sectionOf('/es/', 'map').section
    const places = map?.type === 'map' ? map.props.places.map(({ name, href }) => [name, href]) : []
    expect(places).toContainEqual(['El puerto', '/es/lugares/puerto/'])
  })
})
