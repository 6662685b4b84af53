import { groupBy } from '../model/groupBy.ts'
import { nearest } from '../wording/nearest.ts'
import type { Addresses } from './addressRecord.ts'

/** The page that visitors of an old address should be redirected to. */
export interface NewPlace {
  to: string
  /** Whether that page is the old page under a new address. */
  isMoved: boolean
}

interface NewPlacesInput {
  /** The pages that visitors can see, with their names. */
  pages: Addresses
  record: Addresses
  /** Addresses that lost their page. */
  gone: readonly string[]
}

/**
 * The most new pages to consider, because each of them is compared with each missing address. More new pages do not
 * indicate that one page was renamed.
 */
const mostCandidates = 200

/**
 * Creates a function that guesses where a page went: to a page that was never published and has the same name or nearly
 * the same file name, else to the index of its folder, of the enclosing folder, or to the home page.
 */
export function createNewPlaces({ pages, record, gone }: NewPlacesInput): (address: string) => NewPlace | undefined {
  const fresh = [...pages.keys()].filter((address) => !record.has(address))
  const byName = groupBy(fresh, (address) => pages.get(address) ?? '')
  const byLast = groupBy(fresh, lastPart)
  const byFolder = groupBy(fresh, folderOf)
  const ofSameName = (address: string) => {
    const same = byName.get(record.get(address) ?? '') ?? []
    const here = same.filter((other) => folderOf(other) === folderOf(address))
    if (same.length === 1) return same[0]
    if (here.length === 1) return here[0]
    return undefined
  }
  // A page that matches an address by name is not offered for a similar file name.
  const taken = new Set(gone.map(ofSameName))
  const ofLikeFile = (address: string) => {
    const free = (group: string[] | undefined) => (group ?? []).filter((other) => !taken.has(other))
    const moved = free(byLast.get(lastPart(address)))
    if (moved.length === 1) return moved[0]
    const neighbours = byFolder.get(folderOf(address)) ?? []
    if (neighbours.length > mostCandidates) return undefined
    const here = free(neighbours)
    const guess = nearest(lastPart(address), here.map(lastPart))
    return guess === undefined ? undefined : here.find((other) => lastPart(other) === guess)
  }
  const around = (address: string): string | undefined => {
    for (let folder = folderOf(address); folder !== ''; folder = folderOf(folder)) if (pages.has(folder)) return folder
    return [...pages.keys()].find((page) => page !== address)
  }
  return (address) => {
    const moved = ofSameName(address) ?? ofLikeFile(address)
    if (moved !== undefined) return { to: moved, isMoved: true }
    const to = around(address)
    return to === undefined ? undefined : { to, isMoved: false }
  }
}

/** `/locations/towson-md/` or `/locations/towson-md.html` -> `towson-md`. */
const lastPart = (address: string) => address.replace(/\/$/, '').replace(/^.*\//, '').replace(/\..*$/, '')

/** `/locations/towson-md/` or `/locations/towson-md.html` -> `/locations/`. Empty for `/`. */
const folderOf = (address: string) => address.replace(/[^/]*\/?$/, '')
