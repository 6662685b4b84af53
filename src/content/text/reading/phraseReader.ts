import { anyWord, joinWord, type Words, wordsOf } from '../words.ts'

/** A phrase to search for. Case and punctuation are ignored. */
export interface Phrase<T> {
  text: string
  /** Identifies the phrase for the caller. */
  item: T
  /** Whether to replace the phrase with the one word that all such phrases share. */
  masked: boolean
}

/**
 * Finds the phrases in the words of a text, and replaces the masked ones with `anyWord`. Modifies the given words,
 * because a copy of those of 10,000 pages takes 32 MB.
 */
type PhraseReader<T> = (words: Words) => { met: ReadonlySet<T>; masked: Words }

/**
 * The number of bits of a hash. With 10,000 towns, one in a hundred words that start no phrase has the bits of one that
 * does; a few hundred phrases take a table that stays in the cache of the processor.
 */
const bitsFor = (phrases: readonly unknown[]) => (phrases.length < 1000 ? 14 : 20)

/** Creates a reader that searches for many phrases at once. If two start at the same word, it finds the longer one. */
export function createPhraseReader<T>(phrases: readonly Phrase<T>[]): PhraseReader<T> {
  const phraseAt = indexPhrases(phrases)
  return (words) => {
    const met = new Set<T>()
    let count = 0
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0
      const found = phraseAt(words, at)
      if (found?.masked) met.add(found.masked.item)
      for (const { item } of found?.plain ?? []) met.add(item)
      words[count++] = found?.masked ? anyWord : word
      if (found?.masked) at = found.end - 1
    }
    return { met, masked: words.subarray(0, count) }
  }
}

/** Creates a function that returns the items of the phrases in some words. It returns undefined if there is none. */
export function createPhraseFinder<T>(phrases: readonly Phrase<T>[]): (words: Words) => ReadonlySet<T> | undefined {
  const phraseAt = indexPhrases(phrases)
  return (words) => {
    let met: Set<T> | undefined
    for (let at = 0; at < words.length; at++) {
      const { masked, plain = [] } = phraseAt(words, at) ?? {}
      for (const { item } of masked ? [masked, ...plain] : plain) met = (met ?? new Set()).add(item)
    }
    return met
  }
}

interface Found<T> {
  masked?: Phrase<T>
  plain?: readonly Phrase<T>[]
}

/** Creates a function that returns the longest phrase that starts at a word, and the index behind its last word. */
function indexPhrases<T>(
  phrases: readonly Phrase<T>[],
): (words: Words, start: number) => (Found<T> & { end: number }) | undefined {
  /** By the combined hash of all words of the phrase, which can stand for several items. */
  const byHash = new Map<number, Found<T>>()
  // Measured: a Map lookup for each of 8 million words takes 1 s; this array excludes nearly all of them.
  const mayBegin = new Uint8Array(1 << bitsFor(phrases))
  const mask = mayBegin.length - 1
  let mostWords = 0
  for (const phrase of phrases) {
    const own = wordsOf([phrase.text])
    const [first] = own
    if (first === undefined) continue
    mayBegin[first & mask] = 1
    mostWords = Math.max(mostWords, own.length)
    const hash = own.reduce(joinWord, 0)
    const before = byHash.get(hash)
    byHash.set(hash, {
      ...before,
      ...(phrase.masked ? { masked: phrase } : { plain: [...(before?.plain ?? []), phrase] }),
    })
  }
  return (words, start) => {
    if (mayBegin[(words[start] ?? 0) & mask] === 0) return undefined
    let found: (Found<T> & { end: number }) | undefined
    let hash = 0
    for (let end = start; end < Math.min(words.length, start + mostWords); ) {
      hash = joinWord(hash, words[end++] ?? 0)
      const phrase = byHash.get(hash)
      if (phrase) found = { ...phrase, end }
    }
    return found
  }
}
