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
  const key = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(Math.max(0, keyEnd - 80), keyEnd))?.[0].trim() ?? 'it'
  const char = text[fault.offset]
  const noValue = char === ',' || isClosing(char)
  const keyStart = text.lastIndexOf(key, keyEnd)
  const merged = /^"([^"\\:]+?)\s*:[\s[{]*"$/.exec(key)?.[1]
  if (merged !== undefined && keyStart >= 0) return quoteBehindName(text, keyStart, merged)
  const doubled = fault.offset === keyEnd ? doubledQuote(text, keyEnd, 'name') : undefined
  if (doubled) return doubled
  const [other] = findTextEnds(key.slice(1), 'name', singleMarks + curlyMarks)
  if (other !== undefined && keyStart >= 0) return wrongMark(text, keyStart + 1 + other)
  const before = /:\s*("(?:[^"\\\n]|\\.)*"|[\w.-]+)\s*,\s*$/.exec(text.slice(Math.max(0, keyStart - 2000), keyStart))
  if (noValue && before?.[1] && hasTooMany(text, ']'))
    return missingOpening(source, keyStart - before[0].length + before[0].indexOf(before[1]), '[')
  const open = fault.open.at(-1) ?? 0
  // A ZIP code or several words cannot be the name of a field, only an entry.
  const isEntry = noValue && !/^"[a-z$][\w$]*"$/.test(key)
  const list = isEntry && text.slice(open + 1, keyStart).trim() === '' ? listInBrackets(text, open) : undefined
  if (list) return list
  if (isEntry && before?.[1]) {
    const start = keyStart - before[0].length + before[0].indexOf(before[1])
    return listWithoutBrackets(text.slice(start, keyEnd), start, keyEnd)
  }
  const place = keyStart < 0 ? undefined : { start: keyStart, end: keyStart + key.length }
  if (noValue) return missingValue(key, place ?? { start: fault.offset, end: fault.offset + 1 })
  if (char === '=' || char === ';') return characterForColon(char, fault.offset)
  return {
    code: 'missing-colon',
    ...(place ?? { start: fault.lastEnd - 1, end: fault.lastEnd }),
    message: 'A colon is missing.',
    fix: `Write : after ${key}.`,
    edits: addAt(keyEnd, ':'),
  }
}

const missingValue = (key: string, place: { start: number; end: number }): JsonMistake => ({
  code: 'missing-value',
  ...place,
  message: `${key === 'it' ? 'This field' : key} has no value.`,
  fix: `Write a colon and a value after it, such as ${key === 'it' ? '"name"' : key}: "…", or delete it.`,
})

const characterForColon = (character: '=' | ';', offset: number): JsonMistake => ({
  code: 'missing-colon',
  start: offset,
  end: offset + 1,
  message: `There is ${character === '=' ? 'an' : 'a'} ${character} where a colon belongs.`,
  fix: 'Write : in its place.',
  edits: replace(offset, offset + 1, ':'),
})
