import { joinWord, type Words } from '../text/words.ts'

/** One number for each three words that follow each other. */
export type Shingles = ReadonlySet<number>

export function shinglesOf(words: Words): Shingles {
  const shingles = new Set<number>()
  for (let at = 0; at + 3 <= words.length; at++) shingles.add(threeWords(words, at))
  return shingles
}

/** The hash of the three words from a place on. */
export const threeWords = (words: Words, at: number): number =>
  joinWord(joinWord(words[at] ?? 0, words[at + 1] ?? 0), words[at + 2] ?? 0)

/** Share of the shingles of two texts together that both have (Jaccard), 0 to 1. */
export function likeness(ours: Shingles, theirs: Shingles): number {
  let both = 0
  for (const shingle of theirs) if (ours.has(shingle)) both++
  const together = ours.size + theirs.size - both
  return together === 0 ? 0 : both / together
}
