import { suggestName } from '../model/pageAddress.ts'

/** Whether a text is written as the address of a page: `/`, `/services/floor-care/`. */
export function isAddress(text: string): boolean {
  return /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(text)
}

/** Whether a text is written as the address of a file of an earlier site: `/about-us.html`, `/shop/Index.php`. */
export function isFileAddress(text: string): boolean {
  return /^\/(?:[\w~-]+\/)*[\w~-][\w.~-]*\.[A-Za-z0-9]+$/.test(text)
}

/** Whether a text is written as the address of a page that an earlier site named by other rules: `/Our_Team/`. */
export function isForeignAddress(text: string): boolean {
  return /^\/(?:(?![^/]*\.html?\/)[\w~-][\w.~-]*\/)*[\w~-]+\/$/i.test(text) && !isAddress(text)
}

/** Whether a redirect may lead on from there. */
export const isOldAddress = (text: string): boolean => isAddress(text) || isForeignAddress(text) || isFileAddress(text)

/** Whether a text is a web address outside the site with this domain. */
export function isElsewhere(text: string, domain: string): boolean {
  const bare = (address: string) => new URL(address).host.replace(/^www\./, '')
  return /^https?:\/\//i.test(text) && !(URL.canParse(text) && bare(text) === bare(domain))
}

/** A text without the host of a web address and without its query and anchor: `/about-us.html`. */
export function pathOf(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** The address that a text was probably meant to be: `Locations/Towson.html` -> `/locations/towson/`. */
export function suggestAddress(text: string): string | undefined {
  const path = pathOf(text)
    .replace(/\.(?:html?|json)$/i, '')
    .replace(/^\/pages(?=\/)/, '')
    .replace(/(^|\/)index$/, '$1')
  const parts = path.split(/[/\\]+/).filter((part) => part !== '')
  const names = parts.map(suggestName)
  if (names.includes('')) return undefined
  return names.length === 0 ? '/' : `/${names.join('/')}/`
}
