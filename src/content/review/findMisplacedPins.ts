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

/**
 * Kilometers from the center of all towns within which pins are not checked: the towns of one company may be this far
 * apart.
 */
const nearKilometers = 1500
/** The factor by which corrected numbers must bring a town closer. */
const timesNearer = 4

/**
 * Finds towns whose pin is on another continent and would be near the others with swapped numbers or another sign.
 * Needs at least three pins, including the office, because two do not show which one is right.
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

/**
 * Returns the coordinates that a typing mistake may have turned into these numbers, starting with the smallest mistake.
 */
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

/** Formats a distance in the unit of a country's road signs, rounded to hundreds. */
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
