import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCandidates, type Sketch } from '../../../src/content/review/findCandidates.ts'
import { seed } from '../../seed.ts'

const bands = 51
/** Keys from a few numbers, so that many texts share some. */
const sketches = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: bands, maxLength: bands }), {
  maxLength: 30,
})

/** Of each text the earlier ones by the bands that they share, the six last ones of each band being counted. */
function candidatesByForce(texts: readonly Sketch[]): number[][] {
  return texts.map((own, index) => {
    const hits = new Map<number, number>()
    own.forEach((key, band) => {
      const sharing = texts.slice(0, index).flatMap((text, other) => (text[band] === key ? [other] : []))
      for (const other of sharing.slice(-6)) hits.set(other, (hits.get(other) ?? 0) + 1)
    })
    const sorted = [...hits].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    return sorted.slice(0, 6).map(([other]) => other)
  })
}

describe('src/content/review/findCandidates', () => {
  test('finds the texts that share most bands, as holding each against each does', () => {
    fc.assert(
      fc.property(sketches, (keys) => {
        const texts = keys.map((each) => Int32Array.from(each))
        expect(findCandidates(texts)).toEqual(candidatesByForce(texts))
      }),
      { seed },
    )
  })

  test('takes the same key in another band for another one', () => {
    const [first, second] = [new Int32Array(bands).fill(1), new Int32Array(bands).fill(2)]
    second[1] = 1
    first[1] = 3
    expect(findCandidates([first, second])).toEqual([[], []])
  })
})
