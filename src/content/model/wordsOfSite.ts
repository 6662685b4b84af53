import { catalogues, type Site, type WordGroup, type Words } from '../../../schemas/index.ts'
import { createSay, type Say } from '../../../schemas/words/say.ts'
import { languageOf } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'
import { baseOf } from './languageCode.ts'
import { siteIn } from './languages.ts'

/** Returns the catalogue of a language, or undefined if the builder does not have it. `fr-CA` is French. */
export function catalogueOf(language: string): Words | undefined {
  const code = baseOf(language)
  return Object.entries<Words>(catalogues).find(([known]) => known === code)?.[1]
}

/**
 * Returns the builder's words for a site: the site's own words override those of its language; the default is English.
 */
export const wordsOfSite = oncePer((site: Site): Words => {
  const groups = Object.entries(catalogueOf(languageOf(site)) ?? catalogues.en)
  const own: Readonly<Record<string, object | undefined>> = site.words ?? {}
  // The keys are those of a catalogue; `Object.entries` loses their type.
  return Object.fromEntries(groups.map(([group, words]) => [group, { ...words, ...own[group] }])) as unknown as Words
})

/** Returns a function that formats words of a group in the language of a site. */
export const sayOf = <Group extends WordGroup>(site: Site, group: Group): Say<Group> =>
  createSay<Group>(wordsOfSite(site)[group], languageOf(site))

/** Returns the builder's words in each language of a site, by the `lang` tag of its pages; the main language first. */
export function wordsByLanguage(site: Site): Readonly<Record<string, Words>> {
  const sites = [site, ...Object.keys(site.languages ?? {}).map((code) => siteIn(site, code))]
  return Object.fromEntries(sites.map((each) => [languageOf(each), wordsOfSite(each)]))
}
