import type { LocalBusiness, PostalAddress, Thing, WebSite } from 'schema-dts'
import { type Office, officeOf, officesOf } from '../../model/officeOf.ts'
import type { SectionModel } from '../../model/pageModel.ts'
import { countryOf } from '../../schema/country.ts'
import { telHref } from '../resolveCompany.ts'
import { absoluteUrl, type ResolveContext } from '../resolveContext.ts'
import { siteImage } from '../socialImage.ts'
import { areaServed } from './areas.ts'

const homeUrl = ({ model, base }: ResolveContext) => absoluteUrl(model, base, '/')
const businessId = (context: ResolveContext) => `${homeUrl(context)}#business`
const branchId = (context: ResolveContext, branch: string) => `${homeUrl(context)}#branch-${encodeURIComponent(branch)}`

/** The `@id` of the website. */
export const websiteId = (context: ResolveContext) => `${homeUrl(context)}#website`

/** The `@id` of the office that the current page is about: of the company, or of one of its branches. */
export function officeId(context: ResolveContext): string {
  const { model, current } = context
  const { branch } = current.page
  return branch !== undefined && officesOf(model.site.company).has(branch)
    ? branchId(context, branch)
    : businessId(context)
}

/** What the home page says: the company with all that is known of it, and the website. */
export function homeRecords(context: ResolveContext): Thing[] {
  const { company } = context.model.site
  const branches = [...officesOf(company).keys()]
  const business: OfBusiness = {
    ...officeFacts(context, company, { id: businessId(context), url: homeUrl(context) }),
    areaServed: areaServed(context),
    ...placeFacts(company),
    ...(branches.length > 0 && { department: branches.map((branch) => ({ '@id': branchId(context, branch) })) }),
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId(context),
    name: company.name,
    url: homeUrl(context),
    publisher: { '@id': businessId(context) },
  }
  return [typed(company, business), website]
}

/** The record of a branch, on the pages that show how it is reached. */
export function branchRecords(context: ResolveContext, sections: readonly SectionModel[]): Thing[] {
  const { model, base, current } = context
  const office = officeOf(model.site, current.page)
  const id = officeId(context)
  if (id === businessId(context) || !sections.some(({ type }) => type === 'contactDetails')) return []
  const url = absoluteUrl(model, base, (current.continuation?.first ?? current).path)
  const branch: OfBusiness = {
    ...officeFacts(context, office, { id, url }),
    ...placeFacts(office),
    branchOf: { '@id': businessId(context) },
  }
  return [typed(office, branch)]
}

/** What every kind of business may say of itself. */
type OfBusiness = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'>

/** A business with its kind, first as readers of the record expect it. */
function typed({ type = 'LocalBusiness' }: Office, business: OfBusiness): LocalBusiness {
  // The compiler compares a value with no more than 25 types of a union, and there are 152 of a business.
  return { '@type': type, ...business } as LocalBusiness
}

function officeFacts(context: ResolveContext, office: Office, { id, url }: { id: string; url: string }): OfBusiness {
  const image = siteImage(context)
  const { founded, sameAs } = office.branchName === undefined ? office : {}
  return {
    '@id': id,
    name: office.branchName ?? office.name,
    url,
    telephone: telHref(office.phone, countryOf(office)).slice('tel:'.length),
    email: office.email,
    ...(image && { image: image.url }),
    ...(founded !== undefined && { foundingDate: String(founded) }),
    ...(sameAs && { sameAs }),
    priceRange: office.priceRange,
    address: addressOf(office),
  }
}

function placeFacts({ hours, closures = [], latitude, longitude }: Office): OfBusiness {
  return {
    ...(hours && { openingHours: hours.flatMap(({ schema }) => schema ?? []) }),
    ...(closures.length > 0 && {
      // Both at midnight say closed (https://developers.google.com/search/docs/appearance/structured-data/local-business).
      specialOpeningHoursSpecification: closures.map(({ from, to = from, note }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        name: note,
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
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
