import { readerOf } from '../../problem/openSources.ts'
import type { Sources } from '../../problem/problem.ts'
import { withoutByteOrderMark } from '../../problem/source.ts'
import { codeOfCountry, countryNamed, standardCountry, unknownCountry } from '../../schema/country.ts'
import { type Fields, isFields } from '../../schema/schema.ts'

/** The file with the facts of the company, beside the folder pages/. */
export const configFile = 'site.config.json'

/**
 * Returns the country in the value of `site.config.json`, which may be unchecked. If the company has no address, it is
 * that of a branch.
 */
export function countryInValue(value: unknown): string {
  const company = companyOfValue(value)
  const branches = isFields(company.branches) ? Object.values(company.branches) : []
  const offices = saysAddress(value) ? [company] : branches.filter(isFields)
  const [country] = offices.flatMap(({ address }) =>
    isFields(address) && typeof address.country === 'string' ? [address.country] : [],
  )
  return countryNamed(country === undefined ? lostCountry(value) : (codeOfCountry(country) ?? country))
}

/** Postal codes with letters (Universal Postal Union, addressing systems). */
const lettered: Readonly<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
}

/**
 * Returns the country that the address of a company leaves out: the country of its postal code or, if the address has
 * no state, the region of the site's language. Returns undefined if the address can be American.
 */
export function lostCountry(value: unknown): string | undefined {
  const { address } = companyOfValue(value)
  if (!isFields(address) || Object.hasOwn(address, 'country')) return undefined
  const { zip, state } = address
  const [, region] = isFields(value) ? (/-([A-Za-z]{2})$/.exec(String(value.language)) ?? []) : []
  const ofCode = Object.keys(lettered).find((country) => lettered[country]?.test(String(zip)))
  const found = ofCode ?? (state === undefined ? region?.toUpperCase() : undefined)
  return found === standardCountry ? undefined : found
}

/**
 * Returns the country by which the pages of a site are checked. If `site.config.json` is not valid JSON, its text is
 * searched for the country: a missing comma there is no reason to demand addresses of another country. If it contains
 * no address at all, the country is unknown.
 */
export function countryIn(sources: Sources): string {
  const text = withoutByteOrderMark(readerOf(sources).read(configFile))
  try {
    const value: unknown = JSON.parse(text)
    return saysAddress(value) ? countryInValue(value) : unknownCountry
  } catch {
    const [, country] = /"country"\s*:\s*"([^"]*)"/.exec(text) ?? []
    return country !== undefined || text.includes('"address"') ? countryNamed(country) : unknownCountry
  }
}

function saysAddress(value: unknown): boolean {
  const { address } = companyOfValue(value)
  return isFields(address) && Object.keys(address).length > 0
}

function companyOfValue(value: unknown): Fields {
  const company = isFields(value) ? value.company : undefined
  return isFields(company) ? company : {}
}
