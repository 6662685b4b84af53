import { distance } from 'geokdbush'
import type { Site } from '../../../schemas/index.ts'
import { checkPin, pinOf } from '../facts/checkPin.ts'
import { officeOf } from '../model/officeOf.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { hasMiles, kilometersPerMile } from '../schema/country.ts'

/** Kilometres an hour, as the crow flies, that no van drives from door to door. */
const fastest = 90

/** Makes the check of the `minutes` of a town: whether its pin can be reached from the office in that time. */
export function createDriveCheck(site: Site, country: string): (page: SitePage) => Mistake[] {
  return ({ page }) => {
    const [town, office] = [pinOf(page.location), pinOf(officeOf(site, page))]
    const { minutes, city } = page.location ?? {}
    if (!town || !office || minutes === undefined) return []
    const away = distance(office.longitude, office.latitude, town.longitude, town.latitude)
    if ((away / minutes) * 60 <= fastest) return []
    // Of a pin in another state, its own check tells.
    const { address, name } = officeOf(site, page)
    const isMisplaced =
      checkPin(office, [], { country, state: address.state, name }).length > 0 ||
      checkPin(town, [], { country, state: page.location?.state, name }).length > 0
    if (isMisplaced) return []
    const shown = hasMiles(country) ? `${Math.round(away / kilometersPerMile)} miles` : `${Math.round(away)} km`
    return [
      {
        path: ['location', 'minutes'],
        code: 'too-fast',
        severity: 'warning',
        message: `The pin of ${city} lies ${shown} from the office, which nobody drives in ${minutes} minutes.`,
        fix: 'Look at "latitude" and "longitude" first, then at "minutes": one of them is mistyped.',
        also: { path: ['location', 'latitude'], message: 'The pin is here.' },
      },
    ]
  }
}
