import type { Site } from '../../../schemas/index.ts'
import { suggestName } from '../model/files/pageAddress.ts'
import { withoutQuery } from '../text/href.ts'
import { decodeAddress, isEvenlyCoded } from './addressCodes.ts'

/** Whether a text has the form of a page address: `/`, `/services/floor-care/`. */
export function isAddress(text: string): boolean {
  return /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(text)
}

/**
 * A character between the slashes of an earlier site's address, without percent-encoding. U+200C and U+200D join
 * letters.
 */
const character = '[^\\p{C}\\p{Zl}\\p{Zp}/\\\\\\uFFFD]|[\\u200C\\u200D]'
/** Names that begin with a dot are hidden files. */
const name = `(?!\\.)(?:${character})+`
const filePattern = new RegExp(`^/(?:${name}/)*${name}\\.[A-Za-z0-9]+$`, 'u')
const folderPattern = new RegExp(`^/(?:${name}/)*${name}/$`, 'u')

/** A code that remains in a decoded address was encoded twice. Some servers read it as a slash or a dot. */
const doublyCoded = /%(?:2F|5C|2E)/i

/**
 * Characters that must be encoded in an address: those that start the query or the anchor, and spaces next to a slash.
 */
const uncoded = /[?#]|^ | $|\/ | \/| \.[A-Za-z0-9]+$/

const isOddlyNamed = (text: string, pattern: RegExp) => {
  const decoded = decodeAddress(text)
  return !uncoded.test(text) && isEvenlyCoded(text) && !doublyCoded.test(decoded) && pattern.test(decoded)
}

/**
 * Returns the code of a slash or backslash in a text, or undefined. Servers treat the code like the character itself.
 */
export const codedSlash = (text: string): string | undefined => /%(?:2F|5C)/i.exec(text)?.[0]

/** Whether a text has the form of a file address of an earlier site: `/about-us.html`, `/shop/Our%20Index.php`. */
export function isFileAddress(text: string): boolean {
  return codedSlash(text) === undefined && isOddlyNamed(text, filePattern)
}

/**
 * Whether a text has the form of a page address that an earlier site named by other rules: `/Our_Team/`, `/caf%C3%A9/`.
 */
export function isForeignAddress(text: string): boolean {
  return !isAddress(text) && codedSlash(text) === undefined && isOddlyNamed(text, folderPattern)
}

/**
 * Returns the form of an old address that redirects use. A page address gets a final slash, because an earlier site may
 * have shown it without, `/find-us`; hosts redirect from both forms. All other addresses are returned unchanged.
 */
export function wholeOldAddress(text: string): string {
  const whole = `${text}/`
  return !/[/.]$/.test(text) && !isFileAddress(text) && (isAddress(whole) || isForeignAddress(whole)) ? whole : text
}

/**
 * The most characters of an encoded old address. With its target, it fits into a line of 1,000 characters, the limit of
 * Cloudflare Pages.
 */
export const longestOldAddress = 800

/** Whether a text has a form that the source of a redirect may have. */
export const isOldAddress = (text: string): boolean => isAddress(text) || isForeignAddress(text) || isFileAddress(text)

/** Whether a text is a web address outside of the site with this domain. */
export function isElsewhere(text: string, domain: string): boolean {
  const bare = (address: string) => new URL(address).host.replace(/^www\./, '')
  return /^https?:\/\//i.test(text) && !(URL.canParse(text) && bare(text) === bare(domain))
}

/**
 * Converts a whole web address of the site to an address within it, with query and anchor:
 * `https://www.acme.com/quote/?a#b` -> `/quote/?a#b`. Returns undefined for other sites and for addresses outside of
 * the base path. Ignores the scheme, `www.`, the port and the case of the host.
 */
export function insideAddress(text: string, { domain, base = '/' }: Pick<Site, 'domain' | 'base'>): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text) || !URL.canParse(domain)) return undefined
  const bare = (address: string) => new URL(address).hostname.replace(/^www\.|\.$/g, '')
  const { pathname, search, hash } = new URL(text)
  if (bare(text) !== bare(domain) || !`${pathname}/`.startsWith(base)) return undefined
  return `/${pathname.slice(base.length)}${search}${hash}`
}

/** Adds the final slash of page addresses: `/quote` -> `/quote/`. */
export const withEndSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/**
 * Returns the page that a redirect leads to: `/about/#team` -> `/about/`. A whole web address is returned unchanged.
 */
export const pagePart = (to: string): string => (to.startsWith('/') ? withoutQuery(to) : to)

/** Removes the host of a web address, the query and the anchor: `/about-us.html`. */
export function pathOf(text: string): string {
  const path = withoutQuery(text.trim().replace(/^https?:\/\/[^/]*/i, ''))
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Guesses the page address that a text stands for: `Locations/Towson.html` -> `/locations/towson/`.
 *
 * @param language determines how letters with accents are replaced, see `suggestName`
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
