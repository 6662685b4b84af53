import { describe, expect, test } from 'vitest'
import { checkPostcodes } from '../../../src/content/facts/checkPostcodes.ts'

const found = (country: string, code: string, isAddress: boolean) =>
  checkPostcodes([{ code, path: [] }], { country, city: 'Town', isAddress }).map(({ message }) => message)

describe('src/content/facts/checkPostcodes', () => {
  test.each([
    ['NL', '1012', '1012 AB'],
    ['PT', '1000', '1000-205'],
    ['BR', '01310', '01310-100'],
    ['GB', 'LS1', 'LS1 4AP'],
    ['CA', 'M5V', 'M5V 2T6'],
  ])('asks an address of %s for more than %s, which tells a town', (country, part, whole) => {
    expect(found(country, part, true)).toEqual([`"${part}" is the first part of a postal code.`])
    expect(found(country, part, false)).toEqual([])
    expect(found(country, whole, true)).toEqual([])
  })
})
