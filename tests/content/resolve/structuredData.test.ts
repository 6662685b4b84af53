import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { PageModel } from '../../../src/content/model/pageModel.ts'
import { leedsConfig } from '../leedsSite.ts'
import { resolveSmallSite, smallConfig } from '../smallSite.ts'

type Node = Record<string, unknown>

/** Returns the list in a field of a node. */
function listIn(node: Node | undefined, field: string): Node[] {
  return (node?.[field] ?? []) as Node[]
}

function graphOf(model: PageModel | undefined): Node[] {
  return (JSON.parse(model?.head.structuredData ?? '{"@graph":[]}') as { '@graph': Node[] })['@graph']
}

const typesOf = (model: PageModel | undefined) => graphOf(model).map((node) => node['@type'])

/**
 * Returns the areas of a business whose home page has these sections besides its heading, in a site with the given
 * number of towns besides Towson.
 */
function areasOf(count: number, sections: Page['sections'], location: object = { state: 'MD' }) {
  const towns = Array.from({ length: count }, (_, index): [string, Partial<Page>] => [
    `pages/locations/town-${index}.json`,
    { name: `Town ${index}, MD`, location: { city: `Town ${index}`, ...location } },
  ])
  const home = { sections: [{ type: 'hero', heading: 'Home' }, ...sections] as Page['sections'] }
  const models = resolveSmallSite({ ...Object.fromEntries(towns), 'pages/index.json': { name: 'Home', ...home } })
  return listIn(graphOf(models.get('/'))[0], 'areaServed')
}
const area = (type: string, name: string) => ({ '@type': type, name })

const businessWith = (facts: Partial<typeof smallConfig.company>) =>
  graphOf(resolveSmallSite({}, { company: { ...smallConfig.company, ...facts } }).get('/'))[0]

const { address: leedsAddress, phone: leedsPhone } = leedsConfig.company
const leedsFacts = { address: leedsAddress, phone: leedsPhone }

describe('src/content/resolve/structuredData', () => {
  test('has the business and the website on the home page, and no breadcrumb', () => {
    expect(typesOf(resolveSmallSite().get('/'))).toEqual(['LocalBusiness', 'WebSite'])
  })

  test('says when the business is open, and nothing of days that are closed', () => {
    const open = { days: 'Tuesday to Saturday', time: '6 am – 6 pm', schema: 'Tu-Sa 06:00-18:00' }
    const hours = [open, { days: 'Sunday and Monday', time: 'closed' }]
    expect(businessWith({ hours })?.openingHours).toEqual(['Tu-Sa 06:00-18:00'])
  })

  test('says how dear the business is where the site does', () => {
    expect(businessWith({ priceRange: '$$' })?.priceRange).toBe('$$')
    const { priceRange: _, ...company } = smallConfig.company
    expect(graphOf(resolveSmallSite({}, { company }).get('/'))[0]).not.toHaveProperty('priceRange')
  })

  test('refers to the one business as the provider of a service', () => {
    const service = graphOf(resolveSmallSite().get('/services/floors/')).find((node) => node['@type'] === 'Service')
    expect(service?.provider).toEqual({ '@id': 'https://www.example.com/#business' })
  })

  test('says what kind of business it is, since when, and where else it is found', () => {
    const facts = { type: 'Dentist', founded: 1987, sameAs: ['https://www.facebook.com/brightwork'] } as const
    expect(businessWith({ ...facts, sameAs: [...facts.sameAs] })).toMatchObject({
      '@type': 'Dentist',
      foundingDate: '1987',
      sameAs: facts.sameAs,
    })
  })

  test('is a business too where search engines count its kind among other organisations', () => {
    expect(businessWith({ type: 'VeterinaryCare', priceRange: '$$' })).toMatchObject({
      '@type': ['LocalBusiness', 'VeterinaryCare'],
      priceRange: '$$',
    })
  })

  test.each([
    ['its own', ['/social.png'], 'https://www.example.com/social.png'],
    ['that of its home page, where it brings none', ['/lobby.jpg'], 'https://www.example.com/og.png'],
  ])('shows the business with the picture of the site: %s', (_, assets, address) => {
    expect(graphOf(resolveSmallSite({}, {}, assets).get('/'))[0]?.image).toBe(address)
  })

  test('has an address without a state in a country that has none', () => {
    expect(businessWith(leedsFacts)?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '12 Park Row',
      addressLocality: 'Leeds',
      postalCode: 'LS1 5HN',
      addressCountry: 'GB',
    })
  })

  test('has no business record on a town page', () => {
    expect(typesOf(resolveSmallSite().get('/locations/towson-md/'))).toEqual(['BreadcrumbList', 'Service'])
  })

  test.each<[string, Page['sections'], string[]]>([
    ['none where it lists none', [], []],
    ['those of its cards', [{ type: 'cardGrid', source: { collection: 'locations' } }], ['Town 0, MD', 'Towson, MD']],
    ['those of its map', [{ type: 'map', mode: 'placeholder' }], ['Town 0', 'Towson']],
    [
      'each once, as its first list names it',
      [
        { type: 'cardGrid', source: { collection: 'locations', limit: 1 } },
        { type: 'map', mode: 'placeholder' },
      ],
      ['Town 0, MD', 'Towson'],
    ],
    [
      'those of its links, as these are called',
      [{ type: 'linkList', links: [{ label: 'Near Towson', href: '/locations/towson-md/' }] }],
      ['Towson'],
    ],
  ])('serves of the towns of the site %s', (_, sections, names) => {
    expect(areasOf(1, sections)).toEqual(names.map((name) => area('City', name)))
  })

  test('serves the towns of a column of the footer, and of a long one those that stand there', () => {
    const towns = Array.from({ length: 60 }, (_, index): [string, Partial<Page>] => [
      `pages/locations/town-${index}.json`,
      { name: `Town ${index}`, location: { city: `Town ${index}`, state: 'MD' } },
    ])
    const columns = [{ heading: 'Locations', source: { collection: 'locations' } }]
    const models = resolveSmallSite(Object.fromEntries(towns), { footer: { ...smallConfig.footer, columns } })
    const shown = models.get('/')?.footer.columns[0]?.links.map(({ label }) => label)
    const areas = listIn(graphOf(models.get('/'))[0], 'areaServed').map(({ name }) => name)
    expect([areas.length, shown?.slice(0, 12)]).toEqual([12, areas])
  })

  test.each([
    ['about', 'AboutPage'],
    ['contact', 'ContactPage'],
  ] as const)('says that a page of the kind %s is about the business', (kind, type) => {
    const models = resolveSmallSite({ 'pages/us.json': { name: 'Us' } }, { kinds: { us: kind } })
    expect(graphOf(models.get('/us/')).at(-1)).toEqual({
      '@type': type,
      name: 'Us',
      url: 'https://www.example.com/us/',
      isPartOf: { '@id': 'https://www.example.com/#website' },
      mainEntity: { '@id': 'https://www.example.com/#business' },
    })
  })

  test('places the business where it has both coordinates', () => {
    expect(businessWith({ latitude: 39.3, longitude: -76.7 })?.geo).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 39.3,
      longitude: -76.7,
    })
  })

  test('places it nowhere without them', () => {
    expect(businessWith({})).not.toHaveProperty('geo')
  })

  test.each([
    [undefined, 'US'],
    ['CA', 'CA'],
  ])('gives for the country %s the country %s', (country, code) => {
    const address = { ...smallConfig.company.address, ...(country !== undefined && { country }) }
    expect(businessWith({ address })?.address).toMatchObject({ addressCountry: code })
  })

  test('has no breadcrumb list on the page for unknown addresses', () => {
    expect(resolveSmallSite().get('/404.html')?.head.structuredData).toBeNull()
  })

  test('writes a domain with umlauts as those ask for it who read addresses by machine', () => {
    const model = resolveSmallSite({}, { domain: 'https://www.bäckerei.ch' }).get('/services/floors/')
    const [crumbs] = graphOf(model)
    expect([model?.head.canonical, listIn(crumbs, 'itemListElement')[0]?.item]).toEqual([
      'https://www.xn--bckerei-5wa.ch/services/floors/',
      'https://www.xn--bckerei-5wa.ch/',
    ])
  })

  test('gives the last breadcrumb the canonical address', () => {
    const list = graphOf(resolveSmallSite().get('/locations/towson-md/'))[0]
    expect(listIn(list, 'itemListElement').at(-1)).toEqual({
      '@type': 'ListItem',
      position: 3,
      name: 'Towson, MD',
      item: 'https://www.example.com/locations/towson-md/',
    })
  })

  test('gives breadcrumbs their whole address, and none where a folder has no index', () => {
    const models = resolveSmallSite({ 'pages/case-studies/school.json': { name: 'School' } }, { base: '/clean/' })
    const list = graphOf(models.get('/case-studies/school/'))[0]
    expect(listIn(list, 'itemListElement')).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/clean/' },
      { '@type': 'ListItem', position: 2, name: 'Case Studies' },
      { '@type': 'ListItem', position: 3, name: 'School', item: 'https://www.example.com/clean/case-studies/school/' },
    ])
  })

  test('gives the answers of a FAQ as a visitor reads them', () => {
    const models = resolveSmallSite({
      'pages/quote.json': {
        sections: [
          { type: 'hero', heading: 'Quote' },
          { type: 'faq', items: [{ question: 'Why?', answer: 'See **our** [services](/services/) & more.' }] },
        ],
      },
    })
    const faq = graphOf(models.get('/quote/')).find((node) => node['@type'] === 'FAQPage')
    expect(listIn(faq, 'mainEntity')[0]?.acceptedAnswer).toEqual({
      '@type': 'Answer',
      text: 'See our services & more.',
    })
  })

  test('cannot end the script element it stands in', () => {
    const models = resolveSmallSite({ 'pages/services/floors.json': { description: '</script><script>alert(1)' } })
    expect(models.get('/services/floors/')?.head.structuredData).not.toContain('<')
  })
})
