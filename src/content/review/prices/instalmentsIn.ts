import { type SignedPrice, signedPrices } from '../../text/pricesIn.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { numberOf, numberWord } from '../../wording/numberWords.ts'

/** A sum that is paid in parts, as a text says it: ten times £235. */
export interface Instalments {
  count: number
  /** Of one part. */
  rate: SignedPrice
  /** Of the words for both. */
  start: number
  end: number
}

/** What stands between the number of the parts and the amount of each. */
const between = anyOf(
  '×, x, times, months? at, months? of, (?:monthly )?(?:payments|instal?lments) of, monthly payments at',
  'mal, raten (?:zu|à|von)(?: je)?, monatsraten (?:zu|à|von)(?: je)?',
  'fois, (?:mensualités|versements|paiements) de',
  'veces, (?:cuotas|pagos|plazos|mensualidades) de',
)
const counted = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,2}|${numberWord})\\s?${between}\\s?$`, 'iu')

/** The sums that a text says are paid in parts, in its order. */
export const instalmentsIn = (text: string): Instalments[] =>
  signedPrices(text).flatMap((rate) => {
    const found = counted.exec(text.slice(0, rate.start))
    return found ? [{ count: numberOf(found[1] ?? ''), rate, start: found.index, end: rate.end }] : []
  })

/** Whether the parts may give another sum than the price by the words of a text: something is paid before, after or beside them. */
export const isPaidBeside = new RegExp(
  `(?<!\\p{L})${anyOf(
    'deposits?, down, upfront, plus, after, then, first, followed, balance, rest, remaining, setup, fees?, additional, save, saving, insured?',
    'anzahlung\\p{L}*, danach, dann, zuzüglich, zzgl, rest\\p{L}*, plus, gebühr\\p{L}*, schlussrate, zuerst, spare\\p{L}*',
    'acompte, apport, puis, ensuite, plus, solde, reste, frais de, premi\\p{L}*, économi\\p{L}*',
    'entrada, después, luego, más, resto, primer\\p{L}*, comisi\\p{L}*, ahorr\\p{L}*',
  )}(?!\\p{L})|\\+`,
  'iu',
)

/** Words by which nothing is paid beside the parts. */
export const noFee =
  /(?<!\p{L})(?:without (?:a |any )?fees?|no fees?|ohne gebühren?|sans frais(?: de dossier)?|sin comisi\p{L}*)/giu

/** Words by which the parts give the price and no more. */
export const isWithoutInterest = new RegExp(
  `(?<![\\d.,])0\\s?%|(?<!\\p{L})${anyOf(
    'without (?:any )?interest, interest[- ]free, no interest, at no (?:extra )?cost',
    'zinsfrei, zinslos, ohne zinsen, ohne aufpreis',
    'sans (?:frais|intérêts?)',
    'sin intereses, sin recargo',
  )}(?!\\p{L})`,
  'iu',
)

/** By how much a sum may differ because its parts are rounded: to a cent, or to a whole unit where they have no cents. */
export const roundingOf = ({ count, rate }: Instalments, written: string): number =>
  /[.,]\d\d$/.test(written.replace(/[^\d.,]/g, ''))
    ? count * 0.005 + 0.01
    : Number.isInteger(rate.amount)
      ? count * 0.5
      : 0.01
