import { describe, expect, test } from 'vitest'
import { formatImpact } from '../../../src/content/impact/formatImpact.ts'
import type { Impact, ListChange, What, Where } from '../../../src/content/impact/impact.ts'
import { tellImpact } from '../../../src/content/impact/tellImpact.ts'
import { empty, page, pages } from './impactOfNothing.ts'
import { type Changes, changeSite, columbia, predict, setField } from './shippedSite.ts'

const towson = 'pages/locations/towson-md.json'
const draftOfColumbia = Object.fromEntries(
  Object.entries(columbia).map(([file, text]) => [file, setField(['draft'], true)(text)]),
)

/** Returns the lines below each heading of the report on a change. */
function tell(changes: Changes): Record<string, string[]> {
  const { chapters } = tellImpact(predict(changeSite(changes)))
  return Object.fromEntries(chapters.map(({ heading, lines }) => [heading, lines]))
}
const lines = (changes: Changes) => Object.values(tell(changes)).flat()

describe('src/content/impact/tellImpact', () => {
  test('tells of a new town wherever it shows', () => {
    expect(tell(columbia)).toEqual({
      'New pages': ['Columbia, MD: /locations/columbia-md/ (pages/locations/columbia-md.json)'],
      'On all 28 pages': ['Menu "Locations": Columbia, MD joins', 'Footer column "Locations": Columbia, MD joins'],
      'On 5 pages: /services/commercial-office-cleaning/, /services/disinfection/, /services/floor-care/, /services/janitorial-services/ and /services/post-construction-cleaning/':
        ['Structured data, Service: area served: Columbia, MD joins'],
      'On / (Home)': [
        'Structured data, LocalBusiness: area served: Columbia, MD joins',
        'Call to action "Serving Baltimore and Surrounding Areas": Columbia joins',
      ],
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

  test('tells of each page what becomes of it', () => {
    const added = { file: 'pages/n.json', from: 'nothing', indexed: true, hidden: false } as const
    const story = tellImpact({
      ...empty,
      before: 5,
      after: 6,
      broken: [{ file: 'pages/x.json', line: 7, column: 1, message: 'No page.', fix: 'Write one.' }],
      added: [
        { ...page(1), ...added, from: 'draft' },
        { ...page(2), ...added, indexed: false, hidden: true },
      ],
      moved: [{ from: { path: '/old/', name: 'Old' }, to: page(3) }],
      removed: [
        { ...page(4), file: 'pages/p4.json', to: 'draft' },
        { ...page(5), file: 'pages/p5.json', to: 'nothing' },
      ],
      redirects: [{ from: '/p4/', to: '/' }],
      changed: [page(6)],
    })
    expect(story.summary).toBe(
      '2 new pages, 2 pages go, 1 page gets a new address, 1 other page changes. 5 pages before, 6 after.',
    )
    expect(story.chapters.map(({ heading, lines }) => [heading, ...lines])).toEqual([
      ['Links that would break, to be mended before the site is built', 'pages/x.json:7: No page. Write one.'],
      [
        'New pages',
        'Page 1: /p1/ (pages/n.json; no draft any more)',
        'Page 2: /p2/ (pages/n.json; hidden: no list shows it; search engines are asked to leave it out)',
      ],
      ['A page with a new address', 'Page 3: /old/ becomes /p3/'],
      ['Pages that go', 'Page 4: /p4/ (pages/p4.json is a draft now)', 'Page 5: /p5/ (pages/p5.json is gone)'],
      [
        'Addresses that disappear',
        'Visitors and search engines that know /p4/ are led on to /.',
        'Visitors and search engines that know these addresses find nothing there, unless a redirect leads them on.',
        '/p5/',
        '/old/',
      ],
    ])
  })

  const list: ListChange = {
    ...{ kind: 'list', joins: [], notes: [], leaves: [], renamed: [], moved: [], changed: [], reordered: false },
  }
  const title: Where = { part: 'head', field: 'title' }
  const text: Where = { part: 'section', field: 'text', type: 'faq' }
  const value = (from?: string, to?: string): What => ({
    kind: 'value',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })
  test.each<[Where, What, string]>([
    [title, value('', 'New'), 'Title: "New" is new'],
    [title, value('Old', ''), 'Title: "Old" goes'],
    [title, value(undefined, 'New'), 'Title: changes'],
    [title, value('Old', undefined), 'Title: changes'],
    [title, value('a & b', 'c'.repeat(70)), `Title: "a & b" becomes "${'c'.repeat(70)}"`],
    [title, value('a', 'c'.repeat(71)), 'Title: changes'],
    [title, value('a <b>', 'c'), 'Title: changes'],
    [text, value('a &amp; b', 'c'), expect.stringMatching(/: changes$/)],
    [
      { part: 'facts', field: 'name', title: 'Service' },
      value('[1]', '{"a":1}'),
      'Structured data, Service: name: changes',
    ],
    [
      { part: 'facts', field: 'name', title: 'Service' },
      value('a', 'b [c]'),
      'Structured data, Service: name: "a" becomes "b [c]"',
    ],
    [{ part: 'head', field: 'indexed' }, value('no', 'yes'), 'Search engines: may keep it from now on'],
    [{ part: 'head', field: 'indexed' }, value(), 'Search engines: may keep it, or not any more'],
    [{ part: 'head', field: 'indexed' }, { kind: 'appears' }, 'Search engines: may keep it, or not any more'],
  ])('says of %j, %j: %s', (where, what, line) => {
    const changes = [{ where, what, pages: [page(1)] }]
    const [chapter] = tellImpact({ ...empty, changed: [page(1)], changes }).chapters
    expect(chapter).toEqual({ heading: 'On /p1/ (Page 1)', lines: [line] })
  })

  test.each<[Partial<ListChange>, string]>([
    [{ joins: ['Why?'], leaves: ['How', 'When'] }, '"Why?" joins; How and When leave'],
    [{ renamed: [{ from: 'A', to: 'B; C' }] }, 'A becomes "B; C"'],
    [{ moved: [{ label: 'A. B', to: '/c/' }], reordered: true }, '"A. B" leads to /c/; the order changes'],
    [{ changed: ['x'.repeat(30), 'y'.repeat(31)] }, `${'x'.repeat(30)} and "${'y'.repeat(31)}" change`],
    [{ joins: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'a, b, c, d, e and 2 more join'],
  ])('says of the list %j: %s', (change, words) => {
    const where: Where = { part: 'footer', field: 'links' }
    const changes = [{ where, what: { ...list, ...change }, pages: [page(1)] }]
    expect(tellImpact({ ...empty, changes }).chapters[0]?.lines).toEqual([`Last row of the footer: ${words}`])
  })

  test('gathers changes by the pages they happen on, the widest first', () => {
    const change = (field: string, numbers: number[]) => ({
      where: { part: 'head', field } as const,
      what: { kind: 'value' } as const,
      pages: numbers.map(page),
    })
    const changes = [change('icons', [1]), change('title', [1, 2, 3]), change('language', [1, 2]), change('look', [1])]
    const { chapters } = tellImpact({ ...empty, changed: [1, 2, 3].map(page), changes })
    expect(chapters.map(({ heading, lines }) => [heading, lines.length])).toEqual([
      ['On all 3 pages', 1],
      ['On 2 pages: /p1/ and /p2/', 1],
      ['On /p1/ (Page 1)', 2],
    ])
  })

  test('tells of the files beside the pages', () => {
    const files = (change: Partial<Impact>) => tellImpact({ ...empty, ...change }).chapters[0]?.lines
    expect(files({ sitemap: { before: 3, after: 3, joins: ['/a/', '/b/'], leaves: ['/c/', '/d/'] } })).toEqual([
      'sitemap.xml: still 3 addresses; /a/ and /b/ join; /c/ and /d/ leave',
    ])
    expect(files({ files: ['sitemap.xml', 'robots.txt'], cards: ['/a/og.png', '/b/og.png'] })).toEqual([
      'sitemap.xml: all addresses change',
      'robots.txt changes',
      'Pictures that show when a page is shared: /a/og.png and /b/og.png change',
    ])
    expect(files({ cards: ['/a/og.png'] })).toEqual(['Pictures that show when a page is shared: /a/og.png changes'])
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
      return setField(['sections'], [...sections.slice(0, 2), sections[3], sections[2], ...sections.slice(4)])(text)
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
