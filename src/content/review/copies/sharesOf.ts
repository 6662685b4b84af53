import { joinWord, type Words } from '../../text/words.ts'

/**
 * Words in a row that two texts share before these count as taken from the other one: a sentence with every fifth word changed
 * is found by five, and five in a row occur by chance in one word of ten.
 */
const few = 5

/** So many of the others must have the same words before these count as the company's own phrase. */
const mostSharing = 3
/** Fewer others than this do not tell a phrase of the company from a copy. */
const fewestOthers = 4
/** What is left without the phrases must be worth a comparison. */
const fewestWords = 42

/**
 * How much of a text each of some others has as well, 0 to 1. What many of them have, word for word in short phrases, is how
 * the company speaks and does not count; whole sentences of ten words and more always do.
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

/** A number for each few words that follow each other. */
function rowsOf(words: Words): Int32Array {
  const rows = new Int32Array(Math.max(0, words.length - few + 1))
  for (let at = 0; at < rows.length; at++) {
    let hash = 0
    for (let next = at; next < at + few; next++) hash = joinWord(hash, words[next] ?? 0)
    rows[at] = hash
  }
  return rows
}

/** The hashes of rows of twice as many words. */
function pairsOf(rows: Int32Array): Int32Array {
  const pairs = new Int32Array(Math.max(0, rows.length - few))
  for (let at = 0; at < pairs.length; at++) pairs[at] = joinWord(rows[at] ?? 0, rows[at + few] ?? 0)
  return pairs
}

/** For each of some others, and for each number of ours, whether it is among theirs: 1 or 0. */
function markShared(ours: Int32Array, others: readonly Int32Array[]): Uint8Array[] {
  // Measured: a table of numbers takes a tenth of the time of a Set, and each page is compared with six others.
  const size = 1 << (33 - Math.clz32(ours.length | 15))
  const mask = size - 1
  /** The first place of ours that has a number, from 1 on. */
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

/** How many words lie in a shared row, those of phrases left out. */
function countCovered(shared: Uint8Array | undefined, row: number, words: number, phrases?: Uint8Array): number {
  let end = 0
  let count = 0
  for (let at = 0; at < words; at++) {
    if (shared?.[at]) end = at + row
    if (at < end && !phrases?.[at]) count++
  }
  return count
}
