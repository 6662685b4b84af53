import { describe, expect, test } from 'vitest'
import { createTypedFactCheck } from '../../../../src/content/review/typed/createTypedFactCheck.ts'
import { smallConfig } from '../../smallSite.ts'

/** Returns a text after every phone number of the company in it was replaced as the check says. */
function mended(phone: string, value: string): string {
  const check = createTypedFactCheck({ ...smallConfig.company, phone })
  const found = check({ path: [], value, format: undefined, free: true, field: '' })
  return found.reduceRight(
    (text, { span, replacement = '' }) => text.slice(0, span?.start) + replacement + text.slice(span?.end),
    value,
  )
}

describe('src/content/review/typed/createTypedFactCheck', () => {
  test.each([
    ['(410) 555-0142', 'Call (410) 555-0142 or +1 410.555.0142 today.', 'Call {phone} or {phone} today.'],
    ['(410) 555-0142', 'Call 14105550142, 410-555-0142.', 'Call {phone}, {phone}.'],
    ['+44 (0)113 496 0123', 'Ring +44 (0)113 496 0123 today.', 'Ring {phone} today.'],
    ['+44 (0)113 496 0123', 'Ring 0113 496 0123 or 01134960123.', 'Ring {phone} or {phone}.'],
    ['+44 113 496 0123', 'Ring +44 113 496 0123 today.', 'Ring {phone} today.'],
    ['0113 496 0123', 'Ring +44 113 496 0123 or 0113 496 0123.', 'Ring {phone} or {phone}.'],
    ['+39 06 1234 5678', 'Ring +39 06 1234 5678 today.', 'Ring {phone} today.'],
    ['020 7946 0123', 'Ring (020) 7946 0123.', 'Ring {phone}.'],
  ])('finds %s in every way to write it: %s', (phone, text, wanted) => {
    expect(mended(phone, text)).toBe(wanted)
  })

  test.each([
    ['(410) 555-0142', 'Order 9994105550142, part 4105550142777 and part 4.4105550142.'],
    ['(410) 555-0142', 'Call (410) 555-0143.'],
    ['0113 496 0123', 'Part 11349601234.'],
  ])('leaves other numbers than %s alone: %s', (phone, text) => {
    expect(mended(phone, text)).toBe(text)
  })

  const says = (value: string, language?: string) => {
    const company = { ...smallConfig.company, responseTime: 'two hours' }
    const check = createTypedFactCheck(company, language)
    return check({ path: [], value, format: undefined, free: true, field: '' }).length
  }

  test.each([
    'We reply to e-mails in two hours or less.',
    'You hear from us within two hours.',
    'Expect a call within two hours.',
    'Within two hours a plumber is on site. He brings parts.',
  ])('finds the time of the answer in the promise "%s"', (text) => {
    expect(says(text)).toBe(1)
  })

  test.each([
    'It took two hours to find the leak. We called the city.',
    'Parking is free for two hours on Otley Road.',
    'We were late by two hours and cancelled nobody.',
    'A bath takes two hours to seal.',
  ])('leaves the duration alone in "%s"', (text) => {
    expect(says(text)).toBe(0)
  })

  test('finds the time of the answer in any sentence of another language', () => {
    expect(says('Wir melden uns: two hours.', 'de')).toBe(1)
  })
})
