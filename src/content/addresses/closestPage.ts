import { oncePer } from '../schema/oncePer.ts'
import { nearestIn } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { withEndSlash } from './addressForm.ts'

/** Splits a text that contains several addresses, `/services/ /industries/`. Returns undefined for a single address. */
export function severalAddresses(written: string): string[] | undefined {
  const addresses = written.trim().split(/[\s,;|]+(?=\/)/)
  return addresses.length > 1 ? addresses : undefined
}

/** Suggests what to do about several addresses in one text. */
export const partAddresses = (addresses: readonly string[]): string =>
  `These are ${addresses.length} addresses: write each between quotation marks of its own, ${addresses.map(quoted).join(', ')}.`

/**
 * Whether an address may be a typo of a page's address, or the page's folder may have been lengthened since. A part
 * that starts with another letter names another town or service, as in `/areas/taylor-tx/` and `/areas/manor-tx/`.
 */
export function isSlipOf(path: string, page: string): boolean {
  const [own, its] = [path, page].map((address) => address.toLowerCase().split('/').filter(Boolean))
  const isAlike = (part: string, other: string) => part[0] === other[0] || part.includes(other) || other.includes(part)
  return own?.length !== its?.length || own?.every((part, index) => isAlike(part, its?.[index] ?? '')) === true
}

/** Returns the page that an address probably stands for, or undefined. */
export function closestPage(path: string, pages: ReadonlyMap<string, string>): string | undefined {
  if (severalAddresses(path)) return undefined
  const clean = path.replace(/(index)?(\.html?|\.json)?\/?$/i, '').replace(/^\/pages(?=\/)/, '')
  const wanted = withEndSlash(clean)
  if (pages.has(wanted)) return wanted
  const { byDepth, byLast } = indexOf(pages)
  // A page at another depth is a different page, however similar its address is.
  const near = nearestIn(wanted, byDepth.get(depthOf(wanted)) ?? new Set())
  const last = lastOf(wanted)
  const [only, ...others] = last.length < 4 ? [] : (byLast.get(last) ?? [])
  const same = others.length === 0 ? only : undefined
  // A page of exactly this name in another folder takes precedence over one with a similar name in this folder.
  return near && (same === undefined || lastOf(near) === last) ? near : same
}

/**
 * Returns the only page of a folder whose name contains all words of an address and more, such as `/request-a-quote/`
 * for `/quote/`.
 */
export function pageOfLongerName(path: string, pages: ReadonlyMap<string, string>): string | undefined {
  const wanted = withEndSlash(path)
  const last = lastOf(wanted)
  if (last.length < 5) return undefined
  const folder = folderOf(wanted)
  const words = [...wordsOf(last)]
  const { byWord } = indexOf(pages)
  // Only the pages with its rarest word are compared: a word such as "md" may occur in thousands of names.
  const [fewest = []] = words
    .map((word) => byWord.get(`${folder}${word}`) ?? [])
    .sort((one, other) => one.length - other.length)
  const [only, ...others] = fewest.slice(0, mostAlike).filter((page) => {
    const name = wordsOf(lastOf(page))
    return words.every((word) => name.has(word))
  })
  return others.length === 0 ? only : undefined
}

/**
 * Returns the page of a folder whose name is the longest prefix of an address, such as `/contact/` for `/contact-us/`.
 */
export function pageOfShorterName(path: string, pages: ReadonlyMap<string, string>): string | undefined {
  const [folder, words] = [folderOf(path), lastOf(path).split(/[/-]/).filter(Boolean)]
  return words
    .map((_, index) => `${folder}/${words.slice(0, words.length - index).join('-')}/`)
    .find((page) => pages.has(page))
}

/** If this many pages contain a word, several of them contain the other words too. */
const mostAlike = 100

const wordsOf = (last: string) => new Set(last.split(/[/-]/).filter(Boolean))

/** Indexes the addresses of a site by depth, by last segment including its slashes, and by folder and word. */
const indexOf = oncePer((pages: ReadonlyMap<string, string>) => {
  const byDepth = new Map<number, Set<string>>()
  const byLast = new Map<string, Set<string>>()
  const byWord = new Map<string, string[]>()
  const add = <Key>(groups: Map<Key, Set<string>>, key: Key, page: string) =>
    groups.set(key, (groups.get(key) ?? new Set()).add(page))
  for (const page of pages.keys()) {
    add(byDepth, depthOf(page), page)
    add(byLast, lastOf(page), page)
    const folder = folderOf(page)
    for (const word of wordsOf(lastOf(page))) {
      const others = byWord.get(`${folder}${word}`)
      if (others) others.push(page)
      else byWord.set(`${folder}${word}`, [page])
    }
  }
  return { byDepth, byLast, byWord }
})

const depthOf = (address: string) => address.split('/').length

/** `/locations/towson-md/` -> `/towson-md/`. */
const lastOf = (address: string) => address.slice(address.lastIndexOf('/', address.length - 2))

/** `/locations/towson-md/` -> `/locations`. */
const folderOf = (address: string) => address.slice(0, address.length - lastOf(address).length)
