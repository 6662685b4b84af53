import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import { findLeftFacts } from '../../../src/content/facts/findLeftFacts.ts'
import type { SitePage } from '../../../src/content/model/siteModel.ts'

type Location = NonNullable<Page['location']>

const towson: Location = {
  city: 'Towson',
  state: 'MD',
  county: 'Baltimore County',
  zips: ['21204', '21286'],
  roads: ['York Road', 'Joppa Road'],
  latitude: 39.4015,
  longitude: -76.6019,
  minutes: 20,
}
const columbia: Location = {
  city: 'Columbia',
  state: 'MD',
  county: 'Howard County',
  zips: ['21044'],
  roads: ['Little Patuxent Parkway'],
  latitude: 39.2037,
  longitude: -76.861,
}

const page = (location: Location, more: Partial<Page> = {}): SitePage => ({
  file: `pages/locations/${location.city.toLowerCase()}-md.json`,
  path: `/locations/${location.city.toLowerCase()}-md/`,
  page: { name: location.city, title: location.city, description: location.city, location, ...more },
  notes: { words: [], anchors: [] },
  sections: [],
})

/** Returns what is found in the block of Columbia beside that of Towson. */
const found = (location: Location, more: Partial<Page> = {}) => [
  ...findLeftFacts([page(towson, { order: 20 }), page(location, more)], 'US').values(),
]

describe('src/content/facts/findLeftFacts', () => {
  test.each<[string, Location]>([
    ['a block of its own', columbia],
    ['the same county', { ...columbia, county: 'Baltimore County' }],
    ['one road through both', { ...columbia, roads: ['York Road'] }],
    ['some of its roads', { ...columbia, roads: ['York Road', 'Goucher Boulevard'] }],
    ['a ZIP code that a neighbour shares', { ...columbia, zips: ['21204'], latitude: 39.421, longitude: -76.62 }],
    ['nothing but its name', { city: 'Columbia' }],
    [
      'the county, the minutes and a road of a neighbour',
      { ...columbia, county: 'Baltimore County', minutes: 20, roads: ['York Road', 'Falls Road'] },
    ],
    ['the same town', towson],
  ])('finds nothing in %s', (_, location) => {
    expect(found(location)).toEqual([])
  })

  test.each<[string, Location, string]>([
    [
      'pin',
      { ...columbia, latitude: 39.4015, longitude: -76.6019 },
      'The pin of this block is also that of Towson, MD.',
    ],
    [
      'pin, a few meters away',
      { ...columbia, latitude: 39.4016, longitude: -76.602 },
      'The pin of this block is also that of Towson, MD.',
    ],
    [
      'ZIP code',
      { ...columbia, zips: ['21044', '21286'] },
      'The ZIP code "21286" of this block is also that of Towson, MD.',
    ],
    [
      'ZIP code, without a pin',
      { city: 'Columbia', state: 'MD', zips: ['21204'] },
      'The ZIP code "21204" of this block is also that of Towson, MD.',
    ],
    [
      'ZIP codes',
      { ...columbia, zips: ['21204', '21286'] },
      'The ZIP codes of this block are also those of Towson, MD.',
    ],
    [
      'roads',
      { ...columbia, roads: ['York Road', 'Joppa Road'] },
      'The roads of this block are also those of Towson, MD.',
    ],
  ])('warns of a %s', (_, location, message) => {
    expect(found(location)).toMatchObject([{ severity: 'warning', message }])
  })

  test('tells of a code behind those of a town at that town, if it is the first of another one', () => {
    const added = page({ city: 'Bowie', state: 'MD', zips: ['20715', '21044'] })
    expect([...findLeftFacts([added, page({ ...columbia, zips: ['21044', '21045'] })], 'US')]).toMatchObject([
      [added, { message: 'The ZIP code "21044" of this block is also that of Columbia, MD.' }],
    ])
  })

  test('says of one shared pin that the other one may be wrong', () => {
    expect(found({ ...columbia, latitude: 39.4015, longitude: -76.6019 })).toMatchObject([
      { fix: expect.stringContaining('Then mend that of Towson in pages/locations/towson-md.json.') },
    ])
  })

  test('refuses a block of which only the city was changed, and names what else to look at', () => {
    const [mistake] = found({ ...towson, city: 'Columbia' }, { order: 20 })
    expect(mistake).toMatchObject({
      severity: 'error',
      message: 'The pin, ZIP codes and roads of this block are also those of Towson, MD.',
      fix: expect.stringContaining('Look at "county", "order" and "minutes" too: they are the same.'),
      elsewhere: { file: 'pages/locations/towson-md.json' },
    })
  })

  test('points at each fact that is the same', () => {
    const [mistake] = found({ ...towson, city: 'Columbia' }, { order: 20 })
    expect([mistake, ...(mistake?.more ?? [])].map((place) => place?.path.join('.'))).toEqual([
      'location.latitude',
      'location.zips.0',
      'location.zips.1',
      'location.roads.0',
      'location.roads.1',
      'location.county',
      'order',
      'location.minutes',
    ])
  })

  test.each<[string, Location, Partial<Page>]>([
    ['county and order', { ...columbia, county: 'Baltimore County' }, { order: 20 }],
    ['order and minutes', { ...columbia, minutes: 20 }, { order: 20 }],
    ['roads in another order', { ...columbia, roads: ['Joppa Road', 'York Road'] }, {}],
  ])('warns of the same %s', (_, location, more) => {
    expect(found(location, more)).toMatchObject([{ severity: 'warning' }])
  })

  test('takes a place in lists that many towns have for none of theirs', () => {
    const towns = ['Essex', 'Laurel', 'Bowie'].map((city) =>
      page({ city, state: 'MD', county: 'Howard County' }, { order: 20 }),
    )
    expect(findLeftFacts(towns, 'US').size).toBe(0)
  })

  test('only warns while the page is a draft', () => {
    expect(found({ ...towson, city: 'Columbia' }, { draft: true })).toMatchObject([{ severity: 'warning' }])
  })

  test('lets a page share facts with a town that it mentions', () => {
    expect(found({ ...towson, city: 'Columbia' }, { mentions: ['Towson'] })).toEqual([])
  })

  test('tells of the town that shares most', () => {
    const others = [page(towson), page(columbia)]
    const copy = page({ ...columbia, city: 'Laurel', zips: ['21204', '21044'] })
    expect(findLeftFacts([...others, copy], 'US').get(copy)?.message).toMatch(/Columbia, MD\.$/)
  })

  test('looks at two hundred towns with one ZIP code', () => {
    const towns = Array.from({ length: 200 }, (_, at) => page({ city: `Town ${at}`, state: 'MD', zips: ['21204'] }))
    expect(findLeftFacts(towns, 'US').size).toBe(199)
  })
})
