import { letterOf } from '../../text/words.ts'

/** Words with more letters than this are not judged. */
const mostLetters = 64
/** FNV's prime for 32 bits, and 2^32 divided by the golden ratio, which spreads a hash over its upper bits. */
const [prime, spreading] = [0x01000193, 0x9e3779b1]
/** Bits for each name: it has a dozen parts, and one in a hundred other words shall find its bit set. */
const bitsPerName = 1024

const powers = new Int32Array(mostLetters + 1)
powers[0] = 1
for (let at = 1; at <= mostLetters; at++) powers[at] = Math.imul(powers[at - 1] ?? 0, prime)

/**
 * Creates a fast test of words that may be near one of some names, see `isSlip`: whether they, or the words up to one of
 * their spaces and hyphens, may equal a name if each loses at most one letter.
 *
 * @param names small letters without accents
 */
export function createSlipFilter(names: readonly string[]): (words: string) => boolean {
  const bitCount = Math.max(10, Math.ceil(Math.log2(names.length * bitsPerName)))
  const bits = new Uint32Array(2 ** (bitCount - 5))
  /** The hashes of the first letters of the current word, by their number. */
  const starts = new Int32Array(mostLetters + 1)
  const slotOf = (hash: number) => Math.imul(hash, spreading) >>> (32 - bitCount)
  const add = (hash: number) => {
    const slot = slotOf(hash)
    bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }
  const has = (hash: number) => {
    const slot = slotOf(hash)
    return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
  }
  const push = (count: number, letter: number) => {
    starts[count + 1] = (Math.imul(starts[count] ?? 0, prime) + letter) | 0
  }
  const whole = (count: number) => starts[count] ?? 0
  /** The hash of the current word without one of its letters. */
  const without = (count: number, at: number) =>
    (whole(count) + Math.imul(whole(at) - whole(at + 1), powers[count - at - 1] ?? 0)) | 0
  for (const name of names) {
    const count = Math.min(name.length, mostLetters)
    for (let at = 0; at < count; at++) push(at, name.charCodeAt(at))
    add(whole(count))
    for (let at = 0; at < count; at++) add(without(count, at))
  }
  const isKnown = (count: number) => {
    if (has(whole(count))) return true
    for (let at = 0; at < count; at++) if (has(without(count, at))) return true
    return false
  }
  return (words) => {
    let count = 0
    for (let at = 0; at < words.length; at++) {
      const code = words.charCodeAt(at)
      const letter = letterOf(code)
      if (letter > 0) {
        if (count === mostLetters) return true
        push(count++, letter)
      } else if ((code === space || code === hyphen) && isKnown(count)) return true
    }
    return isKnown(count)
  }
}

const [space, hyphen] = [32, 45]
