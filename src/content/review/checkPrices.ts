import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { currencyOf, readPrice } from '../text/readPrice.ts'
import { quoted } from '../wording/phrases.ts'

const sign = String.raw`(?:[A-Z]{0,2}\$|[£€¥₹₪])`

/** A price with two signs of money, or below nothing. */
const strangePrice = /[$£€¥]\s*[$£€¥]\s*\d|^\s*(?:[-−]\s*[$£€¥]?|[$£€¥]\s*[-−])\s*\d/

/** Not "€1.5 million", and no thousand: "€ 1.500". */
const halfCents = new RegExp(String.raw`${sign}\s?\d+[.,]\d$|^\d+[.,]\d\s?${sign}$`)

/**
 * Finds prices with two signs, below nothing, with half their cents, or in another currency than that of the country. Words
 * such as "on request" are no amounts.
 *
 * @param texts of a page
 * @param country in which the company is paid
 */
export function checkPrices(texts: readonly TextField[], country: string): Mistake[] {
  return texts.flatMap(({ path, value, field }): Mistake[] => {
    if (field !== 'price') return []
    const price = value.trim()
    if (strangePrice.test(price)) {
      const [amount = ''] = /\d.*/.exec(price) ?? []
      const [money = ''] = /[$£€¥]/.exec(price) ?? []
      return [
        {
          ...{ path, code: 'strange-price', severity: 'warning' },
          message: `Visitors would wonder about this price: ${quoted(price)}.`,
          fix: `Write it as a price list does: ${quoted(`${money}${amount}`)}.`,
        },
      ]
    }
    if (halfCents.test(price))
      return [
        {
          path,
          code: 'half-cents',
          severity: 'warning',
          message: `The price ${quoted(price)} has one digit of cents.`,
          fix: 'Write two, such as "12.50", or none.',
        },
      ]
    const { priceCurrency } = readPrice(price, country) ?? {}
    const own = currencyOf(country)
    if (priceCurrency === undefined || priceCurrency === own) return []
    return [
      {
        path,
        code: 'other-currency',
        severity: 'warning',
        message: `The price ${quoted(price)} is in ${currencyName(priceCurrency)}, and the company is paid in ${currencyName(own)}.`,
        fix: 'Write the price in the currency that visitors pay in.',
      },
    ]
  })
}

/** The name of a currency in a sentence: `US dollars`. */
const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency
