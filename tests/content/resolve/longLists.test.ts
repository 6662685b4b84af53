import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { PageModel } from '../../../src/content/model/pageModel.ts'
import { stopsOf } from '../../../src/content/resolve/pagedList.ts'
import { propsOf, resolveSmallSite, smallConfig } from '../smallSite.ts'

const hero = { type: 'hero', heading: 'A Heading' } as const

/** Returns towns on a line from west to east through Maryland, a thousandth of a degree apart, in 120 counties. */
function towns(count: number): Record<string, Partial<Page>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const number = String(index + 1).padStart(4, '0')
      const location = { city: `T${number}`, state: 'MD', county: `County ${index % 120}` }
      const place = { latitude: 39, longitude: -79 + index / 1000 }
      return [`pages/locations/t${number}.json`, { name: `Town ${number}`, location: { ...location, ...place } }]
    }),
  )
}

function siteWith(count: number, changes: Record<string, Partial<Page>> = {}): Map<string, PageModel> {
  const pages: Record<string, Partial<Page>> = {
    'pages/locations/index.json': {
      name: 'Locations',
      title: 'Towns We Serve | Brightwork',
      sections: [hero, { type: 'cardGrid', source: { collection: 'locations' } }, { type: 'map', mode: 'placeholder' }],
    },
    'pages/sitemap.json': { name: 'All Pages', sections: [hero, { type: 'sitemapList' }] },
    'pages/index.json': { name: 'Home', sections: [hero, { type: 'cardGrid', source: { collection: 'locations' } }] },
  }
  const columns = [{ heading: 'Towns', source: { collection: 'locations' } }]
  return resolveSmallSite(
    { ...pages, ...towns(count), ...changes },
    { header: { ...smallConfig.header, links: ['/locations/'] }, footer: { ...smallConfig.footer, columns } },
  )
}

describe('src/content/resolve, a site with many towns', () => {
  const few = siteWith(11)
  const many = siteWith(300)
  const index = (number: number) => many.get(number === 1 ? '/locations/' : `/locations/page/${number}/`)

  test('makes no page grow with their number', () => {
    const longestOf = (site: Map<string, PageModel>) =>
      Math.max(...[...site.values()].map((model) => JSON.stringify(model).length))
    expect(longestOf(siteWith(900)) - longestOf(many)).toBeLessThan(1000)
  })

  test('shares the pages on which a list goes on with the picture of the first', () => {
    const image = (path: string) => many.get(path)?.head.socialImage
    expect(image('/sitemap/page/2/')).toEqual(image('/sitemap/'))
    expect(image('/sitemap/')?.url).toBe('https://www.example.com/sitemap/og.png')
  })

  test('lists twelve of them in the footer, then a link to all', () => {
    const links = many.get('/')?.footer.columns[0]?.links ?? []
    expect([links.length, links[0]?.label, links.at(-1)]).toEqual([
      13,
      'Town 0001',
      { label: 'All Locations', href: '/locations/' },
    ])
  })

  test('lists all in the footer while there are no more than twelve', () => {
    expect(few.get('/')?.footer.columns[0]?.links.length).toBe(12)
    expect(few.get('/')?.footer.columns[0]?.links.map(({ label }) => label)).not.toContain('All Locations')
  })

  test('lists twelve of them in the menu, then a link to all', () => {
    expect(
      many
        .get('/')
        ?.header.links[0]?.children.map(({ label }) => label)
        .slice(-2),
    ).toEqual(['Town 0012', 'All Locations'])
  })

  test('has the same header and footer on every page', () => {
    expect(new Set([...many.values()].map(({ header, footer }) => JSON.stringify([header, footer]))).size).toBe(1)
  })

  test('spreads the cards of the index over pages of 36', () => {
    const cards = Array.from({ length: 9 }, (_, page) => propsOf(index(page + 1), 'cardGrid').items)
    expect(cards.map((items) => items.length)).toEqual([36, 36, 36, 36, 36, 36, 36, 36, 13])
    expect(new Set(cards.flat().map(({ title }) => title)).size).toBe(301)
    expect(index(10)).toBeUndefined()
  })

  test('keeps the other sections of the index on its first page', () => {
    expect(index(1)?.sections.map(({ type }) => type)).toEqual(['hero', 'cardGrid', 'linkList', 'map'])
    expect(index(2)?.sections.map(({ type }) => type)).toEqual(['hero', 'cardGrid', 'linkList'])
  })

  test('gives each of them a title, a description, a heading and an address of its own', () => {
    const { head, sections } = index(2) as PageModel
    expect([
      head.title,
      head.description,
      head.canonical,
      sections.map(({ props }) => ('heading' in props ? props.heading : undefined))[0],
    ]).toEqual([
      'Towns We Serve – Page 2 | Brightwork',
      'Page 2. Locations description',
      'https://www.example.com/locations/page/2/',
      'A Heading – Page 2',
    ])
  })

  test('shows the way to them in the breadcrumb', () => {
    expect(index(2)?.crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Locations', href: '/locations/' },
      { label: 'Page 2' },
    ])
  })

  test('leads from each of them to its neighbours and to others by the town they begin with', () => {
    const { heading, links } = propsOf(index(4), 'linkList')
    expect(heading).toBe('Page 4 of 9')
    expect(links.slice(0, 3)).toEqual([
      { label: 'Previous page', href: '/locations/page/3/' },
      { label: 'Next page', href: '/locations/page/5/' },
      { label: 'From Town 0001', href: '/locations/' },
    ])
  })

  test('leads to every one of them from the first in a few clicks', () => {
    const count = 1400
    let reached = new Set([1])
    for (let click = 0; click < 5; click++)
      reached = new Set([...reached].flatMap((page) => [page, page - 1, page + 1, ...stopsOf(count, page)]))
    expect(Array.from({ length: count }, (_, page) => page + 1).filter((page) => !reached.has(page))).toEqual([])
    expect(Math.max(...Array.from({ length: count }, (_, page) => stopsOf(count, page + 1).length))).toBeLessThan(33)
  })

  test('calls none of them a page about a town', () => {
    expect(index(2)?.head.structuredData).not.toContain('"Service"')
  })

  test('shows twelve of them elsewhere, with a link to all', () => {
    const { items, more } = propsOf(many.get('/'), 'cardGrid')
    expect([items.length, more]).toEqual([12, { label: 'All Locations', href: '/locations/' }])
  })

  test('lists as many as a page file asks for', () => {
    const source = { collection: 'locations', limit: 100 }
    const site = siteWith(300, { 'pages/index.json': { sections: [hero, { type: 'cardGrid', source }] } })
    expect(propsOf(site.get('/'), 'cardGrid').items.length).toBe(100)
  })

  test('lists the pages that an index names on its first page, in the order written there', () => {
    const only = Array.from({ length: 40 }, (_, at) => `t${String(300 - at).padStart(4, '0')}`)
    const section: Page['sections'][number] = { type: 'cardGrid', source: { collection: 'locations', only } }
    const site = siteWith(300, { 'pages/locations/index.json': { sections: [hero, section] } })
    const titles = propsOf(site.get('/locations/'), 'cardGrid').items.map(({ title }) => title)
    expect(titles).toEqual(only.map((stem) => `Town ${stem.slice(1)}`))
    expect(site.has('/locations/page/2/')).toBe(false)
  })

  test('lists all pages over several, and no part of a list', () => {
    const parts = ['/sitemap/', '/sitemap/page/2/'].map((path) => propsOf(many.get(path), 'sitemapList').groups)
    const hrefs = parts.flat().flatMap(({ links }) => links.map(({ href }) => href))
    expect([hrefs.length, new Set(hrefs).size]).toEqual([307, 307])
    expect(hrefs.filter((href) => href.includes('/page/'))).toEqual([])
    expect(many.has('/sitemap/page/3/')).toBe(false)
  })

  test('lists the nearest first where a section asks for it', () => {
    const source = { collection: 'locations', near: true, limit: 3 }
    const sections: Page['sections'] = [hero, { type: 'linkList', source }]
    const town = towns(300)['pages/locations/t0150.json']
    const site = siteWith(300, { 'pages/locations/t0150.json': { ...town, sections } })
    const names = propsOf(site.get('/locations/t0150/'), 'linkList').links.map(({ label }) => label)
    expect(names.slice(0, 2).sort()).toEqual(['Town 0149', 'Town 0151'])
    expect(names.length).toBe(3)
  })

  test('lists the first where a page says no place to be near to', () => {
    const source = { collection: 'locations', near: true, limit: 2 }
    const site = siteWith(300, { 'pages/index.json': { sections: [hero, { type: 'linkList', source }] } })
    expect(propsOf(site.get('/'), 'linkList').links.map(({ label }) => label)).toEqual(['Town 0001', 'Town 0002'])
  })

  test('pins no more than 24 on the map', () => {
    expect(propsOf(index(1), 'map').places.length).toBe(24)
  })

  test('pins a town and those around it on its own map where the nearest are asked for', () => {
    const pinned = (more: Partial<Page>) => {
      const town = towns(300)['pages/locations/t0150.json']
      const source = { collection: 'locations', near: true }
      const map: Page['sections'][number] = { type: 'map', mode: 'placeholder', source }
      const site = siteWith(300, { 'pages/locations/t0150.json': { ...town, sections: [hero, map], ...more } })
      return propsOf(site.get('/locations/t0150/'), 'map').places
    }
    const names = Array.from({ length: 24 }, (_, at) => `T0${at + 138}`)
    expect(
      pinned({})
        .filter(({ current }) => current)
        .map(({ name }) => name),
    ).toEqual(['T0150'])
    expect(
      pinned({})
        .map(({ name }) => name)
        .filter((name) => names.includes(name)).length,
    ).toBeGreaterThan(22)
    expect(pinned({}).length).toBe(24)
    expect(pinned({ status: 'hidden' }).filter(({ current }) => current)).toEqual([])
  })

  test('lists those without a pin last where the nearest are asked for', () => {
    const near = { collection: 'locations', near: true, limit: 5 }
    const site = resolveSmallSite({
      ...Object.fromEntries(['a', 'b', 'c'].map((city) => [`pages/locations/${city}.json`, { name: city }])),
      ...towns(3),
      'pages/locations/t0002.json': {
        ...towns(3)['pages/locations/t0002.json'],
        sections: [hero, { type: 'linkList', source: near }],
      },
    })
    const labels = propsOf(site.get('/locations/t0002/'), 'linkList').links.map(({ label }) => label)
    expect([labels.slice(0, 2).sort(), labels.slice(2)]).toEqual([
      ['Town 0001', 'Town 0003'],
      ['a', 'b', 'c'],
    ])
  })

  test('pins the first of the folder where a map asks for more', () => {
    const map: Page['sections'][number] = {
      type: 'map',
      mode: 'placeholder',
      source: { collection: 'locations', limit: 30 },
    }
    const town = towns(300)['pages/locations/t0150.json']
    const site = siteWith(300, { 'pages/locations/t0150.json': { ...town, sections: [hero, map] } })
    const cities = propsOf(site.get('/locations/t0150/'), 'map').places.map(({ name }) => name)
    expect(cities).toEqual(Array.from({ length: 30 }, (_, at) => `T${String(at + 1).padStart(4, '0')}`))
  })

  test('tells search engines of no town that a page does not list', () => {
    expect(many.get('/')?.head.structuredData).not.toContain('areaServed')
  })

  test('refuses a page file at the address where a list goes on', () => {
    const page = (name: string, sections: Page['sections']) =>
      JSON.stringify({ name, title: name, description: name, sections })
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`pages/locations/t${at}.json`, page(`T${at}`, [hero])]),
    )
    const { problems } = compileSite({
      sources: {
        ...files,
        'site.config.json': JSON.stringify(smallConfig),
        'pages/index.json': page('Home', [hero]),
        'pages/quote.json': page('Quote', [hero]),
        'pages/services/index.json': page('Services', [hero]),
        'pages/locations/index.json': page('Towns', [hero, { type: 'cardGrid', source: { collection: 'locations' } }]),
        'pages/locations/page/2.json': page('Two', [hero]),
      },
    })
    expect(problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => [file, message])).toEqual(
      [
        [
          'pages/locations/page/2.json',
          "The list of pages/locations/index.json is long and goes on at /locations/page/2/, which is this page's address too.",
        ],
      ],
    )
  })
})
