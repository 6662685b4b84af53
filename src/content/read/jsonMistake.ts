import { unreadOf } from '../json/parseTree.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import type { Source } from '../problem/source.ts'

/** Replaces the characters from `start` to `end` by a text; if both are equal, it inserts the text. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** An explanation of why a file is not JSON; offsets as in Source. */
export interface JsonMistake {
  code: ProblemCode
  start: number
  end: number
  message: string
  fix: string
  /** The edits of a certain fix, in the order of the text, without overlaps. */
  edits?: TextEdit[] | undefined
  also?: { start: number; end: number; message: string }
}

/** An invisible character. */
export const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\p{Co}]$/u

/** Returns the line of an offset, counted from 1. */
export const lineOf = (source: Source, offset: number) => source.position(offset).line

/** Returns the edit that replaces the characters from `start` to `end`. */
export const replace = (start: number, end: number, text: string): TextEdit[] => [{ start, end, text }]
/** Returns the edit that inserts a text. */
export const addAt = (offset: number, text: string): TextEdit[] => [{ start: offset, end: offset, text }]

/** Explains one extra character, named by `what`. */
export function oneTooMany({
  code,
  at,
  what,
  fix,
}: {
  code: ProblemCode
  at: number
  what: string
  fix: string
}): JsonMistake {
  const message = `There is one ${what} too many.`
  return { code, start: at, end: at + 1, message, fix, edits: replace(at, at + 1, '') }
}

function apply(text: string, edits: readonly TextEdit[]): string {
  const parts = edits.map((edit, index) => text.slice(edits[index - 1]?.end ?? 0, edit.start) + edit.text)
  return parts.join('') + text.slice(edits.at(-1)?.end ?? 0)
}

/** Whether the reader of an invalid text gets further after some edits. */
export function readsFurther(text: string, edits: readonly TextEdit[]): boolean {
  return unreadOf(apply(text, edits)) < unreadOf(text)
}

/** Text in braces, including placeholders. */
const bracedWords = /\{[^{}]*\}/g

/** Whether edits put an unpaired brace into a string; that brace was meant for the file, not for the string. */
export function takesBraces(text: string, edits: readonly TextEdit[]): boolean {
  const first = edits[0]?.start ?? 0
  const from = Math.max(text.lastIndexOf('\n', first - 1), text.lastIndexOf('\r', first - 1)) + 1
  const after = apply(text, edits)
  let grown = 0
  return edits.some((edit) => {
    const start = edit.start + grown
    const end = start + edit.text.length
    grown += edit.text.length - (edit.end - edit.start)
    const line = after.slice(from, end) + restOfLine(after, end)
    const around = Array.from(line.matchAll(/"(?:[^"\\\r\n]|\\.)*"/g)).find(
      ({ 0: words, index }) => from + index < end && start < from + index + words.length,
    )
    return around !== undefined && /[{}]/.test(around[0].replace(bracedWords, ''))
  })
}

/** The maximum number of characters to read for all guesses, each of which reads the whole file. */
const mostReading = 5_000_000

/** Returns the guess after which the reader gets furthest; of equal ones the first. */
export function furthest(text: string, guesses: readonly TextEdit[][]): TextEdit[] | undefined {
  let best: TextEdit[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const guess of guesses.slice(0, Math.max(1, Math.floor(mostReading / text.length)))) {
    const unread = unreadOf(apply(text, guess))
    if (unread < least) best = guess
    least = Math.min(least, unread)
  }
  return best
}

/** Returns the text from an offset to the end of its line. */
export const restOfLine = (text: string, offset: number): string =>
  /[^\r\n]*/y.exec(text.slice(offset, offset + 20_000))?.[0] ?? ''
