import type { Shingles } from './wordReader.ts'

/**
 * Which texts may be alike, without holding each against each: MinHash by one permutation (Li, Owen, Zhang 2012), an
 * empty bin filled from the next full one (Shrivastava, Li 2014), 51 bands of 5. Two texts that are 0.6 alike meet with a
 * probability of 0.98, 0.85 alike of more than 0.9999, 0.2 alike of 0.02.
 */
const rows = 5
const bands = 51
const bins = bands * rows

/** Earlier texts of a band that are counted, and candidates that the caller looks at closely. */
const most = 6

/** What a text is recognised by: one number for each band. */
export type Sketch = Int32Array

const empty = 0x7fffffff

export function sketch(shingles: Shingles): Sketch {
  const smallest = new Int32Array(bins).fill(empty)
  for (let at = 0; at < shingles.length; at++) {
    const hash = (shingles[at] ?? 0) & 0x7fffffff
    const bin = hash % bins
    if (hash < (smallest[bin] ?? 0)) smallest[bin] = hash
  }
  const keys = new Int32Array(bands)
  for (let bin = 0; bin < bins; bin++) {
    let steps = 0
    while (smallest[(bin + steps) % bins] === empty && steps < bins) steps++
    const value = (smallest[(bin + steps) % bins] ?? 0) + Math.imul(steps, 0x9e3779b1)
    const band = Math.floor(bin / rows)
    keys[band] = Math.imul((keys[band] ?? 0) || band + 1, 0x01000193) ^ value
  }
  return keys
}

/**
 * Numbers by a key, with open addressing: a Map takes five times as long.
 *
 * @param most how many keys there may be
 */
function createTable(most: number) {
  const size = 2 ** Math.ceil(Math.log2(2 * most + 1))
  const keys = new Int32Array(size)
  const values = new Int32Array(size)
  return {
    /** Puts a number other than 0 in place of the one before, which it returns; 0 where there was none. */
    swap(key: number, value: number): number {
      let at = (Math.imul(key, 0x9e3779b1) >>> 7) & (size - 1)
      while (values[at] !== 0 && keys[at] !== key) at = (at + 1) & (size - 1)
      const before = values[at] ?? 0
      keys[at] = key
      values[at] = value
      return before
    },
    clear: () => values.fill(0),
  }
}

/** For each text the earlier ones that share most bands with it, at most six; the caller decides on the exact figure. */
export function findCandidates(sketches: readonly Sketch[]): number[][] {
  const hits: (Map<number, number> | undefined)[] = sketches.map(() => undefined)
  /** Of each key the text that had it last, and of each text the one that had its key before; from 1 on, 0 is none. */
  const last = createTable(sketches.length)
  const before = new Int32Array(sketches.length + 1)
  // Band after band: a table for all of them takes 67 MB for 50,000 pages.
  for (let band = 0; band < bands; band++) {
    last.clear()
    for (let text = 1; text <= sketches.length; text++) {
      let other = last.swap(sketches[text - 1]?.[band] ?? 0, text)
      before[text] = other
      for (let steps = 0; other !== 0 && steps < most; steps++) {
        const met = hits[text - 1] ?? new Map<number, number>()
        hits[text - 1] = met.set(other, (met.get(other) ?? 0) + 1)
        other = before[other] ?? 0
      }
    }
  }
  return hits.map((met) => {
    const sorted = [...(met ?? [])].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    return sorted.slice(0, most).map(([other]) => other - 1)
  })
}

/** The sketches that share a band with one of some, so that nothing else can be a candidate of these. */
export function findMeeting<Text extends { sketch: Sketch | undefined }>(
  texts: readonly Text[],
  isOne: (text: Text) => boolean,
): Text[] {
  const keys = new Set(texts.filter(isOne).flatMap(({ sketch }) => [...(sketch ?? [])]))
  return texts.filter(({ sketch }) => sketch?.some((key) => keys.has(key)))
}
