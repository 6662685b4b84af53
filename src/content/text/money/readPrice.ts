/** A machine-readable price: https://schema.org/price takes digits and a point. */
export interface Price {
  price: string
  /** ISO 4217. */
  priceCurrency: string
}

const symbols: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
}

const mark = String.raw`(?:[A-Z]{0,2}\$|[£€¥₹₪]|zł|Kč|kr\.?|Fr\.?|[A-Z]{3})`
const amount = String.raw`(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}|[-–—]))?`
const whole = new RegExp(String.raw`^(${mark})?\s*${amount}\s*(${mark})?$`)

/** Returns the symbol of a currency in its own countries: `$` for Canadian dollars, too. */
export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/**
 * Reads a price that consists of one amount and a symbol, such as `$14`, `1.250,00 €` or `14,50 $`. Returns undefined
 * for all others, such as `from $14` or `on request`, which state no exact price.
 *
 * @param own the company's currency, ISO 4217: used for a price without a symbol, and for a dollar sign if it is a
 * dollar
 */
export function readPrice(text: string, own: string): Price | undefined {
  const [, before, digits, cents = '', after] = whole.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const units = digits.replace(/\D/g, '')
  const symbol = before ?? after ?? ''
  const named = symbols[symbol] ?? (/^[A-Z]{3}$/.test(symbol) ? symbol : undefined)
  const isForeign = /^(?:US)?\$$/.test(symbol) && !symbolOf(own).includes('$')
  return {
    price: /\d/.test(cents) ? `${units}.${cents.padEnd(2, '0')}` : units,
    priceCurrency: named ?? (isForeign ? 'USD' : own),
  }
}
