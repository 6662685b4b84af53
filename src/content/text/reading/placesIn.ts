import { anyPattern } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

/** Capitalised words, and their offset in the text. */
export interface PlaceWords {
  words: string
  start: number
  /** Whether they begin a sentence, so that the capital has no meaning. */
  isFirst: boolean
}

const prepositions =
  'in|near|around|across|throughout|outside|downtown|greater|serving|beyond|inside|within|from|to|of|at|by|past|between|and|or|visit'
/** Prepositions also begin sentences, "Near Towson". */
const placing = prepositions.replace(/\b\w/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
const more = '(?:[ -]\\p{Lu}\\p{Ll}+){0,2}'
const behind =
  ",\\s\\p{Lu}{2}\\b|['\u2019]s\\b|\\s(?:[Oo]ffices?|[Cc]leaning|[Cc]rews?|[Tt]eams?|[Rr]esidents|[Bb]usiness(?:es)?|[Ss]hops|[Ss]ervices?)\\b"
/** A word that a space may have split, `Tow son`. */
const cut = '\\p{Ll}{1,4} \\p{Ll}{2,7}(?![\\p{L}-])'
const first = '(?:^|\\n|[.!?:] )'
/** The capital is matched first and a lookbehind checks the text before it: that order takes a tenth of the time. */
const pattern = anyPattern('gu', [
  `\\p{Lu}(?<=\\b(?:${placing})\\s.)(?:${cut}|\\p{Ll}{3,}${more})`,
  `\\p{Lu}(?<=(?:^|\\n).)\\p{Ll}{3,}${more}(?=\\n|$)`,
  `\\p{Lu}\\p{Ll}{3,}${more}(?=${behind})`,
  `\\p{Lu}(?<=${first}.)(?:${cut}|\\p{Ll}{4,})(?= \\p{Ll})`,
])
const isSentence = new RegExp(`${first}$`)

/**
 * Returns the words of a text in positions where a town name would be: after "in" or "near", before a state or an `'s`,
 * alone on a line, and at the start of a sentence.
 */
export function placesIn(text: string): PlaceWords[] {
  return matchesOf(pattern, text).map(({ 0: words, index }) => ({
    words,
    start: index,
    isFirst:
      isSentence.test(text.slice(Math.max(0, index - 2), index)) && /^ \p{Ll}/u.test(text.slice(index + words.length)),
  }))
}

/** Returns only the words, including repetitions. */
export const placeWordsIn = (text: string): string[] => matchesOf(pattern, text).map(({ 0: words }) => words)
