import { describe, expect, test } from 'vitest'
import { telHref } from '../../../src/content/resolve/company.ts'

describe('telHref', () => {
  test.each([
    ['(410) 555-0142', 'US', 'tel:+14105550142'],
    ['1 410 555 0142', 'US', 'tel:+14105550142'],
    ['+1 410.555.0142', 'US', 'tel:+14105550142'],
    ['(410) 555-0142 ext. 4', 'US', 'tel:+14105550142;ext=4'],
    ['410-555-0142 x12', 'CA', 'tel:+14105550142;ext=12'],
    ['+44 (0)113 496 0123', 'GB', 'tel:+441134960123'],
    ['0113 496 0123', 'GB', 'tel:01134960123'],
    ['01539 12345', 'GB', 'tel:0153912345'],
    ['0153 912345', 'GB', 'tel:0153912345'],
  ])('turns %s (%s) into %s', (phone, country, address) => {
    expect(telHref(phone, country)).toBe(address)
  })
})
