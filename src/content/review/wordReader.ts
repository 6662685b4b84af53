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
  /** The phrases that stand in some texts, and the shingles of the texts together, to be used before the next call. */
  read(texts: readonly string[]): { met: ReadonlySet<T>; shingles: Shingles }
}

/** Stands for every masked phrase and every placeholder, so that texts that differ in nothing else come out the same. */
const anyWord = 1
const openingBrace = 123
const longestToken = 20
/** Of a hash: with 10,000 towns, one word in a hundred begins like a town's name and is none. */
const beginBits = 20
const beginMask = (1 << beginBits) - 1

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/: offset and prime for 32 bits. */
const offset = 0x811c9dc5 | 0
const prime = 0x01000193

const join = (hash: number, word: number) => Math.imul(hash, prime) ^ word

export function createWordReader<T>(phrases: readonly Phrase<T>[]): WordReader<T> {
  /** By the hash of all words of the phrase together. */
  const byHash = new Map<number, Phrase<T>>()
  /** How many words the longest phrase has that begins with a word. */
  const longest = new Map<number, number>()
  // Measured: asking the Map for each of 8 million words takes 1 s; nearly all are ruled out by one byte.
  const mayBegin = new Uint8Array(1 << beginBits)
  let words = new Int32Array(1 << 12)
  let length = 0

  const hashTexts = (texts: readonly string[]) => {
    const most = texts.reduce((sum, text) => sum + text.length + 1, 0)
    if (words.length < most) words = new Int32Array(2 * most)
    length = 0
    for (const text of texts) length = hashWords(text, words, length)
  }
  /** The longest phrase that begins at a word; how many words it has stands in `wordsOfPhrase`. */
  let wordsOfPhrase = 0
  const phraseAt = (at: number): Phrase<T> | undefined => {
    const first = words[at] ?? 0
    let found: Phrase<T> | undefined
    let hash = 0
    const most = Math.min(longest.get(first) ?? 0, length - at)
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
    hashTexts([phrase.text])
    const own = words.subarray(0, length)
    const [first] = own
    if (first === undefined) continue
    mayBegin[first & beginMask] = 1
    longest.set(first, Math.max(length, longest.get(first) ?? 0))
    byHash.set(own.reduce(join, 0), phrase)
  }

  return {
    read(texts) {
      hashTexts(texts)
      const own = words
      const met = new Set<T>()
      let count = 0
      for (let at = 0; at < length; at++) {
        const word = own[at] as number
        const phrase = mayBegin[word & beginMask] === 0 ? undefined : phraseAt(at)
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

/**
 * Writes a number for each word of a text, capital or small, from `length` on.
 *
 * @returns how many there are then
 */
function hashWords(text: string, words: Int32Array, length: number): number {
  let count = length
  let hash = offset
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const letter = code < 128 ? asciiLetters[code] : smallLetter(code)
    if (letter) {
      hash = Math.imul(hash ^ letter, prime)
      continue
    }
    if (hash !== offset) words[count++] = hash
    hash = offset
    const end = code === openingBrace ? text.indexOf('}', at) : -1
    if (end > at && end - at < longestToken) {
      words[count++] = anyWord
      at = end
    }
  }
  if (hash !== offset) words[count++] = hash
  return count
}

/** The small letter of an ASCII letter, and a digit itself; 0 for what is none. */
const asciiLetters = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0
})

const smallLetter = (code: number) => String.fromCharCode(code).toLowerCase().charCodeAt(0)

/** Spreads a number over 32 bits: the last step of MurmurHash3 (Austin Appleby, public domain). */
function mix(hash: number): number {
  let spread = hash
  spread = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b)
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35)
  return spread ^ (spread >>> 16)
}

/** Share of the shingles of two texts together that both have (Jaccard), 0 to 1; repeated ones count once. */
export function likeness(a: Iterable<number>, b: Iterable<number>): number {
  const [ours, theirs] = [new Set(a), new Set(b)]
  let both = 0
  for (const shingle of theirs) if (ours.has(shingle)) both++
  const together = ours.size + theirs.size - both
  return together === 0 ? 0 : both / together
}
