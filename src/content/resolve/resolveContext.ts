import type { Section, Site } from '../../../schemas/index.ts'
import { pageName, withBase } from '../model/files/pageAddress.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { languageAt, translated } from '../model/languages.ts'
import type { PictureModels } from '../model/pictureModel.ts'
import { kindOf, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'

/** What resolving a page needs beside the page itself. */
export interface ResolveOptions {
  /** The year for `{year}` and the copyright line. */
  year: number
  /** What the build made of the photos; left out, they are shown as their files are. */
  pictures?: PictureModels | undefined
}

/**
 * A list that is too long for one page: it goes on at `/locations/page/2/` and so on. The pages of a folder are spread
 * over those of its index, all pages of the site over those of a page with a `sitemapList`.
 */
export interface PagedList {
  section: Section
  entries: readonly SitePage[]
  /** Entries of a page. */
  size: number
  /** How many pages there are. */
  count: number
  /** Which one this is, from 1. */
  number: number
}

/** Everything a page is resolved against. */
export interface ResolveContext extends ResolveOptions {
  model: SiteModel
  current: SitePage
  /** The further language that the current page is in. */
  language?: LanguageCode
  /** The site in its own language; `model` has it in that of the page. Default: they are the same. */
  ownSite?: Site
  /** Folder of the site on its host, with a slash at both ends. */
  base: string
  /** The list of the current page that is spread over several pages. */
  list?: PagedList
}

/** The kind that `site.config.json` gives a page, by its own name or its folder's. */
export function pageKind({ site }: Pick<SiteModel, 'site'>, page: SitePage): string | undefined {
  const { path: own, page: fields } = page.continuation?.first ?? page
  // A translation is about what its original is about.
  const isOriginal = languageAt(site, own) === undefined || fields.translates === undefined
  const [first = '', second, ...others] = (isOriginal ? own : (fields.translates ?? '')).split('/').filter(Boolean)
  const isInLanguage = second !== undefined && languageAt(site, `/${first}/`) !== undefined
  const name = isInLanguage ? others[0] : second
  const kind = kindOf(site, isInLanguage ? `${first}/${second}` : first)
  if (name === undefined && isCollectionKind(kind)) return undefined
  // A post may also be a page of its own; the index of a folder of posts is none.
  return isDatedKind(kind) && pageName(page.file) === 'index' ? undefined : kind
}

/** Kinds of pages that come in folders; the index of a folder has the kind of a plain page. */
function isCollectionKind(kind: string | undefined): boolean {
  return kind === 'service' || kind === 'industry' || kind === 'location'
}

/** Kinds of pages that belong to a time. */
export const isDatedKind = (kind: string | undefined): kind is DatedKind =>
  kind === 'article' || kind === 'event' || kind === 'offer' || kind === 'job'
export type DatedKind = 'article' | 'event' | 'offer' | 'job'

/** The page that the current page shows in place of another one: its translation, where there is one. */
export const inLanguage = (page: SitePage, { model, language }: ResolveContext): SitePage =>
  translated(model, page, language)

/** The folders of a kind, in the order of the site; lists lead to translations by themselves. */
export function foldersOfKind({ site, collections }: SiteModel, kind: string): string[] {
  return [...collections.keys()].filter(
    (folder) => kindOf(site, folder) === kind && languageAt(site, `/${folder}/`) === undefined,
  )
}

/** The beginning of all addresses of a site; an umlaut of its domain is written as machines ask for it (RFC 5891). */
export const originOf = oncePer(({ domain }: Site): string => new URL(domain).origin)

/** The absolute address of a page or file of the site. */
export function absoluteUrl(model: SiteModel, base: string, path: string): string {
  return originOf(model.site) + withBase(base, path)
}
