import type { Section, SectionType } from '../../../schemas/index.ts'
import { pageFolder, pageName } from '../model/pageAddress.ts'
import type { LinkGroup, PlaceModel, SectionExtras, SectionProps } from '../model/pageModel.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import { countryOf, hasMiles } from '../schema/country.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { expandSource, type ListSource, mostListed } from './expandSource.ts'
import { createFiller, linkTo, linkToAll, titleOf } from './filler.ts'
import { groupPages } from './groupPages.ts'
import { entriesOfList } from './pagedList.ts'
import { resolveCompany, resolveForm } from './resolveCompany.ts'
import { foldersOfKind, pageKind, type ResolveContext } from './resolveContext.ts'

type Extras = {
  [T in keyof SectionExtras]: (
    context: ResolveContext,
    fields: Fields,
    section: Section,
  ) => SectionExtras[T] & Partial<SectionProps[T]>
}

const extras: Extras = {
  hero: ({ current }) => {
    const shown = readSections(current).filter(({ hidden }) => hidden !== true)
    return shown.length === 1 ? { alone: true } : {}
  },
  cardGrid: (context, _fields, section) => {
    const { all } = section.type === 'cardGrid' && section.source ? entriesOfList(section, section.source, context) : {}
    return all ? { more: linkToAll(all, context) } : {}
  },
  quoteForm: (context, fields) => ({
    form: resolveForm('quote', context),
    services: suggestionsOf(context),
    presets: { ...presetsOf(context), ...(isFields(fields.presets) && fields.presets) },
  }),
  scopeOfWork: (context) => ({ service: titleOf(context.current, context) }),
  contactForm: (context) => ({ form: resolveForm('contact', context) }),
  contactDetails: ({ model }) => ({ company: resolveCompany(model.site) }),
  map: (context, _fields, section) => ({
    places: placesOf(context, section.type === 'map' ? section.source : undefined),
    unit: hasMiles(countryOf(context.model.site.company)) ? 'mile' : 'km',
    ...(context.model.site.area && { area: context.model.site.area }),
  }),
  sitemapList: (context, _fields, section) => ({
    groups: groupsOf(context, section),
  }),
}

/** What a section gets from other pages and the configuration; nothing for most types. */
export function sectionExtras(type: SectionType, fields: Fields, context: ResolveContext, section: Section): Fields {
  return type in extras ? extras[type as keyof Extras](context, fields, section) : {}
}

/** Words that the field for the service suggests to visitors. */
function suggestionsOf(context: ResolveContext): string[] {
  const services = foldersOfKind(context.model, 'service').flatMap((collection) =>
    expandSource(context.model, { collection, limit: mostListed.suggestions }),
  )
  return services.slice(0, mostListed.suggestions).map((page) => titleOf(page, context))
}

/** What a page fills into a quote request: a service page its service, a town page its town. */
function presetsOf(context: ResolveContext): { service_type?: string; city?: string } {
  const { model, current } = context
  const city = current.page.location?.city
  const isService = pageKind(model, current) === 'service'
  return {
    ...(isService && { service_type: titleOf(current, context) }),
    ...(city !== undefined && { city }),
  }
}

/** Towns by their city; by the name of their page where two towns of a map have the same city. */
function placesOf(context: ResolveContext, source: ListSource | undefined): PlaceModel[] {
  const pages = mappedPages(context, source)
  if (pages.length === 0) return [officeOf(context)]
  const cities = pages.map(({ page }) => page.location?.city)
  const shared = new Set(cities.filter((city, index) => cities.indexOf(city) !== index))
  return pages.map((page) => {
    const { city, ...location } = page.page.location ?? {}
    return {
      name: city === undefined || shared.has(city) ? page.page.name : city,
      href: createFiller(context, page).href(page.path),
      ...coordinatesOf(location),
      current: page === context.current,
    }
  })
}

/** The place of the company, which a site without towns has on its map. */
function officeOf({ model, base }: ResolveContext): PlaceModel {
  const { company } = model.site
  return { name: company.name, href: base, current: true, ...coordinatesOf(company) }
}

const coordinatesOf = ({ latitude, longitude }: Pick<PlaceModel, 'latitude' | 'longitude'>) => ({
  ...(latitude !== undefined && { latitude }),
  ...(longitude !== undefined && { longitude }),
})

/** The pages of a map: those of its list, else all towns; where they are too many, those around the current page. */
function mappedPages({ model, current }: ResolveContext, source: ListSource | undefined): readonly SitePage[] {
  const lists: ListSource[] = source ? [source] : foldersOfKind(model, 'location').map((collection) => ({ collection }))
  if (source?.only || source?.limit !== undefined) return expandSource(model, source)
  const count = lists.reduce((sum, { collection }) => sum + (model.collections.get(collection)?.length ?? 0), 0)
  if (count <= mostListed.places) return lists.flatMap((list) => expandSource(model, list))
  const near = { near: true, limit: mostListed.places }
  const others = lists.flatMap((list) => expandSource(model, { ...list, ...near }, current))
  return [...(lists.some((list) => names(list, current)) ? [current] : []), ...others].slice(0, mostListed.places)
}

/** Whether a list names a page. It looks at the file of the page only, as the list may be long. */
const names = ({ collection, exclude = [] }: ListSource, { file, page }: SitePage): boolean =>
  pageFolder(file) === collection &&
  pageName(file) !== 'index' &&
  page.status !== 'hidden' &&
  !exclude.includes(pageName(file))

/** The pages of the site by folder; of a long list only the entries of this page. */
function groupsOf(context: ResolveContext, section: Section): LinkGroup[] {
  const { model, current, list } = context
  const exclude = (section.type === 'sitemapList' && section.exclude) || []
  const { size, number } = list?.section === section ? list : { size: Number.POSITIVE_INFINITY, number: 1 }
  let [from, to] = [number === 1 ? 0 : (number - 1) * size, number * size]
  return groupPages(model, current.continuation?.first ?? current, exclude)
    .map(({ heading, pages }) => {
      const here = pages.slice(Math.max(0, from), Math.max(0, to))
      from -= pages.length
      to -= pages.length
      return { heading, pages: here }
    })
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => ({ heading, links: pages.map((page) => linkTo(page, context)) }))
}
