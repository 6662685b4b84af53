import { joinWord, type Words } from '../../text/words.ts'

/**
 * A sample of the four words in a row that a text has: of those whose hash has the same last digits, the one with the
 * smallest hash (one permutation hashing; Li, Owen, Zhang 2012), so that two texts have the more of it in common the more
 * of their words they share. `noWords` where a text has none with these digits.
 */
export type Sketch = Int32Array

const sketchSize = 32
const noWords = 0x7fffffff
const wordsInRow = 4

/** Two texts that share 40 of 100 words have 8 of 32 in common on average; those that differ in every fourth word have 6. */
const leastCommon = 4
/** What more texts than this have is how the company speaks: only texts that are nearly the same are known by it. */
const mostSharing = 12
const leastOfAll = 16

/** A text is compared with so many others at most, and words that more texts have lead to the last of these only. */
const mostCandidates = 6

/** A short sketch of a text, by which texts that share rows of words are found. */
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

/** Spreads a number over 32 bits: the last step of MurmurHash3 (Austin Appleby, public domain). */
function mix(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const spread = Math.imul(half ^ (half >>> 13), 0xc2b2ae35)
  return spread ^ (spread >>> 16)
}

export interface Candidates {
  /** Earlier texts that the text may be a copy of, the likeliest first. */
  copied: readonly number[]
  /** The same and others with which it shares words, by which it shows what many texts say. */
  beside: readonly number[]
}

/**
 * For each text the earlier ones that it may be a copy of, at most six, the likeliest first; the caller compares them. Of
 * two earlier texts, the one is likelier with which it shares words that fewer texts have.
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

/** Of each number of each sketch, one sketch after the other. */
interface Numbers {
  /** The text that had it before. */
  before: Int32Array
  /** How many had it before. */
  counts: Int32Array
  /** 0 where more than a few texts have it. */
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
  /** The last text that has each number. */
  last: ReadonlyMap<number, number>
  /** How many texts before have the number of each sketch. */
  counts: Int32Array
}

/** Sets to 0 the numbers of one row of all sketches that more than a few texts have. */
function markCommon(isRare: Uint8Array, { sketches, digits, last, counts }: Row): void {
  const common = new Set<number>()
  for (const [words, text] of last) if ((counts[text * sketchSize + digits] ?? 0) >= mostSharing) common.add(words)
  if (common.size === 0) return
  sketches.forEach((sketch, text) => {
    if (common.has(sketch[digits] ?? noWords)) isRare[text * sketchSize + digits] = 0
  })
}

/** The texts that share words with some of them, by which these can be compared as among all texts. */
export function findMeeting<Text extends { sketch: Sketch | undefined }>(
  texts: readonly Text[],
  isOne: (text: Text) => boolean,
): Text[] {
  const sought = new Set(texts.filter(isOne).flatMap(({ sketch }) => [...(sketch ?? [])]))
  sought.delete(noWords)
  return texts.filter((text) => text.sketch && (isOne(text) || text.sketch.some((words) => sought.has(words))))
}
