import { catalogues, type Site } from '../../../../schemas/index.ts'
import type { Counted } from '../../../../schemas/words/words.ts'
import { isLanguageCode } from '../../model/languageCode.ts'
import { englishName, siteIn } from '../../model/languages.ts'
import { catalogueOf } from '../../model/wordsOfSite.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { languageOf } from '../../schema/country.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { nearest } from '../../wording/nearest.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'

type Word = string | Counted

/** The texts of a word, with the plural category of each if it counts something. */
const formsOf = (word: Word): [plural: string | undefined, text: string][] =>
  typeof word === 'string' ? [[undefined, word]] : Object.entries(word)

/** Names in braces, `{count}`, with their offsets. */
const placesIn = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }))

/** Returns the texts that replace the builder's own words, in all languages of a site. */
export function textsOfWords(site: Site): TextField[] {
  const codes = Object.keys(site.languages ?? {})
  const all: [Path, object | undefined][] = [
    [['words'], site.words],
    ...codes.map((code): [Path, object | undefined] => [['languages', code, 'words'], site.languages?.[code]?.words]),
  ]
  return all.flatMap(([at, words = {}]) =>
    Object.entries(words).flatMap(([group, own]: [string, Record<string, Word>]) =>
      Object.entries(own).flatMap(([field, word]) =>
        formsOf(word).map(([plural, value]) => ({
          path: [...at, group, field, ...(plural === undefined ? [] : [plural])],
          value,
          field,
          format: undefined,
          free: true,
        })),
      ),
    ),
  )
}

/**
 * Checks the texts that replace the builder's own words. Unknown placeholders are errors. If the builder does not
 * support the site's language, one warning lists the words that would be English.
 */
export function checkBuilderWords(site: Site): Mistake[] {
  const codes = Object.keys(site.languages ?? {}).filter(isLanguageCode)
  const further = codes.flatMap((code) => {
    const place = ['languages', code]
    return checkLanguage(siteIn(site, code), { path: place, part: 'key' }, [...place, 'words'])
  })
  return [...checkLanguage(site, { path: ['language'] }, ['words']), ...further]
}

/**
 * @param place the path at which the language is named
 * @param at the path of its own words
 */
function checkLanguage(site: Site, place: Pick<Mistake, 'path' | 'part'>, at: Path): Mistake[] {
  const groups = Object.entries<Record<string, Word>>({ ...catalogues.en })
  const own: Readonly<Record<string, Readonly<Record<string, Word>> | undefined>> = site.words ?? {}
  const places = groups.flatMap(([group, words]) =>
    Object.entries(own[group] ?? {}).flatMap(([name, word]) =>
      checkPlaces(word, words[name] ?? '', [...at, group, name]),
    ),
  )
  const missing = groups.flatMap(([group, words]) =>
    Object.keys(words).filter((name) => own[group]?.[name] === undefined),
  )
  const language = languageOf(site)
  if (catalogueOf(language) || missing.length === 0) return places
  const known = Object.keys(catalogues).map(englishName)
  return [
    ...places,
    {
      ...place,
      code: 'language-without-words',
      message: `The builder does not speak ${englishName(language)}, so its own words would be English on your pages.`,
      fix: `Write them under "words", ${quoted(missing[0] ?? '')} for one; pages/REFERENCE.md lists them. It speaks ${joinWords(known, 'and')}.`,
    },
  ]
}

/** Finds placeholders of a word that the builder does not fill. */
function checkPlaces(word: Word, english: Word, path: Path): Mistake[] {
  const known = [...new Set(formsOf(english).flatMap(([, text]) => placesIn(text).map(({ name }) => name)))]
  const all =
    known.length > 0
      ? `It has ${joinWords(
          known.map((name) => `{${name}}`),
          'and',
        )}.`
      : 'This word has none.'
  return formsOf(word).flatMap(([plural, text]) =>
    placesIn(text).flatMap(({ name, start, end }): Mistake | [] => {
      if (known.includes(name)) return []
      const meant = nearest(name, known)
      return {
        path: plural === undefined ? path : [...path, plural],
        span: { start, end },
        code: 'unknown-place-in-word',
        message: `Nothing takes the place of {${name}} in this word.`,
        fix: meant ? `Write {${meant}}. ${all}` : `Delete it. ${all}`,
        ...(meant && { replacement: `{${meant}}` }),
      }
    }),
  )
}
