import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { PageModel } from '../../../src/content/model/pageModel.ts'
import { propsOf, resolveSmallSite, smallConfig } from '../smallSite.ts'

type Written = Page['sections']

function resolveSections(file: string, sections: Written, path: string): PageModel | undefined {
  return resolveSmallSite({ [file]: { sections: [{ type: 'hero', heading: 'A Heading' }, ...sections] } }).get(path)
}

describe('src/content/resolve/resolvePage', () => {
  test('fills tokens of the company and of the own town', () => {
    const model = resolveSections(
      'pages/locations/towson-md.json',
      [{ type: 'prose', body: '{company} in {city}, {state}' }],
      '/locations/towson-md/',
    )
    expect(propsOf(model, 'prose').body).toBe('<p>Brightwork in Towson, MD</p>')
  })

  test('fills the addresses of links in a text as it fills those of link fields', () => {
    const facts = '[{phone}](tel:{phone}) or [{email}](mailto:{email})'
    const links =
      '<a href="tel:+14105550100" class="fact">(410) 555-0100</a> or <a href="mailto:hello@example.com">hello@example.com</a>'
    const model = resolveSections(
      'pages/index.json',
      [
        { type: 'prose', body: `Call ${facts}\n\n- ${facts}` },
        { type: 'quoteForm', aside: [facts] },
      ],
      '/',
    )
    expect(propsOf(model, 'prose').body).toBe(`<p>Call ${links}</p><ul><li>${links}</li></ul>`)
    expect(propsOf(model, 'quoteForm').aside).toEqual([links])
  })

  test('does not read Markdown in the values of tokens', () => {
    const models = resolveSmallSite({
      'pages/locations/towson-md.json': {
        location: { city: 'T*ow*son', state: 'MD' },
        sections: [
          { type: 'hero', heading: 'A Heading' },
          { type: 'prose', body: '{city}' },
        ],
      },
    })
    expect(propsOf(models.get('/locations/towson-md/'), 'prose').body).toBe('<p>T*ow*son</p>')
  })

  test.each([
    { layout: 'wide', last: '10:30 a.m.', isBrief: true },
    { layout: 'wide', last: 'Scored inspection', isBrief: undefined },
    { layout: 'paper', last: 'Scored inspection', isBrief: true },
    { layout: 'paper', last: 'At the hour you set; a signed log', isBrief: undefined },
  ] as const)('keeps the last column of a $layout table on one line for "$last": $isBrief', (row) => {
    const { layout, last, isBrief } = row
    const cells = { columns: ['Day', 'Time'], rows: [['Monday', last]] }
    const model = resolveSections('pages/index.json', [{ type: 'table', caption: 'Hours', layout, ...cells }], '/')
    expect(propsOf(model, 'table').isBrief).toBe(isBrief)
  })

  test('lists the pages of a folder in their order, as cards', () => {
    const model = resolveSections('pages/index.json', [{ type: 'cardGrid', source: { collection: 'services' } }], '/')
    expect(propsOf(model, 'cardGrid').items).toEqual([
      { title: 'Windows', text: 'Windows description', link: { label: 'Learn More', href: '/services/windows/' } },
      {
        title: 'Floor Care',
        text: 'Floors description',
        icon: 'layers',
        link: { label: 'Learn More', href: '/services/floors/' },
      },
    ])
  })

  test('leaves a page that a section excludes out of its list', () => {
    const source = { collection: 'services', exclude: ['floors'] }
    const model = resolveSections('pages/index.json', [{ type: 'linkList', source }], '/')
    expect(propsOf(model, 'linkList').links).toEqual([{ label: 'Windows', href: '/services/windows/' }])
  })

  test('fills in the default of a field that was left out', () => {
    const model = resolveSections('pages/index.json', [{ type: 'checklist', items: [{ text: 'Mop' }] }], '/')
    expect(propsOf(model, 'checklist').columns).toBe(2)
  })

  test('keeps the note to self from visitors', () => {
    const model = resolveSections('pages/index.json', [{ type: 'steps', note: 'secret', items: twoSteps }], '/')
    expect(JSON.stringify(model)).not.toContain('secret')
  })

  test('leaves hidden sections out', () => {
    const model = resolveSections('pages/index.json', [{ type: 'steps', hidden: true, items: twoSteps }], '/')
    expect(model?.sections.map(({ type }) => type)).toEqual(['hero'])
  })

  test('presets the service on a service page and the town on a town page', () => {
    const models = resolveSmallSite({
      'pages/services/floors.json': { sections: [{ type: 'hero', heading: 'A Heading' }, { type: 'quoteForm' }] },
      'pages/locations/towson-md.json': { sections: [{ type: 'hero', heading: 'A Heading' }, { type: 'quoteForm' }] },
    })
    expect([
      propsOf(models.get('/services/floors/'), 'quoteForm').presets,
      propsOf(models.get('/locations/towson-md/'), 'quoteForm').presets,
    ]).toEqual([{ service_type: 'Floor Care' }, { city: 'Towson' }])
  })

  test('puts the base of the host before every address of the site', () => {
    const models = resolveSmallSite(
      {
        'pages/index.json': {
          sections: [{ type: 'hero', heading: 'Hi', text: '[quote](/quote/) [out](https://a.example/)' }],
        },
      },
      { base: '/site/' },
    )
    expect(propsOf(models.get('/'), 'hero').text).toBe(
      '<a href="/site/quote/">quote</a> <a href="https://a.example/">out</a>',
    )
  })

  test('names breadcrumbs by the pages and links all but the last', () => {
    expect(resolveSmallSite().get('/locations/towson-md/')?.crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Locations', href: '/locations/' },
      { label: 'Towson, MD' },
    ])
  })

  test('names the first breadcrumb by the home page, in the language of the site', () => {
    const models = resolveSmallSite({ 'pages/index.json': { name: 'Accueil' } })
    expect(models.get('/quote/')?.crumbs[0]).toEqual({ label: 'Accueil', href: '/' })
  })

  test('names a breadcrumb by its segment where no page exists, without a link', () => {
    const models = resolveSmallSite({ 'pages/case-studies/school.json': { name: 'School' } })
    expect(models.get('/case-studies/school/')?.crumbs[1]).toEqual({ label: 'Case Studies' })
  })

  test('shows no breadcrumb on the home page', () => {
    expect(resolveSmallSite().get('/')?.crumbs).toEqual([])
  })

  test('lists every page on the page of all pages but itself and hidden ones', () => {
    const models = resolveSmallSite({
      'pages/sitemap.json': { sections: [{ type: 'hero', heading: 'All' }, { type: 'sitemapList' }] },
      'pages/404.json': { status: 'hidden' },
      'pages/thank-you.json': { status: 'hidden' },
    })
    const links = propsOf(models.get('/sitemap/'), 'sitemapList').groups.flatMap((group) => group.links)
    expect(links.map(({ href }) => href)).toEqual([
      '/',
      '/quote/',
      '/locations/',
      '/locations/towson-md/',
      '/services/',
      '/services/windows/',
      '/services/floors/',
    ])
  })

  test('puts the company on the map of a site that is about no town', () => {
    const source = { collection: 'locations', exclude: ['towson-md'] }
    const models = resolveSmallSite(
      {
        'pages/quote.json': {
          sections: [
            { type: 'hero', heading: 'Quote' },
            { type: 'map', mode: 'placeholder', source },
          ],
        },
      },
      { company: { ...smallConfig.company, latitude: 39.3, longitude: -76.6 } },
    )
    expect(propsOf(models.get('/quote/'), 'map').places).toEqual([
      { name: 'Brightwork', href: '/', current: true, latitude: 39.3, longitude: -76.6 },
    ])
  })

  test('names the state on a map only of towns that share their name', () => {
    const models = resolveSmallSite({
      'pages/index.json': {
        sections: [
          { type: 'hero', heading: 'Home' },
          { type: 'map', mode: 'placeholder' },
        ],
      },
      'pages/locations/centerville-oh.json': {
        name: 'Centerville, OH',
        location: { city: 'Centerville', state: 'OH' },
      },
      'pages/locations/centerville-in.json': {
        name: 'Centerville, IN',
        location: { city: 'Centerville', state: 'IN' },
      },
    })
    const { places } = propsOf(models.get('/'), 'map')
    expect(places.map(({ name }) => name)).toEqual(['Centerville, IN', 'Centerville, OH', 'Towson'])
  })

  test('leaves the addresses that a list of all pages excludes out of it', () => {
    const sections: Written = [{ type: 'sitemapList', exclude: ['/quote/', '/services/', '/services/floors/'] }]
    const { groups } = propsOf(resolveSections('pages/index.json', sections, '/'), 'sitemapList')
    expect(groups.flatMap((group) => group.links.map(({ href }) => href))).toEqual([
      '/locations/',
      '/locations/towson-md/',
      '/services/windows/',
    ])
  })
})

const twoSteps = [
  { title: 'One', text: 'First.' },
  { title: 'Two', text: 'Second.' },
]
