/**
 * The ways in which a word is written so that people can read it and programs cannot: letters of other shapes and
 * scripts, invisible characters, marks and links within a word, digits in place of letters, split words.
 */
import { lookAlikes } from './lookAlikes.ts'

/** Replacement letters, each with its offset within the match. */
export type Letters = readonly { letter: string; at: number }[]

/** Characters without width or meaning that `letterOf` does not skip: direction marks, fillers, enclosing marks. */
const unseen =
  '\\u061c\\u115f\\u1160\\u180e\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200e\\u200f\\u202a-\\u202e\\u2061-\\u2064\\u2066-\\u2069\\u20d0-\\u20ff\\u3164\\ufe00-\\ufe0f\\uffa0'
/** Variants of Latin letters: full-width, mathematical bold, circled, ligatures, superscript. */
const shaped =
  '\\u02b0-\\u02ff\\u1d2c-\\u1d6a\\u2070-\\u209f\\u2100-\\u214f\\u2460-\\u24ff\\ufb00-\\ufb06\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u{1d400}-\\u{1d7ff}\\u{1f110}-\\u{1f189}\\u{1f1e6}-\\u{1f1ff}'
const alike = [...lookAlikes.keys()].join('')
const alikeOnly = `(?<!\\p{L})[${alike}]{4,}(?!\\p{L})`
/** A word of another script is not a disguise; one of two scripts is, and so is one whose letters all look Latin. */
const odd = `[${shaped}${unseen}]|[${alike}](?:(?<=[A-Za-z].)|(?=[A-Za-z]))|${alikeOnly}`

/** Marks of bold, struck and quoted words, which are not visible. */
const marks = '[*_~`\\\\]+(?<=\\p{L}[*_~`\\\\]+)(?=\\p{L})'
/** A link that begins or ends within a word, `[Tow](/quote/)son`. */
const cutLink = '\\[[^[\\]\\n]{1,40}\\]\\([^()\\s]*\\)(?:(?=\\p{L})|(?<=\\p{L}\\[[^[\\]\\n]*\\]\\([^()\\s]*\\)))'
/** Digits in place of letters, `T0wson`. */
const digits = '[0134578@$](?:(?<=[A-Za-z].)(?=[A-Za-z])|(?<![\\p{L}\\p{N}].)(?=[a-z]{3}))'

/**
 * Characters other than spaces that split a word: hyphens, dots, strokes, and a hyphen at the end of a line. They are
 * frequent in addresses.
 */
const joint = '(?:[-./|+=:\\u00b7\\u2010-\\u2015\\u2022\\u2212\\u30fb]{1,2}|-\\n)'
const noAddress = '(?<!\\]\\([^()\\s]{0,200})'
const pieces = `${joint}(?<=\\p{L}${joint})(?=\\p{L})${noAddress}`
/** Letters separated by spaces or punctuation, `T o w s o n`. */
const gap = '[\\s._*\\u00a0\\u00b7\\u2022-]{1,3}'
const single = '[\\p{L}\\p{N}]'
const spaced = `${gap}(?<=(?<!${single})${single}${gap})${single}(?:${gap}${single}){2,}(?!${single})`

/** Any disguise. */
export const anyDisguise = new RegExp([odd, marks, cutLink, digits, pieces, spaced].join('|'), 'u')
/** Disguises of single letters; `meantBy` returns what each stands for. */
export const characters = new RegExp([`[${shaped}${unseen}${alike}]`, marks, cutLink, digits].join('|'), 'gu')
/** Split words, and separated letters. */
export const run = new RegExp(
  `(?:(?<!${single})${single}(?:${gap}${single}){3,}(?!${single})|\\p{L}+(?:${joint}\\p{L}+)+)${noAddress}`,
  'gu',
)

/** Returns the letters that a matched disguise stands for. */
export function meantBy(character: string, text: string, index: number): Letters | undefined {
  const letters = (meant: string): Letters => Array.from(meant, (letter) => ({ letter, at: 0 }))
  if (character.startsWith('['))
    return Array.from(character.slice(1, character.indexOf(']')), (letter, at) => ({ letter, at: at + 1 }))
  if (/^[*_~`\\]/.test(character)) return []
  if (/^[\d@$]/.test(character)) return letters(letterOfDigit(character, text[index - 1], text[index + 1]))
  const alike = lookAlikes.get(character)
  if (alike !== undefined) return isMixed(text, index) ? letters(alike) : undefined
  return letters(enclosed(character) ?? character.normalize('NFKD').replace(/[^A-Za-z0-9]/g, ''))
}

/** The number of letters on each side that determine the script of a word. */
const around = 32

/** Whether the word at an offset also has Latin letters, or only letters that look Latin. */
function isMixed(text: string, index: number): boolean {
  const [before = ''] = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, index - around), index)) ?? []
  const [behind = ''] = /^[\p{L}\p{M}]*/u.exec(text.slice(index, index + around)) ?? []
  return Array.from(before + behind).every((letter) => /[A-Za-z]|[^\p{L}]/u.test(letter) || lookAlikes.has(letter))
}

/** Returns the letter of a squared, negative circled or flag letter, which have no compatibility form in Unicode. */
function enclosed(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(65 + code - first)
}

function letterOfDigit(digit: string, before = '', behind = ''): string {
  // "T1monium", "Dunda1k".
  if (digit === '1') return /[aeiou]/i.test(before + behind) ? 'l' : 'i'
  return { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's' }[digit] ?? digit
}
