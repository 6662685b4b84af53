import type { SectionType } from '../../../schemas/index.ts'

/** A page by its address, without base, and the name that lists show. */
export interface PageRef {
  path: string
  name: string
}

/** A part of a page, named so that the same part of two pages, or of two states of one page, has the same name. */
export interface Where {
  part: 'head' | 'facts' | 'look' | 'header' | 'crumbs' | 'section' | 'footer'
  /** The field or list: `title`, `columns`, `items`; empty for a section as a whole. */
  field: string
  /** Which of several lists: the heading of a footer column, the type of a thing in the structured data. */
  title?: string
  type?: SectionType
  /** Heading of the section; left out where the pages of a change have different ones. */
  heading?: string
}

/** What happens to a list; entries are named as visitors read them. */
export interface ListChange {
  kind: 'list'
  joins: string[]
  leaves: string[]
  /** What there is to know about entries that join, in sentences without a full stop. */
  notes: string[]
  /** Entries that are called otherwise, or a text in the place of another one. */
  renamed: { from: string; to: string }[]
  /** Entries that lead to another address now. */
  moved: { label: string; to: string }[]
  /** Entries whose text, picture or other content is another one. */
  changed: string[]
  reordered: boolean
}

/** What happens to a text or setting: the words, where people can read them and they are the same on all pages. */
export interface ValueChange {
  kind: 'value'
  from?: string
  to?: string
}

export type What = ListChange | ValueChange | { kind: 'appears' | 'disappears' | 'moves' }

/** One change and every page that it happens on, out of those that are there before and after. */
export interface Change {
  where: Where
  what: What
  pages: PageRef[]
}

export interface AddedPage extends PageRef {
  file: string
  /** `draft` where the file was there before, as a draft. */
  from: 'nothing' | 'draft'
  /** Whether search engines may keep it. */
  indexed: boolean
  /** Whether lists leave it out. */
  hidden: boolean
}

export interface RemovedPage extends PageRef {
  file: string
  /** `draft` where the file is still there, but has become a draft. */
  to: 'nothing' | 'draft'
}

/** What the difference between two states of a site's files changes on the built site. */
export interface Impact {
  /** Number of pages. */
  before: number
  after: number
  added: AddedPage[]
  removed: RemovedPage[]
  /** Pages with the same content at another address; in neither of the two lists above. */
  moved: { from: PageRef; to: PageRef }[]
  /** Addresses that lose their page and lead on to another one. */
  redirects: { from: string; to: string }[]
  /** Changed files that are drafts, before and after: nothing of them is on the site. */
  drafts: (PageRef & { file: string })[]
  /** Pages there before and after whose HTML changes. */
  changed: PageRef[]
  /** The same difference on several pages is one change. */
  changes: Change[]
  /** Addresses in sitemap.xml. */
  sitemap: { before: number; after: number; joins: string[]; leaves: string[] }
  /** Other files of the built site that change, `sitemap.xml`. */
  files: string[]
  /** Social pictures of pages there before and after that change, `/about/og.png`. */
  cards: string[]
  /** Links and lists of the later state that lead nowhere; the site is not built while there are any. */
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
