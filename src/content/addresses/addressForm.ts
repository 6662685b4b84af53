import type { Site } from '../../../schemas/index.ts'
import { suggestName } from '../model/files/pageAddress.ts'
import { decodeAddress, isEvenlyCoded } from './addressCodes.ts'

/** Whether a text is written as the address of a page: `/`, `/services/floor-care/`. */
export function isAddress(text: string): boolean {
  return /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(text)
}

/** Characters between the slashes of an earlier site's address, without its codes; U+200C and U+200D join letters. */
const character = '[^\\p{C}\\p{Zl}\\p{Zp}/\\\\\\uFFFD]|[\\u200C\\u200D]'
/** Names that begin with a dot are hidden files. */
const name = `(?!\\.)(?:${character})+`
const filePattern = new RegExp(`^/(?:${name}/)*${name}\\.[A-Za-z0-9]+$`, 'u')
const folderPattern = new RegExp(`^/(?:${name}/)*${name}/$`, 'u')

/** A code in a decoded address: it was coded twice, and some servers read it as a slash or a dot. */
const doublyCoded = /%(?:2F|5C|2E)/i

/** What stands in an address as it is written: what begins the query or the anchor, and blanks beside a slash, need their codes. */
const uncoded = /[?#]|^ | $|\/ | \/| \.[A-Za-z0-9]+$/

const isOddlyNamed = (text: string, pattern: RegExp) => {
  const decoded = decodeAddress(text)
  return !uncoded.test(text) && isEvenlyCoded(text) && !doublyCoded.test(decoded) && pattern.test(decoded)
}

/** The code of a slash or backslash in a text, which servers read as if it were the character itself; undefined without one. */
export const codedSlash = (text: string): string | undefined => /%(?:2F|5C)/i.exec(text)?.[0]

/** Whether a text is written as the address of a file of an earlier site: `/about-us.html`, `/shop/Our%20Index.php`. */
export function isFileAddress(text: string): boolean {
  return codedSlash(text) === undefined && isOddlyNamed(text, filePattern)
}

/** Whether a text is written as the address of a page that an earlier site named by other rules: `/Our_Team/`, `/caf%C3%A9/`. */
export function isForeignAddress(text: string): boolean {
  return !isAddress(text) && codedSlash(text) === undefined && isOddlyNamed(text, folderPattern)
}

/**
 * An old address by which hosts lead on: that of a page with the slash at its end, without which an earlier site may have shown
 * it, `/find-us`; hosts lead on from both. All others are themselves.
 */
export function wholeOldAddress(text: string): string {
  const whole = `${text}/`
  return !/[/.]$/.test(text) && !isFileAddress(text) && (isAddress(whole) || isForeignAddress(whole)) ? whole : text
}

/** The most characters of an old address, in codes: with its target it fits into a line of 1,000, the most that Cloudflare Pages reads. */
export const longestOldAddress = 800

/** Whether a redirect may lead on from there. */
export const isOldAddress = (text: string): boolean => isAddress(text) || isForeignAddress(text) || isFileAddress(text)

/** Whether a text is a web address outside the site with this domain. */
export function isElsewhere(text: string, domain: string): boolean {
  const bare = (address: string) => new URL(address).host.replace(/^www\./, '')
  return /^https?:\/\//i.test(text) && !(URL.canParse(text) && bare(text) === bare(domain))
}

/**
 * The address within the site that a whole web address leads to, query and anchor included:
 * `https://www.acme.com/quote/?a#b` -> `/quote/?a#b`. Undefined for other sites, and for what lies outside of the base; the
 * scheme, `www.`, the port and capital letters of the host make no difference.
 */
export function insideAddress(text: string, { domain, base = '/' }: Pick<Site, 'domain' | 'base'>): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text) || !URL.canParse(domain)) return undefined
  const bare = (address: string) => new URL(address).hostname.replace(/^www\.|\.$/g, '')
  const { pathname, search, hash } = new URL(text)
  if (bare(text) !== bare(domain) || !`${pathname}/`.startsWith(base)) return undefined
  return `/${pathname.slice(base.length)}${search}${hash}`
}

/** An address with the slash at its end that pages have: `/quote` -> `/quote/`. */
export const withEndSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/** The page that a redirect leads to: `/about/#team` -> `/about/`; a whole web address is itself. */
export const pagePart = (to: string): string => (to.startsWith('/') ? to.replace(/[?#].*$/s, '') : to)

/** A text without the host of a web address and without its query and anchor: `/about-us.html`. */
export function pathOf(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * The address that a text was probably meant to be: `Locations/Towson.html` -> `/locations/towson/`.
 *
 * @param language by which letters with accents are written out, see `suggestName`
 */
export function suggestAddress(text: string, language = ''): string | undefined {
  const path = pathOf(text)
    .replace(/\.(?:html?|json)$/i, '')
    .replace(/^\/pages(?=\/)/, '')
    .replace(/(^|\/)index$/, '$1')
  const parts = path.split(/[/\\]+/).filter((part) => part !== '')
  const names = parts.map((part) => suggestName(part, language))
  if (names.includes('')) return undefined
  return names.length === 0 ? '/' : `/${names.join('/')}/`
}
