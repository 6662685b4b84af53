import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, priceFields, type TextField } from '../../schema/findTexts.ts'
import { findForeignMoney } from '../../text/money/findForeignMoney.ts'
import { createMoneyNames, currencyName } from '../../text/money/moneyNames.ts'
import { amountOf } from '../../text/money/pricesIn.ts'
import { readPrice } from '../../text/money/readPrice.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

const symbol = String.raw`(?:[A-Z]{0,2}\$|[£€¥₹₪])`

/** A price with two currency symbols, or a negative one. */
const twoSymbols = String.raw`[$£€¥]\s*[$£€¥]\s*\d`
const belowNothing = String.raw`^\s*(?:[-−]\s*[$£€¥]?|[$£€¥]\s*[-−])\s*\d`
const strangePrice = new RegExp(`${twoSymbols}|${belowNothing}`)

/**
 * A letter instead of a digit, `$12.5O` and `£1I5`; scientific notation of a spreadsheet, `1.2E3`; two decimal points,
 * `$12.50.0`.
 */
const brokenNumber =
  /\d[.,]?[oO](?!\p{L})|[\d$£€][Il]\d|^\D*\d(?:\.\d+)?[eE][+-]?\d+\D*$|(?<!\p{L})[oO][.,]\d|\d\.\d{1,2}\.\d/u
/** Zero with cents, which programs write; a person who gives something away writes "$0" or "free". */
const nothing = /^(?:(?:[A-Z]{3}|[A-Z]{0,2}\p{Sc})\s?)?0[.,]00(?:\s?(?:\p{Sc}|[A-Z]{3}))?$/u
const bareNumber = /^\d+(?:[.,]\d\d)?$/
/** The number of prices with a symbol in a list from which a price without one is a mistake. */
const fewestSigned = 2

/** Matches neither "€1.5 million" nor the thousands of "€ 1.500". */
const halfCents = new RegExp(String.raw`${symbol}\s?\d+[.,]\d$|^\d+[.,]\d\s?${symbol}$`)

/** The country of a company and its currency. */
interface OwnMoney {
  country: string
  /** An ISO 4217 code. */
  currency: string
}

/**
 * Finds prices that a visitor would misread or doubt: those with two symbols, a minus sign, a single digit of cents or
 * a letter in the number, ranges that start with the larger amount, and amounts in another currency than the company's.
 * Words such as "on request" are not amounts.
 *
 * @param texts the texts of a page
 * @param own the country of the company, and the currency of its prices
 * @param isEnglish whether the page is in English, so that its prices follow English conventions
 */
export function checkPrices(
  texts: readonly TextField[],
  { country, currency }: OwnMoney,
  isEnglish = false,
): Mistake[] {
  const prices = texts.filter(({ field }) => field === 'price' || field === 'usualPrice')
  const isNamed = createMoneyNames(texts.filter((text) => !prices.includes(text)))
  return prices.flatMap(({ path, value }): Mistake[] => {
    const price = value.trim()
    const isSigned = (other: TextField) => other.path[1] === path[1] && /[$£€¥]/.test(other.value)
    const lacksSymbol = bareNumber.test(price) && prices.filter(isSigned).length >= fewestSigned
    const fault =
      faultOfSpan(price) ??
      faultOfNumber(price, lacksSymbol) ??
      (isEnglish ? faultOfSymbol(price, country) : undefined) ??
      faultOfCurrency(price, currency, isNamed)
    return fault ? [{ path, ...fault }] : []
  })
}

type Fault = Pick<Mistake, 'code' | 'message' | 'fix'>

const span = new RegExp(
  String.raw`^(?:${symbol}\s?)?(\d[\d.,]*)\s?(?:${symbol})?\s?[-–—]\s?(?:${symbol}\s?)?(\d[\d.,]*)(?:\s?${symbol})?$`,
)

/** Finds a price range that starts with the larger amount. */
function faultOfSpan(price: string): Fault | undefined {
  const [, first = '', last = ''] = span.exec(price) ?? []
  return first === '' || amountOf(first) <= amountOf(last) ? undefined : tellBackwards(price)
}

const tellBackwards = (price: string): Fault => ({
  code: 'price-backwards',
  message: `This price begins with the greater amount: ${quoted(price)}.`,
  fix: 'Write the smaller amount first, or the right one.',
})

/** "$420 to $610" in a sentence. A bill may fall from one amount to another. */
const spanInText = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:from|de|von|desde|cut|drops?|falls?|fell|bill|went|goes) )${symbol}(\d(?:[\d.,]*\d)?)(?:\s?[–—-]\s?| (?:to|à|bis|a) )${symbol}(\d[\d.,]*\d)`,
  'giu',
)

/** Finds price ranges in sentences that start with the larger amount. */
export const checkSpans = (texts: readonly TextField[]): Mistake[] =>
  texts.flatMap(({ path, value, field, format }) =>
    format === 'href' || priceFields.has(field) || fieldsOfOthers.has(field)
      ? []
      : matchesOf(spanInText, value).flatMap(({ 0: written, 1: first = '', 2: last = '', index }) =>
          amountOf(first) <= amountOf(last)
            ? []
            : { path, span: { start: index, end: index + written.length }, ...tellBackwards(written) },
        ),
  )

/** @param lacksSymbol whether the price has no currency symbol while others of its list have one */
function faultOfNumber(price: string, lacksSymbol: boolean): Fault | undefined {
  if (brokenNumber.test(price))
    return {
      code: 'strange-price',
      message: `${quoted(price)} is no number that a price list shows.`,
      fix: 'Write digits alone, with one point or comma before the cents.',
    }
  if (lacksSymbol)
    return {
      code: 'strange-price',
      message: `The price ${quoted(price)} has no sign of money, and others of this list have one.`,
      fix: 'Write the sign too.',
    }
  if (strangePrice.test(price)) {
    const [amount = ''] = /\d.*/.exec(price) ?? []
    const [money = ''] = /[$£€¥]/.exec(price) ?? []
    return {
      code: 'strange-price',
      message: `Visitors would wonder about this price: ${quoted(price)}.`,
      fix: `Write it as a price list does: ${quoted(`${money}${amount}`)}.`,
    }
  }
  if (nothing.test(price))
    return {
      code: 'price-of-nothing',
      message: `Visitors would read that this costs nothing: ${quoted(price)}.`,
      fix: 'Write its price. If it costs nothing, write "free"; if you tell the price when asked, "on request".',
    }
  if (!halfCents.test(price)) return undefined
  return {
    code: 'half-cents',
    message: `The price ${quoted(price)} has one digit of cents.`,
    fix: 'Write two, such as "12.50", or none.',
  }
}

/** English-speaking countries that write the currency symbol before the amount and a point before the cents (CLDR). */
const symbolFirst: ReadonlySet<string> = new Set(['US', 'GB', 'AU', 'NZ', 'IE'])
const symbolBehind = /^(\d+(?:[.,]\d{3})*(?:[.,]\d\d)?)\s?([$£€])$/
const commaBeforeCents = /^([$£€]\s?\d+),(\d\d)$/

/** Finds a price that is written as in other countries. */
function faultOfSymbol(price: string, country: string): Fault | undefined {
  if (!symbolFirst.has(country)) return undefined
  const [, amount = '', money = ''] = symbolBehind.exec(price) ?? []
  const meant = `${money}${amount}`.replace(/,(\d\d)$/, '.$1') || price.replace(commaBeforeCents, '$1.$2')
  if (meant === price) return undefined
  return {
    code: 'price-of-elsewhere',
    message: `Customers here write ${quoted(price)} in another way.`,
    fix: `Write ${quoted(meant)}.`,
  }
}

function faultOfCurrency(price: string, own: string, isNamed: (currency: string) => boolean): Fault | undefined {
  const priceCurrency = readPrice(price, own)?.priceCurrency ?? findForeignMoney(price, own)[0]?.currency
  if (priceCurrency === undefined || priceCurrency === own || isNamed(priceCurrency)) return undefined
  return {
    code: 'other-currency',
    message: `The price ${quoted(price)} is in ${currencyName(priceCurrency)}, and the company is paid in ${currencyName(own)}.`,
    fix: `Write the price in the currency that visitors pay in. If that is ${currencyName(priceCurrency)}, add "currency": ${quoted(priceCurrency)} to "company" in site.config.json.`,
  }
}
