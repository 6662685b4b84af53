import { describe, expect, test } from 'vitest'
import { answerSchema } from '../../../src/content/forms/answerSchema.ts'
import type { FieldParts } from '../../../src/content/model/formModel.ts'

/** Whether a form accepts an answer to a field, by the pattern that browsers compile. */
function takes(answer: string, { type, country = 'US', isOwn = true }: Asked): boolean {
  const field: FieldParts = { name: 'answer', type, label: 'Answer', says: {} }
  const schema: { properties?: { answer?: { pattern?: string } } } = answerSchema({ fields: [field], isOwn }, country)
  return new RegExp(schema.properties?.answer?.pattern ?? '', 'u').test(answer)
}
interface Asked {
  type: 'phone' | 'email'
  country?: string
  isOwn?: boolean
}

describe('src/content/forms/answerSchema', () => {
  test.each([
    ['', 'US'],
    ['(915) 247-6130', 'US'],
    ['1 915 247 6130 ext. 12', 'US'],
    ['+52 656 123 4567', 'US'],
    ['+45 32 12 34 5', 'US'],
    ['after 5 pm: 915.247.6130', 'US'],
    ['0113 496 0148', 'GB'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE'],
    ['01 84 88 00 00 / 06 39 98 00 00', 'FR'],
    ['1234567', 'AQ'],
  ])('takes the phone number "%s" in %s', (number, country) => {
    expect(takes(number, { type: 'phone', country })).toBe(true)
  })

  test.each([
    ['12', 'US'],
    ['247-6130', 'US'],
    ['+1 2', 'US'],
    ['call me', 'US'],
    ['01 84 88', 'FR'],
  ])('refuses the phone number "%s" in %s', (number, country) => {
    expect(takes(number, { type: 'phone', country })).toBe(false)
  })

  test('refuses an address whose host has no dot', () => {
    const type = 'email'
    expect(['ana@ejemplo', 'ana@ejemplo.com', ' ana@müller.example '].map((text) => takes(text, { type }))).toEqual([
      ...[false, true, true],
    ])
  })

  test('takes in the built-in forms what the specification takes', () => {
    expect(takes('a@b', { type: 'email', isOwn: false })).toBe(true)
    expect(takes('1', { type: 'phone', isOwn: false })).toBe(true)
  })
})
