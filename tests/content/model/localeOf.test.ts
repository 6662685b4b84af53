import { describe, expect, test } from 'vitest'
import { localeOf } from '../../../src/content/model/localeOf.ts'
import { smallConfig } from '../smallSite.ts'

const localeIn = (language: string, country: string) => {
  const { company } = smallConfig
  return localeOf({ ...smallConfig, language, company: { ...company, address: { ...company.address, country } } })
}

describe('src/content/model/localeOf', () => {
  test.each([
    ['es', 'US', 'es-US'],
    ['en', 'GB', 'en-GB'],
    ['fr', 'CA', 'fr-CA'],
    ['zh-Hans', 'SG', 'zh-Hans-SG'],
    ['es-MX', 'US', 'es-MX'],
  ])('%s of a company in %s is written as %s', (language, country, locale) => {
    expect(localeIn(language, country)).toBe(locale)
  })

  test('a tag that is none is written in English', () => {
    expect(localeIn('no language', 'US')).toBe('en')
  })

  test('an amount on a Spanish page of an American company is written as Americans write it', () => {
    const dollars = new Intl.NumberFormat(localeIn('es', 'US'), { style: 'currency', currency: 'USD' }).format(189)
    expect(dollars).toBe('$189.00')
  })
})
