import { distance } from 'geokdbush'
import type { Site } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { hasMiles, kilometersPerMile } from '../schema/country.ts'
import { joinWords } from '../wording/phrases.ts'

interface Coordinates {
  latitude: number
  longitude: number
}

/** Kilometers from the middle of all towns within which nothing is asked: the towns of one company may be as far apart. */
const nearKilometers = 1500
/** How many times nearer a town has to be with its numbers put right. */
const timesNearer = 4

/**
 * Towns whose pin lies on another continent, and would lie among the others with latitude and longitude swapped or with
 * another sign. Two of them say nothing of which is right: there have to be three, the office among them.
 */
export function findMisplacedPins(
  pages: readonly SitePage[],
  site: Site | undefined,
  country: string,
): Map<SitePage, Mistake> {
  const towns = pages.flatMap((page) => {
    const place = placeOf(page.page.location)
    return place ? [{ page, place }] : []
  })
  const office = placeOf(site?.company)
  const places = [...towns.map(({ place }) => place), ...(office ? [office] : [])]
  if (places.length < 3) return new Map()
  const middle = {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  }
  return new Map(
    towns.flatMap(({ page, place }): [SitePage, Mistake][] => {
      const away = kilometers(place, middle)
      if (away < nearKilometers) return []
      const [meant] = variantsOf(place)
        .map((variant) => ({ variant, away: kilometers(variant, middle) }))
        .sort((a, b) => a.away - b.away)
      return meant && meant.away * timesNearer < away
        ? [[page, tell({ is: place, meant: meant.variant, away: inUnits(away, country) })]]
        : []
    }),
  )
}

function placeOf(facts: Partial<Coordinates> | undefined): Coordinates | undefined {
  const { latitude, longitude } = facts ?? {}
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** What a slip of the hand may have turned into these two numbers, the smallest slip first. */
function variantsOf({ latitude, longitude }: Coordinates): Coordinates[] {
  const swapped = Math.abs(longitude) <= 90 ? [{ latitude: longitude, longitude: latitude }] : []
  return [
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    ...swapped,
    { latitude: -latitude, longitude: -longitude },
    ...swapped.map((place) => ({ ...place, longitude: -place.longitude })),
  ]
}

/** A distance in the unit of the roads of a country, to the next hundred. */
function inUnits(kilometers: number, country: string): string {
  const [number, unit] = hasMiles(country) ? [kilometers / kilometersPerMile, 'miles'] : [kilometers, 'km']
  return `${(Math.round(number / 100) * 100).toLocaleString('en')} ${unit}`
}

function tell({ is, meant, away }: { is: Coordinates; meant: Coordinates; away: string }): Mistake {
  const changed = (['latitude', 'longitude'] as const).filter((name) => is[name] !== meant[name])
  const [first = 'latitude', second] = changed
  const reason = !second
    ? `its ${first} has the wrong sign`
    : Math.abs(is.latitude) === Math.abs(meant.latitude)
      ? 'both numbers have the wrong sign'
      : 'latitude and longitude are swapped'
  return {
    path: ['location', first],
    code: 'misplaced-town',
    severity: 'warning',
    message: `The pin of this town is ${away} away from the others, as ${reason}.`,
    fix: `Write ${joinWords(
      changed.map((name) => `"${name}": ${meant[name]}`),
      'and',
    )}.`,
    ...(!second && { replacement: String(meant[first]) }),
  }
}

const kilometers = (a: Coordinates, b: Coordinates) => distance(a.longitude, a.latitude, b.longitude, b.latitude)

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
