/** A number for each word of some texts, in their order; capitals and punctuation do not count. */
export type Words = Int32Array

/** The number of every masked phrase and every placeholder: texts that differ in nothing else have the same words. */
export const anyWord = 1
const openingBrace = 123
const longestToken = 20

/** FNV-1a for 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/ */
const offset = 0x811c9dc5 | 0
const prime = 0x01000193

/** Adds a word to the hash of those before it; the hash of no words is 0. */
export const joinWord = (hash: number, word: number) => Math.imul(hash, prime) ^ word

/** The words of some texts; a placeholder such as `{city}` is one word. */
export function wordsOf(texts: readonly string[]): Words {
  const words: number[] = []
  for (const text of texts) {
    let hash = offset
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      const letter = letterOf(code)
      if (letter !== 0) {
        hash = Math.imul(hash ^ letter, prime)
        continue
      }
      if (hash !== offset) words.push(hash)
      hash = offset
      const end = code === openingBrace ? text.indexOf('}', at) : -1
      if (end > at && end - at < longestToken) {
        words.push(anyWord)
        at = end
      }
    }
    if (hash !== offset) words.push(hash)
  }
  return new Int32Array(words)
}

/** The small letter of a letter, and a digit itself; 0 for other ASCII characters. All others count as letters. */
function letterOf(code: number): number {
  if (code > 127) return String.fromCharCode(code).toLowerCase().charCodeAt(0)
  const small = code | 32
  return (small >= 97 && small <= 122) || (code >= 48 && code <= 57) ? small : 0
}
