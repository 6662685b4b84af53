import { noPriceBefore, noPriceBehind } from '../../facts/told/toldPriceWords.ts'
import { languageAt } from '../../model/languages.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { excusesClosePrice, excusesSameThing } from '../../text/money/priceExcuses.ts'
import { type SignedPrice, signedPrices } from '../../text/money/pricesIn.ts'
import { quoted } from '../../wording/phrases.ts'
import type { ReviewInput } from '../reviewInput.ts'
import { listsForAll } from './priceIndex.ts'
import { leadsFrom, measured } from './priceWords.ts'

interface Priced extends SignedPrice {
  text: TextField
}

/** The prices of a page: in the texts that summarize it, in its lists, and in all its texts. */
interface PricesOfPage {
  sums: readonly Priced[]
  listed: readonly Priced[]
  all: readonly Priced[]
  /** The words of the sections that list prices, in lower case. */
  listWords: string
}

/** A list with more prices has one close to any amount. */
const mostListed = 8
/** The largest relative difference between a price and the one that it was raised or mistyped from. */
const nearBy = 0.15

/**
 * Creates a function that finds amounts in the title, description, card and hero of a page that differ from all its
 * prices but are close to one in its list or have its digits in another order, and "from" amounts below all its prices. On a page without a list, it
 * compares the amount with the only price in the other texts. An amount is accepted if it occurs twice on the page, is
 * in a list of any page in the same language, or is for certain people, another time, an extra or another measure.
 *
 * @returns a check of the texts of a page
 */
export function createSummedPriceCheck({ pages, site }: Pick<ReviewInput, 'pages' | 'site'>) {
  const languageOf = ({ path }: SitePage) => site && languageAt(site, path)
  const known = new Map<unknown, ReadonlySet<string>>()
  const amountsFor = (page: SitePage): ReadonlySet<string> => {
    const language = languageOf(page)
    const amounts = known.get(language) ?? amountsOf(pages.filter((other) => languageOf(other) === language))
    known.set(language, amounts)
    return amounts
  }
  return (page: SitePage, texts: readonly TextField[]): Mistake[] => {
    const { date, price, salary } = page.page
    if (date !== undefined || price !== undefined || salary) return []
    const prices = pricesOnPage(page, texts)
    const isOnce = ({ digits }: Priced) => prices.all.filter((each) => each.digits === digits).length === 1
    const odd = prices.sums.filter(isOnce)
    if (odd.length === 0) return []
    if (prices.listed.length === 0) return findOther(prices, odd)
    const elsewhere = amountsFor(page)
    return odd.filter(({ digits }) => !elsewhere.has(digits)).flatMap((told) => judge(told, prices))
  }
}

/** The amounts in the price lists of some pages, as digits. */
const amountsOf = (pages: readonly SitePage[]): ReadonlySet<string> =>
  new Set(
    pages
      .filter(({ page, notes }) => notes.prices && listsForAll(page))
      .flatMap(({ notes }) => (notes.prices ?? []).flatMap(([, price]) => signedPrices(price)))
      .map(({ digits }) => digits),
  )

function pricesOnPage(page: SitePage, texts: readonly TextField[]): PricesOfPage {
  const all = texts.flatMap((text) => signedPrices(text.value).map((price) => ({ ...price, text })))
  const { sections } = readPage(page)
  const typeOf = ({ path }: TextField) => (path[0] === 'sections' ? sections[Number(path[1])]?.type : undefined)
  const isList = (text: TextField) => {
    const type = typeOf(text)
    return (
      (type === 'priceList' && text.field === 'price') ||
      (type === 'table' && text.path.includes('rows')) ||
      (type === 'stats' && text.field === 'value')
    )
  }
  const listed = all.filter(({ text }) => isList(text))
  const lists = new Set(listed.map(({ text }) => text.path[1]))
  return {
    all,
    listed,
    sums: all.filter(({ text }) => sumsUp(text, typeOf(text))),
    listWords: texts
      .filter(({ path }) => path[0] === 'sections' && lists.has(path[1]))
      .map(({ value }) => value.toLowerCase())
      .join('\n'),
  }
}

/** Whether a text says what a page is about. */
const sumsUp = ({ path, field }: TextField, type: string | undefined): boolean =>
  path[0] === 'sections'
    ? type === 'hero' && path.length === 3 && (field === 'heading' || field === 'text')
    : path[0] === 'title' ||
      path[0] === 'description' ||
      (path[0] === 'card' && (field === 'title' || field === 'text'))

function judge(told: Priced, { listed, listWords }: PricesOfPage): Mistake[] {
  const { text, start, end, amount } = told
  const measure = measured.exec(text.value.slice(end))?.[1]?.toLowerCase()
  if (measure !== undefined && !listWords.includes(measure)) return []
  if (isExcused(told, excusesClosePrice)) return []
  const amounts = new Set(listed.map((price) => price.amount))
  const lowest = listed.reduce((least, price) => (price.amount < least.amount ? price : least))
  const isFrom = leadsFrom.test(text.value.slice(0, start))
  if (isFrom && amounts.size > 1 && amount < lowest.amount && 2 * amount > lowest.amount)
    return [otherThan(told, lowest, `and the lowest price of this page is ${quoted(writtenOf(lowest))}`)]
  const [near] = listed
    .filter((price) => Math.abs(price.amount - amount) <= nearBy * price.amount || isSwapped(price, told))
    .sort((a, b) => Math.abs(a.amount - amount) - Math.abs(b.amount - amount))
  if (!near || amounts.size > mostListed || saysToo(text, near)) return []
  return [otherThan(told, near, `which is no price of this page: its list has ${quoted(writtenOf(near))}`)]
}

/** Whether an amount is another one with two neighbouring digits swapped, "£85" and "£58". */
const isSwapped = ({ digits: one }: Priced, { digits: other }: Priced): boolean =>
  one !== other &&
  one.length === other.length &&
  [...one].some((digit, at) => one.slice(0, at) + one.charAt(at + 1) + digit + one.slice(at + 2) === other)

const saysToo = ({ value }: TextField, { digits }: Priced) => signedPrices(value).some((each) => each.digits === digits)

/**
 * Finds an amount that differs from the price of a page without a list. At least two other texts must state that price.
 */
function findOther({ all }: PricesOfPage, odd: readonly Priced[]): Mistake[] {
  const [told, more] = odd
  const others = all.filter(({ digits }) => digits !== told?.digits)
  const [right] = others
  if (!told || more || !right || others.length < 2 || others.some(({ digits }) => digits !== right.digits)) return []
  const isElsewhere = new Set(others.map(({ text }) => text.path.join())).size > 1
  const isNear = Math.abs(told.amount - right.amount) <= nearBy * right.amount
  if (!isElsewhere || !isNear || saysToo(told.text, right)) return []
  // "Ring before 11 am", said of both prices, allows neither of them.
  const saidOfRight = others.map(({ text }) => text.value.toLowerCase()).join('\n')
  if (isExcused(told, excusesSameThing, (words) => saidOfRight.includes(words))) return []
  return [otherThan(told, right, `and other texts of this page say ${quoted(writtenOf(right))}`)]
}

/**
 * Whether words in the same part of the sentence allow another price. If the price is alone in its part, the
 * neighbouring parts count, too.
 *
 * @param isIdle whether a phrase of three words in lower case, the first of which allows another price, does not do so
 */
function isExcused(
  { text: { value }, start, end }: Priced,
  excuses: RegExp,
  isIdle?: (words: string) => boolean,
): boolean {
  const [ahead, rest] = [value.slice(0, start), value.slice(end)]
  if (noPriceBefore.test(ahead) || noPriceBehind.test(rest)) return true
  const before = ahead.split(parting)
  const behind = rest.split(parting)
  const own = `${before.at(-1)} ${behind[0]}`
  const words = /\p{L}{3}/u.test(own) ? own : `${before.at(-2) ?? ''} ${own} ${behind[1] ?? ''}`
  if (!isIdle) return excuses.test(words)
  return Array.from(words.toLowerCase().matchAll(new RegExp(excuses.source, 'giu'))).some(({ index }) => {
    const [phrase] = /^\S+(?: \S+){0,2}/.exec(words.toLowerCase().slice(index)) ?? []
    return phrase === undefined || !isIdle(phrase)
  })
}

const parting = /[;,:.!?(–—|](?=\s|$)|[()]/u

const writtenOf = ({ text, start, end }: Priced) => text.value.slice(start, end).trim()

function otherThan(told: Priced, right: Priced, and: string): Mistake {
  return {
    path: told.text.path,
    span: { start: told.start, end: told.end },
    code: 'price-told-otherwise',
    message: `This text says ${quoted(writtenOf(told))}, ${and}.`,
    fix: 'Write the right one in both.',
    also: {
      path: right.text.path,
      span: { start: right.start, end: right.end },
      message: `${quoted(writtenOf(right))} is here.`,
    },
  }
}
