import type { Section } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { readPrice } from '../../text/money/readPrice.ts'
import { type Saving, savingsIn } from '../../text/money/savingsIn.ts'
import { quoted } from '../../wording/phrases.ts'

type Offers = Extract<Section, { type: 'offers' }>
type Offer = NonNullable<Offers['items']>[number]

/** Checks the two prices of each offer against each other, and against the savings that its texts state. */
export function checkOffers({ items = [] }: Offers, path: Path): Mistake[] {
  return items.flatMap((offer, index) => {
    const at = [...path, 'items', index]
    const prices = pricesOf(offer)
    if (prices && prices.usual <= prices.now) return [notCheaper(offer, at)]
    return prices ? checkSavings(offer, prices, at) : checkPercents(offer, at)
  })
}

interface Prices {
  now: number
  usual: number
}

/** Returns both prices of an offer, or undefined if one is missing, contains words or is in another currency. */
function pricesOf({ price, usualPrice }: Offer): Prices | undefined {
  const [now, usual] = [price, usualPrice ?? ''].map((text) => readPrice(text, 'USD'))
  if (!now || !usual || now.priceCurrency !== usual.priceCurrency) return undefined
  return { now: Number(now.price), usual: Number(usual.price) }
}

/** An offer must be cheaper than usual. */
const notCheaper = ({ price, usualPrice = '' }: Offer, path: Path): Mistake => ({
  path: [...path, 'usualPrice'],
  code: 'usual-price',
  message: `The usual price ${quoted(usualPrice)} is not higher than the price of the offer, ${quoted(price)}.`,
  fix: 'Write what the same costs otherwise, or delete "usualPrice".',
})

const fields = ['title', 'note', 'text'] as const

type Told = Saving & { path: Path; written: string }

const toldOf = (offer: Offer, path: Path): Told[] =>
  fields.flatMap((field) => {
    const text = offer[field] ?? ''
    return savingsIn(text).map((saving) => ({
      ...saving,
      path: [...path, field],
      written: text.slice(saving.start, saving.end),
    }))
  })

/** A rounded saving differs from the exact one by less than this, in percent or currency units. */
const roundedBy = 1

/** Finds texts that state another saving than the two prices give. */
function checkSavings(offer: Offer, { now, usual }: Prices, path: Path): Mistake[] {
  const right = { percent: ((usual - now) / usual) * 100, amount: usual - now }
  return toldOf(offer, path)
    .filter(({ kind, value }) => Math.abs(value - right[kind]) >= roundedBy)
    .map(({ kind, written, start, end, path: at }) => {
      const exact = Number(right[kind].toFixed(kind === 'percent' ? 0 : 2))
      const less = kind === 'percent' ? `${exact}%` : String(exact)
      return {
        path: at,
        span: { start, end },
        code: 'saving-told-otherwise',
        message: `This text says ${quoted(written)}, and the price ${quoted(offer.price)} is ${less} less than ${quoted(offer.usualPrice ?? '')}.`,
        fix: 'Write the saving that the two prices give, or the right prices.',
      }
    })
}

/** Finds a title and a text of an offer that state different savings. */
function checkPercents(offer: Offer, path: Path): Mistake | [] {
  const told = toldOf(offer, path).filter(({ kind }) => kind === 'percent')
  const [first, other, more] = told
  if (!first || !other || more || first.value === other.value || first.path.at(-1) === other.path.at(-1)) return []
  return {
    path: other.path,
    span: { start: other.start, end: other.end },
    code: 'saving-told-otherwise',
    message: `This text says ${quoted(other.written)}, and the ${String(first.path.at(-1))} of the same offer says ${quoted(first.written)}.`,
    fix: 'Write the right one in both.',
    also: { path: first.path, span: { start: first.start, end: first.end }, message: 'The other one is here.' },
  }
}
