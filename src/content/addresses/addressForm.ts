import { suggestName } from '../pageAddress.ts'

/** Whether a text is written as the address of a page: `/`, `/services/floor-care/`. */
export function isAddress(text: string): boolean {
  return /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(text)
}

/** The address that a text was probably meant to be: `Locations/Towson.html` -> `/locations/towson/`. */
export function suggestAddress(text: string): string | undefined {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html?|json)$/i, '')
    .replace(/^\/?pages(?=\/)/, '')
    .replace(/(^|\/)index$/, '$1')
  const parts = path.split(/[/\\]+/).filter((part) => part !== '')
  const names = parts.map(suggestName)
  if (names.includes('')) return undefined
  return names.length === 0 ? '/' : `/${names.join('/')}/`
}
