import type { SyntaxFault } from '../json/parseTree.ts'
import type { Source } from '../problem/source.ts'
import { inPlaceOf } from '../text/checkInvisible.ts'
import { quoted } from '../wording/phrases.ts'
import { explainCut, isCutOff } from './explainCut.ts'
import { continuesBehindBreak, explainLineBreak } from './explainLineBreak.ts'
import { findOtherMark, quoteBehindName, unclosedText, wrongMark } from './explainQuotes.ts'
import { curlyMarks, roleOf, singleMarks } from './findTextEnds.ts'
import { addAt, furthest, type JsonMistake, replace } from './jsonMistake.ts'

/**
 * Explains why a string breaks off: at a backslash, at an invisible character, or at the end of its line, where it is
 * closed by another kind of mark, is not closed, or continues on the next line.
 */
export function explainText(source: Source, fault: SyntaxFault): JsonMistake {
  const { text } = source
  const { offset, textStart = offset } = fault
  const char = text[offset]
  if (char === '\\') return explainEscape(text, offset)
  if (char !== undefined && char !== '\n' && char !== '\r') return explainCharacter(text, { char, offset, textStart })
  const isField = isName(fault, text)
  if (isCutOff(text, fault)) return explainCut(source, fault, isField)
  const other = findOtherMark(text, textStart, isField ? 'name' : roleOf(text, fault))
  if (other !== undefined) return wrongMark(text, other)
  const begun = text.slice(textStart, offset)
  const merged = isField ? /^"([\w$-]+)\s*:/.exec(begun)?.[1] : undefined
  if (merged !== undefined) return quoteBehindName(text, textStart, merged)
  if (endsHere(begun, text.slice(offset, offset + 2000).trimStart()))
    return unclosedText(source, textStart, textStart + findEndOf(begun, text, textStart))
  return explainLineBreak(text, textStart, offset)
}

/** Explains a tab or an invisible character inside a string, which JSON does not allow there. */
function explainCharacter(text: string, at: { char: string; offset: number; textStart: number }): JsonMistake {
  const { char, offset, textStart } = at
  const place = { code: 'control-character' as const, start: offset, end: offset + 1 }
  if (char !== '\t')
    return {
      ...place,
      message: 'There is an invisible character inside this text.',
      fix: 'Delete it and type the words around it anew.',
      edits: replace(offset, offset + 1, inPlaceOf(char)),
    }
  const breaksOff = continuesBehindBreak(text, textStart)
  return {
    ...place,
    message: `There is a tab inside this text${breaksOff ? ', and further on a line break' : ''}.`,
    fix: breaksOff
      ? 'Write a space in place of the tab, and keep the text on one line, however long.'
      : 'Write a space in its place.',
    edits: replace(offset, offset + 1, ' '),
  }
}

/**
 * Whether a string ends with its line.
 *
 * @param begun the part of it on its line
 * @param next the text on the following lines
 */
function endsHere(begun: string, next: string): boolean {
  const isClosed = /[,}\]]\s*$/.test(begun)
  // A mark alone on the next line closes the string, which the line break has split from it.
  if (!isClosed && /^"\s*(?:[,}\]]|$)/.test(next)) return false
  return /^(?:$|["}\]])/.test(next) || (isClosed && /^[{[]/.test(next))
}

/** Whether the string that broke off is at the position of a field name. */
function isName({ open, textStart = 0 }: SyntaxFault, text: string): boolean {
  const before = text
    .slice(Math.max(0, textStart - 2000), textStart)
    .trimEnd()
    .at(-1)
  return before === '{' || (before === ',' && text[open.at(-1) ?? 0] === '{')
}

/**
 * Returns where a string ends that runs to the end of its line: before the brackets and commas there, as many as are
 * needed.
 */
function findEndOf(begun: string, text: string, start: number): number {
  const words = begun.trimEnd()
  const ends = [(words.endsWith(',') ? words.slice(0, -1).trimEnd() : words).length]
  let tail = begun.length
  while (/[\s,}\]]/.test(begun.charAt(tail - 1))) tail--
  // The search starts only at the beginning of a gap, so that a text of spaces is not scanned to its end from each of
  // them.
  for (const { index } of begun.slice(tail).matchAll(/(?<!\s)\s*[}\]]/g)) ends.push(tail + index)
  const guesses = ends.filter((end) => end > 1).map((end) => addAt(start + end, '"'))
  return (furthest(text, guesses)?.[0]?.start ?? start + begun.trimEnd().length) - start
}

/** Explains an unknown escape at `offset`; the first interpretation that fits is used. */
const explainEscape = (text: string, offset: number): JsonMistake =>
  explainPathOfDisk(text, offset) ?? explainSlashes(text, offset) ?? explainBackslash(text, offset)

/** Explains a Windows path, `C:\Photos\bus.jpg`, as a whole string or within one. */
function explainPathOfDisk(text: string, offset: number): JsonMistake | undefined {
  const path = findPath(text, offset)
  if (path.length < 2) return undefined
  const place = { code: 'bad-escape' as const, start: offset, end: endOfEscape(text, offset) }
  const picture = pictureAround(text, offset)
  if (picture !== undefined)
    return {
      ...place,
      message: 'This is the place of a picture on your own computer, which visitors cannot open.',
      fix: `Put the picture into the folder public/images/ and write ${quoted(`/images/${picture}`)}.`,
    }
  return {
    ...place,
    message: 'The backslashes of this path stand alone.',
    fix: 'Write two for each, or leave the path out: visitors would read it.',
    edits: path.flatMap((at) => addAt(at, '\\')),
  }
}

/** Explains the address of a page that is written with backslashes. */
function explainSlashes(text: string, offset: number): JsonMistake | undefined {
  const address = findAddress(text, offset)
  if (address === undefined) return undefined
  const [end, right] = [offset + address.length, address.replaceAll('\\', '/')]
  return {
    code: 'bad-escape',
    start: offset,
    end,
    message: 'This address has backslashes, and needs slashes.',
    fix: `Write ${quoted(right)}.`,
    edits: replace(offset, end, right),
  }
}

function explainBackslash(text: string, offset: number): JsonMistake {
  const char = charBehind(text, offset)
  const place = { code: 'bad-escape' as const, start: offset, end: Math.min(text.length, endOfEscape(text, offset)) }
  const message = `A backslash cannot stand before ${quoted(char)}.`
  const without = replace(offset, offset + 1, '')
  if (char === 'u')
    return {
      ...place,
      message,
      fix: 'Write four digits after \\u, such as \\u2019, or \\\\ for a backslash that is shown.',
    }
  if (singleMarks.includes(char) || curlyMarks.includes(char))
    return { ...place, message, fix: 'Delete the backslash.', edits: without }
  return {
    ...place,
    message,
    fix: 'Delete the backslash, or write \\\\ for one that is shown.',
    // In other languages, a backslash before a line break continues the line.
    edits: /[\r\n]/.test(char) ? without : addAt(offset, '\\'),
  }
}

const charBehind = (text: string, offset: number) => String.fromCodePoint(text.codePointAt(offset + 1) ?? 32)

/** Returns the end of the escape at `offset`: after the next character, or after the available digits of `\u`. */
function endOfEscape(text: string, offset: number): number {
  const char = charBehind(text, offset)
  if (char !== 'u') return offset + 1 + char.length
  return offset + Math.max(2, /^\\u[0-9a-fA-F]{0,4}/.exec(text.slice(offset, offset + 6))?.[0].length ?? 2)
}

/** Returns an address of a page at the beginning of a string whose slashes are backslashes: `\industries\retail\`. */
const findAddress = (text: string, offset: number): string | undefined =>
  text[offset - 1] === '"'
    ? /^(?:\\[a-z\d][\w-]*)+\\(?="\s*[,}\]\r\n])/.exec(text.slice(offset, offset + 300))?.[0]
    : undefined

/** Returns the file name of a picture whose Windows path is a whole string: `"C:\Photos\bus.jpg"`. */
function pictureAround(text: string, offset: number): string | undefined {
  const begun = text.lastIndexOf('"', offset)
  const [, name] =
    /^"(?:[A-Za-z]:|\\)\\?(?:[^"\\/\r\n]+\\)*([^"\\/\r\n]+\.(?:jpe?g|png|webp|avif|gif|svg))"/i.exec(
      text.slice(begun, begun + 300),
    ) ?? []
  return name
}

/**
 * Returns the offsets of the single backslashes in a Windows path around an unknown escape, `C:\Photos\bus.jpg`. Those
 * that JSON reads as an escape, such as `\b`, are meant as backslashes too.
 */
function findPath(text: string, offset: number): number[] {
  const before = /[^\s"]*$/.exec(text.slice(Math.max(0, offset - 300), offset))?.[0] ?? ''
  const start = offset - before.length
  const word = /^(?:(?!\\n\\n)[^\s"])*/.exec(text.slice(start, start + 600))?.[0] ?? ''
  if (!/^[a-z]:\\/i.test(word)) return []
  return [...word.matchAll(/(?<!\\)\\(?!\\)/g)].map(({ index }) => start + index)
}
