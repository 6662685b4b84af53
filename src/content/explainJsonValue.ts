import { explainEarlyClosing, explainOpen, hasTooMany, missingOpening } from './explainJsonBrackets.ts'
import { curlyQuotes } from './explainJsonText.ts'
import { addAt, type JsonMistake, replace, restOfLine } from './jsonMistake.ts'
import { curlyMarks, findTextEnds, type Role, roleOf, singleMarks } from './jsonTextEnd.ts'
import type { JsonStop } from './jsonTree.ts'
import { quoted } from './phrases.ts'
import type { Source } from './source.ts'

const words: Record<string, string> = {
  true: 'true',
  yes: 'true',
  false: 'false',
  no: 'false',
}

/** What other languages call null. */
const nothing = /^(undefined|null|none|nil)$/i

/** Why neither a value nor the name of a field begins at the stop. */
export function explainValue(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const { offset, expected, lastEnd } = stop
  const rest = text.slice(offset, offset + 400)
  const char = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  const role = roleOf(text, stop)
  if (curlyMarks.includes(char)) return curlyQuotes(text, offset, role)
  if (singleMarks.includes(char)) return singleQuotes(text, offset, role)
  if (char === ',') return superfluousComma(text, offset, lastEnd)
  if (expected === 'key' && /[{[]/.test(char)) {
    const opening = explainOpeningAsName(source, stop)
    if (opening) return opening
  }
  const isToken = text[offset - 1] === '{' && /^[A-Za-z]+\}/.test(rest)
  if (isToken && /[:[]\s*$/.test(text.slice(Math.max(0, offset - 200), offset - 1)))
    return unquotedText(text, offset - 1)
  if (expected === 'key' || expected === 'keyOrEnd') return wrongKey(rest, offset, char)

  const word = /^[\p{L}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0]
  if (word) return wrongWord(text, offset, word)
  const number = /^[+\-.]*[0-9][\w.+-]*|^[+-][\w.]*/.exec(rest)?.[0]
  if (number) {
    const meant = number
      .replace(/^\+/, '')
      .replace(/^(-?)0+(?=[0-9])/, '$1')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, '')
    const certain = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(meant)
    return {
      code: 'wrong-number',
      start: offset,
      end: offset + number.length,
      message: `${quoted(number)} is not a number that a page file knows.`,
      fix: certain ? `Write ${meant}, or "${number}" if it is a text.` : `Write "${number}" if it is a text.`,
      // A zero at the beginning may well belong to a ZIP code.
      ...(certain && !/^[+-]?0\d/.test(number) && { edits: replace(offset, offset + number.length, meant) }),
    }
  }
  return /^[^"\r\n]{1,300}"\s*(?:[,}\]]|[\r\n]|$)/.test(rest) ? unquotedText(text, offset) : stray(offset, char)
}

/** Behind a comma in a block the next entry of a list begins: a bracket is missing, or one is too many. */
function explainOpeningAsName(source: Source, stop: JsonStop): JsonMistake | undefined {
  const { text } = source
  const comma = stop.lastEnd - 1
  const [open, close] = stop.pairs.at(-1) ?? []
  if (open !== undefined && close === text.slice(0, comma).trimEnd().length - 1 && hasTooMany(text, ']'))
    return explainEarlyClosing(source, stop, ']') ?? missingOpening(source, open, '[')
  return text[stop.open.at(-2) ?? -1] === '[' ? explainOpen(source, stop, comma) : undefined
}

function wrongWord(text: string, offset: number, word: string): JsonMistake {
  const meant = words[word.toLowerCase()]
  const isAlone = /^\s*(?:[,}\]]|$)/.test(restOfLine(text, offset + word.length))
  const base = {
    code: 'wrong-word',
    start: offset,
    end: offset + word.length,
    message: `${quoted(word)} is not a value that a page file knows.`,
  }
  if (meant && isAlone)
    return {
      ...base,
      fix: `Write ${meant}, in small letters and without quotes.`,
      edits: replace(offset, base.end, meant),
    }
  if (/^(NaN|Infinity)$/.test(word) || (nothing.test(word) && isAlone))
    return {
      ...base,
      fix: 'Write the value, or delete this field together with its name.',
      edits: nothing.test(word) ? replace(offset, base.end, 'null') : undefined,
    }
  return unquotedText(text, offset)
}

/** A text without its quotation marks, or with the closing one only. */
export function unquotedText(text: string, offset: number): JsonMistake {
  const words = (/^(?:\{[A-Za-z]+\}|[^",{}[\]\r\n])*/.exec(text.slice(offset, offset + 400))?.[0] ?? '').trimEnd()
  const [closing] = findTextEnds(restOfLine(text, offset), 'field', '"').map((end) => offset + end)
  const isClosed = closing !== undefined && !text.slice(offset, closing).includes('"')
  const whole = isClosed ? text.slice(offset, closing) : words
  const end = Math.max(offset + 1, isClosed ? closing + 1 : offset + words.length)
  return {
    code: 'unquoted-text',
    start: offset,
    end,
    message: 'A text must stand in quotation marks.',
    fix: whole.length > 50 ? 'Write " before and after it.' : `Write "${whole}".`,
    edits: isClosed ? addAt(offset, '"') : replace(offset, end, JSON.stringify(words)),
  }
}

function singleQuotes(text: string, offset: number, role: Role): JsonMistake {
  const line = restOfLine(text, offset + 1)
  const [single] = findTextEnds(line, role, singleMarks)
  const [end = single] = single === undefined ? findTextEnds(line, role, '"') : []
  const inner = line.slice(0, end ?? 0).replace(/\\'/g, "'")
  const isShort = end !== undefined && inner.length <= 50 && !inner.includes('"')
  return {
    code: 'single-quotes',
    start: offset,
    end: offset + (isShort ? end + 2 : 1),
    message: 'Texts and names stand in double quotation marks, not in single ones.',
    fix: isShort ? `Write "${inner}".` : 'Write " in their place.',
    edits: end === undefined ? undefined : replace(offset, offset + end + 2, `"${inner.replace(/"/g, '\\"')}"`),
  }
}

function superfluousComma(text: string, offset: number, lastEnd: number): JsonMistake {
  const before = text[lastEnd - 1]
  if (before === ':') {
    const key = /"(?:[^"\\\n]|\\.)*"(?=\s*:$)/.exec(text.slice(Math.max(0, lastEnd - 80), lastEnd))?.[0]
    return {
      code: 'missing-value',
      start: lastEnd - 1,
      end: lastEnd,
      message: `${key ?? 'This field'} has no value.`,
      fix: 'Write a value after the colon, or delete the field.',
    }
  }
  return {
    code: 'extra-comma',
    start: offset,
    end: offset + 1,
    message: 'There is one comma too many.',
    fix:
      before === ','
        ? 'Delete it: one comma between two entries is enough.'
        : `Delete it: no comma stands after an opening ${before}.`,
    edits: replace(offset, offset + 1, ''),
  }
}

function wrongKey(rest: string, offset: number, char: string): JsonMistake {
  const name = /^[\p{L}\p{N}_$][\p{L}\p{N}_$-]*/u.exec(rest)?.[0]
  if (name) {
    const end = offset + name.length
    const isClosed = rest[name.length] === '"'
    return {
      code: 'unquoted-name',
      start: offset,
      end: isClosed ? end + 1 : end,
      message: 'The name of a field must stand in quotation marks.',
      fix: `Write "${name}".`,
      edits: isClosed ? addAt(offset, '"') : replace(offset, end, `"${name}"`),
    }
  }
  if (char === '{' || char === '[')
    return {
      code: 'missing-name',
      start: offset,
      end: offset + 1,
      message: `This ${char} has no name before it.`,
      fix: 'Inside braces every value has a name: "name": value. Entries without names belong in a list in [ ].',
    }
  return stray(offset, char)
}

function stray(offset: number, char: string): JsonMistake {
  const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\p{Co}]$/u.test(char)
  return {
    code: 'stray-character',
    start: offset,
    end: offset + char.length,
    message: invisible
      ? 'There is an invisible character here that a page file does not allow.'
      : `There is a stray ${quoted(char)} here.`,
    fix: invisible ? 'Delete it; it often comes along with text copied from a web page.' : 'Delete it.',
    edits: replace(offset, offset + char.length, ''),
  }
}
