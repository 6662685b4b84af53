import { type Pin, pinOf } from '../model/pins.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { joinWords } from '../wording/phrases.ts'
import { countryName } from './countryName.ts'
import { countryBoxes } from './data/countryBoxes.ts'
import type { Box } from './data/regions.ts'
import { findRegion } from './findRegion.ts'

interface Where {
  country: string
  state?: string | undefined
  /** The subject of the pin: `Towson`, `the office`. */
  name: string
}

/**
 * Checks a pin against the bounds of its state or, if these are unknown, of its country. A pin outside of the bounds is
 * an error if it would be inside with swapped numbers or another sign, or if it is in another state.
 *
 * @param path the path of the object that contains the two numbers
 */
export function checkPin(facts: Partial<Pin>, path: Path, where: Where): Mistake[] {
  const pin = pinOf(facts)
  if (!pin) return checkHalf(facts, path)
  const region = where.state === undefined ? undefined : findRegion(where.country, where.state)
  const boxes: readonly Box[] = region ? [region.box] : (countryBoxes[where.country] ?? [])
  if (boxes.length === 0 || isIn(pin, boxes)) return []
  const meant = variantsOf(pin).find((variant) => isIn(variant, boxes))
  const place = region?.name ?? countryName(where.country)
  const base = { path: [...path, 'latitude'], code: 'misplaced-pin' as const }
  const outside = `The pin of ${where.name} lies outside ${place}`
  if (!meant)
    return [
      {
        ...base,
        path: [...path, isWithin(pin.latitude, boxes) ? 'longitude' : 'latitude'],
        severity: region ? 'error' : 'warning',
        message: `${outside}: ${pin.latitude}, ${pin.longitude}.`,
        fix: `Write the latitude and longitude of ${where.name} as a map shows them${region ? ', or the state it lies in' : ''}.`,
      },
    ]
  const { changed, reason, fix } = compareWith(meant, pin)
  return [
    {
      ...base,
      path: [...path, changed[0] ?? 'latitude'],
      message: `${outside}, as ${reason}.`,
      fix,
      edits: (source) => changed.map((name) => ({ ...source.place([...path, name]), text: String(meant[name]) })),
    },
  ]
}

function checkHalf({ latitude, longitude }: Partial<Pin>, path: Path): Mistake[] {
  if (latitude === undefined && longitude === undefined) return []
  const [has, lacks] = latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude']
  return [
    {
      path: [...path, has],
      part: 'key',
      code: 'half-a-pin',
      message: `"${has}" stands here without "${lacks}".`,
      fix: `Add "${lacks}": a place on the map needs both. Or delete "${has}".`,
    },
  ]
}

/** In degrees, about 20 km. The boxes are rounded, and the pin of a coastal town may be in the water. */
const margin = 0.2

const isIn = ({ latitude, longitude }: Pin, boxes: readonly Box[]): boolean =>
  boxes.some(
    ([south, west, north, east]) =>
      latitude >= south - margin &&
      latitude <= north + margin &&
      [longitude, longitude + 360].some((degrees) => degrees >= west - margin && degrees <= east + margin),
  )

/** Whether the latitude alone is within a box, so that the longitude is wrong. */
const isWithin = (latitude: number, boxes: readonly Box[]): boolean =>
  boxes.some(([south, , north]) => latitude >= south - margin && latitude <= north + margin)

/** Returns the pins that a typing mistake may have turned into these numbers, starting with the smallest mistake. */
export function variantsOf({ latitude, longitude }: Pin): Pin[] {
  const swapped = { latitude: longitude, longitude: latitude }
  const all = [
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    swapped,
    { latitude: -latitude, longitude: -longitude },
    { ...swapped, longitude: -swapped.longitude },
    { ...swapped, latitude: -swapped.latitude },
  ]
  return all.filter((pin) => Math.abs(pin.latitude) <= 90)
}

/** Explains how a pin differs from the one that is meant: in which coordinates, why, and what to write. */
export function compareWith(meant: Pin, pin: Pin) {
  const changed = (['latitude', 'longitude'] as const).filter((name) => pin[name] !== meant[name])
  const numbers = changed.map((name) => `"${name}": ${meant[name]}`)
  return { changed, reason: reasonOf(pin, meant), fix: `Write ${joinWords(numbers, 'and')}.` }
}

function reasonOf(pin: Pin, meant: Pin): string {
  if (Math.abs(pin.latitude) !== Math.abs(meant.latitude)) return 'latitude and longitude are swapped'
  if (pin.latitude !== meant.latitude && pin.longitude !== meant.longitude) return 'both numbers have the wrong sign'
  return `its ${pin.latitude === meant.latitude ? 'longitude' : 'latitude'} has the wrong sign`
}
