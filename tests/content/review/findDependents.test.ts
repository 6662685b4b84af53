import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { SeenByOthers } from '../../../src/content/resolve/seenByOthers.ts'
import { findDependents, type PageChange } from '../../../src/content/review/findDependents.ts'

const file = 'pages/locations/owings-mills-md.json'

const town = {
  name: 'Owings Mills, MD',
  title: 'Cleaning',
  description: 'Cleaning in Owings Mills.',
  location: {
    city: 'Owings Mills',
    state: 'MD',
    county: 'Baltimore County',
    zips: ['21117'],
    roads: ['the Inner Loop', 'I-795'],
  },
} satisfies Partial<Page>

const seen = (fields: Partial<Page>, ...anchors: string[]): SeenByOthers => [
  { ...town, ...fields },
  anchors.map((id) => [id] as const),
]

const others: Record<string, Partial<Page>> = {
  'pages/index.json': { name: 'Home' },
  'pages/locations/index.json': { name: 'Locations' },
}

/** Whether a page with this text is found. */
function isFound(change: Partial<PageChange>, text: string, page: Partial<Page> = {}): boolean {
  const other = 'pages/locations/other.json'
  const found = findDependents([{ file, before: undefined, after: undefined, ...change }], {
    unchanged: [...Object.keys(others), other],
    textOf: (name) => (name === other ? text : '{}'),
    fieldsOf: (name) => (name === other ? page : (others[name] ?? {})) as Page,
  })
  if (!found) throw new Error('All pages are found.')
  expect([...found].filter((name) => name !== other)).toEqual([])
  return found.has(other)
}

const manyRoads = Array.from({ length: 40 }, (_, number) => `Route ${number}`)

const added = { after: seen({}) }

describe('src/content/review/findDependents', () => {
  test.each([
    '{ "href": "/locations/owings-mills-md/#faq" }',
    '{ "body": "See [it](/locations/owings-mills-md)." }',
    '{ "source": { "collection": "locations", "only": ["owings-mills-md"] } }',
    '{ "body": "We clean in Owings Mills." }',
    '{ "body": "We clean in OWINGS MILLS." }',
    '{ "body": "We clean in Owings\\nMills." }',
    '{ "body": "- Towson\\nOwings Mills" }',
    '{ "body": "We clean in **Owings** Mills." }',
    '{ "body": "We clean in Owings Mlls." }',
    '{ "body": "Owigns Mills calls us." }',
    '{ "body": "Our Owiings Mills crew." }',
    '{ "body": "Offices of Owings Nills." }',
    '{ "id": "owings-mills-faq" }',
    '{ "body": "All of Baltimore County." }',
    '{ "body": "Near 21117." }',
    '{ "body": "Along the Inner Loop." }',
    '{ "body": "Along I-795." }',
    '{ "mentions": ["Owings Mills, MD"] }',
    '{ "body": "We clean in OwingsMills." }',
    '{ "src": "/images/owingsmills-office.jpg" }',
    '{ "body": "We clean in \u00d3wings Mills." }',
    '{ "body": "We clean in Ow\u00adings\u00a0Mills." }',
    '{ "body": "Along Interstate 795." }',
    '{ "body": "Along I795." }',
    '{ "body": "Post to MD21117." }',
    '{ "body": "We clean in Ow\\u0069ngs Mills." }',
    '{ "href": "\\/locations\\/owings\\u002dmills-md/" }',
  ])('finds a page that may depend on one that is new, and on one that is gone: %s', (text) => {
    expect(isFound(added, text)).toBe(true)
    expect(isFound({ before: seen({}) }, text)).toBe(true)
  })

  test.each([
    '{ "body": "We clean in Towson." }',
    '{ "body": "The mills of Owings." }',
    '{ "body": "We clean in Owings Millston." }',
    '{ "href": "/locations/towson-md/" }',
    '{ "body": "Baltimore is a county of its own." }',
    '{ "body": "Line\\nby\\tline, \\"quoted\\"." }',
  ])('leaves a page alone that does not: %s', (text) => {
    expect(isFound(added, text)).toBe(false)
  })

  test('leaves a page alone that has the same county, ZIP code or road itself, and none of the same city', () => {
    const { location } = town
    const text = JSON.stringify({ county: 'Baltimore County', zips: ['21117'], roads: ['I-795'] })
    expect(isFound(added, text, { location: { ...location, city: 'Pikesville' } })).toBe(false)
    expect(isFound(added, text, { location: { city: 'Towson', state: 'MD' } })).toBe(true)
    expect(isFound(added, '{ "city": "Owings Mills" }', { location })).toBe(true)
  })

  test.each<[string, Partial<Page>, Partial<Page>, string, boolean]>([
    ['another title', {}, { title: 'Office cleaning' }, 'Owings Mills /owings-mills-md/', false],
    ['another name', {}, { name: 'The Mills' }, '["The Mills"]', true],
    ['a name it had', { name: 'The Mills' }, {}, '["The Mills"]', true],
    ['another road', {}, { location: { ...town.location, roads: ['Reisterstown Road'] } }, 'Reisterstown Road', true],
    ['a draft', {}, { draft: true }, '/locations/owings-mills-md/', true],
    ['a draft', {}, { draft: true }, 'Owings Mills', false],
    ['no draft any more', { draft: true }, {}, '/locations/owings-mills-md/', true],
  ])('finds what a change of fields concerns: %s', (_, before, after, text, expected) => {
    expect(isFound({ before: seen(before), after: seen(after) }, text)).toBe(expected)
  })

  test('finds what links to a page whose anchors change', () => {
    const change = { before: seen({}, 'faq'), after: seen({}, 'questions') }
    expect(isFound(change, '{ "href": "/locations/owings-mills-md/#faq" }')).toBe(true)
    expect(isFound(change, '{ "body": "Owings Mills" }')).toBe(false)
  })

  test('finds what names a folder that is new or gone', () => {
    const text = '{ "source": { "collection": "areas" } }'
    expect(isFound({ ...added, file: 'pages/areas/elkton.json' }, text)).toBe(true)
    expect(isFound({ before: seen({}), file: 'pages/areas/elkton.json' }, text)).toBe(true)
    expect(isFound({ ...added, file: 'pages/locations/elkton.json' }, '{ "collection": "locations" }')).toBe(false)
  })

  test('finds nothing where no page is to others what it was not', () => {
    expect(isFound({ before: seen({}, 'faq'), after: seen({}, 'faq') }, 'Owings Mills /owings-mills-md/')).toBe(false)
  })

  test.each([
    ['the home page that is new', { after: seen({}), file: 'pages/index.json' }],
    ['a town without letters to look for', { after: seen({ location: { ...town.location, city: '東京' } }) }],
    ['a town of many roads', { after: seen({ location: { ...town.location, roads: manyRoads } }) }],
  ])('says that all pages may be meant: %s', (_, change) => {
    expect(() => isFound(change, '{}')).toThrow('All pages are found.')
  })
})
