import { describe, expect, test } from 'vitest'
import { createCountyCheck } from '../../../../src/content/facts/town/createCountyCheck.ts'

const inCounty = (county: string) => ({ city: 'Hutto', county })
const fixes = (county: string, country = 'US') =>
  createCountyCheck([inCounty('Hays County'), inCounty('Hays County')], country)(inCounty(county)).map(({ fix }) => fix)

describe('src/content/facts/town/createCountyCheck', () => {
  test('finds an American "Country" instead of "County"', () => {
    expect(fixes('Williamson Country')).toEqual(['Write "Williamson County".'])
    expect(fixes('Hays Country')).toEqual(['Write "Hays County".'])
  })

  test('leaves other counties alone, and the Black Country', () => {
    expect(fixes('Williamson County')).toEqual([])
    expect(fixes('Black Country', 'GB')).toEqual([])
  })
})
