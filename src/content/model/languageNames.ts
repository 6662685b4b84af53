import type { Site } from '../../../schemas/index.ts'
import { baseOf, type LanguageCode } from './languageCode.ts'
import { homeOf, languageAt, nameOfLanguage, tagOf } from './languages.ts'

/** The word "language", for example above a list of languages. */
const languageWords = /(?<!\p{L})(?:languages?|idiomas?|lenguas?|langues?|sprachen?)(?!\p{L})/iu

/**
 * Whether words tell visitors that a link leads to a language: "Español", "Site in English", "FR", or a list of
 * languages. It recognises the names in all languages of the site.
 */
export function namesLanguage(words: string, site: Site, language: LanguageCode): boolean {
  const tag = tagOf(site, language)
  const code = baseOf(tag)
  const tags = [undefined, ...Object.keys(site.languages ?? {})].map((each) => tagOf(site, each))
  const inEach = ['en', ...tags].map((each) => new Intl.DisplayNames(each, { type: 'language' }).of(code) ?? code)
  const names = [nameOfLanguage(site, language), ...inEach].map((name) => name.toLowerCase())
  const said = words.toLowerCase()
  return languageWords.test(words) || said.trim() === code || names.some((name) => holdsWord(said, name))
}

/**
 * Whether a link of a menu switches the language: its label is the target language's own name, or it leads to the home
 * page of a language that the label names. A language school may name its courses in its menus.
 */
export function changesLanguage(label: string, path: string, site: Site): boolean {
  if (!site.languages) return false
  const language = languageAt(site, path)
  const isOwnName = label.trim().toLowerCase() === nameOfLanguage(site, language).toLowerCase()
  return isOwnName || (path === homeOf(language) && namesLanguage(label, site, language))
}

/** German has language names inside words: `Auf Englisch`, `Englische Fassung`, `Englischsprachig`. */
const holdsWord = (said: string, name: string): boolean =>
  said.split(/[^\p{L}]+/u).some((word) => word === name || (name.length > 4 && word.startsWith(name)))
