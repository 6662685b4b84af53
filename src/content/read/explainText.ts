import type { JsonStop } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import { inPlaceOf } from '../text/checkInvisible.ts'
import { quoted } from '../wording/phrases.ts'
import { curlyMarks, findTextEnds, type Role, roleOf, singleMarks } from './findTextEnds.ts'
import { addAt, furthest, type JsonMistake, lineOf, replace, restOfLine, type TextEdit } from './jsonMistake.ts'

/** Why a text that began with a quotation mark breaks off. */
export function explainText(source: Source, stop: JsonStop): JsonMistake {
  const { text } = source
  const { offset, textStart = offset } = stop
  const char = text[offset]
  if (char === '\\') return explainEscape(text, offset)
  const begun = text.slice(textStart, offset)
  if (char !== undefined && char !== '\n' && char !== '\r') {
    const isTab = char === '\t'
    const breaksOff = (findGaps(text, textStart) ?? []).length > 0
    return {
      code: 'control-character',
      start: offset,
      end: offset + 1,
      message: isTab
        ? `There is a tab inside this text${breaksOff ? ', and further on a line break' : ''}.`
        : 'There is an invisible character inside this text.',
      fix: !isTab
        ? 'Delete it and type the words around it anew.'
        : breaksOff
          ? 'Write a space in place of the tab, and keep the text on one line, however long.'
          : 'Write a space in its place.',
      edits: replace(offset, offset + 1, isTab ? ' ' : inPlaceOf(char)),
    }
  }
  const other = findOtherMark(text, textStart, isName(stop, text) ? 'name' : roleOf(text, stop))
  if (other !== undefined) return wrongMark(text, other)
  const merged = isName(stop, text) ? /^"([\w$-]+)\s*:/.exec(begun)?.[1] : undefined
  if (merged !== undefined) return quoteBehindName(text, textStart, merged)
  const next = text.slice(offset, offset + 2000).trimStart()
  const isClosed = /[,}\]]\s*$/.test(begun)
  if (/^(?:$|["}\]])/.test(next) || (isClosed && /^[{[]/.test(next)))
    return unclosedText(source, textStart, textStart + findEndOf(begun, text, textStart))
  const gaps = findGaps(text, textStart)
  const isListed = gaps !== undefined && holdsList(text, textStart, gaps)
  const takesList = /"body"\s*:\s*$/.test(text.slice(Math.max(0, textStart - 80), textStart))
  return {
    code: 'line-break-in-text',
    start: textStart,
    end: textStart + begun.trimEnd().length,
    message: 'This text goes on over a line break.',
    fix: !isListed
      ? 'Keep a text on one line, however long. Write \\n\\n where a new paragraph begins.'
      : takesList
        ? 'Keep a text on one line, however long. Write \\n- where a new entry of the list begins.'
        : 'Keep a text on one line. It takes no list: make a sentence of it, or write the list in the "body" of a prose section.',
    edits: !isListed ? gaps && joinLines(gaps) : takesList ? keepList(text, textStart, gaps) : undefined,
  }
}

/** Whether the text that broke off stands where the name of a field belongs. */
function isName({ open, textStart = 0 }: JsonStop, text: string): boolean {
  const before = text
    .slice(Math.max(0, textStart - 2000), textStart)
    .trimEnd()
    .at(-1)
  return before === '{' || (before === ',' && text[open.at(-1) ?? 0] === '{')
}

/** Where a text that runs on to the end of its line ends: before the brackets and commas there, as far as they are needed. */
function findEndOf(begun: string, text: string, start: number): number {
  const words = begun.trimEnd()
  const ends = [(words.endsWith(',') ? words.slice(0, -1).trimEnd() : words).length]
  let tail = begun.length
  while (/[\s,}\]]/.test(begun.charAt(tail - 1))) tail--
  // Looked for from the beginning of a gap only: a text of spaces is not read to its end from each of them.
  for (const { index } of begun.slice(tail).matchAll(/(?<!\s)\s*[}\]]/g)) ends.push(tail + index)
  const guesses = ends.filter((end) => end > 1).map((end) => addAt(start + end, '"'))
  return (furthest(text, guesses)?.[0]?.start ?? start + begun.trimEnd().length) - start
}

/** A text from `start` that lacks its closing quotation mark, which belongs at `end`. */
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

/** The name of a field that lacks its closing quotation mark, or has it behind the colon; `start` is the place of the opening mark. */
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

/** A text or name that is followed by one quotation mark more, and by what can follow a text; undefined where it is not. */
export function doubledQuote(text: string, end: number, role: Role): JsonMistake | undefined {
  const line = restOfLine(text, end)
  const ends = findTextEnds(line, role, '"')
  const isEmpty = text[end - 2] === '"' && text[end - 3] !== '\\'
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

/** Where a text that begins at an offset with a straight quotation mark is closed by another one, on the same line. */
export function findOtherMark(text: string, start: number, role: Role): number | undefined {
  const [end] = findTextEnds(restOfLine(text, start + 1), role, singleMarks + curlyMarks)
  return end === undefined ? undefined : start + 1 + end
}

/** Quotation marks in one text; with more of them nobody knows which are meant. */
const mostMarks = 40

/** A text ended at `end` and goes on all the same, so that the mark before `end` belongs to its words. */
export function quoteInText(text: string, end: number, role: Role): JsonMistake {
  const line = restOfLine(text, end)
  const inner = /^[^"\r\n]*/.exec(line)?.[0] ?? ''
  const closed = line[inner.length] === '"'
  const ends = findTextEnds(line, role, '"')
  const guesses = ends.map((last) =>
    Array.from(text.slice(end - 1, end + last).matchAll(/\\.|"/g)).filter(({ 0: mark }) => mark === '"'),
  )
  const [nearest] = guesses
  // The words may hold what looks like the next entry: "He said "yes", "no" and left."
  const isEven = ({ length }: unknown[]) => length % 2 === 0
  const isTwofold = nearest && !isEven(nearest) && guesses.some(isEven)
  const holdsField = /"\s*:\s*["[{\d]/.test(line.slice(0, ends[0]))
  // A last mark behind a comma begins the next entry, and this one has no end.
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

/** One mark that is curly or single, where a straight double one ends a text. */
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

/** Curly marks around a text that begins at an offset. */
export function curlyQuotes(text: string, offset: number, role: Role): JsonMistake {
  const [end] = findTextEnds(restOfLine(text, offset + 1), role, `"${curlyMarks}`)
  const ends = [offset, ...(end === undefined ? [] : [offset + 1 + end])].filter((at) => text[at] !== '"')
  const edits = end === undefined ? undefined : ends.flatMap((at) => replace(at, at + 1, '"'))
  return { ...curlyQuote(offset), edits }
}

/** A line break in a text with the white space around it. */
interface LineGap {
  start: number
  end: number
  /** What belongs in its place where the lines are joined: an empty line makes a paragraph. */
  joined: string
  /** What begins the next line, where that is an entry of a list: `- `, `• `, `1. `. */
  mark: string | undefined
}

/** What the entries of a list begin with, in Markdown and in texts out of word processors. */
const listMark = /(?:[-*–—](?=[ \t]+\S)|[•‣▪◦●○·]|\d{1,2}[.)](?=[ \t]+\S))[ \t]*/y

function markAt(text: string, at: number): string | undefined {
  listMark.lastIndex = at
  return listMark.exec(text)?.[0]
}

/** The line breaks of a text from its opening quotation mark on; undefined where its end is not certain. */
function findGaps(text: string, textStart: number): LineGap[] | undefined {
  const from = textStart + 1
  const rest = text.slice(from, from + 20_000)
  const words = /^(?:[^"\\]|\\[\s\S])*/.exec(rest)?.[0] ?? ''
  if (!/^"\s*(?:[,}\]]|$)/.test(rest.slice(words.length))) return undefined
  // Looked for from the beginning of a gap only: a text of spaces is not read to its end from each of them.
  return Array.from(words.matchAll(/(?<![ \t])[ \t]*(?:\r\n|\n|\r)[ \t\r\n]*/g), ({ 0: gap, index }) => {
    const end = index + gap.length
    const isInside = index > 0 && end < words.length
    const joined = !isInside ? '' : gap.split(/\r\n|\n|\r/).length > 2 ? '\\n\\n' : ' '
    return { start: from + index, end: from + end, joined, mark: markAt(words, end) }
  })
}

/** Whether the lines of a text are the entries of a list: two of them, or one behind a colon. */
function holdsList(text: string, textStart: number, gaps: readonly LineGap[]): boolean {
  const marked = gaps.filter(({ mark }) => mark !== undefined)
  const number = marked.length + (markAt(text, textStart + 1) === undefined ? 0 : 1)
  return number > 1 || marked.some(({ start }) => text[start - 1] === ':')
}

const joinLines = (gaps: readonly LineGap[]): TextEdit[] =>
  gaps.map(({ start, end, joined }) => ({ start, end, text: joined }))

/** Keeps the entries of a list on lines of the text, with the marks of Markdown. */
function keepList(text: string, textStart: number, gaps: readonly LineGap[]): TextEdit[] {
  const own = (mark: string) => (/^[-*\d]/.test(mark) ? mark : '- ')
  const first = markAt(text, textStart + 1)
  let isBegun = first !== undefined
  const edits = gaps.map(({ start, end, joined, mark }) => {
    isBegun ||= mark !== undefined
    const gap = joined === ' ' && isBegun ? '\\n' : joined
    return { start, end: end + (mark?.length ?? 0), text: gap + (mark === undefined ? '' : own(mark)) }
  })
  const isOwn = first === undefined || own(first) === first
  return isOwn ? edits : [...replace(textStart + 1, textStart + 1 + first.length, own(first)), ...edits]
}

function explainEscape(text: string, offset: number): JsonMistake {
  const char = String.fromCodePoint(text.codePointAt(offset + 1) ?? 32)
  const length =
    char === 'u'
      ? Math.max(2, /^\\u[0-9a-fA-F]{0,4}/.exec(text.slice(offset, offset + 6))?.[0].length ?? 2)
      : 1 + char.length
  const isPlain = singleMarks.includes(char) || curlyMarks.includes(char)
  return {
    code: 'bad-escape',
    start: offset,
    end: Math.min(text.length, offset + length),
    message: `A backslash cannot stand before ${quoted(char)}.`,
    fix:
      char === 'u'
        ? 'Write four digits after \\u, such as \\u2019, or \\\\ for a backslash that is shown.'
        : isPlain
          ? 'Delete the backslash.'
          : `Delete the backslash, or write \\\\ for one that is shown.`,
    // Before a line break it says in other languages that the line goes on.
    edits:
      isPlain || /[\r\n]/.test(char) ? replace(offset, offset + 1, '') : char === 'u' ? undefined : addAt(offset, '\\'),
  }
}
