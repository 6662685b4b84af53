import type { Section } from '../../../schemas/index.ts'

/** What an entry of a price list says, as it is written; the note tells what the price is for. */
export type ListedPrice = readonly [title: string, price: string, note?: string]

/** The entries of the price lists of a page that have a price, in the order of the file. */
export const listPrices = (sections: readonly Section[]): ListedPrice[] =>
  sections.flatMap((section) =>
    section.type === 'priceList' && section.hidden !== true
      ? section.groups.flatMap(({ items }) => items.flatMap(priceOf))
      : [],
  )

type Entry = Extract<Section, { type: 'priceList' }>['groups'][number]['items'][number]

function priceOf({ title, price, note }: Entry): ListedPrice[] {
  if (price === undefined) return []
  return [note === undefined ? [title, price] : [title, price, note]]
}
