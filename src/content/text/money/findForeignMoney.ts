import { anyOf } from '../../wording/anyOf.ts'
import { digits as digitCharacters, holdsAny, money as moneyCharacters } from '../../wording/charactersOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { symbolOf } from './readPrice.ts'

/** The recognised currency symbols, and what they mean outside the countries that share them. */
const currencies: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '€': 'EUR' }

/** An amount with the symbol of a currency other than the company's. */
interface ForeignMoney {
  written: string
  start: number
  end: number
  /** ISO 4217. */
  currency: string
}

const digits = "\\d+(?:[.,\\u00a0\\u202f]\\d+|[ ’']\\d{3}(?!\\d))*"
const great = '(?!\\s?(?:k|m|bn|mi?o|mrd|million|billion|milli?on|milliarde?)\\p{L}*(?!\\p{L}))'
/** A letter or symbol before it makes it a different currency, which is intended: `US$`, `A$`. */
const money = new RegExp(
  `(?<![\\p{L}\\p{Sc}\\d])([$£€])\\s?${digits}${great}|(?<![\\p{L}\\p{N}.,])${digits}\\s?([$£€])(?![\\p{L}\\p{Sc}]|\\d)${great}`,
  'gu',
)

const before = anyOf(
  'from, only, just, for, at, costs?, charges?, pay, price, fee, deposit, save, under, over, below, about, than, starting, and, to',
  'desde, por, s[óo]lo, cuesta[n]?, precio, ahorr[ea]n?, hasta, menos de, m[áa]s de, son',
  "partir de, dès, pour, seulement, coûte(?:nt)?, prix, jusqu[’']à, moins de, plus de, économisez",
  'ab, für, nur, kostet, kosten, preis, bis, spare[n]?, um, unter, über, zu, von',
)
const priceBefore = new RegExp(`(?:(?<!\\p{L})${before}:?|^|[:–—(|])[\\s*_]*$`, 'iu')
const behind = anyOf(
  '/, per, an?, each, off, a, plus, and up, or more, flat',
  'al, a la, cada, por, de descuento, el, la, o más',
  "par, l[’']heure, de réduction, de rabais, le, la, chacun, ou plus",
  'pro, je, rabatt, netto, brutto, im, oder mehr, die',
)
const priceBehind = new RegExp(`^[*_]*\\s?(?:${behind}(?!\\p{L})|[.!)|–—-]?$)`, 'iu')

/** Whether a text may contain an amount with a currency symbol. */
export const mayHoldMoney = (text: string): boolean =>
  holdsAny(text, moneyCharacters) && holdsAny(text, digitCharacters)

/**
 * Finds prices in a text with the symbol of a different currency. An amount without price words around it may refer to
 * something else, and an amount of millions is not a price.
 *
 * @param own the company's currency, ISO 4217; if it has none of the recognised symbols, nothing is found
 */
export function findForeignMoney(text: string, own: string): ForeignMoney[] {
  const ownSymbol = symbolOf(own).slice(-1)
  if (!Object.hasOwn(currencies, ownSymbol) || !mayHoldMoney(text)) return []
  return matchesOf(money, text).flatMap(({ 0: written, 1: first, 2: last, index }): ForeignMoney[] => {
    const currency = currencies[first ?? last ?? '']
    const end = index + written.length
    const isPrice = priceBefore.test(text.slice(0, index)) || priceBehind.test(text.slice(end))
    return currency === undefined || (first ?? last) === ownSymbol || !isPrice
      ? []
      : [{ written, start: index, end, currency }]
  })
}

/** Whether a text states an amount in the company's currency. */
export const saysOwnMoney = (text: string, own: string): boolean => {
  const symbol = symbolOf(own).slice(-1)
  return text.includes(own) || matchesOf(money, text).some(({ 1: first, 2: last }) => (first ?? last) === symbol)
}
