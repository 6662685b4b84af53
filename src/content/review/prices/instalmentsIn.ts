import { type SignedPrice, signedPrices } from '../../text/money/pricesIn.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { numberOf, numberWord } from '../../wording/numberWords.ts'

/** A sum that is paid in instalments, as stated in a text: ten times £235. */
export interface Instalments {
  count: number
  /** The amount of one instalment. */
  rate: SignedPrice
  /** The range of the words for both. */
  start: number
  end: number
}

/** What separates the number of instalments from the amount of each. */
const between = anyOf(
  '×, x, times, months? at, months? of, (?:monthly )?(?:payments|instal?lments) of, monthly payments at',
  'mal, raten (?:zu|à|von)(?: je)?, monatsraten (?:zu|à|von)(?: je)?',
  'fois, (?:mensualités|versements|paiements) de',
  'veces, (?:cuotas|pagos|plazos|mensualidades) de',
)
const counted = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,2}|${numberWord})\\s?${between}\\s?$`, 'iu')

/** Returns the instalments that a text states, in text order. */
export const instalmentsIn = (text: string): Instalments[] =>
  signedPrices(text).flatMap((rate) => {
    const found = counted.exec(text.slice(0, rate.start))
    return found ? [{ count: numberOf(found[1] ?? ''), rate, start: found.index, end: rate.end }] : []
  })

/**
 * Matches words that show that something is paid before, after or in addition, so that the instalments may add up to
 * another sum.
 */
export const isPaidBeside = new RegExp(
  `(?<!\\p{L})${anyOf(
    'deposits?, down, upfront, plus, after, then, first, followed, balance, rest, remaining, setup, fees?, additional, save, saving, insured?',
    'anzahlung\\p{L}*, danach, dann, zuzüglich, zzgl, rest\\p{L}*, plus, gebühr\\p{L}*, schlussrate, zuerst, spare\\p{L}*',
    'acompte, apport, puis, ensuite, plus, solde, reste, frais de, premi\\p{L}*, économi\\p{L}*',
    'entrada, después, luego, más, resto, primer\\p{L}*, comisi\\p{L}*, ahorr\\p{L}*',
  )}(?!\\p{L})|\\+`,
  'iu',
)

/** Words that say that nothing is paid in addition. */
export const noFee =
  /(?<!\p{L})(?:without (?:a |any )?fees?|no fees?|ohne gebühren?|sans frais(?: de dossier)?|sin comisi\p{L}*)/giu

/** Words that say that the instalments add up to the price. */
export const isWithoutInterest = new RegExp(
  `(?<![\\d.,])0\\s?%|(?<!\\p{L})${anyOf(
    'without (?:any )?interest, interest[- ]free, no interest, at no (?:extra )?cost',
    'zinsfrei, zinslos, ohne zinsen, ohne aufpreis',
    'sans (?:frais|intérêts?)',
    'sin intereses, sin recargo',
  )}(?!\\p{L})`,
  'iu',
)

/** Returns the difference caused by rounding the instalments: to a cent, or to a whole unit if they have no cents. */
export const roundingOf = ({ count, rate }: Instalments, written: string): number =>
  /[.,]\d\d$/.test(written.replace(/[^\d.,]/g, ''))
    ? count * 0.005 + 0.01
    : Number.isInteger(rate.amount)
      ? count * 0.5
      : 0.01
