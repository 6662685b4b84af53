/** Differences between countries, which are identified by their ISO 3166-1 alpha-2 code, such as `US`. */
import { americanSite, type Page, type Site } from '../../../schemas/index.ts'

/** The country of a company that does not name one. */
export const standardCountry = americanSite.properties.company.properties.address.properties.country.default

/** Returns the country code of an address. `UK`, which ISO 3166-1 reserves for the United Kingdom, becomes `GB`. */
export const countryNamed = (country: string = standardCountry) => (country === 'UK' ? 'GB' : country)

/** Country names that CLDR lacks, in lower case. */
const otherNames: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  'northern ireland': 'GB',
  'u.k.': 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  ...{
    eire: 'IE',
    éire: 'IE',
    'republic of ireland': 'IE',
    holland: 'NL',
    brd: 'DE',
    d: 'DE',
    a: 'AT',
    ch: 'CH',
    f: 'FR',
  },
}

/** Returns the code of a country by its name in English, German, French or Spanish: `IE` for "Ireland" and "Irland". */
export function codeOfCountry(name: string): string | undefined {
  const wanted = name.trim().toLowerCase()
  const known = otherNames[wanted]
  if (known !== undefined || wanted.length < 4) return known
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  for (const language of ['en', 'de', 'fr', 'es']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    const code = codes.find((each) => names.of(each)?.toLowerCase() === wanted)
    // CLDR still names "DD", with the name of the country that it joined. `Intl.Locale` maps it to the current code.
    if (code !== undefined) return new Intl.Locale(`und-${code}`).region
  }
  return undefined
}

/** Returns the country of a company. */
export const countryOf = ({ address }: { address: { country?: string | undefined } }) => countryNamed(address.country)

/** The code of an unknown country in CLDR. */
export const unknownCountry = 'ZZ'

/** Whether a two-letter code names a country. */
export function isCountry(country: string): boolean {
  if (country === standardCountry) return true
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return country !== unknownCountry && names.of(country) !== undefined
}

/** Whether addresses use a two-letter state and a ZIP code, and United States law applies to the wording of a page. */
export const isAmerican = (country: string) => country === standardCountry

/** Whether phone numbers have ten digits after the country code 1 (North American Numbering Plan). */
export const isNorthAmerican = (country: string) => country === 'US' || country === 'CA'

/** Whether road signs use miles instead of kilometers. */
export const hasMiles = (country: string) => country === 'US' || country === 'GB'

/** An international mile (1959). */
export const kilometersPerMile = 1.609344

/** The language of the pages as a BCP 47 tag. Default: the English of the company's country. */
export const languageOf = ({ language, company }: Site) => language ?? `en-${countryOf(company)}`

/** The name of postal codes in a country. */
export const codeWord = (country: string) => (isAmerican(country) ? 'ZIP code' : 'postal code')

type Town = Pick<NonNullable<Page['location']>, 'city' | 'state'>

/** Returns a town with its state, as in `Towson, MD`, or only its name if it has no state. */
export const townName = ({ city, state }: Town) => (state === undefined ? city : `${city}, ${state}`)

/**
 * Countries that write the postal code before the town: `%Z %C` in the formats of
 * https://github.com/google/libaddressinput.
 */
const codeFirst = new Set(
  (
    'AD AR AT AZ BA BE BG CH CL CR CV CY CZ DE DK DO DZ EE ES ET FI FO FR GE GF GL GP GR GW HR IS IT KW LA LI LT LU MA MC ' +
    'MD ME MF MG MK MQ MX MY NC NE NL NO PF PL PM PT PY RE RO RS SE SI SJ SK SM SN TJ TM TN TR UY UZ VA'
  ).split(' '),
)

/** Returns the line of an address below its street: `Baltimore, MD 21207`, `Leeds LS1 4AP`, `10115 Berlin`. */
export function townLine(address: Site['company']['address']): string {
  const { zip } = address
  const town = townName(address)
  if (zip === undefined) return town
  return codeFirst.has(countryNamed(address.country)) ? `${zip} ${town}` : `${town} ${zip}`
}
