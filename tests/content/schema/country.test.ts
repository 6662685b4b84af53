import { describe, expect, test } from 'vitest'
import { languageOf, townLine, townName } from '../../../src/content/schema/country.ts'
import { leedsConfig } from '../leedsSite.ts'

describe('src/content/schema/country', () => {
  test.each([
    ['Baltimore, MD 21207', { city: 'Baltimore', state: 'MD', zip: '21207' }],
    ['Toronto, ON M5V 2T6', { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' }],
    ['Leeds LS1 5HN', { city: 'Leeds', zip: 'LS1 5HN', country: 'GB' }],
    ['10115 Berlin', { city: 'Berlin', zip: '10115', country: 'DE' }],
    ['Dubai', { city: 'Dubai', country: 'AE' }],
  ])('writes the line %s', (line, address) => {
    expect(townLine({ street: '1 Main Street', ...address })).toBe(line)
  })

  test.each([
    ['Towson, MD', { city: 'Towson', state: 'MD' }],
    ['Leeds', { city: 'Leeds' }],
  ])('calls a town %s', (name, town) => {
    expect(townName(town)).toBe(name)
  })

  test.each([
    ['en-US', {}],
    ['en-GB', { country: 'GB' }],
    ['en-GB', { country: 'UK' }],
  ])('takes pages for %s where %j is all that is said', (language, country) => {
    const { country: _, ...address } = leedsConfig.company.address
    const company = { ...leedsConfig.company, address: { ...address, ...country } }
    expect(languageOf({ ...leedsConfig, company })).toBe(language)
  })

  test('lets the configuration name the language', () => {
    expect(languageOf({ ...leedsConfig, language: 'cy' })).toBe('cy')
  })
})
