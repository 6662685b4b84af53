import { matchesOf } from '../wording/matchesOf.ts'
import { lookAlikes } from './lookAlikes.ts'

/** A part of a text as people read it, where programs read something else. */
export interface Reading {
  text: string
  /** What differs in it from the text that is written, as offsets in this part. */
  spot: { start: number; end: number }
  /** Whether the spot was one word in pieces, `Tow-son`: then capitals tell a name from two words. */
  isJoined: boolean
  /** The offsets in the text that is written of words of this part. */
  placeOf(start: number, end: number): { start: number; end: number }
}

/** So many characters around a spot belong to its part: the other words of a name and what tells a town from a person. */
const around = 32

/** Signs without a width or a meaning of their own that `letterOf` does not skip: marks of direction, fillers, enclosing marks. */
const unseen =
  '\\u061c\\u115f\\u1160\\u180e\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200e\\u200f\\u202a-\\u202e\\u2061-\\u2064\\u2066-\\u2069\\u20d0-\\u20ff\\u3164\\ufe00-\\ufe0f\\uffa0'
/** Letters that stand for Latin ones in another shape: full width, bold of mathematics, in circles, ligatures, raised. */
const shaped =
  '\\u02b0-\\u02ff\\u1d2c-\\u1d6a\\u2070-\\u209f\\u2100-\\u214f\\u2460-\\u24ff\\ufb00-\\ufb06\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u{1d400}-\\u{1d7ff}\\u{1f110}-\\u{1f189}\\u{1f1e6}-\\u{1f1ff}'
const alike = [...lookAlikes.keys()].join('')
const alikeOnly = `(?<!\\p{L})[${alike}]{4,}(?!\\p{L})`
/** A word of another script is no disguise; one of two scripts is, and one of letters that all look Latin. */
const odd = `[${shaped}${unseen}]|[${alike}](?:(?<=[A-Za-z].)|(?=[A-Za-z]))|${alikeOnly}`

/** Marks of bold, struck and quoted words, which nobody sees. */
const marks = '[*_~`\\\\]+(?<=\\p{L}[*_~`\\\\]+)(?=\\p{L})'
/** A link that begins or ends within a word, `[Tow](/quote/)son`. */
const cutLink = '\\[[^[\\]\\n]{1,40}\\]\\([^()\\s]*\\)(?:(?=\\p{L})|(?<=\\p{L}\\[[^[\\]\\n]*\\]\\([^()\\s]*\\)))'
/** Digits in the place of letters, `T0wson`. */
const digits = '[0134578@$](?:(?<=[A-Za-z].)(?=[A-Za-z])|(?<![\\p{L}\\p{N}].)(?=[a-z]{3}))'

/** What parts a word in two and is no space: hyphens, dots, strokes; at the end of a line a hyphen. Addresses are full of them. */
const joint = '(?:[-./|+=:\\u00b7\\u2010-\\u2015\\u2022\\u2212\\u30fb]{1,2}|-\\n)'
const noAddress = '(?<!\\]\\([^()\\s]{0,200})'
const pieces = `${joint}(?<=\\p{L}${joint})(?=\\p{L})${noAddress}`
/** Letters with a space or a sign between each two of them, `T o w s o n`. */
const gap = '[\\s._*\\u00a0\\u00b7\\u2022-]{1,3}'
const single = '[\\p{L}\\p{N}]'
const spaced = `${gap}(?<=(?<!${single})${single}${gap})${single}(?:${gap}${single}){2,}(?!${single})`

/** What no other text has, told by two signs: to look for the rest took a sixth of the check of 2,000 pages. */
const hint =
  /[^\sA-Za-z\u00c0-\u024f{"'([\u2018\u2019\u201c][A-Za-z]|[\u0131\u0251-\u1fff\u2061-\u20ab\u20ad-\u2121\u2123-\u24ff\u3164-\uffff]|\s\w\s+\w\s|-\n[A-Za-z]|\[(?<=[A-Za-z]\[)/
const address = /\]\([^()\s]*\)/g

/** Whether a text may have such parts. Most texts with signs between letters have these in an address alone. */
export const mayReadOtherwise = (text: string): boolean =>
  hint.test(text) && (!text.includes('](') || hint.test(text.replace(address, ']')))

const any = new RegExp([odd, marks, cutLink, digits, pieces, spaced].join('|'), 'u')
const signs = new RegExp([`[${shaped}${unseen}${alike}]`, marks, cutLink, digits].join('|'), 'gu')
const run = new RegExp(
  `(?:(?<!${single})${single}(?:${gap}${single}){3,}(?!${single})|\\p{L}+(?:${joint}\\p{L}+)+)${noAddress}`,
  'gu',
)

/**
 * The parts of a text that people read otherwise than a program does: letters that look like others, words with signs,
 * marks or spaces inside. Most texts have none but words with a hyphen.
 */
export function readingsOf(text: string): Reading[] {
  if (!mayReadOtherwise(text) || !any.test(text)) return []
  const folded = rewrite({ text, offsets: undefined }, signs, ({ 0: sign, index }) => meantBy(sign, text, index))
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

/** A text of which some signs were replaced. */
interface Rewritten {
  text: string
  /** The offset of each character in the text as written, and of its end; undefined where nothing was replaced. */
  offsets: readonly number[] | undefined
}
interface Span {
  start: number
  end: number
}
/** Letters in the place of others, each with its offset among these. */
type Letters = readonly { letter: string; at: number }[]

/** @returns also the words in which something changed */
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

/** The signs of a run of pieces without those that part its pieces between two offsets. */
const lettersIn = (words: string, start: number, end: number): Letters =>
  Array.from({ length: words.length }, (_, at) => ({ letter: words[at] ?? '', at })).filter(
    ({ letter, at }) => at < start || at >= end || /[\p{L}\p{N}]/u.test(letter),
  )

/** More pieces than this are an enumeration. */
const mostPieces = 8

/** Of three pieces and more the neighbouring ones that may be a word, `Tow-son-based`. */
function partsOf(words: string): Span[] {
  const found = matchesOf(/[\p{L}\p{N}]+/gu, words).map(({ 0: { length }, index }) => ({ index, end: index + length }))
  if (found.length > mostPieces || found.every(({ index, end }) => end - index === 1)) return []
  return found
    .flatMap(({ index }, at) => found.slice(at + 1).map(({ end }) => ({ start: index, end })))
    .filter(({ start, end }) => end - start < words.length)
}

/** What a found sign stands for. */
function meantBy(sign: string, text: string, index: number): Letters | undefined {
  const letters = (meant: string): Letters => Array.from(meant, (letter) => ({ letter, at: 0 }))
  if (sign.startsWith('['))
    return Array.from(sign.slice(1, sign.indexOf(']')), (letter, at) => ({ letter, at: at + 1 }))
  if (/^[*_~`\\]/.test(sign)) return []
  if (/^[\d@$]/.test(sign)) return letters(letterOfDigit(sign, text[index - 1], text[index + 1]))
  const alike = lookAlikes.get(sign)
  if (alike !== undefined) return isMixed(text, index) ? letters(alike) : undefined
  return letters(enclosed(sign) ?? sign.normalize('NFKD').replace(/[^A-Za-z0-9]/g, ''))
}

/** Whether the word at an offset has Latin letters too, or none but those that look Latin. */
function isMixed(text: string, index: number): boolean {
  const [before = ''] = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, index - around), index)) ?? []
  const [behind = ''] = /^[\p{L}\p{M}]*/u.exec(text.slice(index, index + around)) ?? []
  return Array.from(before + behind).every((letter) => /[A-Za-z]|[^\p{L}]/u.test(letter) || lookAlikes.has(letter))
}

/** Letters in squares and dark circles, and those of flags, which have no plain form in Unicode. */
function enclosed(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(65 + code - first)
}

function letterOfDigit(digit: string, before = '', behind = ''): string {
  // "T1monium", "Dunda1k".
  if (digit === '1') return /[aeiou]/i.test(before + behind) ? 'l' : 'i'
  return { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's' }[digit] ?? digit
}

/** The words in which something changed, each once. */
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
