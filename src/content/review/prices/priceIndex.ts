import { groupBy } from '../../model/groupBy.ts'
import type { ListedPrice, PageFields } from '../../model/pageNotes.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { signedPrices } from '../../text/pricesIn.ts'

/** What a price list says a thing costs. */
export interface Entry {
  title: string
  /** As it is written. */
  price: string
  amount: number
  /** Words of the price and its note, in small letters: "from", "per hour". */
  words: string
  page: SitePage
}

/** Entries of price lists by the first word of their names, in small letters; a name with several prices is not among them. */
export type PriceIndex = ReadonlyMap<string, readonly Entry[]>

/** Whether the price lists of a page speak for other pages: those of drafts, branches and towns do not. */
export const listsForAll = ({ draft, branch, location }: PageFields): boolean =>
  draft !== true && branch === undefined && location === undefined

/** Shorter names are words of a sentence too. */
const fewestLetters = 6

const word = /\p{L}[\p{L}\p{M}\p{N}]*/gu
const keyOf = (title: string) => title.trim().toLowerCase()

/** The index of the lists of some pages. */
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
  return { title: title.trim(), price, amount: first.amount, words, page }
}

/** A name of a price list in a text. */
export interface Named {
  entry: Entry
  start: number
  end: number
}

/** The names of price lists that a text says, the longest where they share words, in its order. */
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
