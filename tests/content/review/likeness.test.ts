import { describe, expect, test } from 'vitest'
import { likeness, shinglesOf } from '../../../src/content/review/likeness.ts'
import { wordsOf } from '../../../src/content/text/words.ts'

const likenessOf = (...texts: [string, string]) => {
  const [a, b] = texts.map((text) => shinglesOf(wordsOf([text])))
  return a && b && likeness(a, b)
}

describe('src/content/review/likeness', () => {
  test('counts the shingles that both have among all', () => {
    expect(likenessOf('a b c d e', 'a b c d f')).toBe(0.5)
  })

  test('counts a shingle that is repeated once', () => {
    expect(likenessOf('a b c a b c d', 'a b c d')).toBe(0.5)
  })

  test('finds texts without a common shingle not alike', () => {
    expect(likenessOf('one two three', 'four five six')).toBe(0)
  })
})
