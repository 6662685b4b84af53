import type { LocalBusiness, PostalAddress, Thing, WebSite } from 'schema-dts'
import { organisationTypes } from '../../../../schemas/parts/company/businessTypes.ts'
import { branchNamed, type Office, officesOf } from '../../model/offices/officeOf.ts'
import type { SectionModel, SectionProps } from '../../model/pageModel.ts'
import { countryOf } from '../../schema/country.ts'
import { pagesOfBranches } from '../officePages.ts'
import { telHref } from '../resolveCompany.ts'
import { absoluteUrl, type ResolveContext } from '../resolveContext.ts'
import { siteImage } from '../social/socialImage.ts'
import { areaServed } from './areas.ts'
import { phoneFacts } from './phoneFacts.ts'

const homeUrl = ({ model, base }: ResolveContext) => absoluteUrl(model, base, '/')
const businessId = (context: ResolveContext) => `${homeUrl(context)}#business`
const branchId = (context: ResolveContext, branch: string) => `${homeUrl(context)}#branch-${encodeURIComponent(branch)}`

/** Returns the `@id` of the website. */
export const websiteId = (context: ResolveContext) => `${homeUrl(context)}#website`

/** Returns the `@id` of the office that the current page is about: the company, or one of its branches. */
export function officeId(context: ResolveContext): string {
  const { model, current } = context
  const { branch } = current.page
  return branch !== undefined && officesOf(model.site.company).has(branch)
    ? branchId(context, branch)
    : businessId(context)
}

/** Returns the records of the home page: the company with all facts in the footer, and the website. */
export function homeRecords(context: ResolveContext, sections: readonly SectionModel[]): Thing[] {
  const { company } = context.model.site
  const { founded, sameAs } = company
  const branches = [...officesOf(company).keys()]
  const areas = areaServed(context, sections)
  const business: OfBusiness = {
    '@id': businessId(context),
    name: company.name,
    ...(company.shortName !== undefined && { alternateName: company.shortName }),
    url: homeUrl(context),
    ...pictureFacts(context),
    ...reachFacts(company, allDetails),
    ...(founded !== undefined && { foundingDate: String(founded) }),
    ...(sameAs && { sameAs }),
    ...(company.priceRange !== undefined && { priceRange: company.priceRange }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...placeFacts(company),
    ...(branches.length > 0 && { department: branches.map((branch) => ({ '@id': branchId(context, branch) })) }),
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId(context),
    name: company.name,
    ...(company.shortName !== undefined && { alternateName: company.shortName }),
    url: homeUrl(context),
    publisher: { '@id': businessId(context) },
  }
  return [typed(company, business), website]
}

/** Returns the records of the branches whose contact details a page shows, with those details; none for one row. */
export function branchRecords(context: ResolveContext, sections: readonly SectionModel[]): Thing[] {
  const offices = officesOf(context.model.site.company)
  const shown = new Map<string, Set<Detail>>()
  for (const section of sections) {
    if (section.type !== 'contactDetails' || section.props.row) continue
    const { branch: named, show = allDetails } = section.props
    const branch = named === undefined ? context.current.page.branch : branchNamed(context.model.site, named)
    if (branch !== undefined && offices.has(branch)) shown.set(branch, new Set([...(shown.get(branch) ?? []), ...show]))
  }
  return [...shown].flatMap(([branch, details]) => {
    const office = offices.get(branch)
    return office ? [branchRecord(context, { branch, office, details: [...details] })] : []
  })
}

/** Properties that every business type has. */
function addressOfBranch({ model }: ResolveContext, branch: string): string {
  // Puts the type of a business first, where readers of the record expect it.
  model.pages.values()
  return pagesOfBranches(model).get(branch)?.path ?? '/'
}

interface ShownBranch {
  branch: string
  office: Office
  details: readonly Detail[]
}

function branchRecord(context: ResolveContext, { branch, office, details }: ShownBranch): Thing {
  const { model, base } = context
  const page = addressOfBranch(context, branch)
  return typed(office, {
    '@id': branchId(context, branch),
    name: office.branchName ?? office.name,
    url: absoluteUrl(model, base, page),
    ...pictureFacts(context),
    ...reachFacts(office, details),
    ...(office.priceRange !== undefined && { priceRange: office.priceRange }),
    ...placeFacts(office, details),
    branchOf: { '@id': businessId(context) },
  })
}

type Detail = NonNullable<SectionProps['contactDetails']['show']>[number]
const allDetails: readonly Detail[] = ['phone', 'email', 'address', 'hours']

/** The compiler compares a value with at most 25 types of a union, and there are 152 business types. */
type OfBusiness = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'>

/** Returns the contact facts of an office that a page shows. */
function typed({ type = 'LocalBusiness' }: Office, business: OfBusiness): LocalBusiness {
  const isOther = organisationTypes.some((other) => other === type)
  // Opening and closing at midnight means closed
  // (https://developers.google.com/search/docs/appearance/structured-data/local-business).
  return { '@type': isOther ? ['LocalBusiness', type] : type, ...business } as LocalBusiness
}

function pictureFacts(context: ResolveContext): OfBusiness {
  const image = siteImage(context)
  return image ? { image: image.url } : {}
}

/** Returns the address of an office. */
function reachFacts(office: Office, details: readonly Detail[]): OfBusiness {
  return {
    ...(details.includes('phone') && { telephone: telHref(office.phone, countryOf(office)).slice('tel:'.length) }),
    ...(details.includes('phone') && phoneFacts(office)),
    ...(details.includes('email') && { email: office.email }),
    ...(details.includes('address') && { address: addressOf(office) }),
  }
}

function placeFacts({ hours, closures = [], latitude, longitude }: Office, details = allDetails): OfBusiness {
  const hasHours = details.includes('hours')
  return {
    ...(hours && hasHours && { openingHours: hours.flatMap(({ schema }) => schema ?? []) }),
    ...(closures.length > 0 &&
      hasHours && {
        // Both at midnight say closed (https://developers.google.com/search/docs/appearance/structured-data/local-business).
        specialOpeningHoursSpecification: closures.map(({ from, to = from, note, hours: open = '00:00-00:00' }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          name: note,
          validFrom: from,
          validThrough: to,
          opens: open.slice(0, 5),
          closes: open.slice(6),
        })),
      }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

/** The address of an office. */
export function addressOf({ address }: Office): PostalAddress {
  const { street, city, state, zip } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    ...(state !== undefined && { addressRegion: state }),
    ...(zip !== undefined && { postalCode: zip }),
    addressCountry: countryOf({ address }),
  }
}
