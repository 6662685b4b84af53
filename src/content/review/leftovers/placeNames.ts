import type { Page } from '../../../../schemas/index.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { readingsOf } from '../../text/reading/readingsOf.ts'
import { type ReadWord, readWords } from '../../text/readWords.ts'
import { isPlace } from './isPlace.ts'
import { otherNamesOf } from './otherNames.ts'
import type { PlaceName } from './placeName.ts'
import { spellingsOf } from './spellings.ts'

type Location = NonNullable<Page['location']>

export interface FoundName {
  name: PlaceName
  /** Offsets in the text. */
  start: number
  end: number
}

/** The names of all towns of a site. */
export interface PlaceNames {
  all: readonly PlaceName[]
  /** By the first word of a spelling, starting with the longest. */
  byFirstWord: ReadonlyMap<string, readonly Spelling[]>
}

interface Spelling {
  words: readonly string[]
  name: PlaceName
}

/** Calls a function with each name of a town: its city, county, ZIP codes and roads. */
export function eachName(location: Location, call: (text: string, kind: PlaceName['kind']) => void): void {
  // "the Inner Loop": lower-case words before a name are not part of it.
  const add = (written: string, kind: PlaceName['kind']) => call(written.trim().replace(/^(?:\p{Ll}+\s+)+/u, ''), kind)
  const { city, county, zips = [], roads = [] } = location
  add(city, 'city')
  if (county !== undefined) add(county, 'county')
  for (const zip of zips) add(zip, 'ZIP code')
  for (const road of roads) add(road, 'road')
}

/** Normalizes a name for comparison. */
export const nameKey = (text: string): string =>
  oneWord.test(text)
    ? text.toLowerCase()
    : readWords(text)
        .map(({ letters }) => letters)
        .join(' ')

const oneWord = /^[A-Za-z0-9]+$/

const wordsOfName = (text: string) => readWords(text).map(({ letters }) => letters)

/** The most town pages for which other names than the written ones are searched. */
const mostTowns = 300

/** Collects the names in the `location` objects of all pages. */
export function listPlaceNames(pages: readonly SitePage[]): PlaceNames {
  const isFew = pages.filter(({ page }) => page.location).length <= mostTowns
  const byKey = new Map<string, PlaceName>()
  const keys = new Map<string, string>()
  for (const owner of pages) {
    const { location } = owner.page
    if (!location) continue
    eachName(location, (text, kind) => {
      const key = keys.get(text) ?? nameKey(text)
      keys.set(text, key)
      const known = byKey.get(key)
      if (known) known.owners.add(owner)
      else if (key !== '')
        byKey.set(key, {
          text,
          key,
          kind,
          owners: new Set([owner]),
          spellings: [
            ...spellingsOf(text, kind, location.state),
            ...(isFew && kind === 'city' ? otherNamesOf(key).map(wordsOfName) : []),
          ],
        })
    })
  }
  const byFirstWord = new Map<string, Spelling[]>()
  for (const name of byKey.values())
    for (const words of name.spellings) {
      const [first = ''] = words
      const list = byFirstWord.get(first)
      if (list) list.push({ words, name })
      else byFirstWord.set(first, [{ words, name }])
    }
  // A name takes precedence over the abbreviation of another one.
  const isOwn = ({ words, name }: Spelling) => Number(words.join(' ') === name.key)
  for (const list of byFirstWord.values())
    if (list.length > 1) list.sort((a, b) => b.words.length - a.words.length || isOwn(b) - isOwn(a))
  return { all: [...byKey.values()], byFirstWord }
}

/** What may separate two words of a name: spaces, hyphens, apostrophes, bold markup, one line break. */
const betweenWords =
  /^(?![^\n]*\n[^\n]*\n)(?:[\s\u00a0'\u2018\u2019`\u00b4*_\u00ad\u2010-\u2015\u2212\u200b-\u200d\u2060.-]|[\u0300-\u036f]){0,8}$/

/** Addresses in a text, whose words are not read. */
const addresses =
  /\]\([^()\s]*\)?|\b(?:https?:\/\/|www\.)\S+|[^\s()[\]]+@[^\s()[\]]+|\b[\w-]+\.(?:com|org|net|edu|gov|example|co\.uk|de|fr)\b/g

/** Finds the names of towns in a text, including disguised ones, in text order; see `readingsOf`. */
export function findNames(text: string, names: PlaceNames): FoundName[] {
  const found = findPlaceNames(text, names)
  for (const reading of readingsOf(text)) {
    const { spot, placeOf, isJoined } = reading
    for (const { name, start, end } of findPlaceNames(reading.text, names)) {
      if (end <= spot.start || start >= spot.end || (isJoined && !isNameInPieces(reading.text.slice(start, end), name)))
        continue
      const place = placeOf(start, end)
      const isKnown = found.some((each) => each.start < place.end && place.start < each.end)
      if (!isKnown && !hiddenIn(text).some((address) => address.start <= place.start && place.end <= address.end))
        found.push({ name, ...place })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * Whether a name in pieces counts: "green-field site" in lower case is not the town of Greenfield, and single letters
 * are not a short name.
 */
const isNameInPieces = (written: string, { text, key }: PlaceName) =>
  key.length > 4 && (!/^\p{Lu}/u.test(text) || /^[\p{Lu}\p{N}]/u.test(written))

const hiddenIn = (text: string) =>
  Array.from(text.matchAll(addresses), ({ 0: address, index }) => ({ start: index, end: index + address.length }))

/**
 * Finds the names of towns in a text. Matches whole words, and the longer of two overlapping names: "Baltimore County"
 * is not "Baltimore". Ignores case, accents, soft hyphens and separators. Ambiguous words are judged by their context,
 * see `isPlace`.
 */
export function findPlaceNames(text: string, names: PlaceNames): FoundName[] {
  const found: FoundName[] = []
  const words = readWords(text)
  let hidden: { start: number; end: number }[] | undefined
  for (let at = 0; at < words.length; at++) {
    const candidates = names.byFirstWord.get(words[at]?.letters ?? '')
    const match = candidates?.find((spelling) => standsAt(text, words, at, spelling.words))
    if (!match) continue
    const to = at + match.words.length
    const [start, end] = [words[at]?.start ?? 0, words[to - 1]?.end ?? 0]
    hidden ??= hiddenIn(text)
    if (hidden.some((address) => address.start <= start && end <= address.end)) continue
    if (isPlace({ text, words, from: at, to, name: match.name })) found.push({ name: match.name, start, end })
    else if (match.words.length === 1) continue
    at = to - 1
  }
  return found
}

function standsAt(text: string, words: readonly ReadWord[], from: number, spelling: readonly string[]): boolean {
  return spelling.every((letters, at) => {
    const word = words[from + at]
    if (word?.letters !== letters) return false
    const before = words[from + at - 1]
    if (at === 0 || !before) return true
    const between = text.slice(before.end, word.start)
    return betweenWords.test(between) && (before.letters.length < 5 || !between.includes('.'))
  })
}
