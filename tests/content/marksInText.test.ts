import { describe, expect, test } from 'vitest'
import { checkMarks } from '../../src/content/marksInText.ts'

const mended = (value: string, format?: 'inline' | 'body' | 'href') =>
  checkMarks({ path: [], value, format }).map(({ replacement }) => replacement)

describe('src/content/marksInText', () => {
  test('keeps what must be escaped in JSON of words that were bold', () => {
    expect(mended('The **"best"** floors')).toEqual(['\\"best\\"'])
  })

  test.each(['2 ** 3', 'a * b * c', '[1] and (2)', '[x] (y)', 'Floors [new]'])(
    'leaves the plain text %j alone',
    (text) => {
      expect(mended(text)).toEqual([])
    },
  )

  test.each(['**bold** and [words](/quote/)', 'see [1] (page 2)'])('leaves the text with marks %j alone', (text) => {
    expect(mended(text, 'inline')).toEqual([])
  })

  test.each(['[', '**', '[a] '])('reads any number of %j without delay', (part) => {
    expect(mended(part.repeat(100_000))).toEqual([])
  })
})
