/** The content of the head of a page. */
import type { BrandFile } from './files/brandFiles.ts'

/** The picture for sharing the page; `url` is absolute. */
export interface SocialImage {
  url: string
  alt: string
  width?: number
  height?: number
}

/** A page in a language: its tag (BCP 47), `x-default` for all others, and its absolute address. */
export interface Alternate {
  language: string
  href: string
}

/** The content of the head of a page. */
export interface HeadModel {
  title: string
  description: string
  /** Absolute address; null for pages that search engines must not index. */
  canonical: string | null
  /** Absolute address for sharing, even if the page has no canonical one. */
  url: string
  indexed: boolean
  siteName: string
  language: string
  /** The page in each of its languages, including its own, for search engines; empty if it is in one language. */
  alternates: Alternate[]
  /** Feeds with absolute addresses; omitted if there are none. */
  feeds?: { title: string; href: string }[]
  /** The site's icons that the head references. */
  icons: BrandFile[]
  socialImage: SocialImage | undefined
  /** JSON-LD graph as text, safe inside a script element. */
  structuredData: string | null
}
