import { joinWord, type Words } from '../text/words.ts'

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
  if (own.length < few) return others.map(() => 0)
  const short = rowsOf(own)
  const long = pairsOf(short)
  const sharedShort = others.map((other) => markShared(short, rowsOf(other)))
  const sharedLong = others.map((other) => markShared(long, pairsOf(rowsOf(other))))
  const phrases = new Uint8Array(own.length)
  if (others.length >= fewestOthers)
    for (let at = 0; at < short.length; at++) {
      let sharing = 0
      for (const shared of sharedShort) sharing += shared[at] ?? 0
      if (sharing >= mostSharing) phrases.fill(1, at, at + few)
    }
  const total = own.length - sum(phrases)
  return others.map((_, index) => {
    const whole = cover(sharedLong[index], 2 * few, own.length)
    const parts = cover(sharedShort[index], few, own.length)
    const inParts = parts.reduce((all, part, at) => all + (part && !phrases[at] ? 1 : 0), 0)
    return Math.max(sum(whole) / own.length, total < fewestWords && total < own.length ? 0 : inParts / total)
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

/** The same for twice as many words. */
function pairsOf(rows: Int32Array): Int32Array {
  const pairs = new Int32Array(Math.max(0, rows.length - few))
  for (let at = 0; at < pairs.length; at++) pairs[at] = joinWord(rows[at] ?? 0, rows[at + few] ?? 0)
  return pairs
}

/** For each number of ours whether it is among theirs: 1 or 0. */
function markShared(ours: Int32Array, theirs: Int32Array): Uint8Array {
  // Measured: a table of numbers takes a tenth of the time of a Set, and each page is compared with six others.
  const size = 1 << (33 - Math.clz32(theirs.length | 15))
  const table = new Int32Array(size)
  const place = (number: number) => {
    let at = (number ^ (number >>> 15)) & (size - 1)
    while (table[at] !== 0 && table[at] !== number) at = (at + 1) & (size - 1)
    return at
  }
  for (const number of theirs) table[place(number)] = number
  const shared = new Uint8Array(ours.length)
  for (let at = 0; at < ours.length; at++) {
    const number = ours[at] ?? 0
    if (number !== 0 && table[place(number)] === number) shared[at] = 1
  }
  return shared
}

/** The words that lie in a shared row. */
function cover(shared: Uint8Array | undefined, row: number, words: number): Uint8Array {
  const covered = new Uint8Array(words)
  let end = 0
  for (let at = 0; at < words; at++) {
    if (shared?.[at]) end = at + row
    if (at < end) covered[at] = 1
  }
  return covered
}

function sum(marks: Uint8Array): number {
  let all = 0
  for (const mark of marks) all += mark
  return all
}
