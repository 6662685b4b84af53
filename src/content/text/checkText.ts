import type { Mistake } from '../problem/mistake.ts'
import type { TextField, TextFilter } from '../schema/findTexts.ts'
import { bitsOf, charactersOf, digits, holdsAny, otherCharacters, punctuationTwice } from '../wording/charactersOf.ts'
import { checkFiller, mayBeFiller } from './checkFiller.ts'
import { askStart, checkFillIns, noteStart, roundTokens } from './checkFillIns.ts'
import { checkHtml } from './checkHtml.ts'
import { checkInvisible, invisibleCharacters, lostCharacters } from './checkInvisible.ts'
import { bullets, checkListMarks } from './checkListMarks.ts'
import { checkMarks } from './checkMarks.ts'
import { checkOddLetters, oddLetters } from './checkOddLetters.ts'
import { checkDates, mayTellDay } from './days/checkDates.ts'
import { checkTimes, mayTellTime } from './days/checkTimes.ts'
import { misreadCharacters } from './findMisread.ts'
import { checkBareAddress, mayHoldAddress } from './markup/checkBareAddress.ts'
import { checkForeignMarkup } from './markup/checkForeignMarkup.ts'
import { checkLinkWords, mayBeIdle } from './markup/checkLinkWords.ts'
import { checkCutOff, mayBeCutOff } from './sentences/checkCutOff.ts'
import { checkSlips, mayHoldSlip } from './sentences/checkSlips.ts'
import { checkTwins, mayHoldTwins } from './sentences/checkTwins.ts'

/** A brace may begin a placeholder, which `checkTokens` checks. */
const suspicious = new RegExp(
  `[[<>&%#【|~*\\\\\`${bullets}${invisibleCharacters}${misreadCharacters}${lostCharacters}${oddLetters}]|\\{(?![A-Za-z]+\\})|${roundTokens}|${noteStart}|${askStart}|\\$[A-Za-z]{3}|[$@]\\(|9{7}|0{7}|^[.?\u2026 ]+[$€£]|^[$€£][.?\u2026 ]+$|^[ \\t]*-|\\n[ \\t]*-[^\\s-]|^[.?\u2013\u2014\u2026]*$|(?:^|\\n)[ \\t]*[-=_]{3}|==|:::|\\$\\$|:[a-z_]+:|/n|__|(?:^|[\\s(])_[^_]`,
)

/** A question mark may be a lost letter, apostrophe or currency symbol. */
const questionInWord = /\?[a-z\u00df-\u00ff\d]/

/** The bits of the characters in both patterns. */
const needed = bitsOf('[]<>&%#|~*\\`{}($@?-_=:/') | otherCharacters

/** Whether a text contains a suspicious character; empty texts and texts of dots are checked too. */
const needsCheck = (value: string) =>
  (holdsAny(value, needed) || /^\.*$/.test(value)) && (suspicious.test(value) || questionInWord.test(value))

/** A check of a text, with a fast test whether it may find something. */
interface TextCheck {
  /** Bits of characters, one of which a text must contain for the check to find something. Omitted: any text. */
  needs?: number
  mayFind(value: string, field: string): boolean
  find(text: TextField, isUnpublished: boolean): Mistake[]
}

/** The checks, each with the bits of the characters that it looks for. */
const checksByCharacter: readonly (readonly [needs: number, check: (text: TextField) => Mistake[]])[] = [
  [bitsOf('<&'), checkHtml],
  [bitsOf('*['), checkMarks],
  [bitsOf('?\\') | otherCharacters, checkInvisible],
  [-1, checkFillIns],
  [bitsOf('#|[`~>\\_=:${/-*'), checkForeignMarkup],
  [bitsOf('-*') | otherCharacters, checkListMarks],
  [otherCharacters, checkOddLetters],
]

const checks: readonly TextCheck[] = [
  {
    mayFind: needsCheck,
    find: (text) => {
      const held = charactersOf(text.value)
      return checksByCharacter.flatMap(([needs, check]) => (needs === -1 || (held & needs) !== 0 ? check(text) : []))
    },
  },
  { mayFind: mayBeFiller, find: checkFiller },
  { mayFind: mayBeIdle, find: checkLinkWords },
  { mayFind: mayHoldAddress, find: checkBareAddress },
  { mayFind: mayBeCutOff, find: checkCutOff },
  { needs: bitsOf('\\[(-') | punctuationTwice, mayFind: mayHoldSlip, find: checkSlips },
  { mayFind: mayHoldTwins, find: checkTwins },
  { needs: digits, mayFind: mayTellDay, find: checkDates },
  { needs: digits, mayFind: mayTellTime, find: checkTimes },
]

/** Whether a check may find something in a text. */
const mayFindIn = ({ needs, mayFind }: TextCheck, value: string, field: string) =>
  (needs === undefined || holdsAny(value, needs)) && mayFind(value, field)

/** Whether `checkText` may find something in a text. */
const mayMislead = (value: string, field: string) => checks.some((check) => mayFindIn(check, value, field))

/** Texts without link, mark, placeholder, HTML, odd characters or filler need no check: most texts of 10,000 pages. */
export const mayFail: TextFilter = (value, { format }, { field }) =>
  format === 'href' || value.includes('{') || value.includes('}') || mayMislead(value, field)

/**
 * Finds the mistakes of a single text: marks that visitors would read literally, and stand-ins for unwritten text.
 *
 * @param isUnpublished whether the page is a draft or says that it waits for its text
 */
export function checkText(text: TextField, isUnpublished: boolean): Mistake[] {
  if (text.format === 'href') return []
  return checks.flatMap((check) => (mayFindIn(check, text.value, text.field) ? check.find(text, isUnpublished) : []))
}
