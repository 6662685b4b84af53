import { bitsOf, characterBeforeLetter, holdsAll, holdsAny, otherCharacters } from '../../wording/charactersOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { anyDisguise, characters, type Letters, meantBy, run } from './disguises.ts'

/** A part of a text that people read differently than programs. */
export interface Reading {
  text: string
  /** The range that differs from the written text, as offsets in this part. */
  spot: { start: number; end: number }
  /** Whether the range was one split word, `Tow-son`; then capitals distinguish a name from two words. */
  isJoined: boolean
  /** Maps offsets in this part to offsets in the written text. */
  placeOf(start: number, end: number): { start: number; end: number }
}

/**
 * The number of characters around a range that belong to its part: the other words of a name, and those that
 * distinguish a town from a person.
 */
const around = 32

/** Two characters that occur in no other text; the full search took a sixth of the check of 2,000 pages. */
const hint =
  /[^\sA-Za-z\u00c0-\u024f{"'([\u2018\u2019\u201c][A-Za-z]|[\u0131\u0251-\u1fff\u2061-\u20ab\u20ad-\u2121\u2123-\u24ff\u3164-\uffff]|\s\w\s+\w\s|-\n[A-Za-z]|\[(?<=[A-Za-z]\[)/
/** Letters separated by spaces, which need no other character. */
const apart = /\s\w\s+\w\s/
const needed = characterBeforeLetter | otherCharacters | bitsOf('[')
const brokenLine = bitsOf('-\n')
const address = /\]\([^()\s]*\)/g

/** Whether a text may have such parts. In most texts, punctuation between letters occurs only in addresses. */
export const mayReadOtherwise = (text: string): boolean =>
  (holdsAny(text, needed) || holdsAll(text, brokenLine) || apart.test(text)) &&
  hint.test(text) &&
  (!text.includes('](') || hint.test(text.replace(address, ']')))

/**
 * Returns the parts of a text that people read differently than programs: look-alike letters, and words with
 * punctuation, marks or spaces inside. Most texts have none except hyphenated words.
 */
export function readingsOf(text: string): Reading[] {
  if (!mayReadOtherwise(text) || !anyDisguise.test(text)) return []
  const folded = rewrite({ text, offsets: undefined }, characters, ({ 0: character, index }) =>
    meantBy(character, text, index),
  )
  const joined = rewrite(folded, run, ({ 0: words }) => lettersIn(words, 0, words.length))
  const inParts = matchesOf(run, folded.text).flatMap(({ 0: words, index }) =>
    partsOf(words).map(({ start, end }) =>
      rewrite(folded, run, (found) => (found.index === index ? lettersIn(words, start, end) : undefined)),
    ),
  )
  return [
    ...folded.spots.map((spot) => partOf(folded, spot, false)),
    ...[joined, ...inParts].flatMap((each) => each.spots.map((spot) => partOf(each, spot, true))),
  ]
}

/** A text in which some characters were replaced. */
interface Rewritten {
  text: string
  /** The offset of each character, and of the end, in the written text; undefined if nothing was replaced. */
  offsets: readonly number[] | undefined
}
interface Span {
  start: number
  end: number
}

/**
 * Replaces matches by the letters that they stand for.
 *
 * @returns also the words in which something changed
 */
function rewrite(from: Rewritten, pattern: RegExp, meant: (found: RegExpExecArray) => Letters | undefined) {
  let text = ''
  const offsets: number[] = []
  const changed: Span[] = []
  const originOf = (at: number) => from.offsets?.[at] ?? at
  const keep = (start: number, end: number) => {
    text += from.text.slice(start, end)
    for (let at = start; at < end; at++) offsets.push(originOf(at))
  }
  let end = 0
  for (const found of matchesOf(pattern, from.text)) {
    const letters = meant(found)
    if (!letters) continue
    keep(end, found.index)
    const start = text.length
    for (const { letter, at } of letters) {
      text += letter
      offsets.push(originOf(found.index + at))
    }
    changed.push({ start, end: text.length })
    end = found.index + found[0].length
  }
  keep(end, from.text.length + 1)
  return { text, offsets, spots: wordsAround(text, changed) }
}

function partOf({ text, offsets }: Rewritten, spot: Span, isJoined: boolean): Reading {
  const from = Math.max(0, spot.start - around)
  const originOf = (offset: number) => offsets?.[from + offset] ?? from + offset
  return {
    text: text.slice(from, spot.end + around),
    spot: { start: spot.start - from, end: spot.end - from },
    isJoined,
    placeOf: (start, end) => ({ start: originOf(start), end: originOf(end) }),
  }
}

/** Returns the characters of a split word without the separators between two offsets. */
const lettersIn = (words: string, start: number, end: number): Letters =>
  Array.from({ length: words.length }, (_, at) => ({ letter: words[at] ?? '', at })).filter(
    ({ letter, at }) => at < start || at >= end || /[\p{L}\p{N}]/u.test(letter),
  )

/** More pieces than this are an enumeration. */
const mostPieces = 8

/** Returns the neighbouring pieces, of three or more, that may form a word: `Tow-son-based`. */
function partsOf(words: string): Span[] {
  const found = matchesOf(/[\p{L}\p{N}]+/gu, words).map(({ 0: { length }, index }) => ({ index, end: index + length }))
  if (found.length > mostPieces || found.every(({ index, end }) => end - index === 1)) return []
  return found
    .flatMap(({ index }, at) => found.slice(at + 1).map(({ end }) => ({ start: index, end })))
    .filter(({ start, end }) => end - start < words.length)
}

/** Returns the words in which something changed, without duplicates. */
function wordsAround(text: string, changed: readonly Span[]): Span[] {
  const words: Span[] = []
  for (const { start, end } of changed) {
    const last = words.at(-1)
    if (last && start < last.end) continue
    const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, start - around), start))?.[0] ?? ''
    const behind = /^[\p{L}\p{N}]*/u.exec(text.slice(end, end + around))?.[0] ?? ''
    words.push({ start: start - before.length, end: end + behind.length })
  }
  return words
}
