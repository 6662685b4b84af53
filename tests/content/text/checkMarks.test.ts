import { describe, expect, test } from 'vitest'
import { checkMarks } from '../../../src/content/text/checkMarks.ts'
import { renderInline } from '../../../src/content/text/markdown.ts'

const mended = (value: string, format?: 'inline' | 'body' | 'href') =>
  checkMarks({ path: [], value, format }).map(({ replacement }) => replacement)

describe('src/content/text/checkMarks', () => {
  test('keeps what must be escaped in JSON of words that were bold', () => {
    expect(mended('The **"best"** floors')).toEqual(['\\"best\\"'])
  })

  test.each(['2 ** 3', 'a * b * c', '[1] and (2)', '[x] (y)', 'Floors [new]'])(
    'leaves the plain text %j alone',
    (text) => {
      expect(mended(text)).toEqual([])
    },
  )

  test.each([
    ['Call [us](tel:(410) 555-0142) now', 'tel:4105550142'],
    ['[us](tel:+1 410 555 0142)', 'tel:+14105550142'],
    ['Every [lift](/repairs/ lifting/) we do', '/repairs/lifting/'],
    ['[a map](https://x.example/a b)', undefined],
    ['[a quote](/quote/ "Quote")', undefined],
  ])('tells of the space in the address of %j, which makes it no link', (text, meant) => {
    const [mistake, ...more] = checkMarks({ path: [], value: text, format: 'inline' })
    expect([mistake?.code, mistake?.replacement, more]).toEqual(['space-in-address', meant, []])
    expect(renderInline(text)).toContain('](')
  })

  test.each([
    '[us](tel:(410)555-0142)',
    '[us](tel:+14105550142) or 555 (7)',
    '[a quote]( /quote/ )',
    '[a](/b/) (see /c/ d)',
    '[1](see page 2)',
  ])('leaves the address of %j alone', (text) => {
    expect(mended(text, 'inline')).toEqual([])
  })

  test.each(['**bold** and [words](/quote/)', 'see [1] (page 2)'])('leaves the text with marks %j alone', (text) => {
    expect(mended(text, 'inline')).toEqual([])
  })

  test.each<[string, 'inline' | 'body']>([
    ['We strip **and wax', 'inline'],
    ['One ** night ** only', 'inline'],
    ['- **one**\n- two**', 'body'],
  ])('tells of the stars of %j that visitors would read', (text, format) => {
    expect(checkMarks({ path: [], value: text, format })).toMatchObject([{ code: 'loose-stars' }])
  })

  test.each(['a \\*\\* b', '**a** and **b c**', '***both***'])('leaves the stars of %j alone', (text) => {
    expect(mended(text, 'inline')).toEqual([])
  })

  test('points at the stars without a partner', () => {
    const value = '**Night** work **and day'
    expect(checkMarks({ path: [], value, format: 'inline' })).toMatchObject([{ span: { start: 15, end: 17 } }])
  })

  test.each(['[', '**', '[a] ', '](tel:', '](/a b ', '](tel:1 '])('reads any number of %j without delay', (part) => {
    expect(mended(part.repeat(100_000))).toEqual([])
  })
})
