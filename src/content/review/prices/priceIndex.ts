import { groupBy } from '../../model/groupBy.ts'
import type { ListedPrice, PageFields } from '../../model/pageNotes.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { signedPrices } from '../../text/money/pricesIn.ts'

/** The price of a thing in a price list. */
export interface Entry {
  title: string
  /** As written. */
  price: string
  amount: number
  /** The words of the price and its note, in lower case: "from", "per hour". */
  words: string
  page: SitePage
}

/** Entries of price lists by the first word of their names, in lower case. Omits names with several prices. */
export type PriceIndex = ReadonlyMap<string, readonly Entry[]>

/** Whether the price lists of a page apply to other pages. Those of drafts, branches and towns do not. */
export const listsForAll = ({ draft, branch, location }: PageFields): boolean =>
  draft !== true && branch === undefined && location === undefined

/** Shorter names are also ordinary words. */
const fewestLetters = 6

const word = /\p{L}[\p{L}\p{M}\p{N}]*/gu
const keyOf = (title: string) => nameOf(title).toLowerCase()

/** Returns a title without the duration at its end: "Second consultation, 60 minutes". */
const nameOf = (title: string) => title.replace(/\s?[,(–-]\s?\d+\s?min\p{L}*\.?\)?\s*$/iu, '').trim()

/** Indexes the price lists of some pages. */
export function indexPrices(pages: readonly SitePage[]): PriceIndex {
  const known = new Map<string, Entry | undefined>()
  for (const page of pages)
    for (const listed of page.notes.prices ?? []) {
      const key = keyOf(listed[0])
      if (key.length < fewestLetters) continue
      const entry = entryOf(page, listed)
      const isOther = known.has(key) && known.get(key)?.amount !== entry?.amount
      known.set(key, isOther ? undefined : (known.get(key) ?? entry))
    }
  const entries = [...known.values()].filter((entry) => entry !== undefined)
  return groupBy(entries, ({ title }) => title.toLowerCase().match(word)?.[0] ?? '')
}

function entryOf(page: SitePage, [title, price, note = '']: ListedPrice): Entry | undefined {
  const [first, other] = signedPrices(price)
  if (!first || other) return undefined
  const words = `${price} ${note}`.toLowerCase().match(word)?.join(' ') ?? ''
  return { title: nameOf(title), price, amount: first.amount, words, page }
}

/** The name of an entry in a text. */
export interface Named {
  entry: Entry
  start: number
  end: number
}

/** Finds the names of entries in a text, in text order. If names overlap, the longest one is used. */
export function namesIn(text: string, indexes: readonly PriceIndex[]): Named[] {
  const small = text.toLowerCase()
  const named: Named[] = []
  for (const { 0: first, index: start } of small.matchAll(word)) {
    if (start < (named.at(-1)?.end ?? 0)) continue
    const isHere = ({ title }: Entry) =>
      small.startsWith(title.toLowerCase(), start) && !/^\p{L}/u.test(small.slice(start + title.length))
    const found = indexes.flatMap((index) => (index.get(first) ?? []).filter(isHere))
    const [entry] = found.sort((a, b) => b.title.length - a.title.length)
    if (entry) named.push({ entry, start, end: start + entry.title.length })
  }
  return named
}
