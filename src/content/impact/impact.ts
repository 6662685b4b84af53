import type { Section } from '../../../schemas/index.ts'

/** A page: its address without the base path, and the name that lists show. */
export interface PageRef {
  path: string
  name: string
}

/** Identifies a part of a page. The same part has the same identity on other pages and in other states. */
export interface Where {
  part: 'head' | 'facts' | 'look' | 'words' | 'header' | 'crumbs' | 'section' | 'footer'
  /** The field or list: `title`, `columns`, `items`. Empty for a whole section. */
  field: string
  /** Distinguishes several lists: the heading of a footer column, or the type of an item in the structured data. */
  title?: string
  type?: Section['type']
  /** The heading of the section; omitted if the pages of a change have different ones. */
  heading?: string
}

/** The changes of a list. Entries are named as visitors read them. */
export interface ListChange {
  kind: 'list'
  joins: string[]
  leaves: string[]
  /** Remarks about joining entries, as sentences without a full stop. */
  notes: string[]
  /** Entries with a new name, or texts that replace other texts. */
  renamed: { from: string; to: string }[]
  /** Entries that lead to a new address. */
  moved: { label: string; to: string }[]
  /** Entries with a different text, picture or other content. */
  changed: string[]
  reordered: boolean
}

/**
 * The change of a text or setting. The words are included if people can read them and they are the same on all pages.
 */
export interface ValueChange {
  kind: 'value'
  from?: string
  to?: string
}

export type What = ListChange | ValueChange | { kind: 'appears' | 'disappears' | 'moves' }

/** A change, with all pages that it affects among those that exist in both states. */
export interface SiteChange {
  where: Where
  what: What
  pages: PageRef[]
}

/** The effects of a difference between two states of a site's files on the built site. */
export interface Impact {
  /** The number of pages. */
  before: number
  after: number
  /**
   * `from` is `draft` if the file was a draft before. `indexed` says whether search engines may index the page,
   * `hidden` whether lists omit it.
   */
  added: (PageRef & { file: string; from: 'nothing' | 'draft'; indexed: boolean; hidden: boolean })[]
  /** `to` is `draft` if the file became a draft. */
  removed: (PageRef & { file: string; to: 'nothing' | 'draft' })[]
  /** Pages with the same content at a new address. They are not in `added` or `removed`. */
  moved: { from: PageRef; to: PageRef }[]
  /** Addresses that lose their page and redirect to another one. */
  redirects: { from: string; to: string }[]
  /** Other redirects that are new or have a new target; `to` is null for a removed redirect. */
  oldAddresses: { from: string; to: string | null }[]
  /** Changed files that are drafts in both states, so the site does not show them. */
  drafts: (PageRef & { file: string })[]
  /** Pages that exist in both states and whose HTML changes. */
  changed: PageRef[]
  /** Equal differences on several pages form one change. */
  changes: SiteChange[]
  /** The addresses in sitemap.xml. */
  sitemap: { before: number; after: number; joins: string[]; leaves: string[] }
  /** Other changed files of the built site, such as `sitemap.xml`. */
  files: string[]
  /** Changed files of public/, by their name there. */
  publicFiles: { joins: string[]; leaves: string[]; changed: string[] }
  /** Changed social images of pages that exist in both states, such as `/about/og.png`. */
  cards: string[]
  /** Links and lists of the later state that lead nowhere. They stop a build. */
  broken: BrokenLink[]
}

export interface BrokenLink {
  file: string
  /** Counted from 1. */
  line: number
  column: number
  message: string
  fix: string
}

/** A file of the site in both states; undefined in a state that lacks it. */
export interface ChangedFile {
  file: string
  before: string | undefined
  after: string | undefined
}
