import type { Impact } from '../../../src/content/impact/impact.ts'

/** The impact of a change that changes nothing. */
export const empty: Impact = {
  before: 3,
  after: 3,
  added: [],
  removed: [],
  moved: [],
  redirects: [],
  oldAddresses: [],
  publicFiles: { joins: [], leaves: [], changed: [] },
  cards: [],
  drafts: [],
  changed: [],
  changes: [],
  sitemap: { before: 3, after: 3, joins: [], leaves: [] },
  files: [],
  broken: [],
}
/** The page of a number, as an impact names it. */
export const page = (number: number) => ({ path: `/p${number}/`, name: `Page ${number}` })
export const pages = (length: number) => Array.from({ length }, (_, number) => page(number))
