/** A number for each word of some texts, in order; case and punctuation are ignored. */
export type Words = Int32Array

/**
 * The number of every masked phrase and every placeholder, so that texts which differ only in them have the same words.
 */
export const anyWord = 1
const openingBrace = 123
const longestToken = 20

/** FNV-1a for 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/ */
const offset = 0x811c9dc5 | 0
const prime = 0x01000193

/** Adds a word to the hash of the words before it; the hash of no words is 0. */
export const joinWord = (hash: number, word: number) => Math.imul(hash, prime) ^ word

/** A buffer for words that grows to the longest page: growing an array word by word took a third of the time. */
export interface WordBuffer {
  words: Int32Array
  count: number
}

export const createWordBuffer = (): WordBuffer => ({ words: new Int32Array(4096), count: 0 })

const scratch = createWordBuffer()

/** Returns the words of some texts; a placeholder such as `{city}` is one word. */
export function wordsOf(texts: readonly string[]): Words {
  for (const text of texts) addWords(scratch, text)
  return takeWords(scratch)
}

/** Returns the words of a text until the next call of this function or of `wordsOf`: a copy takes longer than to read them. */
export function passingWordsOf(text: string): Words {
  const words = addWords(scratch, text)
  scratch.count = 0
  return words
}

/** Returns a copy of all words in a buffer, and empties it. */
export function takeWords(buffer: WordBuffer): Words {
  const all = buffer.words.slice(0, buffer.count)
  buffer.count = 0
  return all
}

/** Adds the words of a text to a buffer, and returns a view of them until the buffer is filled anew. */
export function addWords(buffer: WordBuffer, text: string): Words {
  const start = buffer.count
  const most = start + text.length
  if (most > buffer.words.length) {
    const longer = new Int32Array(2 * most)
    longer.set(buffer.words)
    buffer.words = longer
  }
  const { words } = buffer
  let count = start
  let hash = offset
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const known = letters[code] ?? 0
    const letter = known === unknown ? letterOf(code) : known
    if (letter > 0) {
      hash = Math.imul(hash ^ letter, prime)
      continue
    }
    if (letter === skipped) continue
    if (hash !== offset) words[count++] = hash
    hash = offset
    const end = code === openingBrace ? text.indexOf('}', at) : -1
    if (end > at && end - at < longestToken) {
      words[count++] = anyWord
      at = end
    }
  }
  if (hash !== offset) words[count++] = hash
  buffer.count = count
  return words.subarray(start, count)
}

/** Returned by `letterOf` for characters that do not change a word: accents, soft hyphens and joiners. */
export const skipped = -1

/** The number of letters that distinguishes most texts. */
const startLetters = 24

/** Hashes the first letters of a text; case and the characters between words are ignored. */
export function hashOfStart(text: string): number {
  let hash = offset
  for (let at = 0, count = 0; at < text.length && count < startLetters; at++) {
    const letter = letterOf(text.charCodeAt(at))
    if (letter <= 0) continue
    hash = Math.imul(hash ^ letter, prime)
    count++
  }
  return hash
}

const unknown = -2
/** The results of `letterOf` by character code; those beyond ASCII are computed on first use. */
const letters = new Int32Array(1 << 16).fill(unknown)
for (let code = 0; code < 128; code++) {
  const small = code | 32
  letters[code] = (small >= 97 && small <= 122) || (code >= 48 && code <= 57) ? small : 0
}

/**
 * Returns the lower-case letter without its accent, a digit itself, 0 for a character between words, or `skipped`.
 * Surrogates count as letters, except those of pictures.
 */
export function letterOf(code: number): number {
  const known = letters[code] ?? 0
  if (known !== unknown) return known
  const letter = foldLetter(code)
  letters[code] = letter
  return letter
}

/** Scripts after these letters have marks that are more than accents, and syllables that would decompose. */
const lastWithAccents = 0x1fff

function foldLetter(code: number): number {
  const character = String.fromCharCode(code)
  if (/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/.test(character)) return skipped
  // The high surrogates of emoji and other pictures: U+1F000 to U+1FBFF.
  if (code >= 0xd83c && code <= 0xd83e) return 0
  if (/\p{Surrogate}/u.test(character)) return code
  if (!/[\p{L}\p{N}\p{M}]/u.test(character)) return 0
  const small = character.toLowerCase()
  return (code > lastWithAccents ? small : small.normalize('NFD')).charCodeAt(0)
}
