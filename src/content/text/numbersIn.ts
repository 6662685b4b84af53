import type { GivenNumber } from '../model/pageNotes.ts'
import { matchesOf } from '../wording/matchesOf.ts'

const number = /(?<![\p{L}\p{N}.+/#$€£-])(?:\+|\()?\d[\d \u00a0\u202f()./\u2010-\u2013-]{6,18}\d(?![\p{L}\d])/gu

/** A part of a text and its place in it. */
export interface Written {
  written: string
  index: number
}

/** What a text writes as phone numbers are written: 8 to 20 digits, with the signs that group them. Numbers of other things are among them. */
export const numbersIn = (text: string): Written[] =>
  matchesOf(number, text).map(({ 0: written, index }) => ({ written, index }))

/** How far back words may say what a number is for. */
const farthest = 60

/** The words of the same sentence before a number, back to the number before it. */
export function wordsBefore(text: string, index: number): string {
  const [before = ''] = text
    .slice(Math.max(0, index - farthest), index)
    .split(/[.!?]\s|\n|\d{4}/)
    .slice(-1)
  return before
}

/** The numbers that texts give, each once in a text. */
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

/** The end of a number, which is the same with and without its country code. */
const fewestAlike = 7
