/** Letters and symbols that are typed for a digit, or that a scanned letterhead gives for one. */
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

/** The letters that look like digits, as part of a class of characters. */
export const digitLikeLetters = [...digitOf.keys()].filter((character) => /\p{L}/u.test(character)).join('')

const odd = /[^\d\s()+./,'’·\p{Pd}−]/gu
/** Three letters in a row are a word, such as those of a number that is dialled by the letters on the keys. */
const word = /(?!(\p{L})\1\1)\p{L}{3}/iu

/**
 * A phone number with digits for the letters that look like them, `O113 496 0l47` -> `0113 496 0147`; undefined where it has
 * none, or others.
 */
export function withDigits(number: string): string | undefined {
  const found = number.match(odd) ?? []
  const digits = number.match(/\d/g) ?? []
  if (found.length === 0 || digits.length <= found.length || word.test(number)) return undefined
  return found.every((character) => digitOf.has(character))
    ? number.replace(odd, (character) => digitOf.get(character) ?? character)
    : undefined
}
