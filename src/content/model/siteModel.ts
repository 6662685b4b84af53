import type { Page, Section, Site } from '../../../schemas/index.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { BrandFile } from './files/brandFiles.ts'
import type { SiteForms } from './files/siteForms.ts'
import type { PageFields, PageNotes } from './pageNotes.ts'

/** A page file that passed its checks, with its address. */
export interface SitePage {
  /** Path of the file relative to the root, `pages/services/floor-care.json`. */
  file: string
  /** Address without base, `/services/floor-care/`; `/404.html` for the page of unknown addresses. */
  path: string
  page: PageFields
  notes: PageNotes
  /** Its sections, or a function that reads them from the page file; use `readSections`. */
  sections: Section[] | ((file: string) => Section[])
  /** Set for a further page that continues a long list; `first` is the page of the file itself. */
  continuation?: { number: number; first: SitePage }
}

/** Returns the sections of a page; if they are not in memory, it reads the file. */
export const readSections = ({ file, sections }: SitePage): Section[] =>
  typeof sections === 'function' ? sections(file) : sections

/** Returns a page with its sections, see `readSections`. */
export const readPage = (page: SitePage): Page => ({ ...page.page, sections: readSections(page) })

/** All pages of a site; everything in it has been checked. */
export interface SiteModel {
  site: Site
  /** Its section types, including those of the builder. */
  types: SectionTypes
  forms: SiteForms
  /** By address. */
  pages: ReadonlyMap<string, SitePage>
  /**
   * Pages of each folder in list order, without its index and without past pages. The key is the folder, `services`.
   */
  collections: ReadonlyMap<string, readonly SitePage[]>
  /** Old addresses and their targets; every target is a page. */
  redirects: ReadonlyMap<string, Redirect>
  /** The icons and the picture that the site has. */
  brand: readonly BrandFile[]
  /** Translations of pages; empty for a site of one language. */
  translations: Translations
  /** The day for which the site is built, `2026-12-24`; if undefined, no page is past. */
  today?: string | undefined
  /**
   * The first day on which the same files produce a different site; undefined if there is none or if today is unknown.
   */
  nextChange?: string | undefined
}

type Kind = NonNullable<Site['kinds']>[string]

/**
 * Returns the kind that `site.config.json` gives a folder, or a page at the top; a folder may be called `constructor`.
 */
export const kindOf = ({ kinds = {} }: Site, name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** Returns the kind of a folder, or of its top-level folder. */
export const kindAround = (site: Site, folder: string): Kind | undefined =>
  kindOf(site, folder) ?? kindOf(site, folder.split('/', 1)[0] ?? '')

/** Maps addresses to pages; of two pages with the same address, the later one counts. */
export const pagesByPath = (pages: readonly SitePage[]): Map<string, SitePage> =>
  new Map(pages.map((page) => [page.path, page]))

/** Maps files to the pages that have their own file. */
export const pagesByFile = ({ pages }: SiteModel): Map<string, SitePage> =>
  new Map([...pages.values()].flatMap((page) => (page.continuation ? [] : [[page.file, page]])))

/** Returns a site in which a page replaces the previous version of the same file, at its address and in lists. */
export const withPage = (model: SiteModel, page: SitePage): SiteModel => ({
  ...model,
  pages: new Map(model.pages).set(page.path, page),
  collections: new Map(
    [...model.collections].map(([folder, pages]) => [
      folder,
      pages.map((other) => (other.file === page.file && !other.continuation ? page : other)),
    ]),
  ),
})

/**
 * For each translated page, the addresses of its translations by language code, including its own. The code of the
 * site's main language is empty.
 */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>

export interface Redirect {
  to: string
  /** Whether the page will return: it is a draft at present. */
  isTemporary: boolean
}
