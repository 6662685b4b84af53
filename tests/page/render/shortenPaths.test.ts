import { describe, expect, test } from 'vitest'
import { shortenPath, shortenPaths } from '../../../src/page/render/shortenPaths.ts'

describe('src/page/render/shortenPaths', () => {
  test.each([
    ['a line that goes on without its letter', 'M10 10 L12 12 L14 10', 'm10 10 2 2 2-2'],
    ['level and upright lines', 'M100 100 L150 100 L150 190', 'm100 100h50v90'],
    ['numbers that follow a letter', 'M0 0h4 5v2 3', 'm0 0h4 5v2 3'],
    ['a place that is shorter from the origin', 'M200 200l-190-195', 'm200 200L10 5'],
    ['tenths, counted from the drawn place', 'M.04 1.06l.26.02.26 0', 'm0 1.1h.3 .3'],
    ['a dot', 'M3 3h.01M7 5h.01', 'm3 3h.01m4 2h.01'],
    ['flags without spaces', 'M0 0a1 1 0 012 2', 'm0 0a1 1 0 0 1 2 2'],
    ['what follows a closed shape', 'M1 1h2v2zm4 4h1', 'm1 1h2v2zm4 4h1'],
    ['lines after a move without their letter', 'm9 12 2 2 4-4', 'm9 12 2 2 4-4'],
    ['curves and their short forms', 'M0 0C1 1 2 2 3 3S5 5 6 6Q7 7 8 8T9 9', 'm0 0c1 1 2 2 3 3s2 2 3 3q1 1 2 2t1 1'],
  ])('writes %s', (_what, data, expected) => {
    expect(shortenPath(data)).toBe(expected)
  })

  test('changes the paths of a drawing alone', () => {
    const html = '<path d="M10 10L20 20" id="d"/><circle cx="10.04"/>'
    expect(shortenPaths(html)).toBe('<path d="m10 10 10 10" id="d"/><circle cx="10.04"/>')
  })
})
