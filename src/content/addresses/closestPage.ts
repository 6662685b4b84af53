import { nearestIn } from '../wording/nearest.ts'

/** The page that an address was probably meant to lead to. */
export function closestPage(path: string, pages: ReadonlyMap<string, string>): string | undefined {
  const clean = path.replace(/(index)?(\.html?|\.json)?\/?$/i, '').replace(/^\/pages(?=\/)/, '')
  const wanted = clean.endsWith('/') ? clean : `${clean}/`
  if (pages.has(wanted)) return wanted
  const { byDepth, byLast } = indexOf(pages)
  // A page of another depth is another page, however similar its address.
  const near = nearestIn(wanted, byDepth.get(depthOf(wanted)) ?? new Set())
  if (near) return near
  const last = lastOf(wanted)
  const [only, ...others] = last.length < 4 ? [] : (byLast.get(last) ?? [])
  return others.length === 0 ? only : undefined
}

/** The addresses of a site by how many parts they have, and by the last of these with its slashes. */
interface AddressIndex {
  byDepth: Map<number, Set<string>>
  byLast: Map<string, Set<string>>
}

const indices = new WeakMap<ReadonlyMap<string, string>, AddressIndex>()

function indexOf(pages: ReadonlyMap<string, string>): AddressIndex {
  const known = indices.get(pages)
  if (known) return known
  const made: AddressIndex = { byDepth: new Map(), byLast: new Map() }
  const add = <Key>(groups: Map<Key, Set<string>>, key: Key, page: string) =>
    groups.set(key, (groups.get(key) ?? new Set()).add(page))
  for (const page of pages.keys()) {
    add(made.byDepth, depthOf(page), page)
    add(made.byLast, lastOf(page), page)
  }
  indices.set(pages, made)
  return made
}

const depthOf = (address: string) => address.split('/').length

/** `/locations/towson-md/` -> `/towson-md/`. */
const lastOf = (address: string) => address.slice(address.lastIndexOf('/', address.length - 2))
