import { addAt, type JsonMistake, replace, restOfLine } from './jsonMistake.ts'
import { findBareEnd, findTextEnds, type ValueRole } from './jsonTextEnd.ts'
import { quoted } from './phrases.ts'

/** A value that JSON does not know, named as a whole: to the end of its line, or to where another value can begin. */
export function explainBare(text: string, offset: number, role: ValueRole): JsonMistake {
  const line = restOfLine(text, offset)
  const whole = line.slice(0, findBareEnd(line, role))
  return (
    listInBrackets(text, offset) ??
    wrongWord(offset, whole) ??
    wrongDash(offset, whole) ??
    wrongComma(offset, whole) ??
    wrongNumber(offset, whole) ??
    unquotedText(text, offset, role)
  )
}

/** A list in round brackets or braces. */
export function listInBrackets(text: string, open: number): JsonMistake | undefined {
  const list = /^[({](?:"(?:[^"\\\n]|\\.)*"|[^(){}[\]":])*[)}](?=\s*(?:[,}\]]|$))/.exec(
    text.slice(open, open + 2000),
  )?.[0]
  if (list === undefined) return undefined
  const meant = `[${list.slice(1, -1)}]`
  // A number alone in round brackets may belong to a text.
  if (!isJson(meant) || !(text[open] === '(' ? /^\[\s*"|,/ : /,/).test(meant)) return undefined
  const end = open + list.length
  return {
    code: 'wrong-bracket',
    start: open,
    end,
    message: 'A list must stand in square brackets.',
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

/** What other languages call null. */
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

/** A dash or a minus sign of a text before a number. */
function wrongDash(offset: number, whole: string): JsonMistake | undefined {
  const sign = /^[−–—‒‐‑](?=\s*\.?\d[\d.,]*$)/.exec(whole)?.[0]
  if (sign === undefined) return undefined
  const end = offset + whole.search(/[.\d]/)
  return {
    code: 'wrong-number',
    start: offset,
    end: offset + 1,
    message: `${quoted(sign)} is not the minus sign of a number.`,
    fix: 'Write "-".',
    edits: replace(offset, end, '-'),
  }
}

/** A comma in place of the point, or of nothing, in a number; or a list of numbers. */
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
    // A zero at the beginning may well belong to a ZIP code.
    ...(!isThousand && !/^-?0\d/.test(before) && { edits: replace(offset, end, point) }),
  }
}

/** Several values in place of one: nobody but the writer knows whether they are a list. */
export function listWithoutBrackets(whole: string, start: number, end: number): JsonMistake {
  return {
    code: 'missing-brackets',
    start,
    end,
    message: 'A list must stand in square brackets.',
    fix: isLong(whole) ? 'Write [ before it and ] behind it.' : `Write [${whole}].`,
  }
}

function wrongNumber(offset: number, whole: string): JsonMistake | undefined {
  if (!/^[+-]*\s*\.?\d[\w.]*$/.test(whole)) return undefined
  const meant = whole
    .replace(/^\+?\s*|(?<=^-)\s+/g, '')
    .replace(/^(-?)0+(?=[0-9])/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  const certain = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(meant)
  const end = offset + whole.length
  return {
    code: 'wrong-number',
    start: offset,
    end,
    message: `${quoted(whole)} is not a number that a page file knows.`,
    fix: certain ? `Write ${meant}, or "${whole}" if it is a text.` : `Write "${whole}" if it is a text.`,
    // A zero at the beginning may well belong to a ZIP code.
    ...(certain && !/^[+-]?\s*0\d/.test(whole) && { edits: replace(offset, end, meant) }),
  }
}

/** A text without its quotation marks, or with the closing one only. */
function unquotedText(text: string, offset: number, role: ValueRole): JsonMistake {
  const line = restOfLine(text, offset)
  const [closing] = findTextEnds(line, role, '"')
  const isClosed = closing !== undefined && line.indexOf('"') === closing
  const whole = line.slice(0, isClosed ? closing : findBareEnd(line, role))
  const end = offset + whole.length + (isClosed ? 1 : 0)
  const isPlain = !/["\\]|[\w$-]\s*:(?:\s|$)/.test(whole)
  // On a line of its own an entry may hold a comma; between others the comma ends it.
  const isCut = role === 'entry' && /^\s*,\s*[^\s,]/.test(line.slice(whole.length)) && startsLine(text, offset)
  return {
    code: 'unquoted-text',
    start: offset,
    end: Math.max(offset + 1, end),
    message: 'A text must stand in quotation marks.',
    fix: isCut
      ? 'Write " before and after each entry.'
      : isPlain && whole.length <= 50
        ? `Write "${whole}".`
        : 'Write " before and after it.',
    edits: isClosed ? addAt(offset, '"') : isPlain && !isCut ? replace(offset, end, JSON.stringify(whole)) : undefined,
  }
}

const startsLine = (text: string, offset: number) =>
  /(?:^|[\r\n])[ \t]*$/.test(text.slice(Math.max(0, offset - 200), offset))
