/** What the head of a page says. */
import type { BrandFile } from './files/brandFiles.ts'

/** The picture that a page is shared with; `url` is absolute. */
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

/** What stands in the head of a page. */
export interface HeadModel {
  title: string
  description: string
  /** Absolute address; null for pages that search engines must not keep. */
  canonical: string | null
  /** Its own absolute address, for sharing: also of a page without a canonical one. */
  url: string
  indexed: boolean
  siteName: string
  language: string
  /** The same page in each language that it is in, itself too, for search engines; empty where it is in one. */
  alternates: Alternate[]
  /** Feeds to subscribe to, with absolute addresses; left out where there are none. */
  feeds?: { title: string; href: string }[]
  /** Those of the site's icons that the head names. */
  icons: BrandFile[]
  socialImage: SocialImage | undefined
  /** JSON-LD graph as text, safe inside a script element. */
  structuredData: string | null
}
