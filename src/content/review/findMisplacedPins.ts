import type { Site } from '../../../schemas/index.ts'
import { compareWith, variantsOf } from '../facts/checkPin.ts'
import { kilometers, type Pin, pinOf } from '../model/pins.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { hasMiles, kilometersPerMile } from '../schema/country.ts'

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
    const place = pinOf(page.page.location)
    return place ? [{ page, place }] : []
  })
  const office = pinOf(site?.company)
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

/** Formats a distance in the unit of a country's road signs, rounded to hundreds. */
function inUnits(kilometers: number, country: string): string {
  const [number, unit] = hasMiles(country) ? [kilometers / kilometersPerMile, 'miles'] : [kilometers, 'km']
  return `${(Math.round(number / 100) * 100).toLocaleString('en')} ${unit}`
}

function tell({ is, meant, away }: { is: Pin; meant: Pin; away: string }): Mistake {
  const { changed, reason, fix } = compareWith(meant, is)
  const [first = 'latitude', second] = changed
  return {
    path: ['location', first],
    code: 'misplaced-town',
    message: `The pin of this town is ${away} away from the others, as ${reason}.`,
    fix,
    ...(!second && { replacement: String(meant[first]) }),
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
