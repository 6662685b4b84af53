import type { Mistake } from '../../problem/mistake.ts'
import { type SignedPrice, signedPrices } from '../../text/money/pricesIn.ts'
import { savingsIn } from '../../text/money/savingsIn.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'
import type { Found, Text, ToldPage } from './toldTexts.ts'

/** The price of an offer and the usual price, as one sentence states both. */
interface Pair {
  now: SignedPrice
  usual: SignedPrice
}

/** The words between the two prices, in English, German, French and Spanish. */
const instead = new RegExp(
  `^[\\s,*_]*(?:\\p{L}+\\s){0,3}${anyOf('instead of, rather than, down from, not', 'statt, anstatt, anstelle von', 'au lieu de', 'en lugar de, en vez de')}(?:\\s(?:the usual|the regular|bisher|sonst|los))?[\\s*_]*$`,
  'iu',
)
/** Words for a price that rises, which is no saving. */
const isRaised = new RegExp(
  anyOf(
    'rais, rise, rising, increas, goes up, went up',
    'erhöh, steig, teurer',
    'augment, hausse',
    'sube, subir, aument',
  ),
  'iu',
)
/** A rounded saving differs from the exact one by less than this, in percent or currency units. */
const roundedBy = 1

/**
 * Compares the saving that a sentence states with the price and usual price in the same sentence. Reports a usual price
 * that is not higher, and a saving that does not result from both prices.
 *
 * @param texts the texts that summarize the page
 */
export function checkToldSaving({ price }: Pick<ToldPage, 'price'>, texts: readonly Text[]): Mistake[] {
  if (typeof price !== 'number') return []
  return texts.flatMap(({ path, value }) =>
    sentencesOf(value).flatMap(({ text, start }) =>
      isRaised.test(text)
        ? []
        : inSentence(text).map(({ message, at }) =>
            tell({ path, value, start: at.start + start, end: at.end + start }, message),
          ),
    ),
  )
}

interface Wrong {
  at: Pick<Found, 'start' | 'end'>
  message: string
}

function inSentence(sentence: string): Wrong[] {
  const [pair, more] = pairsIn(sentence)
  if (!pair || more) return []
  const { now, usual } = pair
  const written = quoted(sentence.slice(usual.start, usual.end))
  const asked = quoted(sentence.slice(now.start, now.end))
  if (usual.amount <= now.amount)
    return [{ at: usual, message: `The usual price ${written} is not higher than the price beside it, ${asked}.` }]
  const right = { percent: ((usual.amount - now.amount) / usual.amount) * 100, amount: usual.amount - now.amount }
  const savings = savingsIn(sentence).filter(({ start }) => start !== now.start && start !== usual.start)
  const [saving, other] = savings
  if (!saving || other || Math.abs(saving.value - right[saving.kind]) < roundedBy) return []
  const exact = Number(right[saving.kind].toFixed(saving.kind === 'percent' ? 0 : 2))
  const less = saving.kind === 'percent' ? `${exact}%` : String(exact)
  const said = quoted(sentence.slice(saving.start, saving.end))
  return [{ at: saving, message: `This text says ${said}, and the price ${asked} is ${less} less than ${written}.` }]
}

function pairsIn(sentence: string): Pair[] {
  const prices = signedPrices(sentence)
  return prices.flatMap((now, index) => {
    const usual = prices[index + 1]
    return usual && instead.test(sentence.slice(now.end, usual.start)) ? [{ now, usual }] : []
  })
}

const tell = ({ path, start, end }: Found, message: string): Mistake => ({
  path,
  span: { start, end },
  code: 'saving-told-otherwise',
  message,
  fix: 'Write the saving that the two prices give, or the right prices.',
})
