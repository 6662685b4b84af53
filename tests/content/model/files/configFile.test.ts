import { describe, expect, test } from 'vitest'
import { countryInValue } from '../../../../src/content/model/files/configFile.ts'

describe('src/content/model/files/configFile.ts', () => {
  const branches = { leeds: { address: { city: 'Leeds', country: 'GB' } } }

  test.each([
    [{ address: { city: 'Towson' }, branches }, 'US'],
    [{ address: { city: 'Leeds', country: 'GB' } }, 'GB'],
    [{ address: {}, branches }, 'GB'],
    [{ address: true, branches }, 'GB'],
    [{ branches }, 'GB'],
    [{}, 'US'],
  ])('of a company %j it takes the country %s', (company, country) => {
    expect(countryInValue({ company })).toBe(country)
  })
})
