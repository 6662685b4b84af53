import type { Mistake } from '../problem/mistake.ts'
import type { TextField, Wanted } from '../schema/findTexts.ts'
import { checkFiller, mayBeFiller } from './checkFiller.ts'
import { checkFillIns, noteStart, roundTokens } from './checkFillIns.ts'
import { checkHtml } from './checkHtml.ts'
import { checkInvisible, invisibleSigns, lostSigns } from './checkInvisible.ts'
import { bullets, checkListMarks } from './checkListMarks.ts'
import { checkMarks } from './checkMarks.ts'
import { checkOddLetters, oddLetters } from './checkOddLetters.ts'
import { checkDates, mayTellDay } from './days/checkDates.ts'
import { misreadSigns } from './findMisread.ts'
import { checkBareAddress, mayHoldAddress } from './markup/checkBareAddress.ts'
import { checkForeignMarkup } from './markup/checkForeignMarkup.ts'
import { checkLinkWords, mayBeIdle } from './markup/checkLinkWords.ts'
import { checkCutOff, mayBeCutOff } from './sentences/checkCutOff.ts'
import { checkSlips, mayHoldSlip } from './sentences/checkSlips.ts'

/** None of these is a sign of the patterns below. Measured: to look for any other takes a fifth of the time of these patterns. */
const plainLetters = 'A-Za-z0-9\u00c0\u00c1\u00c4-\u00e1\u00e3-\u00ee\u00f0-\u00fe\u2019 ,.;!\'"\\n'
const otherSign = new RegExp(`[^${plainLetters}]`)

/** A brace may begin a placeholder, of which `checkTokens` speaks. */
const signs = new RegExp(
  `[[<>&%#【|~*\\\\\`${bullets}${invisibleSigns}${misreadSigns}${lostSigns}${oddLetters}]|\\{(?![A-Za-z]+\\})|${roundTokens}|${noteStart}|\\$[A-Za-z]{3}|[$@]\\(|^[.?\u2026 ]+[$€£]|^[$€£][.?\u2026 ]+$|^[ \\t]*-|\\n[ \\t]*-[^\\s-]|^[.?\u2013\u2014\u2026]*$|(?:^|\\n)[ \\t]*[-=_]{3}|==|:::|\\$\\$|:[a-z_]+:|/n|__|(?:^|[\\s(])_[^_]`,
)

/** Behind a letter, a question mark may be what is left of an apostrophe. */
const questionInWord = /\?[tsrvl]/

/** A text of plain letters alone has no sign, but that it may be empty or dots. */
const hasSigns = (value: string) =>
  (otherSign.test(value) || /^\.*$/.test(value)) && (signs.test(value) || questionInWord.test(value))

/** Checks of a text, behind a quick look that tells whether they may find something. */
interface TextCheck {
  mayFind(value: string, field: string): boolean
  find(text: TextField, waits: boolean): Mistake[]
}

const checks: readonly TextCheck[] = [
  {
    mayFind: hasSigns,
    find: (text) =>
      [
        checkHtml,
        checkMarks,
        checkInvisible,
        checkFillIns,
        checkForeignMarkup,
        checkListMarks,
        checkOddLetters,
      ].flatMap((check) => check(text)),
  },
  { mayFind: mayBeFiller, find: checkFiller },
  { mayFind: mayBeIdle, find: checkLinkWords },
  { mayFind: mayHoldAddress, find: checkBareAddress },
  { mayFind: mayBeCutOff, find: checkCutOff },
  { mayFind: mayHoldSlip, find: checkSlips },
  { mayFind: mayTellDay, find: checkDates },
]

/** Whether `checkText` may find something in a text. */
const mayMislead = (value: string, field: string) => checks.some(({ mayFind }) => mayFind(value, field))

/** Texts without link, mark, placeholder, HTML, odd characters or filler have nothing to check: most of 10,000 pages. */
export const mayFail: Wanted = (value, { format }, { field }) =>
  format === 'href' || value.includes('{') || value.includes('}') || mayMislead(value, field)

/**
 * What is wrong with a text by itself: marks and signs that visitors would read as they stand, and what stands where nobody
 * has written yet.
 *
 * @param waits whether the page that it stands on is a draft or says that it waits for its text
 */
export function checkText(text: TextField, waits: boolean): Mistake[] {
  if (text.format === 'href') return []
  return checks.flatMap(({ mayFind, find }) => (mayFind(text.value, text.field) ? find(text, waits) : []))
}
