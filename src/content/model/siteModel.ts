import type { Page, Section, Site } from '../../../schemas/index.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { BrandFile } from './files/brandFiles.ts'
import type { SiteForms } from './files/siteForms.ts'
import type { PageFields, PageNotes } from './pageNotes.ts'

/** A page file that passed its checks, with the address that its place gives it. */
export interface SitePage {
  /** Path of the file relative to the root, `pages/services/floor-care.json`. */
  file: string
  /** Address without base, `/services/floor-care/`; `/404.html` for the page of unknown addresses. */
  path: string
  page: PageFields
  notes: PageNotes
  /** What comes below them, or a function that reads it from the page file; `readSections` gives it. */
  sections: Section[] | ((file: string) => Section[])
  /** Set for a further page on which a long list goes on; `first` is the page of the file itself. */
  continuation?: { number: number; first: SitePage }
}

/** The sections of a page; where they are not in memory, its file is read. */
export const readSections = ({ file, sections }: SitePage): Section[] =>
  typeof sections === 'function' ? sections(file) : sections

/** A page with its sections, see `readSections`. */
export const readPage = (page: SitePage): Page => ({ ...page.page, sections: readSections(page) })

/** All pages of a site together; everything in it was checked. */
export interface SiteModel {
  site: Site
  /** Its section types, with those of the builder. */
  types: SectionTypes
  forms: SiteForms
  /** By address. */
  pages: ReadonlyMap<string, SitePage>
  /** Pages of each folder without its index and without those that are over, in the order in which lists show them. The key is the folder, `services`. */
  collections: ReadonlyMap<string, readonly SitePage[]>
  /** Old addresses and where each leads; every target is a page. */
  redirects: ReadonlyMap<string, Redirect>
  /** The icons and the picture of the site, those that it brings. */
  brand: readonly BrandFile[]
  /** Pages that say the same in several languages; empty for a site of one language. */
  translations: Translations
  /** The day for which this is the site, `2026-12-24`; undefined where it is not known, and nothing is over. */
  today?: string | undefined
  /** The first day on which the same files make another site; undefined where no day does, and where today is not known. */
  nextChange?: string | undefined
}

type Kind = NonNullable<Site['kinds']>[string]

/** The kind that `site.config.json` gives a folder, or a page that lies in none; a folder may be called `constructor`. */
export const kindOf = ({ kinds = {} }: Site, name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** The kind of a folder, or of the one at the top that it lies in. */
export const kindAround = (site: Site, folder: string): Kind | undefined =>
  kindOf(site, folder) ?? kindOf(site, folder.split('/', 1)[0] ?? '')

/** The pages that have a file of their own, by that file. */
export const pagesByFile = ({ pages }: SiteModel): Map<string, SitePage> =>
  new Map([...pages.values()].flatMap((page) => (page.continuation ? [] : [[page.file, page]])))

/** A site in which a page takes the place of another state of its file: at its address, and in the lists that show it. */
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
 * For each page that is translated, the address of each translation by the code of its language, of the page itself too. The
 * code of the site's own language is empty.
 */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>

export interface Redirect {
  to: string
  /** Whether the page comes back: it is a draft for now. */
  isTemporary: boolean
}
