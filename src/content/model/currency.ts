import { countryOf } from '../schema/country.ts'

const inEuros =
  'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PM PT RE SI SK SM VA XK YT'.split(' ')

/** Currencies by country (ISO 4217, ISO 3166-1). */
const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inEuros.map((country) => [country, 'EUR'])),
  ...{ US: 'USD', PR: 'USD', EC: 'USD', CA: 'CAD', MX: 'MXN', BR: 'BRL', AR: 'ARS', CL: 'CLP', CO: 'COP', PE: 'PEN' },
  ...{ GB: 'GBP', GG: 'GBP', JE: 'GBP', IM: 'GBP', CH: 'CHF', LI: 'CHF', NO: 'NOK', SE: 'SEK', DK: 'DKK', IS: 'ISK' },
  ...{ PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', RS: 'RSD', UA: 'UAH', TR: 'TRY', IL: 'ILS', AE: 'AED', SA: 'SAR' },
  ...{ AU: 'AUD', NZ: 'NZD', JP: 'JPY', CN: 'CNY', HK: 'HKD', TW: 'TWD', KR: 'KRW', SG: 'SGD', MY: 'MYR', TH: 'THB' },
  ...{ IN: 'INR', ID: 'IDR', PH: 'PHP', VN: 'VND', ZA: 'ZAR', EG: 'EGP', MA: 'MAD', KE: 'KES', NG: 'NGN', UY: 'UYU' },
}

/** The facts that determine the currency of a company. */
interface Paid {
  currency?: string | undefined
  address: Parameters<typeof countryOf>[0]['address']
}

/** Returns the currency of a company's prices: its own setting, or that of its country; undefined if unknown. */
export const currencyOf = (company: Paid): string | undefined => company.currency ?? currencies[countryOf(company)]

/**
 * Returns a currency where one is required. Without a known country it is the US dollar, which most companies in the
 * other countries use for prices.
 */
export const priceCurrencyOf = (company: Paid): string => currencyOf(company) ?? 'USD'
