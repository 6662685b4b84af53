import type { Page } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'

type Location = NonNullable<Page['location']>

/** A name that belongs to some towns: what a copied page may still say. */
export interface PlaceName {
  text: string
  kind: 'city' | 'county' | 'ZIP code' | 'road'
  /** Pages whose `location` block has it, in the order of the files. */
  owners: Set<SitePage>
}

export interface FoundName {
  name: PlaceName
  /** Offsets in the text. */
  start: number
  end: number
}

/** Names of all towns of a site by their first word, the longest first. */
export type PlaceNames = ReadonlyMap<string, readonly PlaceName[]>

/** Calls with each name of a town as it is looked up in texts: its city also in capitals, county, ZIP codes and roads. */
export function eachName(location: Location, call: (text: string, kind: PlaceName['kind']) => void): void {
  // "the Inner Loop": names are looked up by a word with a capital.
  const add = (written: string, kind: PlaceName['kind']) => call(written.trim().replace(/^(?:\p{Ll}+\s+)+/u, ''), kind)
  const { city, county, zips = [], roads = [] } = location
  add(city, 'city')
  if (city.length > 3) add(city.toUpperCase(), 'city')
  if (county !== undefined) add(county, 'county')
  for (const zip of zips) add(zip, 'ZIP code')
  for (const road of roads) add(road, 'road')
}

/** The names in the `location` blocks of all pages. */
export function listPlaceNames(pages: readonly SitePage[]): PlaceNames {
  const byText = new Map<string, PlaceName>()
  for (const owner of pages) {
    const { location } = owner.page
    if (!location) continue
    eachName(location, (text, kind) => {
      const known = byText.get(text)
      if (known) known.owners.add(owner)
      else byText.set(text, { text, kind, owners: new Set([owner]) })
    })
  }
  const names = new Map<string, PlaceName[]>()
  for (const name of byText.values()) {
    const [first] = firstWord.exec(name.text) ?? []
    if (first === undefined) continue
    const list = names.get(first) ?? []
    names.set(first, list)
    list.push(name)
  }
  for (const list of names.values()) list.sort((a, b) => b.text.length - a.text.length)
  return names
}

const firstWord = /^[\p{Lu}\p{N}][\p{L}\p{N}]*/u
const words = /[\p{Lu}\p{N}][\p{L}\p{N}]*/gu
const asciiWords = /[A-Z0-9][A-Za-z0-9]*/g

/**
 * Names of towns in a text, whole words only and of two that overlap the longer: "Baltimore County" is not "Baltimore".
 * Capital letters count, as towns are called Mobile or Reading.
 */
export function findPlaceNames(text: string, names: PlaceNames): FoundName[] {
  const found: FoundName[] = []
  let behind = 0
  const pattern = /^[\0-\x7f]*$/.test(text) ? asciiWords : words
  for (const { 0: word, index } of text.matchAll(pattern)) {
    if (index < behind) continue
    const name = names.get(word)?.find((name) => standsAt(text, index, name.text))
    if (!name) continue
    behind = index + name.text.length
    found.push({ name, start: index, end: behind })
  }
  return found
}

function standsAt(text: string, start: number, name: string): boolean {
  if (!text.startsWith(name, start)) return false
  const before = text[start - 1] ?? ''
  const after = text[start + name.length] ?? ''
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
}
