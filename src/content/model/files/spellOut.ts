import { baseOf } from '../languageCode.ts'

/** Replacements for letters that Unicode does not decompose. */
const everywhere: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const german = { ä: 'ae', ö: 'oe', ü: 'ue' }
const danish = { å: 'aa', ø: 'oe', ä: 'ae', ö: 'oe' }

/** Two-letter replacements by language, the first subtag; other languages drop the accent. */
const inLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: german,
  gsw: german,
  lb: german,
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
  fo: danish,
}

/**
 * Writes words with the letters of addresses, lower case without accents: `Küchen` becomes `kuechen` in German, where
 * "kuchen" is a cake, and `kuchen` elsewhere.
 *
 * @param language BCP 47; empty if unknown
 */
export function spellOut(words: string, language: string): string {
  const spelled = { ...everywhere, ...inLanguage[baseOf(language)] }
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => everywhere[letter] ?? letter)
}
