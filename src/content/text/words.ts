/** A number for each word of some texts, in their order; capitals and punctuation do not count. */
export type Words = Int32Array

/** Stands for every masked phrase and every placeholder, so that texts that differ in nothing else come out the same. */
export const anyWord = 1
const openingBrace = 123
const longestToken = 20

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/: offset and prime for 32 bits. */
const offset = 0x811c9dc5 | 0
const prime = 0x01000193

/** Goes on with a hash that begins with 0. */
export const join = (hash: number, word: number) => Math.imul(hash, prime) ^ word

/** Where words are kept: an array for each page is a buffer for each. */
let room = new Int32Array(0)
let used = 0
const leastRoom = 1 << 20

/** The words of some texts. */
export function wordsOf(texts: readonly string[]): Words {
  const most = texts.reduce((sum, text) => sum + text.length + 1, 0)
  if (room.length - used < most) {
    room = new Int32Array(Math.max(leastRoom, most))
    used = 0
  }
  const start = used
  for (const text of texts) used = hashWords(text, room, used)
  return room.subarray(start, used)
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
