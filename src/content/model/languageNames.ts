import type { Site } from '../../../schemas/index.ts'
import type { LanguageCode } from './languageCode.ts'
import { homeOf, languageAt, nameOfLanguage, tagOf } from './languages.ts'

/** The word "language" over a list of them. */
const languageWords = /(?<!\p{L})(?:languages?|idiomas?|lenguas?|langues?|sprachen?)(?!\p{L})/iu

/**
 * Whether words tell visitors that a link leads to a language: "Español", "Site in English", "FR", a list of languages. It
 * knows what each language of the site calls it.
 */
export function namesLanguage(words: string, site: Site, language: LanguageCode): boolean {
  const tag = tagOf(site, language)
  const [code = tag] = tag.split('-')
  const tags = [undefined, ...Object.keys(site.languages ?? {})].map((each) => tagOf(site, each))
  const inEach = ['en', ...tags].map((each) => new Intl.DisplayNames(each, { type: 'language' }).of(code) ?? code)
  const names = [nameOfLanguage(site, language), ...inEach].map((name) => name.toLowerCase())
  const said = words.toLowerCase()
  return languageWords.test(words) || said.trim() === code.toLowerCase() || names.some((name) => holdsWord(said, name))
}

/**
 * Whether a link of a menu changes the language: its words are what the language of its page calls itself, or it leads to the
 * home page of a language that they name. A school of languages has the names of its courses in its menus.
 */
export function changesLanguage(label: string, path: string, site: Site): boolean {
  if (!site.languages) return false
  const language = languageAt(site, path)
  const isOwnName = label.trim().toLowerCase() === nameOfLanguage(site, language).toLowerCase()
  return isOwnName || (path === homeOf(language) && namesLanguage(label, site, language))
}

/** German has its languages within words: `Auf Englisch`, `Englische Fassung`, `Englischsprachig`. */
const holdsWord = (said: string, name: string): boolean =>
  said.split(/[^\p{L}]+/u).some((word) => word === name || (name.length > 4 && word.startsWith(name)))
