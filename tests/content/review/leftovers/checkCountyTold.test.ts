import { describe, expect, test } from 'vitest'
import type { PageFields } from '../../../../src/content/model/pageNotes.ts'
import { checkCountyTold } from '../../../../src/content/review/leftovers/checkCountyTold.ts'
import { toldWith } from '../../../sites/siteFolder.ts'

/** Returns the counties that are reported in a text of a page about a town. */
const told = (city: string, county: string, value: string, mentions?: string[]) =>
  checkCountyTold(
    {
      page: {
        name: city,
        title: city,
        description: city,
        location: { city, county },
        ...(mentions && { mentions }),
      } as PageFields,
    },
    [{ path: ['text'], value, field: 'text', format: 'body', free: true }],
  ).map(({ span }) => value.slice(span?.start, span?.end))

describe('src/content/review/leftovers/checkCountyTold', () => {
  test.each([
    ['Bel Air', 'Harford County', 'Offices in Bel Air, Baltimore County, open early.', 'Baltimore County'],
    ['Bel Air', 'Harford County', '{city}, {state} is in Baltimore County.', 'Baltimore County'],
    ['Bel Air', 'Harford', 'Bel Air and the rest of Baltimore County call us.', 'Baltimore County'],
    ['Bel Air', 'Harford County', 'We know each lane here in Anne Arundel County.', 'Anne Arundel County'],
    ['Houma', 'Terrebonne Parish', 'Houma, LA, in Lafourche Parish', 'Lafourche Parish'],
    ['Zirndorf', 'Landkreis Fürth', 'Zirndorf liegt im Landkreis Ansbach.', 'Landkreis Ansbach'],
    ['Bromont', 'comté de Shefford', 'Bromont est dans le comté de Brome.', 'comté de Brome'],
    ['Ágreda', 'Soria', 'Vivimos en Ágreda, en la provincia de Teruel.', 'provincia de Teruel'],
  ])('tells another county of %s in %s: %j', (city, county, text, found) => {
    expect(told(city, county, text)).toEqual([found])
    expect(told(city, county, text, [found])).toEqual([])
    expect(told(city, found, text)).toEqual([])
  })

  test.each([
    'We also work across the line in Baltimore County.',
    'Bel Air in Harford County, and Baltimore County beyond the river.',
    'From Bel Air to Baltimore County it is ten minutes.',
    'Our second kiln stands in Cecil County.',
    'Bel Air and Baltimore County have different recycling days.',
    'The County Fair is in Bel Air in August.',
    'Bel Air, {county}, is where Baltimore County meets us.',
    'Baltimore County Public Library lends our tools in Bel Air.',
  ])('leaves %j alone', (text) => {
    expect(told('Bel Air', 'Harford County', text)).toEqual([])
  })

  test('tells it on a page that mentions the neighbour', () => {
    const hutto = 'pages/areas/hutto-tx.json'
    const changes = [
      [hutto, 'Black clay, first owners', 'Hutto, Travis County'],
      [hutto, '"sections": [', '"mentions": ["Austin"], "sections": ['],
    ] as const
    expect(toldWith('cooling', changes)).toContain(`${hutto}: leftover`)
    expect(toldWith('cooling', [[hutto, 'Black clay, first owners', 'Hutto, Travis County']])).toEqual([
      `${hutto}: leftover`,
    ])
  })
})
