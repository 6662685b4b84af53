import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { checkFiller, mayBeFiller } from './checkFiller.ts'
import { checkFillIns, noteStart, roundTokens } from './checkFillIns.ts'
import { checkHtml } from './checkHtml.ts'
import { checkInvisible, invisibleSigns, lostSigns } from './checkInvisible.ts'
import { bullets, checkListMarks } from './checkListMarks.ts'
import { checkMarks } from './checkMarks.ts'
import { checkOddLetters, oddLetters } from './checkOddLetters.ts'
import { misreadSigns } from './findMisread.ts'
import { checkForeignMarkup } from './markup/checkForeignMarkup.ts'
import { checkLinkWords, mayBeIdle } from './markup/checkLinkWords.ts'
import { checkCutOff, mayBeCutOff } from './sentences/checkCutOff.ts'

/** One pattern for all: most of the time that 10,000 pages take here is that of looking at each letter. */
const signs = new RegExp(
  `[{[<>&%#【|~*\\\\\`${bullets}${invisibleSigns}${misreadSigns}${lostSigns}${oddLetters}]|${roundTokens}|${noteStart}|\\$[a-z]|^[ \\t]*-|^[.?\u2013\u2014\u2026]*$|(?:^|\\n)[ \\t]*[-=_]{3}|==|:::|\\$\\$|:[a-z_]+:|[.!?:;)]/n`,
)

/** Behind a letter, a question mark may be what is left of an apostrophe. */
const questionInWord = /\?[tsrvl]/

/** Texts without link, mark, placeholder, HTML, odd characters or filler have nothing to check: most of 10,000 pages. */
export const mayFail = (value: string, { format }: Pick<TextField, 'format'>) =>
  format === 'href' ||
  signs.test(value) ||
  questionInWord.test(value) ||
  mayBeCutOff(value) ||
  mayBeIdle(value) ||
  mayBeFiller(value)

/**
 * What is wrong with a text by itself: marks and signs that visitors would read as they stand, and what stands where nobody
 * has written yet.
 *
 * @param waits whether the page that it stands on is a draft or says that it waits for its text
 */
export function checkText(text: TextField, waits: boolean): Mistake[] {
  return [
    ...checkHtml(text),
    ...checkMarks(text),
    ...checkInvisible(text),
    ...checkFillIns(text),
    ...checkForeignMarkup(text),
    ...checkListMarks(text),
    ...checkOddLetters(text),
    ...checkFiller(text, waits),
    ...checkLinkWords(text),
    ...checkCutOff(text),
  ]
}
