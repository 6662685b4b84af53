import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { placeOf, type TextField } from '../../schema/findTexts.ts'
import { excusesReduced } from '../../text/money/priceExcuses.ts'
import { type SignedPrice, signedPrices } from '../../text/money/pricesIn.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { type Instalments, instalmentsIn, isPaidBeside, isWithoutInterest, noFee, roundingOf } from './instalmentsIn.ts'

interface Told extends Instalments {
  text: TextField
}

/**
 * Finds instalments that do not add up to the price: next to an entry of a price list, in a text that says they cost no
 * interest, and in a table row whose last column is the total. A higher sum may include interest; a lower one is always
 * wrong.
 *
 * @param texts the texts of the page
 */
export const checkInstalments = (page: SitePage, texts: readonly TextField[]): Mistake[] => [
  ...inTexts(texts),
  ...(page.notes.words.includes('table') ? inTables(page, texts) : []),
]

function inTexts(texts: readonly TextField[]): Mistake[] {
  const told = texts.flatMap((text) =>
    sentencesOf(text.value).flatMap((sentence) =>
      excusesReduced.test(sentence.text) || isPaidBeside.test(sentence.text.replace(noFee, ' '))
        ? []
        : instalmentsIn(sentence.text).map((each) => shifted(each, sentence.start, text)),
    ),
  )
  if (told.length === 0) return []
  const prices = new Map(texts.flatMap((text) => (text.field === 'price' ? [[placeOf(text), text]] : [])))
  const all = texts.flatMap((text) => signedPrices(text.value).map((price) => ({ text, price })))
  return told.flatMap((each): Mistake[] => {
    const beside = prices.get(placeOf(each.text))
    if (beside) return besideEntry(each, beside)
    if (!isWithoutInterest.test(each.text.value)) return []
    const rates = new Set(told.map(({ text, rate }) => `${text.path.join('/')} ${rate.start}`))
    const sums = all.filter(({ text, price }) => !rates.has(`${text.path.join('/')} ${price.start}`))
    if (sums.some(({ price }) => gives(each, price.amount))) return []
    const near = sums.find(({ price }) => isNear(each, price.amount))
    return near ? [otherSum(each, near.text, near.price)] : []
  })
}

const shifted = (each: Instalments, by: number, text: TextField): Told => ({
  text,
  count: each.count,
  rate: { ...each.rate, start: each.rate.start + by, end: each.rate.end + by },
  start: each.start + by,
  end: each.end + by,
})

/** Compares the price of an entry, if it is a single amount, with the instalments in the same entry. */
function besideEntry(told: Told, entry: TextField): Mistake[] {
  const [price, other] = signedPrices(entry.value)
  if (!price || other || gives(told, price.amount) || !isNear(told, price.amount)) return []
  const isLess = told.count * told.rate.amount < price.amount
  return isLess || isWithoutInterest.test(told.text.value) ? [otherSum(told, entry, price)] : []
}

const writtenOf = ({ text, rate }: Told) => text.value.slice(rate.start, rate.end)

const gives = (told: Told, sum: number) =>
  Math.abs(told.count * told.rate.amount - sum) <= roundingOf(told, writtenOf(told)) + (Number.isInteger(sum) ? 0.5 : 0)

/** The largest relative difference that a typo causes. Other instalments are for something else. */
const nearBy = 0.3
const isNear = ({ count, rate }: Instalments, sum: number) => Math.abs(count * rate.amount - sum) <= nearBy * sum

const sumOf = ({ count, rate }: Instalments) => String(Number((count * rate.amount).toFixed(2)))

function otherSum(told: Told, { path, value }: TextField, { start, end }: SignedPrice): Mistake {
  const { text } = told
  const right = value.slice(start, end).trim()
  return {
    path: text.path,
    span: { start: told.start, end: told.end },
    code: 'price-told-otherwise',
    message: `${quoted(text.value.slice(told.start, told.end))} is ${sumOf(told)}, and the price is ${quoted(right)}.`,
    fix: 'Write parts that give the price, or the right price.',
    also: { path, span: { start, end }, message: 'The price is here.' },
  }
}

/** A column heading for the total. */
const isTotal = new RegExp(
  `^(?:${anyOf('(?:the )?total.*, in all, altogether, all together, sum', 'gesamt.*, summe, insgesamt, zusammen', '(?:coût |prix )?total.*, en tout, au total', '(?:importe |precio )?total.*, en total')})$`,
  'iu',
)
const months = new RegExp(
  `^\\P{L}*?(\\d{1,2})\\s(?:${anyOf('months?, monthly payments, payments, instal?lments', 'monate, raten, monatsraten', 'mois, mensualités, versements', 'meses, cuotas, plazos, mensualidades')})(?!\\p{L})`,
  'iu',
)

function inTables(page: SitePage, texts: readonly TextField[]): Mistake[] {
  return readPage(page).sections.flatMap((section, at) => {
    if (section.type !== 'table') return []
    const column = section.columns.findIndex((name) => isTotal.test(name.trim()))
    if (column < 0) return []
    return section.rows.flatMap((row, index) => {
      const cells = row.map((_, cell) =>
        texts.find(({ path }) => path.join('/') === ['sections', at, 'rows', index, cell].join('/')),
      )
      return inRow(cells, column)
    })
  })
}

/** Checks a row with a number of months, a monthly payment and a total. */
function inRow(cells: readonly (TextField | undefined)[], column: number): Mistake | [] {
  const count = cells.map((cell) => months.exec(cell?.value ?? '')?.[1]).find((found) => found !== undefined)
  const total = cells[column]
  const rates = cells.filter((cell) => cell && cell !== total && signedPrices(cell.value).length === 1)
  const [sum, more] = signedPrices(total?.value ?? '')
  const [text, other] = rates
  const [rate] = signedPrices(text?.value ?? '')
  if (count === undefined || !total || !sum || more || !text || other || !rate) return []
  const told = { text, count: Number(count), rate, start: rate.start, end: rate.end }
  if (gives(told, sum.amount) || !isNear(told, sum.amount)) return []
  return {
    path: total.path,
    span: { start: sum.start, end: sum.end },
    code: 'price-told-otherwise',
    message: `${count} times ${quoted(writtenOf(told))} is ${sumOf(told)}, and this row says ${quoted(total.value.trim())}.`,
    fix: 'Write the sum that the parts give, or the right part.',
    also: { path: text.path, message: 'The part is here.' },
  }
}
