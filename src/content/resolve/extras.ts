import type { Section, SectionType } from '../../../schemas/index.ts'
import type { LinkGroup, PlaceModel, SectionExtras, SectionProps } from '../pageModel.ts'
import type { SitePage } from '../siteModel.ts'
import { resolveCompany, resolveForm } from './company.ts'
import { pageKind, pagesOfKind, type ResolveContext } from './context.ts'
import { cardOf, createFiller, linkTo } from './filler.ts'
import { expandSource, type Source } from './lists.ts'

type Fields = Record<string, unknown>
type Extras = {
  [T in keyof SectionExtras]: (
    context: ResolveContext,
    fields: Fields,
    section: Section,
  ) => SectionExtras[T] & Partial<SectionProps[T]>
}

const extras: Extras = {
  quoteForm: (context, fields) => ({
    form: resolveForm('quote', context),
    services: pagesOfKind(context.model, 'service').map((page) => cardOf(page, context, '').title),
    presets: { ...presetsOf(context), ...(fields.presets as Fields | undefined) },
  }),
  contactForm: (context) => ({ form: resolveForm('contact', context) }),
  contactDetails: ({ model }) => ({ company: resolveCompany(model.site) }),
  map: (context, _fields, section) => ({
    places: placesOf(context, section.type === 'map' ? section.source : undefined),
    ...(context.model.site.area && { area: context.model.site.area }),
  }),
  sitemapList: (context, _fields, section) => ({
    groups: groupsOf(context, (section.type === 'sitemapList' && section.exclude) || []),
  }),
}

/** What a section gets from other pages and the configuration; nothing for most types. */
export function sectionExtras(type: SectionType, fields: Fields, context: ResolveContext, section: Section): Fields {
  return type in extras ? extras[type as keyof Extras](context, fields, section) : {}
}

/** What a page already knows of a quote request: a service page its service, a town page its town. */
function presetsOf(context: ResolveContext): { service_type?: string; city?: string } {
  const { model, current } = context
  const city = current.page.location?.city
  const isService = pageKind(model, current) === 'service'
  return {
    ...(isService && { service_type: cardOf(current, context, '').title }),
    ...(city !== undefined && { city }),
  }
}

function placesOf(context: ResolveContext, source: Source | undefined): PlaceModel[] {
  const pages = source ? expandSource(context.model, source) : pagesOfKind(context.model, 'location')
  return pages.map((page) => {
    const { city, latitude, longitude } = page.page.location ?? {}
    return {
      name: city ?? page.page.name,
      href: createFiller(context, page).href(page.path),
      ...(latitude !== undefined && { latitude }),
      ...(longitude !== undefined && { longitude }),
      current: page === context.current,
    }
  })
}

/** All pages to list for people: folders with their index first, then the pages that lie in no folder. */
function groupsOf(context: ResolveContext, exclude: readonly string[]): LinkGroup[] {
  const { model, current } = context
  const listed = (page: SitePage | undefined): page is SitePage =>
    page !== undefined && page !== current && page.page.status !== 'hidden' && !exclude.includes(page.path)
  const folders = [...model.collections]
    .filter(([folder]) => folder !== '')
    .map(([folder, pages]) => {
      const index = model.pages.get(`/${folder}/`)
      return { heading: index?.page.name ?? folder, index, pages: [index, ...pages].filter(listed) }
    })
  folders.sort((a, b) => byOrder(a.index, b.index) || a.heading.localeCompare(b.heading, 'en'))
  const inFolder = new Set(folders.flatMap(({ pages }) => pages))
  const single = [...model.pages.values()].filter((page) => listed(page) && !inFolder.has(page))
  single.sort((a, b) => byOrder(a, b) || a.page.name.localeCompare(b.page.name, 'en'))
  return [{ heading: model.site.company.name, pages: single }, ...folders]
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => ({ heading, links: pages.map((page) => linkTo(page, context)) }))
}

function byOrder(a: SitePage | undefined, b: SitePage | undefined): number {
  const [first, second] = [a?.page.order ?? Number.MAX_VALUE, b?.page.order ?? Number.MAX_VALUE]
  return Math.sign(first - second)
}
