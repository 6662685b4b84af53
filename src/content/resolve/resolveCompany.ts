import type { Page, Site } from '../../../schemas/index.ts'
import { parsePhone } from '../facts/phone/parsePhone.ts'
import { valueNamed } from '../model/offices/companyIn.ts'
import type { Office } from '../model/offices/officeOf.ts'
import type { CompanyModel, LinkModel, PhoneModel } from '../model/pageModel.ts'
import { countryOf, isNorthAmerican, standardCountry, townLine } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'
import { daySayerOf } from './days/sayDays.ts'
import { timesLike } from './days/timesLike.ts'
import { hostName } from './hostName.ts'

/**
 * Returns a phone number as a global `tel:` address (RFC 3966): with the country code, and without the national trunk
 * prefix 0. A number that does not match the numbering plan of its country is not converted.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function telHref(phone: string, country: string = standardCountry): string {
  const [number = '', extension] = phone.trim().split(/(?<![\s,;])[\s,;]*(?:ext|x|#)[.=:]?\s*(?=\d+$)/i)
  const isGlobal = number.trimStart().startsWith('+')
  const digits = (isGlobal ? number.replace(/\(0\)/, '') : number).replace(/\D/g, '')
  const [, american] = /^1?(\d{10})$/.exec(digits) ?? []
  const dialled = () => {
    if (isGlobal) return `+${digits}`
    if (!isNorthAmerican(country)) return globalOf(number, country) ?? digits
    return american ? `+1${american}` : digits
  }
  return `tel:${dialled()}${extension ? `;ext=${extension}` : ''}`
}

function globalOf(number: string, country: string): string | undefined {
  const parsed = parsePhone(number, country)
  return parsed?.isPossible() ? parsed.number : undefined
}

/** Returns the phone number of the company as a link. */
export function phoneLink(company: Site['company']): LinkModel {
  return { label: company.phone, href: telHref(company.phone, countryOf(company)) }
}

/**
 * Returns the phone number that the call buttons of a page dial, as a link: the further number that the page names, or else the phone of its
 * office.
 */
export function callLink(office: Office, { call }: Pick<Page, 'call'>): LinkModel {
  const number = (call === undefined ? undefined : valueNamed(office.phones, call)?.number) ?? office.phone
  return { label: number, href: telHref(number, countryOf(office)) }
}

/**
 * Returns the facts of an office for display: one object for all its pages, so that the rendered HTML can be reused.
 */
export const resolveOffice = (site: Site, office: Office): CompanyModel => {
  const known = officesOfSite(site)
  const company = known.get(office) ?? makeCompany(site, office)
  known.set(office, company)
  return company
}

/** Opens in the app on a phone, and in a browser elsewhere (https://developers.google.com/maps/documentation/urls). */
function directionsTo(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

const officesOfSite = oncePer((_: Site) => new Map<Office, CompanyModel>())

function makeCompany(site: Site, office: Office): CompanyModel {
  const { closures = [], branchName } = office
  const { licences, founded, sameAs } = site.company
  const { span, times } = daySayerOf(site)
  const written = (office.hours ?? []).map(({ time }) => time)
  const { street } = office.address
  const town = townLine(office.address)
  return {
    name: office.name,
    ...(branchName !== undefined && { branch: branchName }),
    tagline: office.tagline,
    phone: phoneLink(office),
    ...(office.phones && { phones: Object.values(office.phones).map((phone) => phoneModel(phone, office)) }),
    email: { label: office.email, href: `mailto:${office.email}` },
    address: { street, town, directions: directionsTo(`${street}, ${town}`) },
    hours: (office.hours ?? []).map(({ days, time }) => ({ days, time })),
    ...(licences && { licences: licences.map(({ name, number }) => ({ name, number })) }),
    ...(founded !== undefined && { founded }),
    ...(sameAs && { profiles: sameAs.map((href) => ({ label: hostName(href), href })) }),
    ...(closures.length > 0 && {
      closures: closures.map(({ from, to = from, note, hours }) => ({
        days: span(from, to),
        note,
        ...(hours !== undefined && { hours: timesLike(written, hours) ?? times(hours) }),
      })),
    }),
  }
}

type FurtherPhone = NonNullable<Office['phones']>[string]

/** A fax is no link, as its tone is all that a caller hears. */
const phoneModel = ({ label, number, kind, hours = [] }: FurtherPhone, office: Office): PhoneModel => ({
  label,
  number: { label: number, ...(kind !== 'fax' && { href: telHref(number, countryOf(office)) }) },
  hours: hours.map(({ days, time }) => ({ days, time })),
})
