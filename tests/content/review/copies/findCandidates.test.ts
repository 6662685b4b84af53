import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findCandidates as findAll,
  findMeeting,
  type Sketch,
  sketchOf,
} from '../../../../src/content/review/copies/findCandidates.ts'
import { wordsOf } from '../../../../src/content/text/words.ts'
import { seed } from '../../../seed.ts'

const size = 32
const findCandidates = (texts: readonly Sketch[]) => findAll(texts).map(({ copied }) => copied)
/** Numbers from a small range, so that many texts share some. */
const sketches = fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: size, maxLength: size }), {
  maxLength: 30,
})

/**
 * Returns for each text the earlier ones by the numbers that they share, rare ones first; the last six texts with a
 * number count.
 */
function candidatesByForce(texts: readonly Sketch[]): number[][] {
  return texts.map((own, index) => {
    const scores = new Map<number, number>()
    own.forEach((words, digits) => {
      const sharing = texts.slice(0, index).flatMap((text, other) => (text[digits] === words ? [other] : []))
      for (const other of sharing.slice(-6)) scores.set(other, (scores.get(other) ?? 0) + 1 / sharing.length)
    })
    const sorted = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 6)
    const shared = (other: number) => [...own.keys()].filter((digits) => texts[other]?.[digits] === own[digits])
    const isRare = (digits: number) => texts.filter((text) => text[digits] === own[digits]).length <= 12
    return sorted
      .map(([other]) => other)
      .filter((other) => shared(other).filter(isRare).length >= 4 || shared(other).length >= 16)
  })
}

describe('src/content/review/copies/findCandidates', () => {
  test('finds the texts that share most, as a comparison of each with each does', () => {
    fc.assert(
      fc.property(sketches, (numbers) => {
        const texts = numbers.map((each) => Int32Array.from(each))
        expect(findCandidates(texts)).toEqual(candidatesByForce(texts))
      }),
      { seed },
    )
  })

  test('takes no number for one at another place', () => {
    const first = Int32Array.from({ length: size }, (_, at) => at)
    expect(findCandidates([first, first.toReversed()])).toEqual([[], []])
  })
})

/** Returns a text of 600 words of which one in `every` is unique. */
const spread = (every: number, own: string) =>
  Array.from({ length: 600 }, (_, at) => (at % every === 0 ? `${own}x${at}` : `w${at}`)).join(' ')

/** Returns a text of 600 words; those after a share of them are unique. */
const cut = (share: number, text: number, own: string) =>
  Array.from({ length: 600 }, (_, at) => (at < 600 * share ? `w${text}x${at}` : `${own}x${at}`)).join(' ')

describe('src/content/review/copies/findCandidates', () => {
  /** Counts the pairs that are found among a hundred pairs of texts. */
  const meetings = (write: (text: number, own: string) => string) => {
    const pairs = Array.from({ length: 100 }, (_, text) => [write(text, `a${text}`), write(text, `b${text}`)])
    const found = findCandidates(pairs.flat().map((text) => sketchOf(wordsOf([text]))))
    return found.filter((others, index) => index % 2 === 1 && others.includes(index - 1)).length
  }

  // A share s of the same words is a similarity of s / (2 - s).
  test('brings texts of a likeness of 0.85 together, 100 of 100', () => {
    expect(meetings((text, own) => cut(0.92, text, own))).toBe(100)
  })

  test('brings texts of a likeness of 0.6 together, at least 90 of 100', () => {
    expect(meetings((text, own) => cut(0.75, text, own))).toBeGreaterThanOrEqual(90)
  })

  test('leaves texts of a likeness of 0.05 alone, at least 80 of 100', () => {
    expect(meetings((text, own) => cut(0.1, text, own))).toBeLessThanOrEqual(20)
  })

  // 40 of 100 equal words are a similarity of 0.25.
  test('brings texts together that share 40 words of 100, at least 90 of 100', () => {
    expect(meetings((text, own) => cut(0.4, text, own))).toBeGreaterThanOrEqual(90)
  })

  test('brings texts together that differ in every thirteenth word', () => {
    const texts = ['a', 'b'].map((own) => sketchOf(wordsOf([spread(13, own)])))
    expect(findCandidates(texts)).toEqual([[], [0]])
  })

  test('gives a text six others at most', () => {
    const same = Array.from({ length: 50 }, () => sketchOf(wordsOf([cut(1, 1, 'a')])))
    expect(Math.max(...findCandidates(same).map((others) => others.length))).toBe(6)
  })

  test('finds what may meet one of some texts', () => {
    const texts = [1, 1, 2].map((text) => ({ text, sketch: sketchOf(wordsOf([cut(1, text, 'a')])) }))
    expect(findMeeting(texts, (text) => text === texts[0])).toEqual(texts.slice(0, 2))
  })
})
