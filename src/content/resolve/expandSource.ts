import type { FromSchema } from 'json-schema-to-ts'
import type { source } from '../../../schemas/parts/source.ts'
import { lastDayOf } from '../model/days/calendar.ts'
import { pageName } from '../model/files/pageAddress.ts'
import { sorted } from '../model/listOrder.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'
import { nearestTo } from './nearestTo.ts'

/** An automatic list in a page file. */
export type ListSource = FromSchema<typeof source>

/**
 * The maximum number of entries of a list without `limit` and `only`, so that the size of a page does not grow with the
 * number of pages.
 */
export const mostListed = {
  /**
   * A column of the footer, a folder in the menu, or a list of cards or links that does not continue on further pages.
   */
  selection: 12,
  /** Pins on a map. */
  places: 24,
  /** Suggestions of a form field. */
  suggestions: 50,
  /** Places in structured data. */
  areas: 50,
} as const

/**
 * Returns the pages of an automatic list: those of the folder in its order, sorted by time or by distance from the
 * current page, or those of `only` in the order written there.
 *
 * @param current the page that shows the list; the list excludes it unless `only` names it
 */
export function expandSource(model: SiteModel, source: ListSource, current?: SitePage): readonly SitePage[] {
  const { only, exclude = [], limit, near } = source
  const pages = chosenPages(model, source)
  if (only) {
    const byStem = new Map(pages.map((page) => [pageName(page.file), page]))
    return only.flatMap((stem) => byStem.get(stem) ?? []).slice(0, limit)
  }
  const left = new Set(exclude)
  const isListed = (page: SitePage) => page !== current && (left.size === 0 || !left.has(pageName(page.file)))
  if (!near || !current) return firstOf(pages, limit, isListed)
  const count = limit ?? pages.length
  const nearest = nearestTo(current, pages, { count, isListed })
  if (nearest.length >= count) return nearest
  const met = new Set(nearest)
  const others = firstOf(pages, count - nearest.length, (page) => isListed(page) && !met.has(page))
  return [...nearest, ...others]
}

/** Returns the pages of a folder with a tag or a future day, sorted by time if requested. */
function chosenPages(model: SiteModel, { collection, sort, tag, upcoming }: ListSource): readonly SitePage[] {
  const all = model.collections.get(collection) ?? []
  if (sort === undefined && tag === undefined && upcoming !== true) return all
  const known = choicesOf(all)
  const key = JSON.stringify([sort, tag, upcoming])
  const isChosen = ({ page }: SitePage) =>
    (tag === undefined || page.tags?.includes(tag) === true) && (upcoming !== true || lastDayOf(page) !== undefined)
  const chosen = known.get(key) ?? all.filter(isChosen)
  if (sort && !known.has(key)) chosen.sort(sorted(sort, model.today))
  known.set(key, chosen)
  return chosen
}

/** Cached, because thousands of pages may show the same list. */
const choicesOf = oncePer((_: readonly SitePage[]) => new Map<string, SitePage[]>())

/** Stops at the last page needed: 10,000 pages may each list five of 10,000. */
function firstOf(
  pages: readonly SitePage[],
  limit = Number.POSITIVE_INFINITY,
  isListed: (page: SitePage) => boolean,
): SitePage[] {
  const listed: SitePage[] = []
  for (const page of pages) {
    if (listed.length >= limit) break
    if (isListed(page)) listed.push(page)
  }
  return listed
}

/** A truncated list, with the page that has all of it. */
export interface Selection {
  pages: readonly SitePage[]
  /** Index of the folder; missing if the list is complete or the folder has no index. */
  all?: SitePage
}

/** Returns an automatic list with at most `mostPages` entries, unless its page file sets `limit` or `only`. */
export function selectPages(
  model: SiteModel,
  source: ListSource,
  { current, mostPages = mostListed.selection }: { current?: SitePage; mostPages?: number } = {},
): Selection {
  const { collection, only, limit } = source
  const isChosen = only !== undefined || limit !== undefined
  const pages = expandSource(model, isChosen ? source : { ...source, limit: mostPages + 1 }, current)
  if (isChosen || pages.length <= mostPages) return { pages }
  const all = model.pages.get(`/${collection}/`)
  return { pages: pages.slice(0, mostListed.selection), ...(all && all !== current && { all }) }
}
