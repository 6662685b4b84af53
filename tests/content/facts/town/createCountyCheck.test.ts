import { describe, expect, test } from 'vitest'
import { createCountyCheck } from '../../../../src/content/facts/town/createCountyCheck.ts'

const inCounty = (county: string, city = 'Hutto') => ({ city, county })
const fixes = (county: string, country = 'US') =>
  createCountyCheck(
    // A page for each of two services in Hutto.
    [inCounty('Hays County', 'Buda'), inCounty('Hays County', 'Kyle'), inCounty(county), inCounty(county)],
    country,
  )(inCounty(county)).map(({ fix }) => fix)

describe('src/content/facts/town/createCountyCheck', () => {
  test('finds an American "Country" instead of "County"', () => {
    expect(fixes('Williamson Country')).toEqual(['Write "Williamson County".'])
    expect(fixes('Hays Country')).toEqual(['Write "Hays County".'])
  })

  test('finds a misspelt county of all pages about a town', () => {
    expect(fixes('Hayes County')).toEqual([])
    expect(fixes('Hays Conuty')).toEqual(['Write "Hays County".'])
  })

  test('leaves other counties alone, and the Black Country', () => {
    expect(fixes('Williamson County')).toEqual([])
    expect(fixes('Black Country', 'GB')).toEqual([])
  })
})
