import type { OwnWords, Site } from '../../../schemas/index.ts'
import { languageOf } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'
import { pageAddress } from './files/pageAddress.ts'
import { baseOf, type LanguageCode } from './languageCode.ts'
import { companyIn, noticeIn } from './offices/companyIn.ts'
import type { SiteModel, SitePage, Translations } from './siteModel.ts'

/** Returns the further language of an address: `/es/services/` is Spanish if the site has Spanish pages. */
export function languageAt({ languages }: Site, path: string): LanguageCode {
  const [, folder = ''] = path.split('/', 2)
  return languages && Object.hasOwn(languages, folder) ? folder : undefined
}

/** Returns the language of a page file as a BCP 47 tag; empty if the configuration cannot be read. */
export const languageOfFile = (site: Site | undefined, file: string): string =>
  site ? tagOf(site, languageAt(site, pageAddress(file))) : ''

/** Returns the home page of a language. */
export const homeOf = (language: LanguageCode): string => (language === undefined ? '/' : `/${language}/`)

/** Returns a site for pages in a language, with the words, facts, header and footer of that language. */
export function siteIn(site: Site, language: LanguageCode): Site {
  const own = language === undefined ? undefined : site.languages?.[language]
  if (language === undefined || !own) return site
  const known = sitesByLanguage(site)
  const { words: _, notice: shownNotice, ...shared } = site
  const { company, notice, header = site.header, footer = site.footer, words } = own
  const made = known.get(language) ?? {
    ...shared,
    language,
    header,
    // The choice of offices does not depend on the language.
    footer: { ...(site.footer.offices !== undefined && { offices: site.footer.offices }), ...footer },
    ...noticeIn(shownNotice, notice),
    // They were checked against a schema that is built at run time and therefore has no type.
    ...(words && { words: words as OwnWords }),
    company: companyIn(site.company, company),
  }
  known.set(language, made)
  return made
}

const sitesByLanguage = oncePer((_: Site) => new Map<string, Site>())

/** Returns a model for the pages of a language; its lists and pages are shared. */
export function modelIn(model: SiteModel, language: LanguageCode): SiteModel {
  if (language === undefined) return model
  const known = modelsByLanguage(model)
  const made = known.get(language) ?? { ...model, site: siteIn(model.site, language) }
  known.set(language, made)
  return made
}

const modelsByLanguage = oncePer((_: SiteModel) => new Map<string, SiteModel>())

/** Returns the translation of a page into a language, or the page itself if there is none. */
export function translated(model: SiteModel, page: SitePage, language: LanguageCode): SitePage {
  if (!model.site.languages) return page
  const path = model.translations.get(page.path)?.get(language ?? '')
  return (path !== undefined && model.pages.get(path)) || page
}

/** Groups pages that are translations of each other, from the references in their files. */
export function findTranslations(site: Site, pages: readonly SitePage[]): Translations {
  const groups = new Map<string, Map<string, string>>()
  if (!site.languages) return groups
  for (const { path, page } of pages) {
    const { translates } = page
    if (translates === undefined) continue
    const group = groups.get(translates) ?? new Map([[languageAt(site, translates) ?? '', translates]])
    const language = languageAt(site, path) ?? ''
    if (!group.has(language)) group.set(language, path)
    groups.set(translates, group)
  }
  for (const group of [...groups.values()]) for (const path of group.values()) groups.set(path, group)
  return groups
}

/** Returns the English name of a language for messages to owners, such as `Spanish`, or the tag if it has no name. */
export const englishName = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

/** Returns the tag of a language for browsers and search engines (BCP 47). */
export const tagOf = (site: Site, language: LanguageCode): string => language ?? languageOf(site)

/** Returns a language's name in the language itself, as the site sets it or as `Intl` knows it. */
export function nameOfLanguage(site: Site, language: LanguageCode): string {
  const own = language === undefined ? undefined : site.languages?.[language]?.name
  const tag = tagOf(site, language)
  const name = own ?? new Intl.DisplayNames(tag, { type: 'language' }).of(baseOf(tag)) ?? tag
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1)
}
