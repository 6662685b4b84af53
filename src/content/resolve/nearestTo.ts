import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { SitePage } from '../model/siteModel.ts'

interface Towns {
  index: KDBush
  /** The pages of the index, by their number in it. */
  pages: readonly SitePage[]
}

const towns = new WeakMap<readonly SitePage[], Towns>()

/**
 * The towns nearest to a page, nearest first, at most `count` of those that `isListed` lets pass. Empty where the page
 * does not say its latitude and longitude; towns that do not say theirs are left out.
 */
export function nearestTo(
  current: SitePage,
  pages: readonly SitePage[],
  { count, isListed }: { count: number; isListed(page: SitePage): boolean },
): SitePage[] {
  const here = placeOf(current)
  if (!here) return []
  const known = towns.get(pages) ?? indexTowns(pages)
  towns.set(pages, known)
  const pageAt = (number: number) => known.pages[number] as SitePage
  const found = around(known.index, here.longitude, here.latitude, count, undefined, (at) => isListed(pageAt(at)))
  return found.map(pageAt)
}

function indexTowns(all: readonly SitePage[]): Towns {
  const pages = all.filter((page) => placeOf(page) !== undefined)
  const index = new KDBush(pages.length)
  for (const page of pages) {
    const place = placeOf(page)
    if (place) index.add(place.longitude, place.latitude)
  }
  index.finish()
  return { index, pages }
}

function placeOf({ page }: SitePage): { latitude: number; longitude: number } | undefined {
  const { latitude, longitude } = page.location ?? {}
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
