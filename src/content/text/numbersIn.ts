import type { GivenNumber } from '../model/pageNotes.ts'
import { matchesOf } from '../wording/matchesOf.ts'

const number = /(?<![\p{L}\p{N}.+/#$€£-])(?:\+|\()?\d[\d \u00a0\u202f()./\u2010-\u2013-]{6,18}\d(?![\p{L}\d])/gu

/** A part of a text and its offset. */
export interface Written {
  written: string
  index: number
}

/**
 * Finds numbers in a text that are written like phone numbers: about 8 to 20 digits and grouping characters. Other
 * numbers may be among them.
 */
export const numbersIn = (text: string): Written[] =>
  matchesOf(number, text).map(({ 0: written, index }) => ({ written, index }))

/** In characters. Words farther from a number do not tell what it is for. */
const farthest = 60

/** Returns the words before a number in the same sentence, back to the previous number. */
export function wordsBefore(text: string, index: number): string {
  const [before = ''] = text
    .slice(Math.max(0, index - farthest), index)
    .split(/[.!?]\s|\n|\d{4}/)
    .slice(-1)
  return before
}

/** Returns the phone numbers in texts, without repetitions in one text. */
export const givenNumbers = (texts: readonly string[]): GivenNumber[] =>
  texts.flatMap((text) => {
    const seen = new Set<string>()
    return numbersIn(text).flatMap(({ written, index }): GivenNumber[] => {
      const digits = written.replace(/\D/g, '').slice(-fewestAlike)
      if (seen.has(digits)) return []
      seen.add(digits)
      return [[written, wordsBefore(text, index)]]
    })
  })

/** The number of final digits that are equal with and without a country code. */
const fewestAlike = 7
