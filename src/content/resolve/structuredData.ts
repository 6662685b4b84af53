import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Graph,
  LocalBusiness,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import type { Page, Site } from '../../../schemas/index.ts'
import type { Crumb, SectionModel } from '../model/pageModel.ts'
import { readSections } from '../model/siteModel.ts'
import { countryOf, townName } from '../schema/country.ts'
import { mostListed } from './expandSource.ts'
import { fillerOf, titleOf } from './filler.ts'
import { telHref } from './resolveCompany.ts'
import { absoluteUrl, foldersOfKind, originOf, pageKind, type ResolveContext } from './resolveContext.ts'
import { siteImage } from './socialImage.ts'

interface Facts {
  context: ResolveContext
  crumbs: Crumb[]
  sections: SectionModel[]
}

/** What each kind of page says about itself; every string in it is on the page or in the configuration. */
const byKind: Record<string, (facts: Facts) => Thing[]> = {
  service: ({ context }) => [service(context, titleOf(context.current, context), areaServed(context))],
  location: ({ context }) => [service(context, heroHeading(context) ?? context.current.page.name, townOf(context))],
  about: ({ context }) => [{ '@type': 'AboutPage', ...about(context) } satisfies AboutPage],
  contact: ({ context }) => [{ '@type': 'ContactPage', ...about(context) } satisfies ContactPage],
}

/** What single section types add. */
const bySection: { [T in SectionModel['type']]?: (facts: Facts) => Thing[] } = {
  faq: (facts) => [faqPage(facts)],
}

/**
 * The structured data of a page as JSON-LD (https://json-ld.org, types of https://schema.org): one graph, in which
 * everything refers to the one business record by its `@id`.
 *
 * @returns JSON text, safe inside a script element; null when there is nothing to say
 */
export function structuredData(facts: Facts): string | null {
  const { context, crumbs, sections } = facts
  const kind = pageKind(context.model, context.current) ?? ''
  const things: Thing[] = [
    ...(context.current.path === '/' ? home(context) : []),
    ...(crumbs.length > 0 && context.current.path !== '/404.html' ? [breadcrumbList(facts)] : []),
    ...(byKind[kind]?.(facts) ?? []),
    ...[...new Set(sections.map(({ type }) => type))].flatMap((type) => bySection[type]?.(facts) ?? []),
  ]
  if (things.length === 0) return null
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

const businessId = ({ model, base }: ResolveContext) => `${absoluteUrl(model, base, '/')}#business`
const websiteId = ({ model, base }: ResolveContext) => `${absoluteUrl(model, base, '/')}#website`
const urlOf = (context: ResolveContext) => absoluteUrl(context.model, context.base, context.current.path)

function home(context: ResolveContext): Thing[] {
  const { company } = context.model.site
  const { street, city, state, zip } = company.address
  const country = countryOf(company)
  const { latitude, longitude } = company
  const image = siteImage(context)
  const business: OfBusiness = {
    '@id': businessId(context),
    name: company.name,
    url: absoluteUrl(context.model, context.base, '/'),
    telephone: telHref(company.phone, country).slice('tel:'.length),
    email: company.email,
    ...(image && { image: image.url }),
    ...(company.founded !== undefined && { foundingDate: String(company.founded) }),
    ...(company.sameAs && { sameAs: company.sameAs }),
    priceRange: company.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      ...(state !== undefined && { addressRegion: state }),
      ...(zip !== undefined && { postalCode: zip }),
      addressCountry: country,
    },
    areaServed: areaServed(context),
    ...(company.hours && { openingHours: company.hours.flatMap(({ schema }) => schema ?? []) }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId(context),
    name: company.name,
    url: absoluteUrl(context.model, context.base, '/'),
    publisher: { '@id': businessId(context) },
  }
  return [typed(company.type, business), website]
}

/** What every kind of business may say of itself. */
type OfBusiness = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'>

/** A business with its kind, first as readers of the record expect it. */
function typed(type: Site['company']['type'] = 'LocalBusiness', business: OfBusiness): LocalBusiness {
  // The compiler compares a value with no more than 25 types of a union, and there are 152 of a business.
  return { '@type': type, ...business } as LocalBusiness
}

type Area = { '@type': 'City' | 'AdministrativeArea' | 'State' | 'Country'; name: string }

/**
 * The towns that the company serves; where they are too many their counties, and those that name none themselves, or else
 * their states, and the country for those that have none.
 */
function areaServed({ model }: ResolveContext): Area[] {
  const towns = foldersOfKind(model, 'location')
    .flatMap((folder) => model.collections.get(folder) ?? [])
    .flatMap(({ page }) => page.location ?? [])
  if (towns.length <= mostListed.areas) return towns.map(cityOf)
  const areas = new Map(towns.map(countyOf).map((area) => [`${area.name} ${area['@type']}`, area]))
  if (areas.size <= mostListed.areas) return [...areas].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, area]) => area)
  const states = [...new Set(towns.flatMap(({ state }) => state ?? []))].sort()
  const hasOthers = towns.some(({ state }) => state === undefined)
  return [
    ...states.map((name): Area => ({ '@type': 'State', name })),
    ...(hasOthers ? [{ '@type': 'Country' as const, name: countryOf(model.site.company) }] : []),
  ]
}

function townOf({ current }: ResolveContext): Area[] {
  return current.page.location ? [cityOf(current.page.location)] : []
}

type Town = NonNullable<Page['location']>

function cityOf(town: Town): Area {
  return { '@type': 'City', name: townName(town) }
}

function countyOf(town: Town): Area {
  const { county } = town
  return county ? { '@type': 'AdministrativeArea', name: townName({ ...town, city: county }) } : cityOf(town)
}

function service(context: ResolveContext, name: string, areas: Area[]): Service {
  const description = fillerOf(context).plain(context.current.page.description)
  return {
    '@type': 'Service',
    name,
    description,
    url: urlOf(context),
    provider: { '@id': businessId(context) },
    areaServed: areas,
  }
}

function heroHeading(context: ResolveContext): string | undefined {
  const hero = readSections(context.current).find((section) => section.type === 'hero')
  return hero && fillerOf(context).plain(hero.heading)
}

function about(context: ResolveContext) {
  const fill = fillerOf(context)
  const { title, description } = context.current.page
  return {
    name: fill.plain(title),
    description: fill.plain(description),
    url: urlOf(context),
    isPartOf: { '@id': websiteId(context) },
    mainEntity: { '@id': businessId(context) },
  }
}

function breadcrumbList({ context, crumbs }: Facts): BreadcrumbList {
  const origin = originOf(context.model.site)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(index === crumbs.length - 1 ? { item: urlOf(context) } : href && { item: origin + href }),
    })),
  }
}

function faqPage({ sections }: Facts): FAQPage {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.props.items : []))
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: htmlToText(answer) },
    })),
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The text that a visitor reads in a piece of rendered Markdown. */
export function htmlToText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
