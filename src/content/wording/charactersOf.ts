/**
 * Which special characters a text holds, as the bits of a number: one look at its letters stands for the looks of all checks that need a
 * character, and most texts have none. A check names its characters (`bitsOf`), and is asked only of texts that hold one of them.
 */

/** A bit for the characters of each of these; the characters of one group are not told apart. Letters and blanks have none. */
const groups = [
  '0123456789',
  ...['{}', '[]', '(', ')', '<>', '&', '%', '#', '|', '~`', '\\', '^', '*', '_', '=', ':', '/', '@', '-', '\n', '?'],
  ...['$', '.', ',', '!', ';', '+'],
]

/** Letters of Western Europe and the apostrophe, which say no more than others; those that misread texts are full of do. */
const plainBeyondAscii = /[\u00c0\u00c1\u00c4-\u00e1\u00e3-\u00ee\u00f0-\u00fe\u2019]/

/** Every special character that is in no group: controls, tabs, symbols, other alphabets. */
export const otherCharacters = 1 << 30
/** Currency symbols other than the dollar; they count as other characters, too. */
const moneyCharacter = 1 << 29
/** A character or a digit right before a letter of ASCII, but for brackets and quotation marks that open. */
export const characterBeforeLetter = 1 << 27
/** A full stop or a comma behind another one or a space. */
export const punctuationTwice = 1 << 28

const unknown = -1
/** By code; those beyond ASCII are worked out when they are met. */
const table = new Int32Array(1 << 16).fill(unknown)
table.fill(otherCharacters, 0, 128)
table.fill(0, 32, 127)
groups.forEach((group, index) => {
  for (const character of group) table[character.charCodeAt(0)] = 1 << index
})

/** The bits of a code that is met for the first time. */
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
 * The special characters that a text holds. A well-written placeholder, `{city}`, counts as a word: its braces are none. Several checks ask
 * for the same text in a row, so the last answer is kept.
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

/** Where the placeholder ends that begins with a brace; the brace itself where none does. */
function endOfPlaceholder(text: string, start: number): number {
  if (text.charCodeAt(start) !== brace || text.charCodeAt(start - 1) === dollar) return start
  let at = start + 1
  while (isLetter(text.charCodeAt(at))) at++
  return at > start + 1 && text[at] === '}' ? at : start
}

/** Whether a text holds all of the characters. */
export const holdsAll = (text: string, bits: number): boolean => (charactersOf(text) & bits) === bits

/** Whether a text holds any of the characters. */
export const holdsAny = (text: string, bits: number): boolean => (charactersOf(text) & bits) !== 0
