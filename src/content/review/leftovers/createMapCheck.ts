import { distance } from 'geokdbush'
import type { Site } from '../../../../schemas/index.ts'
import { type Pin, pinOf } from '../../facts/checkPin.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { type MapPlace, readMapPlace } from '../../text/frames/readMapPlace.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { nameKey } from './placeNames.ts'

/** Kilometers within which a point of a map is the town itself. */
const near = 8
/** So many times nearer to another town, a point is not that of this one. */
const timesNearer = 3
/** Where no other town is near: this far away, nobody of the town finds anything on the map. */
const farAway = 60
/** Kilometers around an office, which pages may show. */
const atOffice = 1

/**
 * Frames of map services on the pages of towns that show another town: by the words that they ask for, or by their point or
 * part of the map. A frame may show an office of the company, and a town of `mentions`.
 *
 * @returns a check of one page
 */
export function createMapCheck(pages: readonly SitePage[], site: Site | undefined): (page: SitePage) => Mistake[] {
  const towns = pages.filter(({ page }) => page.location !== undefined)
  const offices = site ? [site.company, ...Object.values(site.company.branches ?? {})] : []
  const streets = offices.map(({ address }) => nameKey(address.street))

  const isOffice = ({ words = '', point }: MapPlace) => {
    const key = nameKey(words)
    return (
      streets.some((street) => key.includes(street)) ||
      (site !== undefined && ` ${key} `.includes(` ${nameKey(site.company.name)} `)) ||
      (point !== undefined && offices.some((office) => isWithin(pinOf(office), point, atOffice)))
    )
  }
  /** The name of what the map shows in place of the town. */
  const otherThan = ({ page }: SitePage, { words, point, box }: MapPlace): string | undefined => {
    const own = nameKey(page.location?.city ?? '')
    if (words !== undefined) {
      const key = ` ${nameKey(words)} `
      const other = key.includes(` ${own} `)
        ? undefined
        : towns.find((town) => key.includes(` ${nameKey(town.page.location?.city ?? '')} `))
      if (other || !point) return other?.page.location?.city
    }
    const pin = pinOf(page.location)
    const middle = point ?? (box && middleOf(box))
    if (!pin || !middle || (box && isInside(pin, box))) return undefined
    const away = kilometers(pin, middle)
    if (away < near) return undefined
    const [nearest] = towns
      .flatMap((town) => {
        const its = pinOf(town.page.location)
        return its ? [{ city: town.page.location?.city, away: kilometers(its, middle) }] : []
      })
      .sort((a, b) => a.away - b.away)
    if (nearest && nearest.away * timesNearer < away) return nearest.city
    return away > farAway ? 'another place' : undefined
  }

  return (page) => {
    const { location, mentions = [] } = page.page
    if (!location || !holds(page, 'embed')) return []
    const meant = new Set(mentions.map(nameKey))
    return readSections(page).flatMap((section, index): Mistake[] => {
      if (section.type !== 'map' || section.mode !== 'embed' || section.embed === undefined) return []
      const place = readMapPlace(section.embed)
      const other = isOffice(place) ? undefined : otherThan(page, place)
      if (other === undefined || meant.has(nameKey(other))) return []
      return [
        {
          path: ['sections', index, 'embed'],
          code: 'map-of-other-town',
          severity: 'warning',
          message: `This map shows ${other}, and the page is about ${location.city}.`,
          fix:
            other === 'another place'
              ? `Look for ${location.city} at the map service, and copy the address of that map.`
              : `Look for ${location.city} at the map service, and copy the address of that map. Meant on purpose? Add ${mentionWords(other, page.page.mentions)}.`,
        },
      ]
    })
  }
}

const kilometers = (a: Pin, b: Pin) => distance(a.longitude, a.latitude, b.longitude, b.latitude)
const isWithin = (pin: Pin | undefined, point: Pin, most: number) => pin !== undefined && kilometers(pin, point) < most

type Box = NonNullable<MapPlace['box']>
const middleOf = ({ west, south, east, north }: Box): Pin => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})
const isInside = ({ latitude, longitude }: Pin, { west, south, east, north }: Box) =>
  south <= latitude && latitude <= north && west <= longitude && longitude <= east
