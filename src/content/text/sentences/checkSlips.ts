import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { createSearches, findMatches, type Search } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

interface Slip extends Search {
  message(found: string): string
  fix: string
}

const slips: readonly Slip[] = [
  {
    pattern: /(?<=[\p{L}\p{N})]) ,(?=\s)/gu,
    cues: [' ,'],
    message: () => 'A space stands before this comma.',
    fix: 'Delete the space.',
  },
  {
    pattern: /(?<=[\p{L})])(?:\.\.(?=\s|$)|,,)(?!\.)/gu,
    cues: ['..', ',,'],
    message: (found) => `${quoted(found)} has one sign too many.`,
    fix: 'Write it once; three full stops say that something is left out.',
  },
  {
    // A long word that was hyphenated at the end of a line in a book or a column.
    pattern: /(?<=\p{Ll})-\n(?=\p{Ll})/gu,
    cues: ['-\n'],
    message: () => 'A word is broken here by the end of a line, and visitors would read it in two parts.',
    fix: 'Delete the hyphen and the line break between its parts.',
  },
  {
    // A line break sign with an extra backslash has its own message.
    pattern: /(?<=\p{L})\\(?![nrt])(?=\p{L})/gu,
    cues: ['\\'],
    message: () => 'Visitors would read the backslash that stands here.',
    fix: 'Delete it, or write what belongs there.',
  },
  {
    pattern: /\[(?<=[\p{L}\p{N}][.,;]? ?\[)\d{1,2}\](?![([])/gu,
    cues: ['['],
    message: (found) => `${quoted(found)} refers to a note that this page does not have.`,
    fix: 'Delete it.',
  },
  {
    // An emoticon may contain a bracket, and an unclosed link has its own message.
    pattern: /(?<![:;\]]-?)\((?=[^()\n]*\p{L}{2}[^()\n]*$)(?!https?:|\/)/gmu,
    cues: ['('],
    message: () => 'A bracket is opened here and never closed.',
    fix: 'Write ) where the words in brackets end, or delete it.',
  },
]

const slipsIn = createSearches(slips)

const mayBe = /[ ],|\.\.|,,|-\n|[\\([]/

/** Whether a text may have such a mistake; called for every text of a site. */
export const mayHoldSlip = (value: string): boolean => mayBe.test(value)

/** Finds mistakes of typing and copying that readers notice: extra punctuation, split words, unclosed brackets. */
export function checkSlips({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  // `review/checkPictures.ts` checks the address of a file.
  if (format === 'href' || path.at(-1) === 'src' || !mayHoldSlip(value)) return []
  return slipsIn(value).flatMap(({ message, fix, ...search }) =>
    findMatches(search, value).map(({ 0: found, index }) => ({
      path,
      span: { start: index, end: index + found.length },
      code: 'slip-of-typing',
      message: message(found),
      fix,
    })),
  )
}
