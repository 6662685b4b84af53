import { describe, expect, test } from 'vitest'
import { type Point, penLine } from '../../src/ui/AreaMap/areaGeometry.ts'

/**
 * Returns the control points of the curve as a browser computes them: the first is written, each later one is mirrored.
 */
function pullsOf(path: string): Point[] {
  const [, left = '', line = '', first = '', others = ''] =
    /^M([^lq]*)(l[^q]*)?q([^tlz]*)(?:t([^lz]*))?/.exec(path) ?? []
  const read = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number)
  const [[x = 0, y = 0], [dx = 0, dy = 0], [cx = 0, cy = 0, ex = 0, ey = 0]] = [read(left), read(line), read(first)]
  let at: Point = [x + dx, y + dy]
  let pull: Point = [at[0] + cx, at[1] + cy]
  at = [at[0] + ex, at[1] + ey]
  const pulls = [pull]
  const rest = read(others)
  for (let i = 0; i < rest.length; i += 2) {
    pull = [2 * at[0] - pull[0], 2 * at[1] - pull[1]]
    at = [at[0] + (rest[i] ?? 0), at[1] + (rest[i + 1] ?? 0)]
    pulls.push(pull)
  }
  return pulls
}

const coast = Array.from({ length: 40 }, (_, i): Point => [i * 40 + ((i * 7) % 5), ((i * i * 13) % 97) + i])

describe('src/ui/AreaMap penLine', () => {
  test.each([
    ['an open line', false, coast.slice(1, -1)],
    ['a shore', true, [...coast.slice(1), coast[0] ?? [0, 0]]],
  ])('pulls %s within a unit of each corner, however long it is', (_what, closed, corners) => {
    const pulls = pullsOf(penLine(coast, closed))
    expect(pulls).toHaveLength(corners.length)
    const off = pulls.map(([x, y], i) =>
      Math.max(Math.abs(x - (corners[i]?.[0] ?? 0)), Math.abs(y - (corners[i]?.[1] ?? 0))),
    )
    expect(Math.max(...off)).toBeLessThanOrEqual(1)
  })

  test('draws two points as a straight line, and one as nothing', () => {
    expect(
      penLine(
        [
          [0, 0],
          [40, 50],
        ],
        false,
      ),
    ).toBe('M0 0l40 50')
    expect(
      penLine(
        [
          [0, 0],
          [1, 1],
        ],
        false,
      ),
    ).toBe('')
  })
})
