import { noPriceBefore, noPriceBehind } from '../../facts/told/toldPriceWords.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, type TextField } from '../../schema/findTexts.ts'
import { excusesReduced } from '../../text/money/priceExcuses.ts'
import { amountOf, numberPattern, priceDigits, type SignedPrice, signedPrices } from '../../text/money/pricesIn.ts'
import { sentenceAt } from '../../text/sentences/sentencesOf.ts'
import { anyWholeWord } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import type { ReviewInput } from '../reviewInput.ts'
import { measured } from './priceWords.ts'

/** The largest relative difference of a price from the one that it was before. */
const nearBy = 0.25

/** A sentence with one of these words tells a price of somebody or something else. */
const otherPrice = anyWholeWord(
  'up to, over, under, below, above, about, around, almost, nearly, less than, more than, at least, elsewhere, usual\\p{L}*, average, other\\p{L}*, competitor\\p{L}*, prizes?, raised?, donat\\p{L}*, vouchers?, gifts?, rebates?, grants?, fines?, tax\\p{L}*, plus, extra, was, were, instead',
  'über, unter, etwa, rund, fast, mindestens, höchstens, sonst, üblich\\p{L}*, durchschnitt\\p{L}*, gutschein\\p{L}*, zuschuss, spende\\p{L}*, steuer\\p{L}*, zuzüglich, statt, war',
  'plus de, moins de, environ, près de, presque, au moins, ailleurs, habituel\\p{L}*, moyenne, bons?, cadeau\\p{L}*, subvention\\p{L}*, dons?, taxes?, était, au lieu',
  'más de, menos de, unos, unas, casi, al menos, habitual\\p{L}*, promedio, vales?, regalo\\p{L}*, ayudas?, donativo\\p{L}*, impuesto\\p{L}*, era, en vez',
)

/** An amount without its sign in front of one that has it: "68 and $92", "68 et 92 $". */
const joined = new RegExp(`(?<![\\p{L}\\d.,])(${numberPattern}) (?:and|or|und|oder|et|ou|y|o) $`, 'u')

/** Returns the prices of a text, and the amounts that share the sign of one. */
const pricesOf = (text: string): SignedPrice[] =>
  signedPrices(text).flatMap((price) => {
    const found = joined.exec(text.slice(0, price.start))
    const [number, index] = [found?.[1], found?.index ?? 0]
    const end = index + (number?.length ?? 0)
    return number === undefined
      ? [price]
      : [{ digits: priceDigits(number), amount: amountOf(number), start: index, end }, price]
  })

/**
 * Creates the check of the prices in the title, the description and the card of a page: one that neither the rest of the
 * page nor any price list has, although it is near the only price of the page, or near one of several of which the same
 * text tells another. Pages with a "price" are compared with it instead.
 *
 * @returns a check of the texts of a page
 */
export function createHeadPriceCheck({ pages }: Pick<ReviewInput, 'pages'>) {
  let listed: ReadonlySet<string> | undefined
  const readListed = () =>
    new Set(
      pages.flatMap(({ page, notes }) => [
        ...(notes.prices ?? []).flatMap(([, price]) => signedPrices(price).map(({ digits }) => digits)),
        ...(page.price === undefined ? [] : [priceDigits(String(page.price))]),
      ]),
    )
  return ({ page }: SitePage, texts: readonly TextField[]): Mistake[] => {
    if (page.price !== undefined || page.date !== undefined || page.salary !== undefined) return []
    const isHead = ({ path, field }: TextField) =>
      (path.length === 1 && (field === 'title' || field === 'description')) || path[0] === 'card'
    const others = texts.filter((text) => text.path[0] === 'sections' && !fieldsOfOthers.has(text.field))
    // Most prices are written alike in the rest of the page.
    const isRepeated = (value: string, { start, end }: SignedPrice) => {
      const [written = ''] = new RegExp(numberPattern, 'u').exec(value.slice(start, end)) ?? []
      return others.some((other) => other.value.includes(written))
    }
    const heads = texts.filter(
      (text) => isHead(text) && pricesOf(text.value).some((price) => !isRepeated(text.value, price)),
    )
    if (heads.length === 0) return []
    const numbers = new Set(
      others.flatMap(({ value }) =>
        matchesOf(new RegExp(numberPattern, 'gu'), value).map(({ 0: each }) => priceDigits(each)),
      ),
    )
    const shown = others.flatMap(({ value }) => pricesOf(value).map((price) => ({ ...price, value })))
    const isOne = shown.length > 1 && new Set(shown.map(({ digits }) => digits)).size === 1
    listed ??= readListed()
    return heads.flatMap(({ path, value }) => {
      const prices = pricesOf(value)
      const isBeside = prices.some(({ digits }) => shown.some((price) => price.digits === digits))
      return prices.flatMap((told): Mistake | [] => {
        if (numbers.has(told.digits) || listed?.has(told.digits) || !(isOne || isBeside)) return []
        const [near] = shown
          .filter(({ amount }) => Math.abs(told.amount - amount) <= nearBy * amount)
          .sort((one, other) => Math.abs(told.amount - one.amount) - Math.abs(told.amount - other.amount))
        if (!near || prices.some(({ digits }) => digits === near.digits) || !isPlain(value, told)) return []
        const written = value.slice(told.start, told.end)
        return {
          path,
          span: { start: told.start, end: told.end },
          code: 'price-told-otherwise',
          message: `This text says ${quoted(written)}, which no other text of the page says. The nearest price there is ${quoted(near.value.slice(near.start, near.end))}.`,
          fix: 'Write the right one in both.',
        }
      })
    })
  }
}

/** Whether a price is neither one of a measure, nor for some people, nor one of something else. */
function isPlain(value: string, { start, end }: SignedPrice): boolean {
  const [before, behind] = [value.slice(0, start), value.slice(end)]
  const sentence = sentenceAt(value, start)
  const words = value.slice(sentence.start, sentence.end)
  if (noPriceBefore.test(before) || noPriceBehind.test(behind) || measured.test(behind)) return false
  return !otherPrice.test(words) && !excusesReduced.test(words) && !/[%+]/.test(words)
}
