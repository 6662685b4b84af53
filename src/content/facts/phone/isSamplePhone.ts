import { isNorthAmerican } from '../../schema/country.ts'

/** Matches the extension of a number, as `telHref` reads it. */
export const extension = /(?<![\s,;])[\s,;]*(?:ext|x|#)[.=:]?\s*\d+$/i

/** Patterns of national numbers without the leading 0 that are reserved for films and examples. */
const kept: Readonly<Record<string, RegExp>> = {
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  GB: /^(?=\d{10}$)(?:1(?:1[3-8]|[2-6]1)4960|1914980|2079460|28964960|2920180|1632960|7700900|8081570|9098790|3069990)/,
  // https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
  AU: /^(?:[2378](?:5550|7010)\d{4}$|491570(?:006|15[6-9]|110|313|737)$|1800160401$|1800975\d{3}$)/,
  // Bundesnetzagentur, Rufnummern für Film- und Fernsehproduktionen
  DE: /^(?:3023125|6990009|4066969|2214710|8999998|1713920|1728925|1764326)\d{2,4}$/,
  // ARCEP, decision 2018-0881, numbers for audiovisual works
  FR: /^(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
}
const countryCodes: Readonly<Record<string, string>> = { GB: '44', AU: '61', DE: '49', FR: '33' }

/**
 * Whether a phone number belongs to nobody: it is reserved for films and examples, such as 555-0100 to 555-0199 in
 * every North American area code (North American Numbering Plan, ATIS-0300115), or it is the 123-456-7890 of templates.
 */
export function isSamplePhone(phone: string, country: string): boolean {
  const digits = phone.replace(extension, '').replace('(0)', '').replace(/\D/g, '')
  if (isNorthAmerican(country)) return /^1?(?:\d{3}55501\d\d|1234567890)$/.test(digits)
  const code = countryCodes[country]
  if (code === undefined) return false
  const isWhole = phone.trimStart().startsWith('+') || digits.startsWith('00')
  const own = isWhole ? digits.replace(new RegExp(`^(?:00)?${code}`), '') : digits.replace(/^0/, '')
  return kept[country]?.test(own) ?? false
}
