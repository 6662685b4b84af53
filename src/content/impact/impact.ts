import type { Section } from '../../../schemas/index.ts'

/** A page: its address without base, and the name that lists show. */
export interface PageRef {
  path: string
  name: string
}

/** Names a part of a page; the same part of another page, or of another state of the page, has the same name. */
export interface Where {
  part: 'head' | 'facts' | 'look' | 'words' | 'header' | 'crumbs' | 'section' | 'footer'
  /** The field or list: `title`, `columns`, `items`; empty for a section as a whole. */
  field: string
  /** Which of several lists: the heading of a footer column, the type of a thing in the structured data. */
  title?: string
  type?: Section['type']
  /** Heading of the section; left out where the pages of a change have different ones. */
  heading?: string
}

/** What happens to a list; entries are named as visitors read them. */
export interface ListChange {
  kind: 'list'
  joins: string[]
  leaves: string[]
  /** Remarks on entries that join, as sentences without a full stop. */
  notes: string[]
  /** Entries with another name, or texts that replace another text. */
  renamed: { from: string; to: string }[]
  /** Entries that now lead to another address. */
  moved: { label: string; to: string }[]
  /** Entries whose text, picture or other content differs. */
  changed: string[]
  reordered: boolean
}

/** What happens to a text or setting; the words are given where people can read them and all pages have the same. */
export interface ValueChange {
  kind: 'value'
  from?: string
  to?: string
}

export type What = ListChange | ValueChange | { kind: 'appears' | 'disappears' | 'moves' }

/** One change, and every page with that change among the pages that are there before and after. */
export interface Change {
  where: Where
  what: What
  pages: PageRef[]
}

/** What the difference between two states of a site's files changes on the built site. */
export interface Impact {
  /** Number of pages. */
  before: number
  after: number
  /** `from` is `draft` where the file was a draft before, `indexed` says that search engines may keep the page, `hidden` that lists leave it out. */
  added: (PageRef & { file: string; from: 'nothing' | 'draft'; indexed: boolean; hidden: boolean })[]
  /** `to` is `draft` where the file has become a draft. */
  removed: (PageRef & { file: string; to: 'nothing' | 'draft' })[]
  /** Pages with the same content at another address; the two lists above leave them out. */
  moved: { from: PageRef; to: PageRef }[]
  /** Addresses that lose their page and lead on to another one. */
  redirects: { from: string; to: string }[]
  /** Redirects of other addresses that are new or lead elsewhere; `to` is null where one is gone. */
  oldAddresses: { from: string; to: string | null }[]
  /** Changed files that are drafts before and after: the site does not show them. */
  drafts: (PageRef & { file: string })[]
  /** Pages there before and after whose HTML changes. */
  changed: PageRef[]
  /** The same difference on several pages is one change. */
  changes: Change[]
  /** Addresses in sitemap.xml. */
  sitemap: { before: number; after: number; joins: string[]; leaves: string[] }
  /** Other files of the built site that change, `sitemap.xml`. */
  files: string[]
  /** Those of them that lie in public/, by their name there. */
  publicFiles: { joins: string[]; leaves: string[]; changed: string[] }
  /** Social pictures of pages there before and after that change, `/about/og.png`. */
  cards: string[]
  /** Links and lists of the later state that lead nowhere; they stop a build. */
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

/** A file of the site in both states; undefined where it is not there. */
export interface ChangedFile {
  file: string
  before: string | undefined
  after: string | undefined
}
