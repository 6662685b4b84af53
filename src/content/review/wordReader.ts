import { anyWord, join, type Words, wordsOf } from '../text/words.ts'

/** Words that follow each other, capitals and punctuation aside, and what they are to the one who looks for them. */
export interface Phrase<T> {
  text: string
  item: T
  /** Whether it counts as one word that all such phrases share. */
  masked: boolean
}

/** One number for each three words that follow each other, in their order, repeated ones too. */
export type Shingles = Int32Array

/** Finds phrases in texts, many at once, and turns texts into shingles. */
export interface WordReader<T> {
  /** The phrases that stand in some words, and the shingles of these together, to be used before the next call. */
  read(words: Words): { met: ReadonlySet<T>; shingles: Shingles }
}

/** Of a hash: with 10,000 towns, one word in a hundred begins like a town's name and is none. */
const beginBits = 20
const beginMask = (1 << beginBits) - 1

export function createWordReader<T>(phrases: readonly Phrase<T>[]): WordReader<T> {
  /** By the hash of all words of the phrase together. */
  const byHash = new Map<number, Phrase<T>>()
  /** How many words the longest phrase has that begins with a word. */
  const longest = new Map<number, number>()
  // Measured: asking the Map for each of 8 million words takes 1 s; nearly all are ruled out by one byte.
  const mayBegin = new Uint8Array(1 << beginBits)
  let room = new Int32Array(1 << 12)
  /** The longest phrase that begins at a word; how many words it has stands in `wordsOfPhrase`. */
  let wordsOfPhrase = 0
  const phraseAt = (words: Words, at: number): Phrase<T> | undefined => {
    const first = words[at] ?? 0
    let found: Phrase<T> | undefined
    let hash = 0
    const most = Math.min(longest.get(first) ?? 0, words.length - at)
    for (let count = 1; count <= most; count++) {
      hash = join(hash, words[at + count - 1] ?? 0)
      const phrase = byHash.get(hash)
      if (!phrase) continue
      found = phrase
      wordsOfPhrase = count
    }
    return found
  }

  for (const phrase of phrases) {
    const own = wordsOf([phrase.text])
    const [first] = own
    if (first === undefined) continue
    mayBegin[first & beginMask] = 1
    longest.set(first, Math.max(own.length, longest.get(first) ?? 0))
    byHash.set(own.reduce(join, 0), phrase)
  }

  return {
    read(words) {
      if (room.length < words.length) room = new Int32Array(2 * words.length)
      const own = room
      const met = new Set<T>()
      let count = 0
      for (let at = 0; at < words.length; at++) {
        const word = words[at] as number
        const phrase = mayBegin[word & beginMask] === 0 ? undefined : phraseAt(words, at)
        if (phrase) met.add(phrase.item)
        own[count++] = phrase?.masked ? anyWord : word
        if (phrase?.masked) at += wordsOfPhrase - 1
      }
      const most = Math.max(0, count - 2)
      for (let at = 0; at < most; at++)
        own[at] = mix(join(join(own[at] as number, own[at + 1] as number), own[at + 2] as number))
      return { met, shingles: own.subarray(0, most) }
    },
  }
}

/** Spreads a number over 32 bits: the last step of MurmurHash3 (Austin Appleby, public domain). */
function mix(hash: number): number {
  let spread = hash
  spread = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b)
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35)
  return spread ^ (spread >>> 16)
}

/** Share of the shingles of two texts together that both have (Jaccard), 0 to 1. */
export function likeness(ours: ReadonlySet<number>, theirs: ReadonlySet<number>): number {
  let both = 0
  for (const shingle of theirs) if (ours.has(shingle)) both++
  const together = ours.size + theirs.size - both
  return together === 0 ? 0 : both / together
}
