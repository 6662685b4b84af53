import { describe, expect, test } from 'vitest'
import { checkBareAddress } from '../../../../src/content/text/markup/checkBareAddress.ts'

const typed = (value: string, field = 'body') =>
  checkBareAddress({ path: [field], value, format: 'body', free: true, field }).map(({ span }) =>
    value.slice(span?.start, span?.end),
  )

describe('src/content/text/markup/checkBareAddress', () => {
  test.each([
    ['The list is at https://www.carpet-rug.org/products.', 'https://www.carpet-rug.org/products'],
    ['Ask www.iicrc.org (in English).', 'www.iicrc.org'],
    ['See “http://iicrc.org/a?b=1”, please.', 'http://iicrc.org/a?b=1'],
    ['Siehe www.müller-bau.de!', 'www.müller-bau.de'],
  ])('finds the address in %j', (text, address) => {
    expect(typed(text)).toEqual([address])
  })

  test.each([
    'The list is at [the institute](https://www.carpet-rug.org/products).',
    'The list is at [www.carpet-rug.org](https://www.carpet-rug.org/products).',
    'Write to hello@www.iicrc.org for it.',
    'Type `https://www.iicrc.org` into it.',
    'An address begins with https:// or www. and ends with .org',
    'We write software for .com and Booking.com',
    'https://www.iicrc.org',
  ])('leaves %j alone', (text) => {
    expect(typed(text)).toEqual([])
  })

  test('leaves texts alone that can have no link, and the words of links', () => {
    const text = 'The page of www.iicrc.org'
    expect(['description', 'alt', 'label', 'linkLabel'].map((field) => typed(text, field))).toEqual([[], [], [], []])
  })
})
