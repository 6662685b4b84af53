import { joinWord, type Words } from '../text/words.ts'

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

/** A text is compared with so many others at most, and words that more texts have lead to the last of these only. */
const mostCandidates = 6

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

/**
 * For each text the earlier ones that it may be a copy of, at most six, the likeliest first; the caller compares them. Of
 * two earlier texts, the one is likelier with which it shares words that fewer texts have.
 */
export function findCandidates(sketches: readonly Sketch[]): number[][] {
  /** For each number of each sketch: the text that had it before, and how many had it. */
  const before = new Int32Array(sketches.length * sketchSize)
  const counts = new Int32Array(sketches.length * sketchSize)
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
  }
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
    if (met.length === 0) return met
    const scoreOf = (other: number) => scores[other] ?? 0
    const likeliest = met.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b).slice(0, mostCandidates)
    for (const other of met) scores[other] = 0
    return likeliest.filter((other) => countCommon(sketch, sketches[other]) >= leastCommon)
  })
}

function countCommon(ours: Sketch, theirs: Sketch | undefined): number {
  let sum = 0
  for (let at = 0; at < sketchSize; at++) if (ours[at] !== noWords && ours[at] === theirs?.[at]) sum++
  return sum
}

/** The texts that share enough words with some of them to be a copy of one, or its original. */
export function findMeeting<Text extends { sketch: Sketch | undefined }>(
  texts: readonly Text[],
  isOne: (text: Text) => boolean,
): Text[] {
  const sought = new Set(texts.filter(isOne).flatMap(({ sketch }) => [...(sketch ?? [])]))
  return texts.filter(({ sketch }) => sketch && sketch.filter((words) => sought.has(words)).length >= leastCommon)
}
