import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, nearestShade, showContrast } from '../../../src/content/theme/contrast.ts'
import { runs, seed } from '../../seed.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Returns which channels are larger than others by more than a rounding error. */
function hueOrder(shade: string): string[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16))
  return channels.flatMap((one, i) => channels.flatMap((other, j) => (one > other + 1 ? [`${i}>${j}`] : [])))
}

describe('src/content/theme/contrast', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
    ['#ff0000', '#FFFFFF', 4],
  ])('is known for %s and %s: %d', (a, b, expected) => {
    expect(contrastOf(a, b)).toBeCloseTo(expected, 2)
  })

  test('is the same in both directions', () => {
    expect(contrastOf('#0E5A52', '#FBFAF7')).toBe(contrastOf('#FBFAF7', '#0E5A52'))
  })

  test.each([
    [4.4999999, '4.4'],
    [2.96, '2.9'],
    [21, '21.0'],
    [1, '1.0'],
  ])('shows %d as %s', (contrast, shown) => {
    expect(showContrast(contrast)).toBe(shown)
  })

  test('leaves a colour that passes as it is', () => {
    expect(nearestShade('#0E5A52', () => true)).toBe('#0E5A52')
  })

  test('finds no shade where none passes', () => {
    expect(nearestShade('#0E5A52', () => false)).toBeUndefined()
  })

  test('goes to the darker or lighter side, whichever is nearer', () => {
    const found = (ground: string) => nearestShade('#808080', (shade) => contrastOf(shade, ground) >= 4.5)
    expect([found('#FFFFFF'), found('#222222')]).toEqual(['#767676', '#898989'])
  })

  test('keeps the hue', () => {
    fc.assert(
      fc.property(colour, colour, (one, ground) => {
        const shade = nearestShade(one, (shade) => contrastOf(shade, ground) >= 4.5)
        expect(hueOrder(one)).toEqual(expect.arrayContaining(hueOrder(shade ?? '#000000')))
      }),
      { seed, numRuns: runs(50, 200) },
    )
  })
})
