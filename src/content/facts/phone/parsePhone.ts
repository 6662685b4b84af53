import { type CountryCode, Metadata, parsePhoneNumberWithError } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

/** Whether the numbering plan of a country is known. */
export const knowsNumbersOf = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country)

/** Parts of a country that have their own country code but are dialled from it like any other part. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF'],
}

/** Parses a number with libphonenumber, in the country or one of its parts. Returns undefined if it is no number. */
export function parsePhone(number: string, country: string) {
  const own = parseIn(number, country)
  if (own?.isValid()) return own
  return (parts[country] ?? []).map((part) => parseIn(number, part)).find((found) => found?.isValid()) ?? own
}

function parseIn(number: string, country: string) {
  const defaultCountry = knowsNumbersOf(country) ? country : undefined
  try {
    return parsePhoneNumberWithError(number, { ...(defaultCountry && { defaultCountry }), extract: false }, metadata)
  } catch {
    return undefined
  }
}

/** The fewest digits of any phone number worldwide that can be reached from abroad. */
export const leastDigits = 7

/** The fewest digits of a phone number as people in a country write it. */
export function fewestDigits(country: string): number {
  if (!knowsNumbersOf(country)) return leastDigits
  const plans = new Metadata(metadata)
  plans.selectNumberingPlan(country)
  return Math.max(leastDigits, Math.min(...(plans.numberingPlan?.possibleLengths() ?? [leastDigits])))
}
