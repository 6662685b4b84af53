/** Letters and characters that are mistaken for digits, in typing or in scanned documents. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'oOQD\u041e\u043e\u039f\u03bf°',
  '1': 'lIi|!\u0406',
  '2': 'zZ',
  '3': '\u0417\u0437',
  '5': 'sS$',
  '6': 'Gb',
  '8': 'B',
  '9': 'gq',
}
const digitOf = new Map(
  Object.entries(lookalikes).flatMap(([digit, characters]) => [...characters].map((character) => [character, digit])),
)

/** The letters that look like digits, for use in a character class. */
export const digitLikeLetters = [...digitOf.keys()].filter((character) => /\p{L}/u.test(character)).join('')

const odd = /[^\d\s()+./,'’·\p{Pd}−]/gu
/** Three letters in a row are a word, such as in a number that is dialled by the letters on the keys. */
const word = /(?!(\p{L})\1\1)\p{L}{3}/iu

/**
 * Replaces letters that look like digits in a phone number, `O113 496 0l47` -> `0113 496 0147`. Returns undefined if
 * there are none, or other letters as well.
 */
export function withDigits(number: string): string | undefined {
  const found = number.match(odd) ?? []
  const digits = number.match(/\d/g) ?? []
  if (found.length === 0 || digits.length <= found.length || word.test(number)) return undefined
  return found.every((character) => digitOf.has(character))
    ? number.replace(odd, (character) => digitOf.get(character) ?? character)
    : undefined
}
