/**
 * What letters of UTF-8 become where a program takes each of their bytes for a letter: `â€™` for `’`, `Ã©` for `é`. Excel,
 * mail and forms of web pages do that to texts on their way into a file.
 */
import { matchesOf } from '../wording/matchesOf.ts'

/** The letters of Windows-1252 for the bytes 80 to 9F; the same bytes are controls in Latin-1 (https://encoding.spec.whatwg.org/#windows-1252). */
const upper =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** What may stand behind the last letter of a word in capitals, which `IRMÃ”` in Portuguese is. */
const behindWords = '\u00a0\u00bb\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026'
const tail = `[\u0080-\u00bf${upper}]`

/** Letters of Western Europe, and punctuation. */
const misread = new RegExp(
  [
    `(?<!\\p{Lu})\u00c2[\u0080-\u00bf]`,
    `\u00c3(?:(?![${behindWords}])|(?<!\\p{Lu}.))${tail}`,
    `\u00e2[\u0080\u20ac\u0082\u201a\u0084\u201e]${tail}`,
  ].join('|'),
  'gu',
)

/** With what they begin; a text without any holds none. */
export const misreadCharacters = '\u00c2\u00c3\u00e2'
const character = new RegExp(`[${misreadCharacters}]`)

const decoder = new TextDecoder('utf-8', { fatal: true })

const byteOf = (letter: string) => {
  const at = upper.indexOf(letter)
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at
}

/** The places of misread letters in a text, and the letter that was meant at each. */
export function findMisread(text: string): { start: number; end: number; meant: string }[] {
  if (!character.test(text)) return []
  return matchesOf(misread, text).flatMap(({ 0: letters, index }) => {
    try {
      const meant = decoder.decode(Uint8Array.from(letters, byteOf))
      return [{ start: index, end: index + letters.length, meant }]
    } catch {
      return []
    }
  })
}
