import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { anyOf } from '../wording/anyOf.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { findMisread } from './findMisread.ts'

/**
 * Invisible characters that break a number, an address or a search, for a character class: controls, zero-width spaces,
 * the marks with which phones wrap a copied number, and breaks and gaps of other programs.
 */
const unseen =
  '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u200b\\u2060\\ufeff\\u2028-\\u202e\\u2066-\\u2069\\ufff9-\\ufffc'
/**
 * Invisible characters that are legitimate in other languages and long words: soft hyphens, joiners, direction marks.
 */
const serving = '\\u00ad\\u200c-\\u200f'
export const invisibleCharacters = `${unseen}${serving}`
const invisible = new RegExp(`[${invisibleCharacters}]`, 'g')

/** Controls that separate words: line and page breaks of Word and PDF files, and the separators of ASCII. */
const parting = new Set([0x0b, 0x0c, 0x1c, 0x1d, 0x1e, 0x1f, 0x85, 0x2028, 0x2029])

/** Returns the replacement for an invisible character, a space if it separates two words. */
export const inPlaceOf = (character: string): '' | ' ' => (parting.has(character.charCodeAt(0)) ? ' ' : '')

/** Shorter words fit on any line, so that a soft hyphen has no use in them. */
const longWord = 14
/** The number of characters examined on each side of an invisible one. */
const window = 40

/** Whether an invisible character is legitimate in its word or language. */
function serves(text: string, at: number): boolean {
  const character = text.charCodeAt(at)
  const [before = '', behind = ''] = [
    /[\p{L}\u00ad\u200c\u200d]*$/u.exec(text.slice(Math.max(0, at - window), at))?.[0],
    /^[\p{L}\u00ad\u200c\u200d]*/u.exec(text.slice(at + 1, at + 1 + window))?.[0],
  ]
  if (character === 0xad) return before !== '' && behind !== '' && withoutInvisible(before + behind).length >= longWord
  if (character === 0x200e || character === 0x200f) return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
  if (character === 0x200c || character === 0x200d)
    return !/\p{Script=Latin}$/u.test(before) || !/^\p{Script=Latin}/u.test(behind)
  return false
}

/** Whether a text contains an invisible character that is not legitimate. */
export const hidesInvisible = (text: string): boolean =>
  matchesOf(invisible, text).some(({ index }) => !serves(text, index))

/** Returns the text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '')

/**
 * Finds invisible characters that came into a text from elsewhere, and letters that were lost or misread. Addresses are
 * left to the check of links.
 */
export function checkInvisible({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href') return []
  const lost = explainLost({ path, value })
  const misread = findMisread(value)
  const isPart = (at: number) => misread.some(({ start, end }) => start <= at && at < end)
  const [first, ...others] = matchesOf(invisible, value)
    .filter(({ index }) => !isPart(index) && !serves(value, index))
    .map(({ 0: character, index }) => ({ path, span: { start: index, end: index + character.length } }))
  const told = [lost, explainMisread({ path, value }, misread)].flat()
  if (!first) return told
  const number = others.length + 1
  return [
    ...told,
    {
      ...first,
      code: 'invisible-character',
      message:
        number === 1
          ? 'There is an invisible character inside this text.'
          : `There are ${number} invisible characters inside this text.`,
      fix: `Delete ${number === 1 ? 'it' : 'them'}, or write the text anew: such characters come along with text copied from elsewhere.`,
      edits: (source) =>
        [first, ...others].map(({ span }) => ({
          ...source.placeInText(path, span.start, span.end),
          text: inPlaceOf(value.slice(span.start, span.end)),
        })),
    },
  ]
}

/** A question mark that a program wrote for an apostrophe, `don?t`. */
const lostApostrophe = '\\?(?=(?:t|s|re|ve|ll)(?![a-z=]))'

/** Words before a question mark that lacks the space behind it: "who?me". */
const asked = new RegExp(
  `^${anyOf(
    'who, why, how, you, me, it, so, now, us, yes, no, ok, eh, in, on, up, out, go, do, too, not, old, new, any, all, one, two',
    'oui, non, qui, quoi, où, ici, ja, wer, wie, was, wo, da, du, sie, sí, qué, a, i, y, o',
  )}$`,
  'iu',
)
/** A word with question marks in place of letters, `pr?f?r?e`, and what may enclose it. Addresses do not match. */
const questioned = /^([(«„“"]?(?:\p{L}{1,2}['’])?)(\p{L}*(?:\?{1,2}\p{Ll}+)+)[.,;:!?)»“”"]*$/u

/** Returns the offsets of question marks inside of words, behind a beginning too short for a question: `f?r`. */
function findInWords(text: string): { start: number; end: number }[] {
  return matchesOf(/\S+/g, text).flatMap(({ 0: token, index }) => {
    const [, before = '', word = ''] = (token.includes('?') && questioned.exec(token)) || []
    const begun = word.split(/\?+/).slice(0, -1)
    if (!begun.some((part) => part !== '' && part.length <= 3 && !asked.test(part))) return []
    return matchesOf(/\?+/g, word).map(({ 0: marks, index: at }) => {
      const start = index + before.length + at
      return { start, end: start + marks.length }
    })
  })
}

/** A question mark for the currency symbol: a price by itself, or behind a word that leads to one. */
const lostCurrency = `(?<=^|\\(|(?<!\\p{L})${anyOf('from, for, only, just, under, over, dès, ab, für, nur, desde, por, solo')} )\\?(?=\\d)`

/**
 * What remains where a program has lost a letter: U+FFFD, also as its three bytes read in a wrong encoding (`ï¿½`); a
 * lone surrogate, which browsers show as U+FFFD; and the rest of a misread quotation mark.
 */
export const lostCharacters = '\\ud800-\\udfff\\ufffd\\u00ef\\u00e2'
const threeBytes = '\u00ef\u00bf\u00bd|\u00c3\u00af\u00c2\u00bf\u00c2\u00bd'
const lost = new RegExp(
  `[\\p{Surrogate}\\ufffd]|${threeBytes}|\u00e2\u20ac(?=[\\s.,;:!?)]|$)|(?<=\\p{Ll})${lostApostrophe}|${lostCurrency}`,
  'gu',
)
const mayBeLost = new RegExp(`[${lostCharacters}]|\\?[\\p{L}\\d]`, 'u')

function explainLost({ path, value }: Pick<TextField, 'path' | 'value'>): Mistake | [] {
  if (!mayBeLost.test(value)) return []
  const inWords = findInWords(value)
  const [first, ...others] = [
    ...inWords,
    ...matchesOf(lost, value)
      .map(({ 0: character, index }) => ({ start: index, end: index + character.length }))
      .filter(({ start }) => !inWords.some((each) => each.start <= start && start < each.end)),
  ].sort((a, b) => a.start - b.start)
  if (!first) return []
  const near = value.slice(0, first.start).match(/\S*$/)?.[0] ?? ''
  const word = `${near}\ufffd${value.slice(first.end).match(/^\S*/)?.[0] ?? ''}`.replaceAll(
    inWords.length > 0 ? /\?(?=\p{Ll})/gu : lost,
    '\ufffd',
  )
  const what = /^\d/.test(value.slice(first.end)) ? 'the sign of a currency' : 'a letter'
  const places = others.length > 0 ? ` It is missing in ${others.length + 1} places of this text.` : ''
  return {
    path,
    span: first,
    code: 'lost-letter',
    message: `A program has lost ${what} ${/^\ufffd+$/.test(word) ? 'here' : `${what === 'a letter' ? 'of' : 'in'} ${quoted(word)}`}, and visitors would read a sign in its place.`,
    fix: `Write the word anew.${places}`,
    more: others.map((span) => ({ path, span })),
  }
}

function explainMisread(
  { path, value }: Pick<TextField, 'path' | 'value'>,
  misread: ReturnType<typeof findMisread>,
): Mistake | [] {
  const [first, ...others] = misread
  if (!first) return []
  const { start, end, meant } = first
  return {
    path,
    span: { start, end },
    code: 'misread-letter',
    message: `Visitors read ${quoted(value.slice(start, end))} where ${quoted(meant)} was meant: a program has ${value[start] === '\\' ? 'written the sign in its own way' : 'read the text in a wrong encoding'}.`,
    fix: `Write ${quoted(meant)}${others.length > 0 ? ', and see to the other places of this text' : ''}.`,
    edits: (source) =>
      misread.map(({ start, end, meant }) => ({
        ...source.placeInText(path, start, end),
        text: JSON.stringify(meant).slice(1, -1),
      })),
    more: others.map(({ start, end }) => ({ path, span: { start, end } })),
  }
}
