import { distance } from 'geokdbush'
import type { Site } from '../../../schemas/index.ts'
import { checkPin, pinOf } from '../facts/checkPin.ts'
import { officeOf } from '../model/officeOf.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { hasMiles, kilometersPerMile } from '../schema/country.ts'

/** Kilometres an hour, as the crow flies, that no van drives from door to door. */
const fastest = 90

/** Slower is a walk, whatever the traffic; a ferry or a mountain may take an hour and a half for the last bit. */
const slowest = 5
const longestInTown = 100

const lengthOf = (kilometers: number, country: string) =>
  hasMiles(country) ? `${Math.round(kilometers / kilometersPerMile)} miles` : `${Math.round(kilometers)} km`

const tooSlow = (city: string, away: number, minutes: number, country: string): Mistake => ({
  path: ['location', 'minutes'],
  code: 'too-slow',
  severity: 'warning',
  message: `The pin of ${city} lies ${lengthOf(away, country)} from the office, and ${minutes} minutes would be slower than a walk.`,
  fix: 'Look at "minutes" first: it may have a digit too many. Then at "latitude" and "longitude".',
})

/** Makes the check of the `minutes` of a town: whether its pin can be reached from the office in that time. */
export function createDriveCheck(site: Site, country: string): (page: SitePage) => Mistake[] {
  return ({ page }) => {
    const [town, office] = [pinOf(page.location), pinOf(officeOf(site, page))]
    const { minutes, city } = page.location ?? {}
    if (!town || !office || minutes === undefined) return []
    const away = distance(office.longitude, office.latitude, town.longitude, town.latitude)
    const speed = (away / minutes) * 60
    if (speed <= fastest)
      return speed < slowest && minutes > longestInTown ? [tooSlow(city ?? '', away, minutes, country)] : []
    // Of a pin in another state, its own check tells.
    const { address, name } = officeOf(site, page)
    const isMisplaced =
      checkPin(office, [], { country, state: address.state, name }).length > 0 ||
      checkPin(town, [], { country, state: page.location?.state, name }).length > 0
    if (isMisplaced) return []
    return [
      {
        path: ['location', 'minutes'],
        code: 'too-fast',
        severity: 'warning',
        message: `The pin of ${city} lies ${lengthOf(away, country)} from the office, which nobody drives in ${minutes} minutes.`,
        fix: 'Look at "latitude" and "longitude" first, then at "minutes": one of them is mistyped.',
        also: { path: ['location', 'latitude'], message: 'The pin is here.' },
      },
    ]
  }
}
