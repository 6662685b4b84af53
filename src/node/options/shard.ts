/** A part of a site's pages, built separately. */
export interface Shard {
  /** Counts from 1. */
  number: number
  count: number
}

/** Parses `2/8`; undefined for anything else. */
export function readShard(text: string): Shard | undefined {
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const shard = { number: Number(number), count: Number(count) }
  return shard.number >= 1 && shard.number <= shard.count ? shard : undefined
}

/** The pages of a part: a range in their order. The sizes of all parts differ by at most one. */
export function takeShard<Page>(pages: readonly Page[], { number, count }: Shard): Page[] {
  const at = (part: number) => Math.round((pages.length * part) / count)
  return pages.slice(at(number - 1), at(number))
}
