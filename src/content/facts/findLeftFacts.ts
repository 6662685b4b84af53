import type { Page } from '../../../schemas/index.ts'
import { pageFolder } from '../model/files/pageAddress.ts'
import { type Pin, pinOf } from '../model/pins.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { wholeFile } from '../problem/problem.ts'
import type { Path } from '../problem/source.ts'
import { codeWord, townName } from '../schema/country.ts'
import { mentionWords } from '../wording/mentionWords.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import type { ToldTownFacts } from './town/checkTown.ts'

type Location = NonNullable<Page['location']>

/** Facts of a location that belong to another town. */
export interface LeftFacts extends Mistake {
  told: ToldTownFacts
}

type Fact = 'pin' | 'ZIP codes' | 'roads' | Half
/** One coordinate of a pin that is the same as another town's, after the other coordinate was changed. */
type Half = 'latitude' | 'longitude'
/** Facts that neighbours may share: the county, the minutes from the office, a road or two. */
type Detail = 'county' | 'order' | 'minutes' | 'road'

/** What a location has in common with that of another town. */
interface Shared {
  facts: readonly Fact[]
  details: readonly Detail[]
}

/** Two pins closer than this count as the same place. */
const samePlaceMeters = 25
/** Towns within this distance may share a ZIP code. */
const neighbourMeters = 8_000
/** Three shared roads are no coincidence. Two towns on one highway share only the highway and its exit. */
const manyRoads = 3

/**
 * Finds facts that a copied `location` object still has in common with its original: the pin, postal codes or roads.
 * Two neighbours may share a postal code, a county or a road. If they share all of these, or an `order` that no third
 * town has, the object was copied. A page may name the other town in `mentions`. Towns of the same name are reported
 * elsewhere.
 *
 * @param pages sorted so that originals come first: of two pages with the same fact, the later one is the copy
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
      const [copy, original] = isAddedCode(other, page, shared) && !found.has(other) ? [other, page] : [page, other]
      found.set(copy, { ...tell(copy, original, shared, country), told: new Set(shared.facts.map(toldOf)) })
    }
    for (const key of keys) {
      const list = owners.get(key)
      if (!list) owners.set(key, [page])
      // Only the first few towns with a ZIP code are compared, because hundreds may share it.
      else if (list.length < 5) list.push(page)
    }
  }
  return found
}

/**
 * Whether two towns share one postal code alone, which follows the codes of one page and leads those of the other. The
 * first code of a town is its own.
 */
function isAddedCode({ page }: SitePage, { page: other }: SitePage, { facts }: Shared): boolean {
  const [own, its] = [page.location ?? { city: '' }, other.location ?? { city: '' }]
  const [at = 0, ...more] = sharedPlaces('zips', own, its)
  return facts.join() === 'ZIP codes' && more.length === 0 && at > 0 && own.zips?.[at] === its.zips?.[0]
}

const toldOf = (fact: Fact) => (fact === 'latitude' || fact === 'longitude' ? 'pin' : fact)

/**
 * With more towns than `fewPins`, two share a coordinate by chance. With more than `veryFewPins`, they must share
 * another detail as well.
 */
const fewPins = 300
const veryFewPins = 20
/** With this many decimals, a precision of 11 m, two towns do not share a coordinate by chance. */
const fewestDecimals = 4
/** The smallest distance between two towns. */
const otherPlaceMeters = 2_000

/** The keys by which a pin with one changed coordinate is found. */
function numbersOf({ page: { location } }: SitePage): string[] {
  const pin = pinOf(location)
  return pin ? [`latitude ${pin.latitude}`, `longitude ${pin.longitude}`] : []
}

const isExact = (number: number) => (String(number).split('.')[1] ?? '').length >= fewestDecimals

/** Adds a shared coordinate, unless it may be a coincidence. */
function addHalf(shared: Shared, { page }: SitePage, { page: other }: SitePage, count: number): Shared {
  const [own, its] = [pinOf(page.location), pinOf(other.location)]
  if (!own || !its || shared.facts.includes('pin') || metersBetween(own, its) < otherPlaceMeters) return shared
  const half = (['latitude', 'longitude'] as const).find((name) => own[name] === its[name] && isExact(own[name]))
  const isChance = count > fewPins || (count > veryFewPins && shared.facts.length + shared.details.length === 0)
  return half === undefined || isChance ? shared : { ...shared, facts: [...shared.facts, half] }
}

/** Weighs what two locations have in common. Returns 0 if that is acceptable. */
const weightOf = ({ facts, details }: Shared) =>
  facts.length > 0 || details.length > manyDetails || (details.includes('order') && details.length > 1)
    ? facts.length * 10 + details.length
    : 0

/** Neighbours share a county, a road and the minutes. */
const manyDetails = 3

/** Returns whether at most two towns of a folder have the `order` of a page. If more towns share it, it groups them. */
function findOwnOrders(pages: readonly SitePage[]): (page: SitePage) => boolean {
  const counts = new Map<string, number>()
  const keyOf = ({ file, page }: SitePage) => `${pageFolder(file)}\0${page.order}`
  for (const page of pages) counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1)
  return (page) => page.page.order !== undefined && (counts.get(keyOf(page)) ?? 0) < 3
}

/** The map is divided into numbered cells of a thousandth of a degree, which are 111 m high. */
const cellsPerDegree = 1000
const cellsAround = 400 * cellsPerDegree
const cellOf = ({ latitude, longitude }: Pin) =>
  Math.floor(latitude * cellsPerDegree) * cellsAround + Math.floor(longitude * cellsPerDegree)
const neighbourCells = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => up * cellsAround + right))

/** The keys by which a location is found. Numbers are cells of the map. */
function keysOf({ file, page: { location, order } }: SitePage): (string | number)[] {
  const { zips = [], roads = [], ...facts } = location ?? { city: '' }
  const pin = pinOf(facts)
  const place = order === undefined ? [] : [`${pageFolder(file)}\0${order}`]
  return [...zips, ...roads, ...place, ...(pin ? [cellOf(pin)] : [])]
}

/** Finds the pages that share a key of a location or are in a cell next to its own. */
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

/** Whether two locations share a pin, a postal code, a road or an `order`. */
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

/** The indexes of entries that the list of another town contains as well. */
function sharedPlaces(name: 'zips' | 'roads', own: Location, its: Location): number[] {
  const theirs = new Set(its[name])
  return (own[name] ?? []).flatMap((entry, at) => (theirs.has(entry) ? [at] : []))
}

const meterPerDegree = 111_195

/** The distance on a plane, which is exact enough for neighbours. */
function metersBetween(a: Pin, b: Pin): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * meterPerDegree
}

/** The data needed to describe what two locations have in common. */
interface Common {
  own: Location
  its: Location
  country: string
}

/** The paths of a fact. */
function placesOf(fact: Fact | Detail, { own, its }: Common): Path[] {
  if (fact === 'ZIP codes') return sharedPlaces('zips', own, its).map((at) => ['location', 'zips', at])
  if (fact === 'roads' || fact === 'road') return sharedPlaces('roads', own, its).map((at) => ['location', 'roads', at])
  if (fact === 'order') return [['order']]
  return [['location', fact === 'pin' ? 'latitude' : fact]]
}

/** The name of a fact in messages. A single value of several is named by the value. */
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
  const isEither = isOne && first === 'pin' && details.length === 0
  const either = isEither ? ` Is it right here? Then mend that of ${its.city} in ${of.file}.` : ''
  const where = details === told && details.includes('order') ? 'page' : 'block'
  return {
    path: place,
    code: 'left-fact',
    severity: facts.length > 1 && page.draft !== true ? 'error' : 'warning',
    message: `The ${names} of this ${where} ${isOne ? 'is also that' : 'are also those'} of ${townName(its)}.`,
    fix: `Write what ${own.city} has, or delete the ${isOne ? 'line' : 'lines'} that you do not know.${either}${look} Meant on purpose? Add ${mentionWords(its.city, page.mentions)}.`,
    elsewhere: { ...wholeFile(of.file), message: `${its.city} has ${isOne ? 'it' : 'them'} here.` },
    more: more.map((path) => ({ path })),
  }
}
