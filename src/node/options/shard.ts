/** A part of a site's pages, built apart from the others. */
export interface Shard {
  /** From 1. */
  number: number
  count: number
}

/** Reads `2/8`; undefined for anything else. */
export function readShard(text: string): Shard | undefined {
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const shard = { number: Number(number), count: Number(count) }
  return shard.number >= 1 && shard.number <= shard.count ? shard : undefined
}

/** The pages of a part: a range of them in their order, as many as the other parts have, give or take one. */
export function takeShard<Page>(pages: readonly Page[], { number, count }: Shard): Page[] {
  const at = (part: number) => Math.round((pages.length * part) / count)
  return pages.slice(at(number - 1), at(number))
}
