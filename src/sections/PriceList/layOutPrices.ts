import type { SectionProps } from '../../content/model/pageModel.ts'

type Group = SectionProps['priceList']['groups'][number]

/** The minimum height of the shorter column as a share of the longer one; below it the difference looks like a gap. */
const leastShare = 0.8

/** Estimates the height of an entry in lines. */
function heightOfItem({ text, labels }: Group['items'][number]): number {
  return 2.2 + (text ? 1 : 0) + (labels ? 1.4 : 0)
}

function heightOf({ title, text, image, items }: Group): number {
  const head = (title ? 2 : 0) + (text ? 1 : 0) + (image ? 14 : 0)
  return 3 + head + items.reduce((sum, item) => sum + heightOfItem(item), 0)
}

/**
 * Splits the groups of a price list into two columns of similar height, in their order. Returns undefined if no split
 * is balanced enough, so that each group becomes a row.
 */
export function columnsOf<Item extends Group>(groups: readonly Item[]): [Item[], Item[]] | undefined {
  const heights = groups.map(heightOf)
  const sum = (list: readonly number[]) => list.reduce((all, height) => all + height, 0)
  const shareOf = (end: number) => {
    const [first, second] = [sum(heights.slice(0, end)), sum(heights.slice(end))]
    return Math.min(first, second) / Math.max(first, second)
  }
  const ends = groups.slice(1).map((_, at) => at + 1)
  const best = ends.toSorted((one, other) => shareOf(other) - shareOf(one))[0]
  if (best === undefined || shareOf(best) < leastShare) return undefined
  return [groups.slice(0, best), groups.slice(best)]
}
