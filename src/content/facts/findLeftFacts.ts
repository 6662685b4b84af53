import type { Page } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { codeWord, townName } from '../schema/country.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { type Pin, pinOf } from './checkPin.ts'
import type { Told } from './checkTown.ts'

type Location = NonNullable<Page['location']>

/** Facts of a block that are those of another town. */
export interface LeftFacts extends Mistake {
  told: Told
}

type Fact = 'pin' | 'ZIP codes' | 'roads'

/** Two pins nearer than this are one: both were read from one place of a map. */
const samePlaceMeters = 25
/** Towns within this distance may share a ZIP code. */
const neighbourMeters = 8_000

/**
 * Facts that a copied `location` block still has of the town it was copied from: its pin, its postal codes, its roads. Two
 * neighbours may share a postal code, a page may name the other town in `mentions`, and towns of the same name are told
 * of elsewhere.
 *
 * @param pages originals first: of two pages with the same fact, the later one is the copy
 */
export function findLeftFacts(pages: readonly SitePage[], country: string): Map<SitePage, LeftFacts> {
  const owners = new Map<string | number, SitePage[]>()
  const found = new Map<SitePage, LeftFacts>()
  for (const page of pages) {
    const { location } = page.page
    if (!location) continue
    const keys = keysOf(location)
    const others = findOwners(owners, keys)
    let most: { other: SitePage; facts: Fact[] } | undefined
    for (const other of others) {
      const facts = isMeant(page, other) ? [] : sharedFacts(location, other.page.location ?? { city: '' })
      if (facts.length > (most?.facts.length ?? 0)) most = { other, facts }
    }
    if (most) found.set(page, { ...tell(page, most.other, most.facts, country), told: new Set(most.facts) })
    for (const key of keys) {
      const list = owners.get(key)
      if (!list) owners.set(key, [page])
      // Two hundred towns with one ZIP code are compared with the first few of them.
      else if (list.length < 5) list.push(page)
    }
  }
  return found
}

/** Cells of the map of a thousandth of a degree, 111 m high, each with a number of its own. */
const cellsPerDegree = 1000
const cellsAround = 400 * cellsPerDegree
const cellOf = ({ latitude, longitude }: Pin) =>
  Math.floor(latitude * cellsPerDegree) * cellsAround + Math.floor(longitude * cellsPerDegree)
const neighbourCells = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => up * cellsAround + right))

/** What a block is found again by: numbers are cells of the map. */
function keysOf({ zips = [], roads = [], ...facts }: Location): (string | number)[] {
  const pin = pinOf(facts)
  return [...zips, ...(roads.length > 1 ? [roads.join('|')] : []), ...(pin ? [cellOf(pin)] : [])]
}

/** The pages found by the keys of a block, and by the cells around its own. */
function findOwners(owners: ReadonlyMap<string | number, readonly SitePage[]>, keys: readonly (string | number)[]) {
  const found = new Set<SitePage>()
  for (const key of keys)
    for (const each of typeof key === 'number' ? neighbourCells.map((away) => key + away) : [key])
      for (const page of owners.get(each) ?? []) found.add(page)
  return found
}

/** Whether two pages share facts on purpose. */
function isMeant({ page }: SitePage, { page: other }: SitePage): boolean {
  const [own, its] = [page.location, other.location]
  if (!own || !its || (own.city === its.city && own.state === its.state)) return true
  return page.mentions?.includes(its.city) || other.mentions?.includes(own.city) || false
}

function sharedFacts(own: Location, its: Location): Fact[] {
  const [pin, itsPin] = [pinOf(own), pinOf(its)]
  const away = pin && itsPin ? metersBetween(pin, itsPin) : undefined
  const isSamePlace = away !== undefined && away < samePlaceMeters
  const isNear = away !== undefined && !isSamePlace && away < neighbourMeters
  const shared = (own.zips ?? []).filter((zip) => its.zips?.includes(zip))
  const isSameRoads = (own.roads?.length ?? 0) > 1 && String(own.roads) === String(its.roads)
  const hasZips = shared.length > 0 && !isNear
  return [
    ...(isSamePlace ? ['pin' as const] : []),
    ...(hasZips ? ['ZIP codes' as const] : []),
    ...(isSameRoads ? ['roads' as const] : []),
  ]
}

const meterPerDegree = 111_195

/** On a plane, which is exact enough for neighbours. */
function metersBetween(a: Pin, b: Pin): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * meterPerDegree
}

function tell({ page }: SitePage, of: SitePage, facts: readonly Fact[], country: string): Mistake {
  const [own, its] = [page.location ?? { city: '' }, of.page.location ?? { city: '' }]
  const at = (own.zips ?? []).findIndex((zip) => its.zips?.includes(zip))
  const shared = (own.zips ?? []).filter((zip) => its.zips?.includes(zip))
  const paths: Record<Fact, Path> = {
    pin: ['location', 'latitude'],
    'ZIP codes': ['location', 'zips', at],
    roads: ['location', 'roads'],
  }
  const word = codeWord(country)
  const names: Record<Fact, string> = {
    pin: 'pin',
    'ZIP codes': shared.length === 1 ? `${word} ${quoted(shared[0] ?? '')}` : `${word}s`,
    roads: 'roads',
  }
  const [first = 'pin'] = facts
  const isOne = facts.length === 1 && (first === 'pin' || (first === 'ZIP codes' && shared.length === 1))
  const also = [
    ...(own.county !== undefined && own.county === its.county ? ['"county"'] : []),
    ...(page.order !== undefined && page.order === of.page.order ? ['"order"'] : []),
  ]
  const look =
    facts.length > 1 && also.length > 0
      ? ` Look at ${joinWords(also, 'and')} too: ${also.length === 1 ? 'it is' : 'they are'} the same.`
      : ''
  return {
    path: paths[first],
    code: 'left-fact',
    severity: facts.length > 1 && page.draft !== true ? 'error' : 'warning',
    message: `The ${joinWords(
      facts.map((fact) => names[fact]),
      'and',
    )} of this block ${isOne ? 'is also that' : 'are also those'} of ${townName(its)}.`,
    fix: `Write what ${own.city} has, or delete the ${facts.length > 1 || !isOne ? 'lines' : 'line'} that you do not know.${look} Meant on purpose? Add ${page.mentions ? `${quoted(its.city)} to "mentions"` : `"mentions": [${quoted(its.city)}] to this page`}.`,
    elsewhere: {
      file: of.file,
      start: 0,
      end: 0,
      message: `${its.city} has ${facts.length > 1 ? 'them' : 'it'} here.`,
    },
  }
}
