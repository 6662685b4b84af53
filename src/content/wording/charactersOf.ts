/**
 * Finds the special characters that a text contains, as a bit mask. One pass over the text replaces the passes of all
 * checks that need such a character, and most texts contain none. A check declares its characters with `bitsOf` and
 * runs only on texts that contain one of them.
 */

/** Each group of characters shares one bit. Letters and spaces have none. */
const groups = [
  '0123456789',
  ...['{}', '[]', '(', ')', '<>', '&', '%', '#', '|', '~`', '\\', '^', '*', '_', '=', ':', '/', '@', '-', '\n', '?'],
  ...['$', '.', ',', '!', ';', '+'],
]

/**
 * Western European letters and the apostrophe, treated like ASCII letters. Letters that are frequent in misdecoded text
 * are excluded.
 */
const plainBeyondAscii = /[\u00c0\u00c1\u00c4-\u00e1\u00e3-\u00ee\u00f0-\u00fe\u2019]/

/** All characters that are in no group and are no plain letter: control characters, tabs, symbols, other alphabets. */
export const otherCharacters = 1 << 30
/** Currency symbols other than the dollar; they count as other characters, too. */
const moneyCharacter = 1 << 29
/** A special character or a digit directly before an ASCII letter, except opening brackets and quotation marks. */
export const characterBeforeLetter = 1 << 27
/** A full stop or comma behind another one or a space. */
export const punctuationTwice = 1 << 28

const unknown = -1
/** The bits of each UTF-16 unit. Units beyond ASCII are computed when they first occur. */
const table = new Int32Array(1 << 16).fill(unknown)
table.fill(otherCharacters, 0, 128)
table.fill(0, 32, 127)
groups.forEach((group, index) => {
  for (const character of group) table[character.charCodeAt(0)] = 1 << index
})

/** Computes the bits of a UTF-16 unit that occurs for the first time. */
function learn(code: number): number {
  const character = String.fromCharCode(code)
  // A half of a surrogate pair may belong to a currency symbol.
  const money = /[\p{Sc}\p{Surrogate}]/u.test(character) ? moneyCharacter : 0
  const bits = plainBeyondAscii.test(character) ? 0 : otherCharacters | money
  table[code] = bits
  return bits
}

function bitsOfCode(code: number): number {
  const bits = table[code] ?? 0
  return bits === unknown ? learn(code) : bits
}

const bitOf = (character: string) => bitsOfCode(character.charCodeAt(0))
const [dot, comma, brace, dollar, space] = [46, 44, 123, 36, 32]
const dotOrComma = bitOf('.') | bitOf(',')
const braces = bitOf('{')
const openings = bitOf('[') | bitOf('(') | bitOf('\n') | braces

/** The bits of all these characters. */
export const bitsOf = (characters: string): number =>
  [...characters].reduce((bits, character) => bits | bitOf(character), 0)

/** The digits and the currency symbols. */
export const digits = bitsOf('0')
export const money = bitsOf('$') | moneyCharacter

let [lastText, lastCharacters] = ['', 0]

/**
 * Returns the bits of the characters that a text contains. A well-formed placeholder, `{city}`, counts as a word, so
 * its braces do not count. Several checks ask for the same text in a row, so the last result is cached.
 */
export function charactersOf(text: string): number {
  if (text === lastText) return lastCharacters
  let bits = 0
  for (let at = 0; at < text.length; at++) {
    const start = at
    const character = bitsOfCode(text.charCodeAt(at))
    if (character === 0) continue
    if ((character & dotOrComma) !== 0 && isTwice(text.charCodeAt(at - 1))) bits |= punctuationTwice
    const end = character === braces ? endOfPlaceholder(text, at) : at
    if (end === at) bits |= character
    at = end
    if ((end > start || (character & openings) === 0) && isLetter(text.charCodeAt(at + 1)))
      bits |= characterBeforeLetter
  }
  lastText = text
  lastCharacters = bits
  return bits
}

const isTwice = (before: number) => before === space || before === dot || before === comma

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122

/** The offset of the closing brace of the placeholder that starts at `start`, or `start` if there is none. */
function endOfPlaceholder(text: string, start: number): number {
  if (text.charCodeAt(start) !== brace || text.charCodeAt(start - 1) === dollar) return start
  let at = start + 1
  while (isLetter(text.charCodeAt(at))) at++
  return at > start + 1 && text[at] === '}' ? at : start
}

/** Whether a text contains all of the characters. */
export const holdsAll = (text: string, bits: number): boolean => (charactersOf(text) & bits) === bits

/** Whether a text contains any of the characters. */
export const holdsAny = (text: string, bits: number): boolean => (charactersOf(text) & bits) !== 0
