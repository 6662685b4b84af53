import { type SyntaxFault, skipSpace } from '../json/parseTree.ts'
import { indentAt, startsLine } from '../problem/edits.ts'
import type { Source } from '../problem/source.ts'
import { explainCut, isCutOff } from './explainCut.ts'
import { addAt, type JsonMistake, lineOf, oneTooMany, readsFurther, replace, type TextEdit } from './jsonMistake.ts'
import { closingOf } from './openParts.ts'

/** Whether a character closes a block or a list. */
export const isClosing = (char: string | undefined) => char === '}' || char === ']'
const bracketName = (char: string | undefined) => (char === '[' || char === ']' ? 'bracket' : 'brace')

/** Explains a closing bracket in place of a comma or value. Undefined if a name lacks its colon and value. */
export function explainClosing(source: Source, fault: SyntaxFault): JsonMistake | undefined {
  const { text } = source
  const { offset, expected, lastEnd } = fault
  const top = fault.open.at(-1)
  const char = text[offset]
  const fits = top !== undefined && char === closingOf(text[top])
  const closing = closingOf(text[top ?? 0])
  if (top !== undefined && !fits && hasTooMany(text, char === ']' ? ']' : '}') && hasTooFew(text, closing)) {
    const other = otherClosing(text, offset, closing)
    if (other) return other
  }
  if (hasTooMany(text, char === ']' ? ']' : '}')) {
    const early = findEarlyClosing(source, fault, char)
    const isClear = fits || early !== undefined
    const fix = isClear ? 'Delete it.' : `Delete it: the ${bracketName(char)} it would close is closed already.`
    return oneTooMany({ code: 'extra-bracket', at: early ?? offset, what: String(char), fix })
  }
  const afterComma = text[lastEnd - 1] === ','
  if (fits && (expected === 'key' || (expected === 'value' && afterComma)))
    return oneTooMany({
      code: 'trailing-comma',
      at: lastEnd - 1,
      what: 'comma',
      fix: `Delete it: no comma stands before a closing ${char}.`,
    })
  if (expected === 'colon' || (expected === 'value' && !afterComma)) return undefined
  return explainOpen(source, fault, offset)
}

/** Whether a file has more closing brackets of a kind than opening ones. */
export const hasTooMany = (text: string, closing: '}' | ']'): boolean =>
  countOf(text, closing) > countOf(text, closing === ']' ? '[' : '{')

/** Counts a bracket outside the strings of a file. */
const countOf = (text: string, bracket: string) =>
  text.replace(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"/g, '').split(bracket).length

/** Whether a file has fewer closing brackets of a kind than opening ones. */
const hasTooFew = (text: string, closing: '}' | ']') =>
  countOf(text, closing) < countOf(text, closing === ']' ? '[' : '{')

/** Explains a closing bracket of the wrong kind, if the file can be read further after replacing it. */
function otherClosing(text: string, offset: number, closing: '}' | ']'): JsonMistake | undefined {
  const edits = replace(offset, offset + 1, closing)
  if (!readsFurther(text, edits)) return undefined
  const isList = closing === ']'
  return {
    code: 'wrong-bracket',
    start: offset,
    end: offset + 1,
    message: `A ${isList ? 'list' : 'block'} ends with ${closing}, not with ${text[offset]}.`,
    fix: `Write ${closing} in place of the ${text[offset]}.`,
    edits,
  }
}

const indentOf = (source: Source, at: number) => indentAt(source, at).length

/** The maximum number of pairs to examine: more would take seconds in a file of nothing but brackets. */
const mostPairs = 10_000

/** Finds an extra bracket: it closes a part of several lines, but not where the layout closes such parts. */
function findEarlyClosing(
  source: Source,
  { pairs, offset }: SyntaxFault,
  char: string | undefined,
): number | undefined {
  const { text } = source
  const early = pairs.slice(-mostPairs).find(([open, close]) => {
    if (text[close] !== char || !/^[ \t]*[\r\n]/.test(text.slice(open + 1, open + 80))) return false
    if (lineOf(source, open) === lineOf(source, close)) return false
    return !startsLine(source, close) || indentOf(source, close) > indentOf(source, open)
  })?.[1]
  return early !== undefined && early < offset && readsFurther(text, replace(early, early + 1, '')) ? early : undefined
}

/** Whether the part that a bracket opens begins on the next line. */
const opensLines = ({ text }: Source, open: number) =>
  /^[ \t]*(?:[{[][ \t]*)*(?:\r?\n|\r|$)/.test(text.slice(open + 1, open + 200))

/**
 * Explains a bracket that is still open where the file or the enclosing block ends; the layout shows which one.
 *
 * @param offset the last offset at which it can be closed
 */
export function explainOpen(source: Source, fault: SyntaxFault, offset: number): JsonMistake {
  const { text } = source
  const crossed = fault.pairs.slice(0, mostPairs).find(([open, close]) => {
    if (!startsLine(source, close) || lineOf(source, open) === lineOf(source, close)) return false
    return indentOf(source, open) > indentOf(source, close) || !opensLines(source, open)
  })
  const open = crossed?.[0] ?? fault.open.at(-1) ?? 0
  const { before, comma } = findEnd(source, open, crossed?.[1] ?? offset)
  const closing = closingOf(text[open])
  if (before >= text.length && isCutOff(text, fault)) return explainCut(source, fault)
  if (before >= text.length && fault.open.length === 1) return missingAtEnd(source, open, closing)
  const next = /^"[^"\r\n]{1,40}"/.exec(text.slice(before, before + 42))?.[0] ?? `the ${text[before]}`
  const where = () => {
    if (text[before] === ',') return `Write ${closing} before the comma on line ${lineOf(source, before)}`
    return `Write ${closing}${comma ? ' and a comma' : ''} before ${next} on line ${lineOf(source, before)}`
  }
  return {
    code: 'unclosed-bracket',
    start: open,
    end: open + 1,
    message: `A ${bracketName(text[open])} opened on line ${lineOf(source, open)} is never closed.`,
    fix: `${where()}${comma ? '' : ', or wherever the part that begins here ends'}.`,
    edits: closeBefore(source, open, before, comma ? ',' : ''),
  }
}

/**
 * Explains that the bracket which closes the whole file is missing; it points at the end of the file, where it belongs.
 */
function missingAtEnd(source: Source, open: number, closing: string): JsonMistake {
  const { text } = source
  const end = text.trimEnd().length
  return {
    code: 'unclosed-bracket',
    start: end - 1,
    end,
    message: `The ${bracketName(closing)} ${closing} that ends the file is missing.`,
    fix: `Write ${closing} at the end of the file: the ${text[open]} on line ${lineOf(source, open)} is never closed.`,
    edits: closeBefore(source, open, text.length, ''),
  }
}

/** The maximum number of lines to search for the end of a part: a page has a few hundred. */
const mostLines = 2000

/**
 * Returns the offset before which a bracket must be closed according to the layout, and whether a comma is missing
 * there.
 */
function findEnd(source: Source, open: number, latest: number): { before: number; comma: boolean } {
  const { text } = source
  const [first, last] = [lineOf(source, open), lineOf(source, latest)]
  const begins = (at: number) => /["{[]/.test(text[at] ?? '')
  const fallback = { before: latest, comma: /[{[]/.test(text[latest] ?? '') }
  if (first === last) return fallback
  if (!opensLines(source, open)) {
    const { start, text: line } = source.line(first)
    const end = start + line.trimEnd().length
    if (text[end - 1] === ',') return { before: end - 1, comma: false }
    const before = skipSpace(text, end)
    return { before, comma: begins(before) }
  }
  const outer = indentOf(source, open)
  for (let number = first + 1; number < Math.min(last, first + mostLines); number++) {
    const { start, text: line } = source.line(number)
    const indent = line.search(/\S/)
    if (indent >= 0 && indent <= outer && !/^[}\]]/.test(line.slice(indent)))
      return { before: start + indent, comma: begins(start + indent) }
  }
  return fallback
}

/**
 * Explains an extra bracket that closed a part early, so that the reader assigns what follows to the enclosing part.
 */
export function explainEarlyClosing(source: Source, fault: SyntaxFault, char: '}' | ']'): JsonMistake | undefined {
  const at = hasTooMany(source.text, char) ? findEarlyClosing(source, fault, char) : undefined
  return at === undefined ? undefined : oneTooMany({ code: 'extra-bracket', at, what: char, fix: 'Delete it.' })
}

/** Explains that a list or block has no opening bracket before its first value or name, at an offset. */
export function missingOpening(source: Source, offset: number, bracket: '{' | '['): JsonMistake {
  const { text } = source
  const before = text.slice(0, offset).trimEnd().length
  const isBehindColon = text[before - 1] === ':'
  const start = isBehindColon ? before - 1 : offset
  const name = /^"[^"\r\n]{1,40}"/.exec(text.slice(offset, offset + 42))?.[0]
  return {
    code: bracket === '{' ? 'missing-brace' : 'missing-bracket',
    start,
    end: isBehindColon ? before : offset + (name?.length ?? 1),
    message: `A ${bracket} is missing.`,
    fix: isBehindColon
      ? `Write ${bracket} after the colon on line ${lineOf(source, start)}.`
      : `Write ${bracket} before ${name ?? `the ${text[offset]}`} on line ${lineOf(source, offset)}.`,
    edits: isBehindColon ? addAt(before, ` ${bracket}`) : addAt(offset, `${bracket} `),
  }
}

/** Adds the closing bracket of `open` before an offset, on a separate line if a line ends after the opening one. */
function closeBefore(source: Source, open: number, before: number, comma: string): TextEdit[] {
  const { text } = source
  const at = text.slice(0, before).trimEnd().length
  const closing = `${closingOf(text[open])}${comma}`
  const lineEnd = /^[ \t]*(?:[{[][ \t]*)*(\r?\n|\r)/.exec(text.slice(open + 1, open + 200))?.[1]
  if (lineEnd) {
    const { start, text: line } = source.line(lineOf(source, open))
    const indent = /^[ \t]*/.exec(text.slice(start, start + line.length))?.[0] ?? ''
    return addAt(at, `${lineEnd}${indent}${closing}`)
  }
  return addAt(at, `${text[open + 1] === ' ' ? ' ' : ''}${closing}`)
}
