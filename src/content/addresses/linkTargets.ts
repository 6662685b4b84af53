/** What links are judged by, and what is said of them. */
import type { Mistake } from '../problem/mistake.ts'

/** What links may lead to. */
export interface LinkTargets {
  /** File of the page at each address, `/quote/` -> `pages/quote.json`; pages with problems of their own included. */
  pages: ReadonlyMap<string, string>
  /** Anchors of the sections of a page; undefined where its file could not be read. */
  anchors(path: string): ReadonlySet<string> | undefined
  /** Whether a page is a draft that visitors are not led around. */
  isDraft(path: string): boolean
  /** The page that took the place of one that is gone. Default: none is known. */
  moved?(address: string): string | undefined
  /** Whether a page of a further language translates the page at an address. Default: not known. */
  isTranslated?(address: string, language: string): boolean
  /** Files of public/ and files that the build makes, `/social.png`. */
  assets: ReadonlySet<string>
  /** By its plan phone numbers are judged. Default: they are not. */
  country?: string
}

/** Where a link stands. */
export interface LinkOrigin {
  /** Address of the page; undefined for site.config.json, where `#id` has no page to be on. */
  path?: string
  /** Drafts may lead to drafts: neither is built. */
  draft?: boolean
  /** Whether the link never means the page that it stands on, as that of a translation to its original. */
  leadsAway?: boolean
}

/** What is wrong with a link; `meant` is the one right address where there is one. */
export type LinkFault = Pick<Mistake, 'code' | 'severity' | 'message' | 'fix' | 'missingAddress' | 'pageDecides'> & {
  meant?: string
}
