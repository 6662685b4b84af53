/** A price as machines read it: https://schema.org/price takes digits and a point. */
export interface Price {
  price: string
  /** ISO 4217. */
  priceCurrency: string
}

const signs: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
}

/** Currencies of countries; all others that have a company here pay in dollars of the USA or say which (ISO 3166, ISO 4217). */
const byCountry: Record<string, string> = {
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM AD'
      .split(' ')
      .map((country) => [country, 'EUR']),
  ),
  ...{ GB: 'GBP', CA: 'CAD', AU: 'AUD', NZ: 'NZD', CH: 'CHF', LI: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  ...{ PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', BG: 'BGN', TR: 'TRY', MX: 'MXN', BR: 'BRL', AR: 'ARS', CL: 'CLP' },
  ...{ CO: 'COP', PE: 'PEN', ZA: 'ZAR', IN: 'INR', JP: 'JPY', SG: 'SGD', HK: 'HKD', AE: 'AED', IL: 'ILS' },
}

const mark = String.raw`(?:[A-Z]{0,2}\$|[£€¥₹₪]|zł|Kč|kr\.?|Fr\.?|[A-Z]{3})`
const amount = String.raw`(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}|[-–—]))?`
const whole = new RegExp(String.raw`^(${mark})?\s*${amount}\s*(${mark})?$`)

/** ISO 4217: what a company of a country is paid in. */
export const currencyOf = (country: string): string => byCountry[country] ?? 'USD'

/** The sign of a currency in its own countries: `$` for Canadian dollars, too. */
const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/**
 * Reads a price that is one amount and a sign, such as `$14`, `1.250,00 €` or `14,50 $`; undefined for all others, such as
 * `from $14` or `on request`, of which nothing exact can be said.
 *
 * @param country decides on the currency of a dollar, where it pays in one, and of a price without a sign
 */
export function readPrice(text: string, country: string): Price | undefined {
  const [, before, digits, cents = '', after] = whole.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const units = digits.replace(/\D/g, '')
  const sign = before ?? after ?? ''
  const own = signs[sign] ?? (/^[A-Z]{3}$/.test(sign) ? sign : undefined)
  const isForeign = /^(?:US)?\$$/.test(sign) && !signOf(currencyOf(country)).includes('$')
  return {
    price: /\d/.test(cents) ? `${units}.${cents.padEnd(2, '0')}` : units,
    priceCurrency: own ?? (isForeign ? 'USD' : currencyOf(country)),
  }
}
