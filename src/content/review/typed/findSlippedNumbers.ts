import { digitLikeLetters, withDigits } from '../../facts/withDigits.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

const character = `[\\d${digitLikeLetters}]`
const number = new RegExp(
  `(?<![\\p{L}\\p{N}@/.#-])[+(]?${character}(?:${character}|[ \u00a0\u202f()./\u2010-\u2013-]){6,18}${character}(?![\\p{L}\\p{N}@-])`,
  'gu',
)

export interface SlippedNumber {
  written: string
  index: number
  /** The number in digits. */
  meant: string
}

/**
 * Finds numbers in a text that are the company's if their letters are read as similar digits: `O113 496 0147`.
 *
 * @param isOwn whether a number in digits is the company's
 */
export const findSlippedNumbers = (text: string, isOwn: (number: string) => boolean): SlippedNumber[] =>
  matchesOf(number, text).flatMap(({ 0: written, index }) => {
    const meant = withDigits(written)
    return meant !== undefined && isOwn(meant) ? [{ written, index, meant }] : []
  })
