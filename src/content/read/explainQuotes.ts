/** Explains missing, doubled, curly or single quotation marks, and those inside a string that ended it early. */
import type { Source } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { curlyMarks, findTextEnds, type Role, singleMarks } from './findTextEnds.ts'
import { addAt, type JsonMistake, lineOf, replace, restOfLine } from './jsonMistake.ts'

/** Explains a string from `start` that lacks its closing quotation mark, which belongs at `end`. */
export function unclosedText(source: Source, start: number, end: number): JsonMistake {
  const line = lineOf(source, start)
  const rest = restOfLine(source.text, end)
  const next = rest.trim().charAt(0)
  const before = next === '' ? '' : `before the ${next === ',' ? 'comma' : next}`
  const isLast = next === '' || /^\s*,\s*$/.test(rest)
  const where = isLast ? [`at the end of line ${line}`, before].filter(Boolean).join(', ') : before
  return {
    code: 'unclosed-text',
    start,
    end: Math.max(start + 1, rest.trim() === '' ? end : end + (/^\s*,/.exec(rest)?.[0].length ?? 0)),
    message: 'This text has no quotation mark at its end.',
    fix: `Write " ${where}.`,
    edits: addAt(end, '"'),
  }
}

/**
 * Explains a field name that lacks its closing quotation mark, or has it after the colon.
 *
 * @param start offset of the opening quotation mark
 */
export function quoteBehindName(text: string, start: number, name: string): JsonMistake {
  const end = start + 1 + name.length
  const behind = /^\s*:"(?=\s+\S|"(?!\s*(?:[,}\]]|$)))/.exec(restOfLine(text, end))?.[0].length
  return {
    code: 'unclosed-text',
    start,
    end: end + (behind ?? 0),
    message: behind ? 'This quotation mark belongs before the colon.' : 'This name has no quotation mark at its end.',
    fix: `Write ${quoted(name)}${behind ? ':' : ''}.`,
    edits: behind ? replace(end, end + behind, '":') : addAt(end, '"'),
  }
}

/**
 * Explains a string or name that is followed by an extra quotation mark, and then by something that can follow a
 * string. Undefined otherwise.
 */
export function doubledQuote(text: string, end: number, role: Role): JsonMistake | undefined {
  const line = restOfLine(text, end)
  const ends = findTextEnds(line, role, '"')
  const isEmpty = text[end - 2] === '"' && text[end - 3] !== '\\'
  const inner = isEmpty ? /^[^\s",:}\]](?:[^"\\]|\\.)*(?=""\s*(?:[,}\]]|$))/.exec(line)?.[0] : undefined
  if (inner !== undefined) return doubledQuotes(end, inner)
  const isAtStart = isEmpty && /^[^\s,:}\]"]/.test(line) && line.indexOf('"') === ends[0]
  if (ends[0] !== 0 && !isAtStart) return undefined
  const isInch = /\d"$/.test(text.slice(end - 2, end))
  return {
    code: 'doubled-quote',
    start: isAtStart ? end - 2 : end - 1,
    end: isAtStart ? end : end + 1,
    message: 'There is one quotation mark too many.',
    fix: isInch ? 'Delete one of the two, or write \\" for a sign of inches.' : 'Delete one of the two.',
    ...(!isInch && { edits: replace(end - 1, end, '') }),
  }
}

/**
 * Explains words in two pairs of quotation marks, as spreadsheets write them.
 *
 * @param end offset after the first two marks
 */
function doubledQuotes(end: number, words: string): JsonMistake {
  const close = end + words.length
  return {
    code: 'doubled-quote',
    start: end - 2,
    end: close + 2,
    message: 'This text has two quotation marks at each end.',
    fix: 'Keep one at each end. To show marks to visitors, write \\" inside of them.',
    edits: [...replace(end - 1, end, ''), ...replace(close, close + 1, '')],
  }
}

/**
 * Returns where a string that begins with a straight quotation mark is closed by another kind of mark, on the same
 * line.
 */
export function findOtherMark(text: string, start: number, role: Role): number | undefined {
  const [end] = findTextEnds(restOfLine(text, start + 1), role, singleMarks + curlyMarks)
  return end === undefined ? undefined : start + 1 + end
}

/** The maximum number of quotation marks in one string; with more of them, nobody can tell which are intended. */
const mostMarks = 40

/** Explains a string that ended at `end` although it continues, so that the mark before `end` belongs to its words. */
export function quoteInText(text: string, end: number, role: Role): JsonMistake {
  const line = restOfLine(text, end)
  const inner = /^[^"\r\n]*/.exec(line)?.[0] ?? ''
  const closed = line[inner.length] === '"'
  if (closed && inner.trim() === '' && inner !== '') return splitText(text, end, end + inner.length + 1, role)
  const ends = findTextEnds(line, role, '"')
  const guesses = ends.map((last) =>
    Array.from(text.slice(end - 1, end + last).matchAll(/\\.|"/g)).filter(({ 0: mark }) => mark === '"'),
  )
  const [nearest] = guesses
  // The words may contain what looks like the next entry: "He said "yes", "no" and left."
  const isEven = ({ length }: unknown[]) => length % 2 === 0
  const isTwofold = nearest && !isEven(nearest) && guesses.some(isEven)
  const holdsField = /"\s*:\s*["[{\d]/.test(line.slice(0, ends[0]))
  // A last mark after a comma begins the next entry, so this one has no end.
  const holdsEntry = role === 'entry' && /,\s*"[^"]*$/.test(line.slice(0, ends[0]))
  return {
    code: 'quote-in-text',
    start: end - 1,
    end,
    message: 'A quotation mark inside the text ended it early.',
    fix:
      closed && inner !== '' && inner.length < 40
        ? `Write \\"${inner}\\" for quotation marks inside a text.`
        : 'Write \\" for a quotation mark inside a text.',
    ...(nearest &&
      !isTwofold &&
      !holdsField &&
      !holdsEntry &&
      nearest.length <= mostMarks && { edits: nearest.flatMap(({ index }) => addAt(end - 1 + index, '\\')) }),
  }
}

/** Explains a string in two pieces, each in quotation marks, with only white space between them. */
function splitText(text: string, end: number, next: number, role: Role): JsonMistake {
  const isWhole = findTextEnds(restOfLine(text, next), role, '"').length === 1
  return {
    code: 'quote-in-text',
    start: end - 1,
    end: next,
    message: 'Two texts stand here side by side, where one belongs.',
    fix: 'Write them as one: delete the two quotation marks between them.',
    ...(isWhole && { edits: replace(end - 1, next, ' ') }),
  }
}

/** Explains a single or curly mark where a straight double one ends a string. */
export function wrongMark(text: string, offset: number): JsonMistake {
  if (!singleMarks.includes(text[offset] ?? '')) return curlyQuote(offset)
  return {
    code: 'single-quotes',
    start: offset,
    end: offset + 1,
    message: 'This text begins with a double quotation mark and ends with a single one.',
    fix: 'Write " in place of the single one.',
    edits: replace(offset, offset + 1, '"'),
  }
}

function curlyQuote(offset: number): JsonMistake {
  return {
    code: 'curly-quotes',
    start: offset,
    end: offset + 1,
    message: 'These quotation marks are curly.',
    fix: 'Word and Notes change straight quotation marks into curly ones. Write " in their place.',
    edits: replace(offset, offset + 1, '"'),
  }
}

/** Explains curly marks around a string that begins at an offset. */
export function curlyQuotes(text: string, offset: number, role: Role): JsonMistake {
  const [end] = findTextEnds(restOfLine(text, offset + 1), role, `"${curlyMarks}`)
  const ends = [offset, ...(end === undefined ? [] : [offset + 1 + end])].filter((at) => text[at] !== '"')
  const edits = end === undefined ? undefined : ends.flatMap((at) => replace(at, at + 1, '"'))
  return { ...curlyQuote(offset), edits }
}
