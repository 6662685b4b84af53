import { describe, expect, test } from 'vitest'
import { passingWordsOf, wordsOf } from '../../../src/content/text/words.ts'

describe('src/content/text/words', () => {
  test.each([
    ['wordsOf', (text: string) => wordsOf([text]), 50_000],
    ['passingWordsOf', passingWordsOf, 100_000],
  ] as const)('%s reads all words of a text that is longer than each before it', (_, read, count) => {
    const words = read('again '.repeat(count))
    expect(words.length).toBe(count)
    expect(new Set(words).size).toBe(1)
  })
})
