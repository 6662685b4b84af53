import type { Page } from '../../../schemas/index.ts'
import { pageFolder } from '../model/files/pageAddress.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { codeWord, townName } from '../schema/country.ts'
import { mentionWords } from '../wording/mentionWords.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { type Pin, pinOf } from './checkPin.ts'
import type { Told } from './town/checkTown.ts'

type Location = NonNullable<Page['location']>

/** Facts of a block that are those of another town. */
export interface LeftFacts extends Mistake {
  told: Told
}

type Fact = 'pin' | 'ZIP codes' | 'roads' | Half
/** One number of a pin that is that of another town: the other one was changed. */
type Half = 'latitude' | 'longitude'
/** Facts that neighbours may share: the county, the minutes from the office, a road or two. */
type Detail = 'county' | 'order' | 'minutes' | 'road'

/** What a block has in common with that of another town. */
interface Shared {
  facts: readonly Fact[]
  details: readonly Detail[]
}

/** Two pins nearer than this are one: both were read from one place of a map. */
const samePlaceMeters = 25
/** Towns within this distance may share a ZIP code. */
const neighbourMeters = 8_000
/** Three roads through both are no chance; two towns on one highway share it and its exit. */
const manyRoads = 3

/**
 * Facts that a copied `location` block still has of the town it was copied from: its pin, its postal codes, its roads. Two
 * neighbours may share a postal code, a county or a road; with all of these, or the `order` that no third town has, the block
 * was copied. A page may name the other town in `mentions`, and towns of the same name are told of elsewhere.
 *
 * @param pages originals first: of two pages with the same fact, the later one is the copy
 */
export function findLeftFacts(pages: readonly SitePage[], country: string): Map<SitePage, LeftFacts> {
  const owners = new Map<string | number, SitePage[]>()
  const found = new Map<SitePage, LeftFacts>()
  const isOwnOrder = findOwnOrders(pages)
  const count = pages.filter(({ page }) => pinOf(page.location)).length
  for (const page of pages) {
    if (!page.page.location) continue
    const keys = count > fewPins ? keysOf(page) : [...keysOf(page), ...numbersOf(page)]
    let most: { other: SitePage; shared: Shared } | undefined
    for (const other of findOwners(owners, keys)) {
      if (isMeant(page, other)) continue
      const shared = addHalf(sharedFacts(page, other, isOwnOrder), page, other, count)
      if (weightOf(shared) > (most ? weightOf(most.shared) : 0)) most = { other, shared }
    }
    if (most) {
      const { other, shared } = most
      found.set(page, { ...tell(page, other, shared, country), told: new Set(shared.facts.map(toldOf)) })
    }
    for (const key of keys) {
      const list = owners.get(key)
      if (!list) owners.set(key, [page])
      // Two hundred towns with one ZIP code are compared with the first few of them.
      else if (list.length < 5) list.push(page)
    }
  }
  return found
}

const toldOf = (fact: Fact) => (fact === 'latitude' || fact === 'longitude' ? 'pin' : fact)

/** Of more towns, two lie on one line of the map by chance; of more than a few, another detail has to be shared too. */
const fewPins = 300
const veryFewPins = 20
/** Decimals of a number that two towns do not share by chance: 11 m. */
const fewestDecimals = 4
/** Two towns are at least so far apart. */
const otherPlaceMeters = 2_000

/** What a half-changed pin is found again by. */
function numbersOf({ page: { location } }: SitePage): string[] {
  const pin = pinOf(location)
  return pin ? [`latitude ${pin.latitude}`, `longitude ${pin.longitude}`] : []
}

const isExact = (number: number) => (String(number).split('.')[1] ?? '').length >= fewestDecimals

/** Adds that one number of the pin is that of the other town, where that is no chance. */
function addHalf(shared: Shared, { page }: SitePage, { page: other }: SitePage, count: number): Shared {
  const [own, its] = [pinOf(page.location), pinOf(other.location)]
  if (!own || !its || shared.facts.includes('pin') || metersBetween(own, its) < otherPlaceMeters) return shared
  const half = (['latitude', 'longitude'] as const).find((name) => own[name] === its[name] && isExact(own[name]))
  const isChance = count > fewPins || (count > veryFewPins && shared.facts.length + shared.details.length === 0)
  return half === undefined || isChance ? shared : { ...shared, facts: [...shared.facts, half] }
}

/** How much two blocks have in common; 0 where that may be so. */
const weightOf = ({ facts, details }: Shared) =>
  facts.length > 0 || details.length > manyDetails || (details.includes('order') && details.length > 1)
    ? facts.length * 10 + details.length
    : 0

/** A county, a road and the minutes are what neighbours have in common. */
const manyDetails = 3

/** Tells the places in a list that no more than two towns of a folder have: where many have one, it groups them. */
function findOwnOrders(pages: readonly SitePage[]): (page: SitePage) => boolean {
  const counts = new Map<string, number>()
  const keyOf = ({ file, page }: SitePage) => `${pageFolder(file)}\0${page.order}`
  for (const page of pages) counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1)
  return (page) => page.page.order !== undefined && (counts.get(keyOf(page)) ?? 0) < 3
}

/** Cells of the map of a thousandth of a degree, 111 m high, each with a number of its own. */
const cellsPerDegree = 1000
const cellsAround = 400 * cellsPerDegree
const cellOf = ({ latitude, longitude }: Pin) =>
  Math.floor(latitude * cellsPerDegree) * cellsAround + Math.floor(longitude * cellsPerDegree)
const neighbourCells = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => up * cellsAround + right))

/** What a block is found again by: numbers are cells of the map. */
function keysOf({ file, page: { location, order } }: SitePage): (string | number)[] {
  const { zips = [], roads = [], ...facts } = location ?? { city: '' }
  const pin = pinOf(facts)
  const place = order === undefined ? [] : [`${pageFolder(file)}\0${order}`]
  return [...zips, ...roads, ...place, ...(pin ? [cellOf(pin)] : [])]
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

/** Whether two blocks have a pin, a postal code, a road or a place in lists in common. */
export function sharesFact(page: SitePage, other: SitePage): boolean {
  const { facts, details } = sharedFacts(page, other, () => true)
  return facts.length > 0 || details.includes('road') || details.includes('order')
}

function sharedFacts(page: SitePage, other: SitePage, isOwnOrder: (page: SitePage) => boolean): Shared {
  const [own, its] = [page.page.location ?? { city: '' }, other.page.location ?? { city: '' }]
  const [pin, itsPin] = [pinOf(own), pinOf(its)]
  const away = pin && itsPin ? metersBetween(pin, itsPin) : undefined
  const isSamePlace = away !== undefined && away < samePlaceMeters
  const isNear = away !== undefined && !isSamePlace && away < neighbourMeters
  const hasZips = sharedPlaces('zips', own, its).length > 0
  const roads = sharedPlaces('roads', own, its).length
  const isSameRoads = roads >= manyRoads || (roads > 1 && roads === own.roads?.length)
  const isSame = (name: 'county' | 'minutes') => own[name] !== undefined && own[name] === its[name]
  const { order } = page.page
  const hasOrder = order !== undefined && order === other.page.order && pageFolder(page.file) === pageFolder(other.file)
  return {
    facts: [
      ...(isSamePlace ? ['pin' as const] : []),
      ...(hasZips && !isNear ? ['ZIP codes' as const] : []),
      ...(isSameRoads ? ['roads' as const] : []),
    ],
    details: [
      ...(isSame('county') ? ['county' as const] : []),
      ...(hasOrder && isOwnOrder(page) ? ['order' as const] : []),
      ...(isSame('minutes') ? ['minutes' as const] : []),
      ...(roads > 0 && !isSameRoads ? ['road' as const] : []),
    ],
  }
}

/** The places in a list of those entries that the list of another town has too. */
function sharedPlaces(name: 'zips' | 'roads', own: Location, its: Location): number[] {
  const theirs = new Set(its[name])
  return (own[name] ?? []).flatMap((entry, at) => (theirs.has(entry) ? [at] : []))
}

const meterPerDegree = 111_195

/** On a plane, which is exact enough for neighbours. */
function metersBetween(a: Pin, b: Pin): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * meterPerDegree
}

/** What a block and that of another town have in common. */
interface Common {
  own: Location
  its: Location
  country: string
}

/** Where a fact stands. */
function placesOf(fact: Fact | Detail, { own, its }: Common): Path[] {
  if (fact === 'ZIP codes') return sharedPlaces('zips', own, its).map((at) => ['location', 'zips', at])
  if (fact === 'roads' || fact === 'road') return sharedPlaces('roads', own, its).map((at) => ['location', 'roads', at])
  if (fact === 'order') return [['order']]
  return [['location', fact === 'pin' ? 'latitude' : fact]]
}

/** What a message calls a fact; the only one of several is called by its value. */
function nameOf(fact: Fact | Detail, { own, its, country }: Common): string {
  if (fact !== 'ZIP codes' && fact !== 'road') return fact
  const list = fact === 'road' ? 'roads' : 'zips'
  const [at = 0, ...others] = sharedPlaces(list, own, its)
  const [one, several] = fact === 'road' ? ['road', 'roads'] : [codeWord(country), `${codeWord(country)}s`]
  return others.length === 0 ? `${one} ${quoted(own[list]?.[at] ?? '')}` : several
}

const singular: ReadonlySet<Fact | Detail> = new Set(['pin', 'latitude', 'longitude'])

function tell({ page }: SitePage, of: SitePage, { facts, details }: Shared, country: string): Mistake {
  const common = { own: page.location ?? { city: '' }, its: of.page.location ?? { city: '' }, country }
  const { own, its } = common
  const told: readonly (Fact | Detail)[] = facts.length > 0 ? facts : details
  const [first = 'pin', ...others] = told
  const isOneCode = first === 'ZIP codes' && placesOf(first, common).length === 1
  const isOne = others.length === 0 && (singular.has(first) || isOneCode)
  const isCopied = facts.length > 1 || details.includes('order')
  const also = facts.length > 0 && isCopied ? details.filter((detail) => detail !== 'road') : []
  const verb = also.length === 1 ? 'it is' : 'they are'
  const look = also.length > 0 ? ` Look at ${joinWords(also.map(quoted), 'and')} too: ${verb} the same.` : ''
  const [place = ['location'], ...more] = [...told, ...also].flatMap((fact) => placesOf(fact, common))
  const names = joinWords(
    told.map((fact) => nameOf(fact, common)),
    'and',
  )
  const where = details === told && details.includes('order') ? 'page' : 'block'
  return {
    path: place,
    code: 'left-fact',
    severity: facts.length > 1 && page.draft !== true ? 'error' : 'warning',
    message: `The ${names} of this ${where} ${isOne ? 'is also that' : 'are also those'} of ${townName(its)}.`,
    fix: `Write what ${own.city} has, or delete the ${isOne ? 'line' : 'lines'} that you do not know.${look} Meant on purpose? Add ${mentionWords(its.city, page.mentions)}.`,
    elsewhere: {
      file: of.file,
      start: 0,
      end: 0,
      message: `${its.city} has ${isOne ? 'it' : 'them'} here.`,
    },
    more: more.map((path) => ({ path })),
  }
}
