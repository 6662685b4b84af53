import { matchesOf } from '../wording/matchesOf.ts'

/** Words with a capital, and their offset in the text. */
export interface PlaceWords {
  words: string
  start: number
}

const placing =
  'in|near|around|across|throughout|outside|downtown|greater|serving|beyond|inside|within|from|to|of|at|by|past|between|and|or|visit'
const more = '(?:[ -]\\p{Lu}\\p{Ll}+){0,2}'
const behind =
  ",\\s\\p{Lu}{2}\\b|['\u2019]s\\b|\\s(?:[Oo]ffices?|[Cc]leaning|[Cc]rews?|[Tt]eams?|[Rr]esidents|[Bb]usiness(?:es)?|[Ss]hops|[Ss]ervices?)\\b"
/** The capital comes first, and what stands before it is looked at then: that way round takes a tenth of the time. */
const pattern = new RegExp(
  [
    `\\p{Lu}(?<=\\b(?:${placing})\\s.)\\p{Ll}{3,}${more}`,
    `\\p{Lu}(?<=(?:^|\\n).)\\p{Ll}{3,}${more}(?=\\n|$)`,
    `\\p{Lu}\\p{Ll}{3,}${more}(?=${behind})`,
  ].join('|'),
  'gu',
)

/** The words of a text that stand where the name of a town would: behind "in" or "near", before a state or an `'s`, alone on a line. */
export function placesIn(text: string): PlaceWords[] {
  return matchesOf(pattern, text).map(({ 0: words, index }) => ({ words, start: index }))
}
