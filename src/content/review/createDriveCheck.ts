import type { Site } from '../../../schemas/index.ts'
import { checkPin } from '../facts/checkPin.ts'
import { officeOf } from '../model/offices/officeOf.ts'
import { kilometers, pinOf } from '../model/pins.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { hasMiles, kilometersPerMile } from '../schema/country.ts'

/** In kilometers per hour, as the crow flies. No van is faster from door to door. */
const fastest = 90

/**
 * In kilometers per hour. A lower speed is a walk, whatever the traffic. A ferry or a mountain may take an hour and a
 * half for the last part.
 */
const slowest = 5
const longestInTown = 100

const lengthOf = (kilometers: number, country: string) =>
  hasMiles(country) ? `${Math.round(kilometers / kilometersPerMile)} miles` : `${Math.round(kilometers)} km`

const tooSlow = (city: string, away: number, minutes: number, country: string): Mistake => ({
  path: ['location', 'minutes'],
  code: 'too-slow',
  message: `The pin of ${city} lies ${lengthOf(away, country)} from the office, and ${minutes} minutes would be slower than a walk.`,
  fix: 'Look at "minutes" first: it may have a digit too many. Then at "latitude" and "longitude".',
})

/** Creates the check of a town's `minutes`: whether its pin can be reached from the office in that time. */
export function createDriveCheck(site: Site, country: string): (page: SitePage) => Mistake[] {
  return ({ page }) => {
    const [town, office] = [pinOf(page.location), pinOf(officeOf(site, page))]
    const { minutes, city } = page.location ?? {}
    if (!town || !office || minutes === undefined) return []
    const away = kilometers(office, town)
    const speed = (away / minutes) * 60
    if (speed <= fastest)
      return speed < slowest && minutes > longestInTown ? [tooSlow(city ?? '', away, minutes, country)] : []
    // A pin in another state is reported by its own check.
    const { address, name } = officeOf(site, page)
    const isMisplaced =
      checkPin(office, [], { country, state: address.state, name }).length > 0 ||
      checkPin(town, [], { country, state: page.location?.state, name }).length > 0
    if (isMisplaced) return []
    return [
      {
        path: ['location', 'minutes'],
        code: 'too-fast',
        message: `The pin of ${city} lies ${lengthOf(away, country)} from the office, which nobody drives in ${minutes} minutes.`,
        fix: 'Look at "latitude" and "longitude" first, then at "minutes": one of them is mistyped.',
        also: { path: ['location', 'latitude'], message: 'The pin is here.' },
      },
    ]
  }
}
