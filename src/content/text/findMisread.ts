/**
 * Finds UTF-8 that a program has decoded byte by byte: `â€™` for `’`, `Ã©` for `é`. Excel, mail programs and web forms
 * do that to texts on their way into a file.
 */

import { anyPattern } from '../wording/anyOf.ts'
import { matchesOf } from '../wording/matchesOf.ts'

/**
 * The characters of Windows-1252 for the bytes 80 to 9F; in Latin-1 the same bytes are controls
 * (https://encoding.spec.whatwg.org/#windows-1252).
 */
const upper =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Characters that can follow the last letter of a word in capitals, such as `IRMÃ”` in Portuguese. */
const behindWords = '\u00a0\u00bb\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026'
const tail = `[\u0080-\u00bf${upper}]`

/** Letters of Western Europe, and punctuation. */
const misread = anyPattern('gu', [
  `(?<!\\p{Lu})\u00c2[\u0080-\u00bf]`,
  `\u00c3(?:(?![${behindWords}])|(?<!\\p{Lu}.))${tail}`,
  `\u00e2[\u0080\u20ac\u0082\u201a\u0084\u201e]${tail}`,
])

/** Their first characters; a text without any of them has no misread letters. */
export const misreadCharacters = '\u00c2\u00c3\u00e2'
const character = new RegExp(`[${misreadCharacters}]`)

/** A character as programs write it, `\\u2013`, whose backslash was escaped once more. */
const escaped = /(?:\\u[\da-f]{4})+|\\x[89a-f][\da-f]/gi

/** Returns the characters of such an escape; undefined for control characters and parts of characters. */
function characterOf(letters: string): string | undefined {
  const meant = letters.replaceAll(/\\[ux]([\da-f]+)/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return /[\p{Cc}\p{Cs}\p{Cn}]/u.test(meant) ? undefined : meant
}

const decoder = new TextDecoder('utf-8', { fatal: true })

const byteOf = (letter: string) => {
  const at = upper.indexOf(letter)
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at
}

/** Returns the offsets of misread letters in a text, each with the intended character. */
export function findMisread(text: string): { start: number; end: number; meant: string }[] {
  const escapes = text.includes('\\') ? matchesOf(escaped, text) : []
  const unescaped = escapes.flatMap(({ 0: letters, index }) => {
    const meant = characterOf(letters)
    return meant === undefined ? [] : [{ start: index, end: index + letters.length, meant }]
  })
  if (!character.test(text)) return unescaped
  const misreadLetters = matchesOf(misread, text).flatMap(({ 0: letters, index }) => {
    try {
      const meant = decoder.decode(Uint8Array.from(letters, byteOf))
      return [{ start: index, end: index + letters.length, meant }]
    } catch {
      return []
    }
  })
  return [...unescaped, ...misreadLetters].sort((a, b) => a.start - b.start)
}
