import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { sentencesOf } from '../sentences/sentencesOf.ts'
import { signedPrices } from './pricesIn.ts'

/** A saving that a text states for an offer. */
export interface Saving {
  /** Percent, or units of the currency. */
  kind: 'percent' | 'amount'
  value: number
  start: number
  end: number
}

/** Words in English, German, French and Spanish after a number that make it a saving. */
const behind = new RegExp(
  `^\\s?${anyOf(
    'off, discount, less, cheaper, savings?, reduction',
    '(?:rabatt|nachlass|ermäßigung|günstiger|billiger|weniger|gespart)',
    'de (?:réduction|remise|rabais), moins cher',
    'de (?:descuento|rebaja|ahorro), más barat[oa], menos',
  )}(?!\\p{L})`,
  'iu',
)
const before = new RegExp(
  `(?<!\\p{L})${anyOf(
    'save, saves, you save, saving, discount of, reduced by',
    'spare, sparen, sparen sie, sie sparen, rabatt von, um',
    '[ée]conomisez, vous [ée]conomisez, remise de, réduction de',
    'ahorr[ae], ahorre usted, descuento de, rebaja de',
  )}:?\\s$`,
  'iu',
)
/** A minus sign on its own: "–20 %". */
const minus = /(?:^|\s)[-−–]\s?$/

/**
 * Words for a saving other than that of the offer: a limit, an additional one, one for some people or for each piece.
 */
const otherwise = anyWholeWord(
  'up to, more than, over, at least, another, extra, additional, further, more, members?, students?, seniors?, each, per, every, first, second, next, then',
  'bis zu, mehr als, über, mindestens, weitere, zusätzlich\\p{L}*, nochmals?, mitglieder\\p{L}*, je, pro, jede\\p{L}*, erste\\p{L}*, zweite\\p{L}*',
  'jusqu\\p{L}*, plus de, au moins, encore, supplémentaires?, membres?, abonnés?, chaque, par, première?, deuxième, ensuite',
  'hasta, más de, al menos, otro, adicional\\p{L}*, soci[oa]s?, cada, por, primer[oa]?, segund[oa], después',
)
const percent = /(\d{1,2}(?:[.,]\d+)?)\s?%/gu

/** Returns the unlimited savings that a text states for an offer, in order. */
export const savingsIn = (text: string): Saving[] =>
  sentencesOf(text).flatMap((sentence) =>
    otherwise.test(sentence.text)
      ? []
      : numbersIn(sentence.text)
          .filter(({ start, end }) => isSaving(sentence.text.slice(0, start), sentence.text.slice(end)))
          .map((found) => ({ ...found, start: found.start + sentence.start, end: found.end + sentence.start })),
  )

const isSaving = (ahead: string, rest: string) => behind.test(rest) || before.test(ahead) || minus.test(ahead)

const numbersIn = (text: string): Saving[] => [
  ...matchesOf(percent, text).map(({ 0: written, 1: number = '', index }) => ({
    kind: 'percent' as const,
    value: Number(number.replace(',', '.')),
    start: index,
    end: index + written.length,
  })),
  ...signedPrices(text).map(({ amount, start, end }) => ({ kind: 'amount' as const, value: amount, start, end })),
]
