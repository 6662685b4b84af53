import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { pinOf } from '../model/pins.ts'
import type { SitePage } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'

/**
 * Returns the towns nearest to a page, nearest first, at most `count` of those that `isListed` accepts. Empty if the
 * page has no latitude and longitude; towns without coordinates are skipped.
 */
export function nearestTo(
  current: SitePage,
  pages: readonly SitePage[],
  { count, isListed }: { count: number; isListed(page: SitePage): boolean },
): SitePage[] {
  const here = pinOf(current.page.location)
  if (!here) return []
  const { index, towns } = indexTowns(pages)
  const isCandidate = (at: number) => towns[at] !== undefined && isListed(towns[at].page)
  const found = around(index, here.longitude, here.latitude, count, undefined, isCandidate)
  return found.flatMap((at) => towns[at]?.page ?? [])
}

/** Returns the towns with coordinates, and a spatial index of their numbers. */
const indexTowns = oncePer((pages: readonly SitePage[]) => {
  const towns = pages.flatMap((page) => {
    const place = pinOf(page.page.location)
    return place ? [{ page, place }] : []
  })
  const index = new KDBush(towns.length)
  for (const { place } of towns) index.add(place.longitude, place.latitude)
  index.finish()
  return { index, towns }
})
