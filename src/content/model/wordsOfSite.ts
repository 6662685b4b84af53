import { catalogues, type Site, type WordGroup, type Words } from '../../../schemas/index.ts'
import { createSay, type Say } from '../../../schemas/words/say.ts'
import { languageOf } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'
import { siteIn } from './languages.ts'

/** The catalogue of a language; undefined where the builder does not speak it. `fr-CA` is French. */
export function catalogueOf(language: string): Words | undefined {
  const [code = ''] = language.toLowerCase().split('-')
  return Object.entries<Words>(catalogues).find(([known]) => known === code)?.[1]
}

/** What the builder says on the pages of a site: its own words, then those of its language, then English. */
export const wordsOfSite = oncePer((site: Site): Words => {
  const groups = Object.entries(catalogueOf(languageOf(site)) ?? catalogues.en)
  const own: Readonly<Record<string, object | undefined>> = site.words ?? {}
  // The keys are those of a catalogue, which `Object.entries` forgets.
  return Object.fromEntries(groups.map(([group, words]) => [group, { ...words, ...own[group] }])) as unknown as Words
})

/** Says words of a group in the language of a site. */
export const sayOf = <Group extends WordGroup>(site: Site, group: Group): Say<Group> =>
  createSay<Group>(wordsOfSite(site)[group], languageOf(site))

/** What the builder says in each language of a site, by the tag that its pages have as `lang`; its own language first. */
export function wordsByLanguage(site: Site): Readonly<Record<string, Words>> {
  const sites = [site, ...Object.keys(site.languages ?? {}).map((code) => siteIn(site, code))]
  return Object.fromEntries(sites.map((each) => [languageOf(each), wordsOfSite(each)]))
}
