import { describe, expect, test } from 'vitest'
import { formatImpact, impactJson, impactMarkdown } from '../../../src/content/impact/formatImpact.ts'
import type { Impact } from '../../../src/content/impact/impact.ts'
import { tellImpact } from '../../../src/content/impact/tellImpact.ts'
import { type Changes, changeSite, columbia, predict, setField } from './shippedSite.ts'

const towson = 'pages/locations/towson-md.json'
const draftOfColumbia = Object.fromEntries(
  Object.entries(columbia).map(([file, text]) => [file, setField(['draft'], true)(text)]),
)

/** The lines below each heading of the story of a change. */
function tell(changes: Changes): Record<string, string[]> {
  const { chapters } = tellImpact(predict(changeSite(changes)))
  return Object.fromEntries(chapters.map(({ heading, lines }) => [heading, lines]))
}
const lines = (changes: Changes) => Object.values(tell(changes)).flat()

const empty: Impact = {
  before: 3,
  after: 3,
  added: [],
  removed: [],
  moved: [],
  redirects: [],
  cards: [],
  drafts: [],
  changed: [],
  changes: [],
  sitemap: { before: 3, after: 3, joins: [], leaves: [] },
  files: [],
  broken: [],
}
const page = (number: number) => ({ path: `/p${number}/`, name: `Page ${number}` })
const pages = (length: number) => Array.from({ length }, (_, number) => page(number))

describe('src/content/impact/tellImpact', () => {
  test('tells of a new town wherever it shows', () => {
    expect(tell(columbia)).toEqual({
      'New pages': ['Columbia, MD: /locations/columbia-md/ (pages/locations/columbia-md.json)'],
      'On all 28 pages': ['Menu "Locations": Columbia, MD joins', 'Footer column "Locations": Columbia, MD joins'],
      'On 5 pages: /services/commercial-office-cleaning/, /services/disinfection/, /services/floor-care/, /services/janitorial-services/ and /services/post-construction-cleaning/':
        ['Structured data, Service: area served: Columbia, MD joins'],
      'On / (Home)': ['Structured data, LocalBusiness: area served: Columbia, MD joins'],
      'On /locations/ (Locations)': [
        'Cards "Pick Your Town": Columbia, MD joins',
        'Map "Our Service Area": Columbia joins; Columbia gets no pin, as its "latitude" and "longitude" are missing',
      ],
      'On /sitemap/ (Sitemap)': ['List of all pages "All Pages", group "Locations": Columbia, MD joins'],
      'sitemap.xml and other files': ['sitemap.xml: 23 addresses before, 24 after; /locations/columbia-md/ joins'],
    })
  })

  test('tells where visitors of a page that goes are led, and of no address that is lost', () => {
    const impact = {
      ...empty,
      removed: [{ ...page(1), file: 'pages/p1.json', to: 'nothing' as const }],
      redirects: [{ from: '/p1/', to: '/' }],
    }
    const words = formatImpact(impact)
    expect(words).toContain('Visitors and search engines that know /p1/ are led on to /.')
    expect(words).not.toContain('find nothing there')
  })

  test('tells old and new words of a short text', () => {
    expect(lines({ [towson]: setField(['title'], 'Cleaning in {city}') })).toEqual([
      'Title: "Janitorial & Office Cleaning in Towson, MD | Marblestep" becomes "Cleaning in Towson"',
    ])
  })

  test('names the section and the field of a long text', () => {
    expect(lines({ [towson]: setField(['sections', 3, 'body'], 'Much shorter.') })).toEqual([
      'Running text "York Road, Joppa Road, Goucher Boulevard", text: changes',
    ])
  })

  test('names sections that come and go', () => {
    const band = { type: 'ctaBand', heading: 'Ready?', actions: [{ call: true }] }
    expect(lines({ [towson]: setField(['sections', 3], band) })).toEqual([
      'Call to action "Ready?": is new',
      'Running text "York Road, Joppa Road, Goucher Boulevard": goes',
    ])
  })

  test('says that sections stand in another order', () => {
    const swap = (text: string) => {
      const { sections } = JSON.parse(text) as { sections: unknown[] }
      return setField(['sections'], [...sections.slice(0, 2), sections[3], sections[2], sections[4]])(text)
    }
    expect(lines({ [towson]: swap })).toEqual(['Sections: their order changes'])
  })

  test('says that search engines are asked to leave a page out', () => {
    expect(lines({ [towson]: setField(['status'], 'placeholder') })).toEqual([
      'Search engines: are asked to leave it out from now on',
      'sitemap.xml: 23 addresses before, 22 after; /locations/towson-md/ leaves',
    ])
  })

  test('warns of addresses that disappear', () => {
    const { 'Addresses that disappear': lost } = tell({ 'pages/thank-you.json': undefined })
    expect(lost).toEqual([
      'Visitors and search engines that know this address find nothing there, unless a redirect leads them on.',
      '/thank-you/',
    ])
  })

  test('says what a draft will be', () => {
    expect(tell(draftOfColumbia)).toEqual({
      'Drafts, not on the site': [
        'Columbia, MD: pages/locations/columbia-md.json will be /locations/columbia-md/ once "draft": true is deleted; npm run dev shows it already.',
      ],
    })
  })

  test.each([
    [{}, 'Nothing that visitors or search engines see changes.'],
    [columbia, '1 new page, 27 other pages change. 27 pages before, 28 after.'],
    [{ 'pages/thank-you.json': undefined }, '1 page goes. 27 pages before, 26 after.'],
    [{ [towson]: setField(['title'], 'Cleaning') }, '1 page changes. The site has 27 pages.'],
    [
      { 'site.config.json': setField(['company', 'description'], 'We clean.') },
      'No page changes. The site has 27 pages.',
    ],
  ])('counts what changes', (changes: Changes, summary) => {
    expect(tellImpact(predict(changeSite(changes))).summary).toBe(summary)
  })

  test('cuts long lists of names, lines and groups', () => {
    const joins = pages(500).map(({ name }) => name)
    const list = { joins, notes: [], leaves: [], renamed: [], moved: [], changed: [], reordered: false }
    const changes = pages(500).map((each) => ({
      where: { part: 'footer', field: 'links' } as const,
      what: { kind: 'list', ...list } as const,
      pages: [each],
    }))
    const removed = pages(500).map((each) => ({ ...each, file: 'x', to: 'nothing' as const }))
    const story = tellImpact({ ...empty, removed, changed: pages(500), changes })
    expect(JSON.stringify(story).length).toBeLessThan(6000)
    expect(JSON.stringify(story)).toContain('and 488 more')
  })
})

describe('src/content/impact/formatImpact', () => {
  const nasty = {
    ...empty,
    added: [
      { ...page(1), name: '**@bob** <b> #7 [x](y)', file: 'f', from: 'nothing' as const, indexed: true, hidden: false },
    ],
  }

  test('shows headings and indented lines in a terminal', () => {
    expect(formatImpact({ ...empty, removed: [{ ...page(1), file: 'f', to: 'nothing' }] })).toBe(
      '1 page goes. The site has 3 pages.\n\nPages that go\n  Page 1: /p1/ (f is gone)\n\nAddresses that disappear\n' +
        '  Visitors and search engines that know this address find nothing there, unless a redirect leads them on.\n  /p1/\n',
    )
  })

  test('hands no control character of a page to the terminal', () => {
    expect(
      formatImpact({ ...empty, removed: [{ path: '/a/', name: '\u001b[2J', file: 'f', to: 'nothing' }] }),
    ).not.toContain('\u001b')
  })

  test('lets no text of a page format a comment or notify anyone', () => {
    expect(impactMarkdown(nasty)).toContain(
      '- &#42;&#42;@\u2060bob&#42;&#42; &#60;b&#62; &#35;\u20607 &#91;x&#93;(y): /p1/ (f)\n',
    )
  })

  test('gives programs a version and every field', () => {
    expect(JSON.parse(impactJson(empty))).toEqual({ version: 1, ...empty })
  })
})
