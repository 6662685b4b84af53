import type { Section, Site } from '../../../schemas/index.ts'
import { pageName, withBase } from '../model/files/pageAddress.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { languageAt, translated } from '../model/languages.ts'
import type { PictureModels } from '../model/pictureModel.ts'
import { kindOf, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'

/** The inputs of resolving a page, besides the page itself. */
export interface ResolveOptions {
  /** The year for `{year}` and the copyright line. */
  year: number
  /** The files that the build made of the photos; if omitted, the original files are shown. */
  pictures?: PictureModels | undefined
}

/**
 * A list that is too long for one page: it continues at `/locations/page/2/` and so on. The list of a folder continues
 * on pages of its index, that of all pages on pages of the one with a `sitemapList`.
 */
export interface PagedList {
  section: Section
  entries: readonly SitePage[]
  /** Entries per page. */
  size: number
  /** The number of pages. */
  count: number
  /** The number of this page, from 1. */
  number: number
}

/** Everything that resolving a page depends on. */
export interface ResolveContext extends ResolveOptions {
  model: SiteModel
  current: SitePage
  /** The further language of the current page. */
  language?: LanguageCode
  /** The site in its main language; `model` has it in the language of the page. Default: they are the same. */
  ownSite?: Site
  /** Base path of the site on its host, with a slash at both ends. */
  base: string
  /** The list of the current page that spans several pages. */
  list?: PagedList
}

/** Returns the kind that `site.config.json` gives a page, by its own name or that of its folder. */
export function pageKind({ site }: Pick<SiteModel, 'site'>, page: SitePage): string | undefined {
  const { path: own, page: fields } = page.continuation?.first ?? page
  // A translation has the kind of its original.
  const isOriginal = languageAt(site, own) === undefined || fields.translates === undefined
  const [first = '', second, ...others] = (isOriginal ? own : (fields.translates ?? '')).split('/').filter(Boolean)
  const isInLanguage = second !== undefined && languageAt(site, `/${first}/`) !== undefined
  const name = isInLanguage ? others[0] : second
  const kind = kindOf(site, isInLanguage ? `${first}/${second}` : first)
  if (name === undefined && isCollectionKind(kind)) return undefined
  // A post may also be a top-level page; the index of a folder of posts is not a post.
  return isDatedKind(kind) && pageName(page.file) === 'index' ? undefined : kind
}

/** Whether pages of a kind are collected in folders; the index of such a folder is a plain page. */
function isCollectionKind(kind: string | undefined): boolean {
  return kind === 'service' || kind === 'industry' || kind === 'location'
}

/** Whether pages of a kind have a date. */
export const isDatedKind = (kind: string | undefined): kind is DatedKind =>
  kind === 'article' || kind === 'event' || kind === 'offer' || kind === 'job'
export type DatedKind = 'article' | 'event' | 'offer' | 'job'

/** Returns the page to show in place of another one: its translation, if there is one. */
export const inLanguage = (page: SitePage, { model, language }: ResolveContext): SitePage =>
  translated(model, page, language)

/** Returns the folders of a kind, in the order of the site; lists substitute translations themselves. */
export function foldersOfKind({ site, collections }: SiteModel, kind: string): string[] {
  return [...collections.keys()].filter(
    (folder) => kindOf(site, folder) === kind && languageAt(site, `/${folder}/`) === undefined,
  )
}

/** The origin of all addresses of a site; an internationalised domain is in its ASCII form (RFC 5891). */
export const originOf = oncePer(({ domain }: Site): string => new URL(domain).origin)

/** Returns the absolute address of a page or file of the site. */
export function absoluteUrl(model: SiteModel, base: string, path: string): string {
  return originOf(model.site) + withBase(base, path)
}
