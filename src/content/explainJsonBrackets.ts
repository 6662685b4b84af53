import { explainMissingColon } from './explainJsonColon.ts'
import { addAt, type JsonMistake, lineOf, readsFurther, replace, type TextEdit } from './jsonMistake.ts'
import type { JsonStop } from './jsonTree.ts'
import type { Source } from './source.ts'

export const isClosing = (char: string | undefined) => char === '}' || char === ']'
const closingOf = (opening: string | undefined) => (opening === '[' ? ']' : '}')
const bracketName = (char: string | undefined) => (char === '[' || char === ']' ? 'bracket' : 'brace')

/** A comma or value was awaited and a closing bracket came. */
export function explainClosing(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const { offset, expected, lastEnd } = stop
  const top = stop.open.at(-1)
  const char = text[offset]
  const fits = top !== undefined && char === closingOf(text[top])
  if (hasTooMany(text, char === ']' ? ']' : '}')) {
    const early = findEarlyClosing(source, stop, char)
    const at = early ?? offset
    return {
      code: 'extra-bracket',
      start: at,
      end: at + 1,
      message: `There is one ${char} too many.`,
      fix:
        fits || early !== undefined
          ? 'Delete it.'
          : `Delete it: the ${bracketName(char)} it would close is closed already.`,
      edits: replace(at, at + 1, ''),
    }
  }
  const afterComma = text[lastEnd - 1] === ','
  if (fits && (expected === 'key' || (expected === 'value' && afterComma)))
    return {
      code: 'trailing-comma',
      start: lastEnd - 1,
      end: lastEnd,
      message: 'There is one comma too many.',
      fix: `Delete it: no comma stands before a closing ${char}.`,
      edits: replace(lastEnd - 1, lastEnd, ''),
    }
  if (expected === 'colon' || (expected === 'value' && !afterComma)) return explainMissingColon(source, stop)
  return explainOpen(source, stop, offset)
}

/** Whether a file has more closing brackets of a kind than opening ones. */
export function hasTooMany(text: string, closing: '}' | ']'): boolean {
  const rest = text.replace(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"/g, '')
  return rest.split(closing).length > rest.split(closing === ']' ? '[' : '{').length
}

const indentOf = (source: Source, at: number) => source.line(lineOf(source, at)).text.search(/\S/)

function startsLine({ text }: Source, at: number): boolean {
  let before = at - 1
  while (text[before] === ' ' || text[before] === '\t') before--
  return before < 0 || text[before] === '\n' || text[before] === '\r'
}

/** More of them would take seconds in a file of nothing but brackets. */
const mostPairs = 10_000

/** A bracket that closes a part of several lines, but not where the lines of such a part are closed: one too many. */
function findEarlyClosing(source: Source, { pairs, offset }: JsonStop, char: string | undefined): number | undefined {
  const { text } = source
  const early = pairs.slice(-mostPairs).find(([open, close]) => {
    if (text[close] !== char || !/^[ \t]*[\r\n]/.test(text.slice(open + 1, open + 80))) return false
    if (lineOf(source, open) === lineOf(source, close)) return false
    return !startsLine(source, close) || indentOf(source, close) > indentOf(source, open)
  })?.[1]
  return early !== undefined && early < offset && readsFurther(text, replace(early, early + 1, '')) ? early : undefined
}

/**
 * A bracket is still open where the file or the block around it ends; indentation tells which one. `offset` is where it
 * has to be closed at the latest.
 */
export function explainOpen(source: Source, stop: JsonStop, offset: number): JsonMistake {
  const { text } = source
  const crossed = stop.pairs
    .slice(0, mostPairs)
    .find(
      ([open, close]) =>
        startsLine(source, close) &&
        indentOf(source, open) > indentOf(source, close) &&
        lineOf(source, open) < lineOf(source, close),
    )
  const open = crossed?.[0] ?? stop.open.at(-1) ?? 0
  const before = crossed?.[1] ?? offset
  const closing = closingOf(text[open])
  const isNext = /[{[]/.test(text[before] ?? '')
  const where =
    before >= text.length
      ? `Write ${closing} at the end of the file`
      : `Write ${closing}${isNext ? ' and a comma' : ''} before the ${text[before]} on line ${lineOf(source, before)}`
  const isCut = before >= text.length && stop.open.length > 1
  return {
    code: 'unclosed-bracket',
    start: open,
    end: open + 1,
    message: `A ${bracketName(text[open])} opened on line ${lineOf(source, open)} is never closed.`,
    fix: `${where}${isNext ? '' : ', or wherever the part that begins here ends'}.`,
    // Of a file that breaks off in the middle nobody knows what else is lost.
    ...(!isCut && { edits: closeBefore(source, open, before, isNext ? ',' : '') }),
  }
}

/** A list or block goes on behind a comma with what belongs to the part around it: its closing bracket is missing. */
export function explainOpenBeforeComma(source: Source, stop: JsonStop, comma: number): JsonMistake {
  const { text } = source
  const mistake = explainOpen(source, stop, comma)
  const isCrossed = mistake.start !== stop.open.at(-1)
  if (isCrossed) return mistake
  const closing = closingOf(text[mistake.start])
  return {
    ...mistake,
    fix: `Write ${closing} before the comma on line ${lineOf(source, comma)}, or wherever the part that begins here ends.`,
  }
}

/** Adds the closing bracket of `open` before an offset, in the manner of its opening: on a line of its own or not. */
function closeBefore(source: Source, open: number, before: number, comma: string): TextEdit[] {
  const { text } = source
  const at = text.slice(0, before).trimEnd().length
  const closing = `${closingOf(text[open])}${comma}`
  const opensLines = /^[ \t]*(\r?\n|\r)/.exec(text.slice(open + 1, open + 200))
  if (opensLines) {
    const { start, text: line } = source.line(lineOf(source, open))
    const indent = /^[ \t]*/.exec(text.slice(start, start + line.length))?.[0] ?? ''
    return addAt(at, `${opensLines[1]}${indent}${closing}`)
  }
  return addAt(at, `${text[open + 1] === ' ' ? ' ' : ''}${closing}`)
}
