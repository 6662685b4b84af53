import { oncePer } from '../model/oncePer.ts'
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

/** The one page of a folder whose name has all words of an address and more, as `/request-a-quote/` for `/quote/`. */
export function pageOfLongerName(path: string, pages: ReadonlyMap<string, string>): string | undefined {
  const wanted = path.endsWith('/') ? path : `${path}/`
  const last = lastOf(wanted)
  const words = wordsOf(last)
  const folder = wanted.slice(0, wanted.length - last.length)
  if (last.length < 5) return undefined
  const [only, ...others] = [...(indexOf(pages).byDepth.get(depthOf(wanted)) ?? [])].filter((page) => {
    const name = lastOf(page)
    return page.slice(0, page.length - name.length) === folder && [...words].every((word) => wordsOf(name).has(word))
  })
  return others.length === 0 ? only : undefined
}

const wordsOf = (last: string) => new Set(last.split(/[/-]/).filter(Boolean))

/** The addresses of a site by how many parts they have, and by the last of these with its slashes. */
const indexOf = oncePer((pages: ReadonlyMap<string, string>) => {
  const byDepth = new Map<number, Set<string>>()
  const byLast = new Map<string, Set<string>>()
  const add = <Key>(groups: Map<Key, Set<string>>, key: Key, page: string) =>
    groups.set(key, (groups.get(key) ?? new Set()).add(page))
  for (const page of pages.keys()) {
    add(byDepth, depthOf(page), page)
    add(byLast, lastOf(page), page)
  }
  return { byDepth, byLast }
})

const depthOf = (address: string) => address.split('/').length

/** `/locations/towson-md/` -> `/towson-md/`. */
const lastOf = (address: string) => address.slice(address.lastIndexOf('/', address.length - 2))
