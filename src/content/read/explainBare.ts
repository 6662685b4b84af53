import type { SectionTypes } from '../schema/sectionTypes.ts'
import { quoted } from '../wording/phrases.ts'
import { findBareEnd, findTextEnds, type ValueRole } from './findTextEnds.ts'
import { addAt, type JsonMistake, replace, restOfLine, type TextEdit } from './jsonMistake.ts'
import { codes, fieldAt, numberAlone, wrongDash, wrongNumber } from './numberMistakes.ts'

interface BareValue {
  role: ValueRole
  /** The section types of the site, whose fields tell what a value was meant to be. */
  types: SectionTypes
  /** Whether the value is directly in the page and not in a nested block. */
  isOfPage: boolean
}

/**
 * Explains a bare value that JSON does not know. The value extends to the end of its line, or to where another value
 * can begin.
 */
export function explainBare(text: string, offset: number, { role, types, isOfPage }: BareValue): JsonMistake {
  const line = restOfLine(text, offset)
  const whole = line.slice(0, findBareEnd(line, role))
  const field = fieldAt(text, { offset, isOfPage }, types)
  return (
    blockInBrackets(text, offset) ??
    listInBrackets(text, offset) ??
    wrongWord(offset, whole) ??
    wrongDash(offset, whole) ??
    codes(offset, whole, field) ??
    wrongComma(offset, whole) ??
    numberAlone(offset, whole, field) ??
    wrongNumber(offset, whole) ??
    unquotedText(text, offset, role)
  )
}

/** The number of characters searched for the closing bracket of a block. */
const mostCharacters = 20_000

/** Explains a block, or a list of blocks, that begins with a round bracket. */
function blockInBrackets(text: string, open: number): JsonMistake | undefined {
  const inner = text.slice(open, open + mostCharacters)
  const isBlock = /^\(\s*"(?:[^"\\\n]|\\.)*"\s*:/.test(inner)
  if (!isBlock && !/^\(\s*\{/.test(inner)) return undefined
  return isBlock
    ? otherBrackets(text, open, ['{', '}'], 'A block must stand in braces.')
    : otherBrackets(text, open, ['[', ']'], listRule)
}

/** Explains a list of blocks that begins with a brace, at its beginning. */
export const blocksInBraces = (text: string, open: number): JsonMistake =>
  otherBrackets(text, open, ['[', ']'], listRule)

/** Explains a part in brackets of a wrong kind; a closing bracket of the right kind is kept. */
function otherBrackets(
  text: string,
  open: number,
  [opening, closing]: readonly [string, string],
  rule: string,
): JsonMistake {
  const inner = text.slice(open, open + mostCharacters)
  const close = findClosing(inner)
  const last = close === undefined ? undefined : inner[close]
  const isWrong = close !== undefined && last !== closing
  const fix = `Write ${opening} in place of this ${text[open]}`
  return {
    code: 'wrong-bracket',
    start: open,
    end: open + 1,
    message: rule,
    fix: `${fix}${isWrong ? `, and ${closing} in place of the ${last} that closes it` : ''}.`,
    edits: [...replace(open, open + 1, opening), ...(isWrong ? replace(open + close, open + close + 1, closing) : [])],
  }
}

/**
 * Returns the offset of the bracket, of any kind, that closes the one at the start of a text, or undefined. Brackets
 * inside strings do not count.
 */
export function findClosing(text: string): number | undefined {
  let depth = 0
  for (const { 0: character, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[()[\]{}]/g)) {
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
    if (depth === 0) return index
  }
  return undefined
}

const listRule = 'A list must stand in square brackets.'

/** Explains a list in round brackets or braces. */
export function listInBrackets(text: string, open: number): JsonMistake | undefined {
  const list = /^[({](?:"(?:[^"\\\n]|\\.)*"|[^(){}[\]":])*[)}](?=\s*(?:[,}\]]|$))/.exec(
    text.slice(open, open + 2000),
  )?.[0]
  if (list === undefined) return undefined
  const meant = `[${list.slice(1, -1)}]`
  // A single number in round brackets may belong to a text.
  if (!isJson(meant) || !(text[open] === '(' ? /^\[\s*"|,/ : /,/).test(meant)) return undefined
  const end = open + list.length
  return {
    code: 'wrong-bracket',
    start: open,
    end,
    message: listRule,
    fix: isLong(meant) ? 'Write [ before it and ] behind it.' : `Write ${meant}.`,
    edits: [...replace(open, open + 1, '['), ...replace(end - 1, end, ']')],
  }
}

/** Whether a list is too long for a line of advice. */
const isLong = (list: string) => list.length > 60 || list.includes('\n')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const words: Record<string, string> = { true: 'true', yes: 'true', false: 'false', no: 'false' }

/** Words of other languages for null. */
const nothing = /^(undefined|null|none|nil)$/i

function wrongWord(offset: number, whole: string): JsonMistake | undefined {
  const meant = Object.hasOwn(words, whole.toLowerCase()) ? words[whole.toLowerCase()] : undefined
  if (!meant && !nothing.test(whole) && !/^[+-]?(NaN|Infinity)$/.test(whole)) return undefined
  const end = offset + whole.length
  return {
    code: 'wrong-word',
    start: offset,
    end,
    message: `${quoted(whole)} is not a value that a page file knows.`,
    fix: meant
      ? `Write ${meant}, in small letters and without quotes.`
      : 'Write the value, or delete this field together with its name.',
    edits: meant || nothing.test(whole) ? replace(offset, end, meant ?? 'null') : undefined,
  }
}

/** Explains a comma instead of a decimal point, a thousands separator, or a list of numbers. */
function wrongComma(offset: number, whole: string): JsonMistake | undefined {
  if (!/^-?\d[\d.]*(?:,\s*-?\d[\d.]*)+$/.test(whole)) return undefined
  const end = offset + whole.length
  const [, before, after] = /^(-?\d+),(\d+)$/.exec(whole) ?? []
  if (before === undefined || after === undefined) return listWithoutBrackets(whole, offset, end)
  const isThousand = after.length === 3 && /^-?[1-9]\d{0,2}$/.test(before)
  const point = `${before.replace(/^(-?)0+(?=\d)/, '$1')}.${after}`
  return {
    code: 'wrong-number',
    start: offset,
    end,
    message: `There is a comma inside the number ${whole}.`,
    fix: isThousand ? `Write ${before}${after}, or ${point} if it is a fraction.` : `Write ${point}.`,
    // A leading zero may belong to a ZIP code.
    ...(!isThousand && !/^-?0\d/.test(before) && { edits: replace(offset, end, point) }),
  }
}

/** Explains several values in place of one. There is no edit, because only the writer knows whether they are a list. */
export function listWithoutBrackets(whole: string, start: number, end: number): JsonMistake {
  return {
    code: 'missing-brackets',
    start,
    end,
    message: listRule,
    fix: isLong(whole) ? 'Write [ before it and ] behind it.' : `Write [${whole}].`,
  }
}

/** Explains a text without quotation marks, or with only the closing one. */
function unquotedText(text: string, offset: number, role: ValueRole): JsonMistake {
  const line = restOfLine(text, offset)
  const [closing] = findTextEnds(line, role, '"')
  const isClosed = closing !== undefined && line.indexOf('"') === closing
  const whole = line.slice(0, isClosed ? closing : findBareEnd(line, role))
  const end = offset + whole.length + (isClosed ? 1 : 0)
  if (!/[\p{L}\p{N}]/u.test(whole) && !isClosed) return strayCharacters(offset, whole)
  const isPlain = !/["\\]|[\w$-]\s*:(?:\s|$)/.test(whole) && hasPairs(whole)
  // An entry alone on its line may contain a comma; between others the comma ends it.
  const isCut = role === 'entry' && /^\s*,\s*[^\s,]/.test(line.slice(whole.length)) && startsLine(text, offset)
  const isShort = isPlain && whole.length <= 50
  const edits = role === 'entry' ? quoteEntries(text, offset) : replace(offset, end, JSON.stringify(whole))
  return {
    code: 'unquoted-text',
    start: offset,
    end: Math.max(offset + 1, end),
    message: 'A text must stand in quotation marks.',
    fix: suggestQuotes(),
    edits: isClosed ? addAt(offset, '"') : isPlain && !isCut ? edits : undefined,
  }

  function suggestQuotes(): string {
    if (isCut) return 'Write " before and after each entry.'
    if (!isShort) return 'Write " before and after it.'
    return `Write "${whole}"${role === 'entry' && !isClosed && !edits ? ', or delete it if it is no entry' : ''}.`
  }
}

/** Whether all brackets in some words are paired; an unpaired one was meant for the file, not for the text. */
const hasPairs = (words: string) =>
  !/[()[\]{}]/.test(words.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, ''))

/**
 * Explains characters without a letter or digit in place of a value. There is no edit, because only the writer knows
 * what they mean.
 */
function strayCharacters(offset: number, characters: string): JsonMistake {
  return {
    code: 'stray-character',
    start: offset,
    end: offset + Math.max(1, characters.length),
    message: `There is a stray ${quoted(characters)} here.`,
    fix: 'Write a value in its place, or delete it.',
  }
}

/**
 * Returns edits that quote all entries of a list from its first one on. Undefined if an entry is not a plain word: a
 * word between blocks, numbers or texts may be there by mistake.
 */
function quoteEntries(text: string, offset: number): TextEdit[] | undefined {
  if (!/\[\s*$/.test(text.slice(Math.max(0, offset - 200), offset))) return undefined
  const entries = /^[^"{}[\]\\]*(?=\])/.exec(text.slice(offset, offset + 2000))?.[0]
  if (entries === undefined) return undefined
  const words = Array.from(entries.matchAll(/[^\s,](?:[^,\r\n]*[^\s,])?/g))
  const isOneEach = entries.split(/[\r\n]+/).every((line) => !/,\s*\S/.test(line)) || !/[\r\n]/.test(entries.trim())
  if (!isOneEach || words.some(({ 0: word }) => isJson(word) || /:(?:\s|$)/.test(word))) return undefined
  return words.flatMap(({ 0: word, index }) =>
    replace(offset + index, offset + index + word.length, JSON.stringify(word)),
  )
}

const startsLine = (text: string, offset: number) =>
  /(?:^|[\r\n])[ \t]*$/.test(text.slice(Math.max(0, offset - 200), offset))
