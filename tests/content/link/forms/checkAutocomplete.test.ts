import { describe, expect, test } from 'vitest'
import type { FormField } from '../../../../schemas/index.ts'
import { checkAutocomplete } from '../../../../src/content/link/forms/checkAutocomplete.ts'
import { severityOf } from '../../../../src/content/problem/mistake.ts'

const told = (autocomplete: string) =>
  checkAutocomplete({ name: 'a', type: 'text', label: 'A', autocomplete } satisfies FormField, ['fields', 0])

describe('src/content/link/forms/checkAutocomplete', () => {
  test.each([
    ['fullname', 'name'],
    ['first-name', 'given-name'],
    ['zip', 'postal-code'],
    ['emial', 'email'],
    ['organizaton', 'organization'],
  ])('names what HTML calls "%s"', (value, meant) => {
    expect(told(value).map(({ replacement }) => replacement)).toEqual([`"${meant}"`])
  })

  test('tells of what means nothing', () => {
    expect(told('pet-of-the-house').map((mistake) => [severityOf(mistake), mistake.replacement])).toEqual([
      ['warning', undefined],
    ])
  })

  test.each([
    ['email', 'email'],
    ['tel', 'phone'],
  ])('names the type for what browsers fill in as "%s"', (value, type) => {
    expect(told(value).map(({ code, replacement }) => [code, replacement])).toEqual([['plain-type', `"${type}"`]])
    const typed = { name: 'a', type: type as 'email' | 'phone', label: 'A', autocomplete: value }
    expect(checkAutocomplete(typed, ['fields', 0])).toEqual([])
  })

  test.each(['name', 'off', 'address-level2', 'organization', 'postal-code', 'bday'])('leaves "%s" alone', (value) => {
    expect(told(value)).toEqual([])
  })
})
