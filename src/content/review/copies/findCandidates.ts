import { joinWord, type Words } from '../../text/words.ts'

/**
 * A sample of the four-word sequences in a text: for each value of the last digits of their hash, the smallest hash
 * (one permutation hashing; Li, Owen, Zhang 2012). The more words two texts share, the more of their samples are equal.
 * `noWords` for digits that do not occur.
 */
export type Sketch = Int32Array

const sketchSize = 32
const noWords = 0x7fffffff
const wordsInRow = 4

/**
 * Two texts that share 40 of 100 words have 8 of 32 samples in common on average; texts that differ in every fourth
 * word have 6.
 */
const leastCommon = 4
/**
 * A sample that more texts share is a phrase of the company. Texts that share only such samples must be nearly
 * identical.
 */
const mostSharing = 12
const leastOfAll = 16

/** A text is compared with at most this many others. A sample that more texts have leads only to the last of these. */
const mostCandidates = 6

/** Creates a short sketch of a text, which finds texts that share sequences of words. */
export function sketchOf(words: Words): Sketch {
  const smallest = new Int32Array(sketchSize).fill(noWords)
  for (let at = 0; at + wordsInRow <= words.length; at++) {
    let row = 0
    for (let next = at; next < at + wordsInRow; next++) row = joinWord(row, words[next] ?? 0)
    const hash = mix(row) & noWords
    const digits = hash % sketchSize
    if (hash < (smallest[digits] ?? 0)) smallest[digits] = hash
  }
  return smallest
}

/** Spreads a number over 32 bits: the final step of MurmurHash3 (Austin Appleby, public domain). */
function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const spread = Math.imul(half ^ (half >>> 13), 0xc2b2ae35)
  return spread ^ (spread >>> 16)
}

export interface Candidates {
  /** Earlier texts that the text may be a copy of, starting with the most likely one. */
  copied: readonly number[]
  /** The same texts and others with shared words, which show what many texts have in common. */
  beside: readonly number[]
}

/**
 * Returns for each text the earlier ones that it may be a copy of: at most six, starting with the most likely one. The
 * caller compares them. A text is more likely if it shares words that fewer texts have.
 */
export function findCandidates(sketches: readonly Sketch[]): Candidates[] {
  const { before, counts, isRare } = indexNumbers(sketches)
  const scores = new Float64Array(sketches.length)
  return sketches.map((sketch, text) => {
    const met: number[] = []
    for (let digits = 0; digits < sketchSize; digits++) {
      const count = counts[text * sketchSize + digits] ?? 0
      let other = text
      for (let steps = Math.min(count, mostCandidates); steps > 0; steps--) {
        other = before[other * sketchSize + digits] ?? 0
        if (scores[other] === 0) met.push(other)
        scores[other] = (scores[other] ?? 0) + 1 / count
      }
    }
    if (met.length === 0) return { copied: met, beside: met }
    const scoreOf = (other: number) => scores[other] ?? 0
    const likeliest = met.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b).slice(0, mostCandidates)
    for (const other of met) scores[other] = 0
    const copied = likeliest.filter((other) => {
      const theirs = sketches[other]
      let [common, rare] = [0, 0]
      for (let digits = 0; digits < sketchSize; digits++) {
        if (sketch[digits] === noWords || sketch[digits] !== theirs?.[digits]) continue
        common++
        rare += isRare[text * sketchSize + digits] ?? 0
      }
      return rare >= leastCommon || common >= leastOfAll
    })
    return { copied, beside: likeliest }
  })
}

/** Data for each number of each sketch, one sketch after the other. */
interface Numbers {
  /** The previous text with the same number. */
  before: Int32Array
  /** How many previous texts have the number. */
  counts: Int32Array
  /** 0 if more than a few texts have the number. */
  isRare: Uint8Array
}

function indexNumbers(sketches: readonly Sketch[]): Numbers {
  const before = new Int32Array(sketches.length * sketchSize)
  const counts = new Int32Array(sketches.length * sketchSize)
  const isRare = new Uint8Array(sketches.length * sketchSize).fill(1)
  for (let digits = 0; digits < sketchSize; digits++) {
    const last = new Map<number, number>()
    for (let text = 0; text < sketches.length; text++) {
      const words = sketches[text]?.[digits] ?? noWords
      if (words === noWords) continue
      const other = last.get(words)
      last.set(words, text)
      if (other === undefined) continue
      before[text * sketchSize + digits] = other
      counts[text * sketchSize + digits] = (counts[other * sketchSize + digits] ?? 0) + 1
    }
    markCommon(isRare, { sketches, digits, last, counts })
  }
  return { before, counts, isRare }
}

interface Row {
  sketches: readonly Sketch[]
  digits: number
  /** The last text with each number. */
  last: ReadonlyMap<number, number>
  /** For each sketch, how many previous texts have its number. */
  counts: Int32Array
}

/** Sets to 0 the numbers at one position of all sketches that more than a few texts have. */
function markCommon(isRare: Uint8Array, { sketches, digits, last, counts }: Row): void {
  const common = new Set<number>()
  for (const [words, text] of last) if ((counts[text * sketchSize + digits] ?? 0) >= mostSharing) common.add(words)
  if (common.size === 0) return
  sketches.forEach((sketch, text) => {
    if (common.has(sketch[digits] ?? noWords)) isRare[text * sketchSize + digits] = 0
  })
}

/**
 * Returns the texts that share words with some of them, so that comparing these gives the same result as comparing all
 * texts.
 */
export function findMeeting<Text extends { sketch: Sketch | undefined }>(
  texts: readonly Text[],
  isOne: (text: Text) => boolean,
): Text[] {
  const sought = new Set(texts.filter(isOne).flatMap(({ sketch }) => [...(sketch ?? [])]))
  sought.delete(noWords)
  return texts.filter((text) => text.sketch && (isOne(text) || text.sketch.some((words) => sought.has(words))))
}
