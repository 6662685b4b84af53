import { explainText } from './explainJsonText.ts'
import { explainValue } from './explainJsonValue.ts'
import { type JsonMistake, lineOf } from './jsonMistake.ts'
import type { JsonStop } from './jsonTree.ts'
import { quoted } from './phrases.ts'
import type { Source } from './source.ts'

/** The first cause for which a file cannot be read, with the likely cure. */
export function explainStop(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const { offset, expected } = stop
  if (text.trim() === '')
    return {
      code: 'empty-file',
      start: 0,
      end: 0,
      message: 'This file is empty.',
      fix: 'Copy the text of a similar page into it, or delete the file.',
    }
  if (expected === 'inText') return explainText(source, stop)
  if (expected === 'end') return explainTextAfterEnd(source, stop)
  if (offset >= text.length) return explainOpen(source, stop, text.length)
  if (isClosing(text[offset])) return explainClosing(source, stop)
  if (/^(\/[/*]|#)/.test(text.slice(offset, offset + 2))) return explainComment(source, offset)
  if (expected === 'commaOrEnd') return explainMissingComma(source, stop)
  if (expected === 'colon') return explainMissingColon(source, stop)
  return explainValue(source, stop)
}

const isClosing = (char: string | undefined) => char === '}' || char === ']'
const closingOf = (opening: string | undefined) => (opening === '[' ? ']' : '}')
const bracketName = (char: string | undefined) => (char === '[' || char === ']' ? 'bracket' : 'brace')

function explainComment(source: Source, offset: number): JsonMistake {
  const rest = source.text.slice(offset)
  const block = rest.startsWith('/*') ? rest.indexOf('*/') + 2 : 0
  const line = rest.search(/[\r\n]/)
  return {
    code: 'comment',
    start: offset,
    end: offset + (block > 1 ? block : line < 0 ? rest.length : line),
    message: 'A page file cannot hold comments.',
    fix: 'Delete it, or keep it as a field that visitors never see: "note": "…".',
  }
}

function explainTextAfterEnd(source: Source, { offset, lastEnd }: JsonStop): JsonMistake {
  const char = source.text[offset]
  if (isClosing(char))
    return {
      code: 'extra-bracket',
      start: offset,
      end: offset + 1,
      message: `There is one ${char} too many.`,
      fix: `Delete it. Everything was closed already on line ${lineOf(source, lastEnd - 1)}.`,
      replacement: '',
    }
  return {
    code: 'text-after-end',
    start: offset,
    end: Math.max(
      source.line(lineOf(source, offset)).start + source.line(lineOf(source, offset)).text.trimEnd().length,
      offset + 1,
    ),
    message: 'There is more text after the end of the page.',
    fix:
      `The page ended with the ${source.text[lastEnd - 1]} on line ${lineOf(source, lastEnd - 1)}. ` +
      'If that one is too many, delete it; otherwise delete what follows it.',
  }
}

/** A comma or value was awaited and a closing bracket came. */
function explainClosing(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const { offset, expected, lastEnd } = stop
  const top = stop.open.at(-1)
  const char = text[offset]
  const fits = top !== undefined && char === closingOf(text[top])
  const rest = text.replace(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"/g, '')
  const tally = (bracket: string) => rest.split(bracket).length
  if (tally(char ?? '') > tally(char === ']' ? '[' : '{'))
    return {
      code: 'extra-bracket',
      start: offset,
      end: offset + 1,
      message: `There is one ${char} too many.`,
      fix: fits ? 'Delete it.' : `Delete it: the ${bracketName(char)} it would close is closed already.`,
      replacement: '',
    }
  const afterComma = text[lastEnd - 1] === ','
  if (fits && (expected === 'key' || (expected === 'value' && afterComma)))
    return {
      code: 'trailing-comma',
      start: lastEnd - 1,
      end: lastEnd,
      message: 'There is one comma too many.',
      fix: `Delete it: no comma stands before a closing ${char}.`,
      replacement: '',
    }
  if (expected === 'colon' || (expected === 'value' && !afterComma)) return explainMissingColon(source, stop)
  return explainOpen(source, stop, offset)
}

/** A bracket is still open where the file or the block around it ends; indentation tells which one. */
function explainOpen(source: Source, stop: JsonStop, offset: number): JsonMistake {
  const { text } = source
  const indent = (at: number) => source.line(lineOf(source, at)).text.search(/\S/)
  const startsLine = (at: number) => {
    let before = at - 1
    while (text[before] === ' ' || text[before] === '\t') before--
    return before < 0 || text[before] === '\n'
  }
  const crossed = stop.pairs
    .slice(0, 10_000)
    .find(
      ([open, close]) =>
        startsLine(close) && indent(open) > indent(close) && lineOf(source, open) < lineOf(source, close),
    )
  const open = crossed?.[0] ?? stop.open.at(-1) ?? 0
  const before = crossed?.[1] ?? offset
  const closing = closingOf(text[open])
  const isNext = /[{[]/.test(text[before] ?? '')
  const where =
    before >= text.length
      ? `Write ${closing} at the end of the file`
      : `Write ${closing}${isNext ? ' and a comma' : ''} before the ${text[before]} on line ${lineOf(source, before)}`
  return {
    code: 'unclosed-bracket',
    start: open,
    end: open + 1,
    message: `A ${bracketName(text[open])} opened on line ${lineOf(source, open)} is never closed.`,
    fix: `${where}${isNext ? '' : ', or wherever the part that begins here ends'}.`,
  }
}

/** A value has ended and neither a comma nor the closing bracket follows. */
function explainMissingComma(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const { offset, lastEnd, lastKind } = stop
  const top = stop.open.at(-1) ?? 0
  if (text[top] === '{' && /[{[]/.test(text[offset] ?? '')) return explainOpen(source, stop, offset)
  const sameLine = lineOf(source, lastEnd) === lineOf(source, offset)
  const rest = text.slice(offset, offset + 200)
  const looksLikeField = /^"(?:[^"\\\n]|\\.)*"\s*:/.test(rest)
  const inList = text[stop.open.at(-1) ?? 0] === '['
  const looksLikeText = /^"(?:[^"\\\n]|\\.)*"\s*(?:[,\]]|[\r\n])/.test(rest)
  if (lastKind === 'string' && sameLine && !looksLikeField && !(inList && looksLikeText) && !/^[{[:;=]/.test(rest)) {
    const inner = /^[^"\r\n]*/.exec(text.slice(lastEnd))?.[0] ?? ''
    const closed = text[lastEnd + inner.length] === '"'
    return {
      code: 'quote-in-text',
      start: lastEnd - 1,
      end: lastEnd,
      message: 'A quotation mark inside the text ended it early.',
      fix:
        closed && inner !== '' && inner.length < 40
          ? `Write \\"${inner}\\" for quotation marks inside a text.`
          : 'Write \\" for a quotation mark inside a text.',
      replacement: '\\"',
    }
  }
  const brace =
    rest[0] === ':' && !inList
      ? /:\s*\n\s*"(?:[^"\\\n]|\\.)*"$/.exec(text.slice(Math.max(0, lastEnd - 200), lastEnd))
      : null
  if (brace) {
    const colon = lastEnd - brace[0].length
    return {
      code: 'missing-brace',
      start: colon,
      end: colon + 1,
      message: 'A { is missing.',
      fix: `Write { after the colon on line ${lineOf(source, colon)}.`,
      replacement: ': {',
    }
  }
  if (rest[0] === ':')
    return {
      code: 'stray-character',
      start: offset,
      end: offset + 1,
      message: inList ? 'A list in [ ] has no names before its entries.' : 'There is one colon too many.',
      fix: inList
        ? 'Put the name and its value in braces: { "label": "…" }.'
        : 'Delete it, or write a comma in its place.',
    }
  if (!/^["{[\w+\-.“”„‘’'`]/.test(rest)) {
    const char = String.fromCodePoint(text.codePointAt(offset) ?? 32)
    return {
      code: 'stray-character',
      start: offset,
      end: offset + char.length,
      message: `There is a stray ${quoted(char)} after the value.`,
      fix: 'Write a comma in its place, or delete it.',
    }
  }
  const before = /"(?:[^"\\\n]|\\.)*"$/.exec(text.slice(Math.max(0, lastEnd - 40), lastEnd))?.[0] ?? text[lastEnd - 1]
  const where = sameLine ? '' : ` at the end of line ${lineOf(source, lastEnd)}`
  const after = before && (before.length > 1 || !/["\w]/.test(before)) ? `, after ${before}` : ''
  return {
    code: 'missing-comma',
    start: Math.max(0, lastEnd - 1),
    end: lastEnd,
    message: 'A comma is missing.',
    fix: `Write ,${where}${sameLine ? after.replace(/^,/, '') : after}.`,
    replacement: `${text[lastEnd - 1]},`,
  }
}

function explainMissingColon(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const keyEnd = stop.expected === 'colon' ? stop.lastEnd : stop.lastEnd - 1
  const key = /"(?:[^"\\\n]|\\.)*"\s*$/.exec(text.slice(Math.max(0, keyEnd - 80), keyEnd))?.[0].trim() ?? 'it'
  const char = text[stop.offset]
  const noValue = char === ',' || isClosing(char)
  const keyStart = text.lastIndexOf(key, keyEnd)
  if (noValue)
    return {
      code: 'missing-value',
      start: keyStart < 0 ? stop.offset : keyStart,
      end: keyStart < 0 ? stop.offset + 1 : keyStart + key.length,
      message: `${key === 'it' ? 'This field' : key} has no value.`,
      fix: `Write a colon and a value after it, such as ${key === 'it' ? '"name"' : key}: "…", or delete it.`,
    }
  const wrong = char === '=' || char === ';'
  return {
    code: 'missing-colon',
    start: wrong ? stop.offset : keyStart < 0 ? stop.lastEnd - 1 : keyStart,
    end: wrong ? stop.offset + 1 : keyStart < 0 ? stop.lastEnd : keyStart + key.length,
    message: wrong ? `There is ${char === '=' ? 'an' : 'a'} ${char} where a colon belongs.` : 'A colon is missing.',
    fix: wrong ? `Write : in its place.` : `Write : after ${key}.`,
    replacement: wrong ? ':' : `${key}:`,
  }
}
