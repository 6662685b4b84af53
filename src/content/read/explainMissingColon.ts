import type { SyntaxFault } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import { listInBrackets, listWithoutBrackets } from './explainBare.ts'
import { hasTooMany, isClosing, missingOpening } from './explainBrackets.ts'
import { doubledQuote, quoteBehindName, wrongMark } from './explainQuotes.ts'
import { curlyMarks, findTextEnds, singleMarks } from './findTextEnds.ts'
import { addAt, type JsonMistake, replace } from './jsonMistake.ts'

/** Explains the name of a field without a colon after it. */
export function explainMissingColon(source: Source, fault: SyntaxFault): JsonMistake {
  const { text } = source
  const keyEnd = fault.expected === 'colon' ? fault.lastEnd : fault.lastEnd - 1
  const key = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(Math.max(0, keyEnd - 80), keyEnd))?.[0].trim()
  const keyStart = key === undefined ? -1 : text.lastIndexOf(key, keyEnd)
  const char = text[fault.offset]
  const noValue = char === ',' || isClosing(char)
  const doubled = fault.offset === keyEnd ? doubledQuote(text, keyEnd, 'name') : undefined
  const cause =
    (key !== undefined && keyStart >= 0 && misquotedName(text, keyStart, key)) ||
    doubled ||
    (noValue && key !== undefined && explainEntry(source, fault, { start: keyStart, end: keyEnd, key }))
  if (cause) return cause
  const place = key === undefined || keyStart < 0 ? undefined : { start: keyStart, end: keyStart + key.length }
  if (noValue) return missingValue(key, place ?? { start: fault.offset, end: fault.offset + 1 })
  if (char === '=' || char === ';') return characterForColon(char, fault.offset)
  return {
    code: 'missing-colon',
    ...(place ?? { start: fault.lastEnd - 1, end: fault.lastEnd }),
    message: 'A colon is missing.',
    fix: `Write : after ${key ?? 'it'}.`,
    edits: addAt(keyEnd, ':'),
  }
}

/** Explains a name that holds its colon, `"title: "`, or ends with another quotation mark. */
function misquotedName(text: string, start: number, key: string): JsonMistake | undefined {
  const merged = /^"([^"\\:]+?)\s*:[\s[{]*"$/.exec(key)?.[1]
  if (merged !== undefined) return quoteBehindName(text, start, merged)
  const [other] = findTextEnds(key.slice(1), 'name', singleMarks + curlyMarks)
  return other === undefined ? undefined : wrongMark(text, start + 1 + other)
}

/** Explains a text that stands in a block but is an entry of a list whose brackets are missing or of a wrong kind. */
function explainEntry(
  source: Source,
  fault: SyntaxFault,
  { start: keyStart, end: keyEnd, key }: { start: number; end: number; key: string },
): JsonMistake | undefined {
  const { text } = source
  const before = /:\s*("(?:[^"\\\n]|\\.)*"|[\w.-]+)\s*,\s*$/.exec(text.slice(Math.max(0, keyStart - 2000), keyStart))
  const start = before?.[1] ? keyStart - before[0].length + before[0].indexOf(before[1]) : undefined
  if (start !== undefined && hasTooMany(text, ']')) return missingOpening(source, start, '[')
  // A ZIP code or several words cannot be the name of a field, only an entry.
  if (/^"[a-z$][\w$]*"$/.test(key)) return undefined
  const open = fault.open.at(-1) ?? 0
  const list = text.slice(open + 1, keyStart).trim() === '' ? listInBrackets(text, open) : undefined
  if (list || start === undefined) return list
  return listWithoutBrackets(text.slice(start, keyEnd), start, keyEnd)
}

const missingValue = (key: string | undefined, place: { start: number; end: number }): JsonMistake => ({
  code: 'missing-value',
  ...place,
  message: `${key ?? 'This field'} has no value.`,
  fix: `Write a colon and a value after it, such as ${key ?? '"name"'}: "…", or delete it.`,
})

const characterForColon = (character: '=' | ';', offset: number): JsonMistake => ({
  code: 'missing-colon',
  start: offset,
  end: offset + 1,
  message: `There is ${character === '=' ? 'an' : 'a'} ${character} where a colon belongs.`,
  fix: 'Write : in its place.',
  edits: replace(offset, offset + 1, ':'),
})
