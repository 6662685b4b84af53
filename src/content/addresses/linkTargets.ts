/** Types that the checks of links share. */
import type { Mistake } from '../problem/mistake.ts'

/** The possible targets of links. */
export interface LinkTargets {
  /** The page file of each address, `/quote/` -> `pages/quote.json`. Includes pages with problems. */
  pages: ReadonlyMap<string, string>
  /** Returns the anchors of a page's sections, or undefined if its file could not be read. */
  anchors(path: string): ReadonlySet<string> | undefined
  /** Whether a page is a draft that links must not lead to. */
  isDraft(path: string): boolean
  /** Returns the page that replaced a missing one. Default: none is known. */
  moved?(address: string): string | undefined
  /** Whether the page at an address has a translation in a language. Default: not known. */
  isTranslated?(address: string, language: string): boolean
  /** The files of public/ and files that the build generates, `/social.png`. */
  assets: ReadonlySet<string>
  /** The country whose numbering plan applies to phone numbers. Default: they are not checked. */
  country?: string
}

/** The origin of a link. */
export interface LinkOrigin {
  /** The address of the page; undefined for site.config.json, which has no page that `#id` could refer to. */
  path?: string
  /** Drafts may link to drafts, because neither is built. */
  draft?: boolean
  /** Whether the link never refers to the page that contains it, such as a link from a translation to its original. */
  leadsAway?: boolean
}

/** What is wrong with a link; `meant` is the only correct address, if there is one. */
export type LinkFault = Pick<Mistake, 'code' | 'severity' | 'message' | 'fix' | 'missingAddress' | 'pageDecides'> & {
  meant?: string
}
