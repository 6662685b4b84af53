import { pageFolder, pageName, withBase } from '../model/files/pageAddress.ts'
import { officeNameOf, officeOf, officesOf } from '../model/offices/officeOf.ts'
import type { PlaceModel, SectionExtras, SectionProps } from '../model/pageModel.ts'
import type { SitePage } from '../model/siteModel.ts'
import { countryOf, hasMiles } from '../schema/country.ts'
import { expandSource, type ListSource, mostListed } from './expandSource.ts'
import { createFiller } from './filler.ts'
import { pagesOfBranches } from './officePages.ts'
import { foldersOfKind, inLanguage, type ResolveContext } from './resolveContext.ts'

type MapFields = Pick<SectionProps['map'], 'branch'> & { source?: ListSource }

/**
 * Resolves the content of a map. It shows the towns of its list; without a list the branch that it names, the town of
 * its page or the branch of its page; otherwise all towns. A site whose only towns are those of its branches shows all
 * its offices. A map also shows the office, the roads that every map has, and for a single town the local roads that
 * its page names.
 */
export function mapOf(context: ResolveContext, { source, branch }: MapFields): SectionExtras['map'] {
  const { site } = context.model
  const isOfOffice = branch !== undefined && !source
  const mapped = isOfOffice ? [] : mappedPages(context, source)
  const pages = (source || !areOffices(mapped, context) ? mapped : []).map((page) => inLanguage(page, context))
  const places = pages.length > 0 ? placesOf(context, pages) : officePlaces(context, isOfOffice)
  const office = pages.length > 0 ? officeNear(context, places) : undefined
  const [only] = pages.length === 1 ? pages : []
  const named = new Set(only?.page.location?.roads)
  return {
    places,
    unit: hasMiles(countryOf(site.company)) ? 'mile' : 'km',
    ...(office && { office }),
    ...(site.area && {
      area: { ...site.area, roads: site.area.roads?.filter(({ name, local }) => !local || named.has(name)) ?? [] },
    }),
  }
}

/**
 * Whether the only towns of a map are those of branches; then it also shows the main office, which may have no page.
 */
const areOffices = (pages: readonly SitePage[], { current }: ResolveContext): boolean =>
  current.page.location === undefined && pages.every(({ page }) => page.branch !== undefined)

/**
 * Returns towns by their city and branches by the name of their page; towns with the same city also by the name of
 * their page.
 */
function placesOf(context: ResolveContext, pages: readonly SitePage[]): PlaceModel[] {
  const cities = pages.map(({ page }) => page.location?.city)
  const shared = new Set(cities.filter((city, index) => cities.indexOf(city) !== index))
  return pages.map((page) => {
    const { city, minutes, ...location } = page.page.location ?? {}
    return {
      name: city === undefined || shared.has(city) || page.page.branch !== undefined ? page.page.name : city,
      href: createFiller(context, page).href(page.path),
      ...coordinatesOf(location),
      ...(minutes !== undefined && { minutes }),
      current: page === context.current,
    }
  })
}

/**
 * Returns the offices as places, for a site without towns: only the one that the map or its page is about, or all that
 * have a page, the main one first.
 */
function officePlaces(context: ResolveContext, isOfOne: boolean): PlaceModel[] {
  const { model, base, current } = context
  const { branchName, ...office } = officeOf(model.site, current.page)
  const place =
    branchName === undefined
      ? { name: officeNameOf(office), href: base }
      : { name: branchName, href: withBase(base, current.path) }
  const own = { ...place, current: true, ...coordinatesOf(office) }
  if (isOfOne || branchName !== undefined) return [own]
  const others = [...officesOf(model.site.company)].flatMap(([key, { branchName = '', ...branch }]): PlaceModel[] => {
    const page = pagesOfBranches(model).get(key)
    if (!page || branch.latitude === undefined || branch.longitude === undefined) return []
    const href = withBase(base, inLanguage(page, context).path)
    return [{ name: branchName, href, current: false, ...coordinatesOf(branch) }]
  })
  // An owner may list the main office among the branches, to give it a page.
  return others.some((other) => distanceOf(own, other) <= sameSpot) ? others : [own, ...others]
}

/** In degrees of latitude. An office more than 40 miles away would compress the towns of the map. */
const [sameSpot, tooFar] = [0.004, 0.58]

/** Returns the office if a town of the map is near it and none is at the same spot. */
function officeNear({ model, current }: ResolveContext, places: readonly PlaceModel[]): SectionExtras['map']['office'] {
  const office = officeOf(model.site, current.page)
  const { latitude, longitude } = office
  if (latitude === undefined || longitude === undefined) return undefined
  const nearest = Math.min(...places.map((place) => distanceOf(office, place)))
  return nearest > sameSpot && nearest < tooFar ? { name: officeNameOf(office), latitude, longitude } : undefined
}

type Coordinates = Pick<PlaceModel, 'latitude' | 'longitude'>

/** Returns the distance between two places in degrees of latitude; infinite if the coordinates of one are unknown. */
function distanceOf({ latitude, longitude }: Coordinates, to: Coordinates): number {
  if (latitude === undefined || longitude === undefined || to.latitude === undefined || to.longitude === undefined)
    return Number.POSITIVE_INFINITY
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(to.latitude - latitude, (to.longitude - longitude) * narrowing)
}

const coordinatesOf = ({ latitude, longitude }: Coordinates) => ({
  ...(latitude !== undefined && { latitude }),
  ...(longitude !== undefined && { longitude }),
})

/** Returns the pages of a map; if its list is too long, those around the current page. */
function mappedPages(context: ResolveContext, source: ListSource | undefined): readonly SitePage[] {
  const { model } = context
  const current = listedPage(context)
  if (!source && current.page.branch !== undefined && !current.page.location) return []
  if (!source && current.page.location && current.page.status !== 'hidden') return [current]
  const lists: ListSource[] = source ? [source] : foldersOfKind(model, 'location').map((collection) => ({ collection }))
  const isChosen = source?.only !== undefined || source?.limit !== undefined
  if (isChosen && !source.near) return expandSource(model, source)
  const count = lists.reduce((sum, { collection }) => sum + (model.collections.get(collection)?.length ?? 0), 0)
  if (!source?.near && count <= mostListed.places) return lists.flatMap((list) => expandSource(model, list))
  const most = source?.limit ?? mostListed.places
  const others = lists.flatMap((list) => expandSource(model, { ...list, near: true, limit: most }, current))
  return [...(lists.some((list) => names(list, current)) ? [current] : []), ...others].slice(0, most)
}

/** Returns the current page as lists of a folder contain it: for a translation its original, which is in the folder. */
function listedPage({ model, current }: ResolveContext): SitePage {
  const original = current.page.translates === undefined ? undefined : model.pages.get(current.page.translates)
  return original && current.page.location ? original : current
}

/** Whether a list contains a page. It examines only the page itself, because the list may be long. */
const names = ({ collection, only, exclude = [] }: ListSource, { file, page }: SitePage): boolean =>
  only === undefined &&
  pageFolder(file) === collection &&
  pageName(file) !== 'index' &&
  page.status !== 'hidden' &&
  !exclude.includes(pageName(file))
