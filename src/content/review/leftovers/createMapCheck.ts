import type { Site } from '../../../../schemas/index.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import { holds } from '../../model/pageNotes.ts'
import { kilometers, type Pin, pinOf } from '../../model/pins.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { type MapPlace, readMapPlace } from '../../text/frames/readMapPlace.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { nameKey } from './placeNames.ts'

/** Kilometers within which a point of a map counts as the town itself. */
const near = 8
/** A point that is this many times closer to another town is not in this one. */
const timesNearer = 3
/** Kilometers. If no other town is near, a point this far away does not help visitors from the town. */
const farAway = 60
/** Kilometers around an office, which pages may show. */
const atOffice = 1

/**
 * Finds embedded maps on town pages that show another town, judged by their search words, their point or their bounds.
 * A map may show an office of the company, or a town in `mentions`.
 *
 * @returns a check of one page
 */
export function createMapCheck(pages: readonly SitePage[], site: Site | undefined): (page: SitePage) => Mistake[] {
  const towns = pages.filter(({ page }) => page.location !== undefined)
  const isOffice = createOfficeTest(site)

  return (page) => {
    const { location, mentions = [] } = page.page
    if (!location || !holds(page, 'embed')) return []
    const meant = new Set(mentions.map(nameKey))
    return readSections(page).flatMap((section, index): Mistake | [] => {
      if (section.type !== 'map' || section.mode !== 'embed' || section.embed === undefined) return []
      const place = readMapPlace(section.embed)
      const other = isOffice(place) ? undefined : otherThan(page, place, towns)
      if (other === undefined || meant.has(nameKey(other))) return []
      const hint = other === anotherPlace ? '' : ` Meant on purpose? Add ${mentionWords(other, page.page.mentions)}.`
      return {
        path: ['sections', index, 'embed'],
        code: 'map-of-other-town',
        message: `This map shows ${other}, and the page is about ${location.city}.`,
        fix: `Look for ${location.city} at the map service, and copy the address of that map.${hint}`,
      }
    })
  }
}

/** The name of a place that is no town of the site. */
const anotherPlace = 'another place'

/**
 * Creates a test whether a map shows an office of the company, judged by its street, the company's name, or its point.
 */
function createOfficeTest(site: Site | undefined): (place: MapPlace) => boolean {
  if (!site) return () => false
  const { company } = site
  const offices = allOffices(company)
  const streets = offices.map(({ address }) => nameKey(address.street))
  return ({ words = '', point }) => {
    const key = nameKey(words)
    if (streets.some((street) => key.includes(street)) || ` ${key} `.includes(` ${nameKey(company.name)} `)) return true
    return point !== undefined && offices.some((office) => isWithin(pinOf(office), point, atOffice))
  }
}

/** The name of the place that a map shows instead of the town. */
function otherThan({ page }: SitePage, place: MapPlace, towns: readonly SitePage[]): string | undefined {
  const { words, point, box } = place
  if (words !== undefined) {
    const other = townNamed(words, page.location?.city ?? '', towns)
    if (other !== undefined || !point) return other
  }
  const pin = pinOf(page.location)
  const middle = point ?? (box && middleOf(box))
  if (!pin || !middle || (box && isInside(pin, box))) return undefined
  const away = kilometers(pin, middle)
  if (away < near) return undefined
  const [nearest] = towns
    .flatMap(({ page: { location } }) => {
      const its = pinOf(location)
      return its ? [{ city: location?.city, away: kilometers(its, middle) }] : []
    })
    .sort((a, b) => a.away - b.away)
  if (nearest && nearest.away * timesNearer < away) return nearest.city
  return away > farAway ? anotherPlace : undefined
}

/** The first town of the site that words name, unless they name the page's own town. */
function townNamed(words: string, own: string, towns: readonly SitePage[]): string | undefined {
  const key = ` ${nameKey(words)} `
  const isNamed = (city = '') => key.includes(` ${nameKey(city)} `)
  return isNamed(own) ? undefined : towns.find(({ page }) => isNamed(page.location?.city))?.page.location?.city
}

const isWithin = (pin: Pin | undefined, point: Pin, most: number) => pin !== undefined && kilometers(pin, point) < most

type Box = NonNullable<MapPlace['box']>
const middleOf = ({ west, south, east, north }: Box): Pin => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})
const isInside = ({ latitude, longitude }: Pin, { west, south, east, north }: Box) =>
  south <= latitude && latitude <= north && west <= longitude && longitude <= east
