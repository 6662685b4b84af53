import { describe, expect, test } from 'vitest'
import { linkContacts } from '../../../src/content/text/linkContacts.ts'

describe('content/text/linkContacts', () => {
  test('lets a number be dialled and an address be written to', () => {
    expect(linkContacts('Call **{phone}** or write to {email}.')).toBe(
      'Call **[{phone}](tel:{phone})** or write to [{email}](mailto:{email}).',
    )
  })

  test.each([
    'Open until {city} sleeps.',
    '[Call {phone}](tel:{phone}) now.',
    'See [the [old] number {phone}](/old/).',
    'Call [1] {phone}.',
    '\\[Call {phone}](tel:{phone})',
  ])('leaves as it is: %s', (text) => {
    expect(linkContacts(text)).toBe(text)
  })

  test('links what stands beside a link', () => {
    expect(linkContacts('[Ask](/contact/), or {phone}.')).toBe('[Ask](/contact/), or [{phone}](tel:{phone}).')
  })
})
