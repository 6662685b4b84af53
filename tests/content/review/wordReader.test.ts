import { describe, expect, test } from 'vitest'
import { findCandidates, sketch } from '../../../src/content/review/findCandidates.ts'
import { createWordReader, likeness } from '../../../src/content/review/wordReader.ts'
import { wordsOf } from '../../../src/content/text/words.ts'

const reader = createWordReader([
  { text: 'Towson', item: 'towson', masked: true },
  { text: 'Owings Mills', item: 'mills', masked: true },
  { text: 'EPA approved', item: 'claim', masked: false },
])
const shingles = (text: string) => reader.read(wordsOf([text])).shingles.slice()
const likenessOf = (a: string, b: string) => likeness(new Set(shingles(a)), new Set(shingles(b)))
const met = (text: string) => [...reader.read(wordsOf([text])).met]

describe('src/content/review/wordReader', () => {
  test.each([
    ['in Towson', ['towson']],
    ['in OWINGS mills', ['mills']],
    ['in Owings', []],
    ['Owings', []],
    ['EPA-approved products', ['claim']],
    ['Towsonite', []],
  ])('meets in "%s" %j', (text, expected) => {
    expect(met(text)).toEqual(expected)
  })

  test('reads texts alike that differ in the name of a town', () => {
    expect(likenessOf('We clean in Towson at night', 'We clean in Owings Mills at night')).toBe(1)
  })

  test('reads a placeholder as a town', () => {
    expect(likenessOf('We clean in Towson at night', 'We clean in {city} at night')).toBe(1)
  })

  test('counts the shingles that both have among all', () => {
    expect(likenessOf('a b c d e', 'a b c d f')).toBe(0.5)
  })

  test('finds texts without a common shingle not alike', () => {
    expect(likenessOf('one two three', 'four five six')).toBe(0)
  })

  test('reads a text that is longer than any before', () => {
    expect(shingles('word '.repeat(20_000))).toHaveLength(19_998)
  })
})

/** Two texts of 600 words of which a share is the same; the rest and the place of each are made by a seed. */
function pair(share: number, seed: number): [string, string] {
  const words = (from: number) => Array.from({ length: 600 }, (_, at) => `w${from}x${at}`)
  const [own, other] = [words(seed), words(seed + 1000)]
  const same = Math.round(600 * share)
  return [own.join(' '), [...own.slice(0, same), ...other.slice(same)].join(' ')]
}

describe('src/content/review/wordReader', () => {
  const meetings = (share: number) => {
    const texts = Array.from({ length: 100 }, (_, seed) => pair(share, seed + 1)).flat()
    const candidates = findCandidates(texts.map((text) => sketch(shingles(text))))
    return candidates.filter((others, index) => index % 2 === 1 && others.includes(index - 1)).length
  }

  // A share s of the same words is a likeness of s / (2 - s).
  test('brings texts of a likeness of 0.85 together, 100 of 100', () => {
    expect(meetings(0.92)).toBe(100)
  })

  test('brings texts of a likeness of 0.6 together, at least 90 of 100', () => {
    expect(meetings(0.75)).toBeGreaterThanOrEqual(90)
  })

  test('leaves texts of a likeness of 0.1 alone, at least 95 of 100', () => {
    expect(meetings(0.18)).toBeLessThanOrEqual(5)
  })

  test('gives a text six others at most', () => {
    const same = Array.from({ length: 50 }, () => sketch(shingles(pair(1, 1)[0])))
    expect(Math.max(...findCandidates(same).map((others) => others.length))).toBe(6)
  })
})
