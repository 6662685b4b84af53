import { anyWord, joinWord, type Words, wordsOf } from '../text/words.ts'

/** A phrase to look for; capitals and punctuation do not count. */
export interface Phrase<T> {
  text: string
  /** What the caller knows the phrase by. */
  item: T
  /** Whether the phrase counts as the one word that all such phrases share. */
  masked: boolean
}

/**
 * Finds the phrases in the words of a text, and puts `anyWord` in place of the masked ones: in the words that it is given, as
 * a copy of those of 10,000 pages takes 32 MB.
 */
export type PhraseReader<T> = (words: Words) => { met: ReadonlySet<T>; masked: Words }

/** Bits of a hash. With 10,000 towns, one word in a hundred that begins no phrase has the bits of one that does. */
const beginBits = 20
const beginMask = (1 << beginBits) - 1

/** Makes a reader that looks for many phrases at once; of two that begin at the same word, it finds the longer one. */
export function createPhraseReader<T>(phrases: readonly Phrase<T>[]): PhraseReader<T> {
  /** By the hash of all words of the phrase together. */
  const byHash = new Map<number, Phrase<T>>()
  // Measured: to ask the Map for each of 8 million words takes 1 s; one byte rules nearly all of them out.
  const mayBegin = new Uint8Array(1 << beginBits)
  let mostWords = 0
  for (const phrase of phrases) {
    const own = wordsOf([phrase.text])
    const [first] = own
    if (first === undefined) continue
    mayBegin[first & beginMask] = 1
    mostWords = Math.max(mostWords, own.length)
    byHash.set(own.reduce(joinWord, 0), phrase)
  }
  const phraseAt = (words: Words, start: number) => {
    let found: { phrase: Phrase<T>; end: number } | undefined
    let hash = 0
    for (let end = start; end < Math.min(words.length, start + mostWords); ) {
      hash = joinWord(hash, words[end++] ?? 0)
      const phrase = byHash.get(hash)
      if (phrase) found = { phrase, end }
    }
    return found
  }
  return (words) => {
    const met = new Set<T>()
    let count = 0
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0
      const found = mayBegin[word & beginMask] === 0 ? undefined : phraseAt(words, at)
      if (found) met.add(found.phrase.item)
      words[count++] = found?.phrase.masked ? anyWord : word
      if (found?.phrase.masked) at = found.end - 1
    }
    return { met, masked: words.subarray(0, count) }
  }
}
