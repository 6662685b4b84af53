import { joinWord, type Words } from '../../text/words.ts'

/**
 * The length of a word sequence that two texts must share for its words to count as copied. Five finds a sentence with
 * every fifth word changed; sequences of five are shared by chance for one word in ten.
 */
const few = 5

/** If this many of the others share a sequence, it is a phrase of the company. */
const mostSharing = 3
/** The fewest other texts that can show whether a sequence is such a phrase. */
const fewestOthers = 4
/** The fewest words that must remain without phrases for a comparison. */
const fewestWords = 42

/**
 * Returns the share of a text that each of the other texts contains as well, from 0 to 1. Short phrases that many of
 * them share verbatim are the company's wording and do not count; sequences of ten or more words always count.
 */
export function sharesOf(own: Words, others: readonly Words[]): number[] {
  if (own.length < few || others.length === 0) return others.map(() => 0)
  const short = rowsOf(own)
  const rows = others.map(rowsOf)
  const sharedShort = markShared(short, rows)
  const sharedLong = markShared(pairsOf(short), rows.map(pairsOf))
  const phrases = new Uint8Array(own.length)
  if (others.length >= fewestOthers)
    for (let at = 0; at < short.length; at++) {
      let sharing = 0
      for (const shared of sharedShort) sharing += shared[at] ?? 0
      if (sharing >= mostSharing) phrases.fill(1, at, at + few)
    }
  let total = own.length
  for (const isPhrase of phrases) total -= isPhrase
  const isLeft = total >= fewestWords || total === own.length
  return others.map((_, index) => {
    const whole = countCovered(sharedLong[index], 2 * few, own.length)
    const parts = isLeft ? countCovered(sharedShort[index], few, own.length, phrases) : 0
    return Math.max(whole / own.length, isLeft ? parts / total : 0)
  })
}

/** Hashes each sequence of a few consecutive words. */
function rowsOf(words: Words): Int32Array {
  const rows = new Int32Array(Math.max(0, words.length - few + 1))
  for (let at = 0; at < rows.length; at++) {
    let hash = 0
    for (let next = at; next < at + few; next++) hash = joinWord(hash, words[next] ?? 0)
    rows[at] = hash
  }
  return rows
}

/** Hashes sequences of twice as many words. */
function pairsOf(rows: Int32Array): Int32Array {
  const pairs = new Int32Array(Math.max(0, rows.length - few))
  for (let at = 0; at < pairs.length; at++) pairs[at] = joinWord(rows[at] ?? 0, rows[at + few] ?? 0)
  return pairs
}

/** Marks for each other text which of our hashes it contains, with 1 or 0. */
function markShared(ours: Int32Array, others: readonly Int32Array[]): Uint8Array[] {
  // Measured: a hash table of numbers takes a tenth of the time of a Set, and each page is compared with six others.
  const size = 1 << (33 - Math.clz32(ours.length | 15))
  const mask = size - 1
  /** The index of the first of our numbers in a slot, plus 1. */
  const table = new Int32Array(size)
  const firsts = new Int32Array(ours.length)
  for (let at = 0; at < ours.length; at++) {
    const number = ours[at] ?? 0
    let slot = (number ^ (number >>> 15)) & mask
    while (table[slot] !== 0 && ours[(table[slot] ?? 0) - 1] !== number) slot = (slot + 1) & mask
    if (table[slot] === 0) table[slot] = at + 1
    firsts[at] = (table[slot] ?? 0) - 1
  }
  return others.map((theirs) => {
    const shared = new Uint8Array(ours.length)
    for (let at = 0; at < theirs.length; at++) {
      const number = theirs[at] ?? 0
      let slot = (number ^ (number >>> 15)) & mask
      while (table[slot] !== 0 && ours[(table[slot] ?? 0) - 1] !== number) slot = (slot + 1) & mask
      if (table[slot] !== 0) shared[(table[slot] ?? 0) - 1] = 1
    }
    for (let at = 0; at < ours.length; at++) shared[at] = shared[firsts[at] ?? 0] ?? 0
    return shared
  })
}

/** Counts the words in shared sequences, without those in phrases. */
function countCovered(shared: Uint8Array | undefined, row: number, words: number, phrases?: Uint8Array): number {
  let end = 0
  let count = 0
  for (let at = 0; at < words; at++) {
    if (shared?.[at]) end = at + row
    if (at < end && !phrases?.[at]) count++
  }
  return count
}
