import { describe, expect, test } from 'vitest'
import { isSamplePhone } from '../../../../src/content/facts/phone/isSamplePhone.ts'

describe('src/content/facts/phone/isSamplePhone', () => {
  test.each([
    ['US', '(410) 555-0142'],
    ['US', '+1 212 555 0199'],
    ['US', '(410) 555-0142 ext. 5'],
    ['US', '123-456-7890'],
    ['CA', '(514) 555-0100'],
    ['GB', '0113 496 0123'],
    ['GB', '+44 (0)113 496 0123'],
    ['GB', '+44 7700 900123'],
    ['GB', '020 7946 0018'],
    ['AU', '(03) 7010 1234'],
    ['DE', '030 23125 123'],
    ['FR', '+33 6 39 98 12 34'],
  ])('knows in %s the sample %s', (country, phone) => {
    expect(isSamplePhone(phone, country)).toBe(true)
  })

  test.each([
    ['US', '(410) 555-0242'],
    ['US', '(410) 555-01422'],
    ['GB', '0121 555 0142'],
    ['GB', '0113 396 0123'],
    ['GB', '(410) 555-0142'],
    ['AU', '02 5551 1234'],
    ['ES', '912 34 56 78'],
  ])('takes in %s the number %s for a real one', (country, phone) => {
    expect(isSamplePhone(phone, country)).toBe(false)
  })
})
