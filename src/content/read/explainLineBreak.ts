import { type JsonMistake, replace, type TextEdit } from './jsonMistake.ts'

/**
 * Explains a string that continues over a line break. Its edits join the lines or, if they are a list and the field
 * supports one, keep them as its entries.
 *
 * @param textStart offset of the opening quotation mark
 * @param end offset at which the first line ends
 */
export function explainLineBreak(text: string, textStart: number, end: number): JsonMistake {
  const gaps = findGaps(text, textStart)
  const place = {
    code: 'line-break-in-text' as const,
    start: textStart,
    end: textStart + text.slice(textStart, end).trimEnd().length,
    message: 'This text goes on over a line break.',
  }
  if (gaps === undefined || !holdsList(text, textStart, gaps))
    return {
      ...place,
      fix: 'Keep a text on one line, however long. Write \\n\\n where a new paragraph begins.',
      edits: gaps && joinLines(gaps),
    }
  const takesList = /"body"\s*:\s*$/.test(text.slice(Math.max(0, textStart - 80), textStart))
  return {
    ...place,
    fix: takesList
      ? 'Keep a text on one line, however long. Write \\n- where a new entry of the list begins.'
      : 'Keep a text on one line. It takes no list: make a sentence of it, or write the list in the "body" of a prose section.',
    edits: takesList ? keepList(text, textStart, gaps) : undefined,
  }
}

/** Whether a string that breaks off continues after a line break. */
export const continuesBehindBreak = (text: string, textStart: number): boolean =>
  (findGaps(text, textStart) ?? []).length > 0

/** A line break in a string with the surrounding white space. */
interface LineGap {
  start: number
  end: number
  /** The replacement if the lines are joined: an empty line starts a paragraph. */
  joined: string
  /** The mark at the start of the next line if it is a list entry: `- `, `• `, `1. `. */
  mark: string | undefined
}

/** Marks of list entries, in Markdown and in texts from word processors. */
const listMark = /(?:[-*–—](?=[ \t]+\S)|[•‣▪◦●○·]|\d{1,2}[.)](?=[ \t]+\S))[ \t]*/y

function markAt(text: string, at: number): string | undefined {
  listMark.lastIndex = at
  return listMark.exec(text)?.[0]
}

/** Returns the line breaks of a string from its opening quotation mark on, or undefined if its end is uncertain. */
function findGaps(text: string, textStart: number): LineGap[] | undefined {
  const from = textStart + 1
  const rest = text.slice(from, from + 20_000)
  const words = /^(?:[^"\\]|\\[\s\S])*/.exec(rest)?.[0] ?? ''
  if (!/^"\s*(?:[,}\]]|$)/.test(rest.slice(words.length))) return undefined
  // The search starts only at the beginning of a gap, so that a text of spaces is not scanned to its end from each of
  // them.
  return Array.from(words.matchAll(/(?<![ \t])[ \t]*(?:\r\n|\n|\r)[ \t\r\n]*/g), ({ 0: gap, index }) => {
    const end = index + gap.length
    const isInside = index > 0 && end < words.length
    const between = gap.split(/\r\n|\n|\r/).length > 2 ? '\\n\\n' : ' '
    return { start: from + index, end: from + end, joined: isInside ? between : '', mark: markAt(words, end) }
  })
}

/** Whether the lines of a string are the entries of a list: two marked lines, or one after a colon. */
function holdsList(text: string, textStart: number, gaps: readonly LineGap[]): boolean {
  const marked = gaps.filter(({ mark }) => mark !== undefined)
  const number = marked.length + (markAt(text, textStart + 1) === undefined ? 0 : 1)
  return number > 1 || marked.some(({ start }) => text[start - 1] === ':')
}

const joinLines = (gaps: readonly LineGap[]): TextEdit[] =>
  gaps.map(({ start, end, joined }) => ({ start, end, text: joined }))

/** Keeps the entries of a list on separate lines of the string, with Markdown marks. */
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
