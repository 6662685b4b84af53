import type { Point } from './areaGeometry.ts'

/** How far the land extends around places that no outline surrounds. */
const reach = 80

/**
 * Returns the corners of a shape that surrounds all places with a margin: the hull of circles (Andrew's chain, 1979).
 */
export function hullAround(places: readonly Point[]): Point[] {
  const corners = places.flatMap(([x, y]) =>
    Array.from({ length: 12 }, (_, at): Point => {
      const turn = (at * Math.PI) / 6
      return [Math.round(x + reach * Math.cos(turn)), Math.round(y + reach * Math.sin(turn))]
    }),
  )
  const sorted = corners.sort(([x, y], [u, v]) => x - u || y - v)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** Returns one side of a hull without its last corner, which is the first corner of the other side. */
function halfHull(sorted: readonly Point[]): Point[] {
  const half: Point[] = []
  for (const [x, y] of sorted) {
    const turnsBack = () => {
      const [[a, b], [c, d]] = [half.at(-2) ?? [x, y], half.at(-1) ?? [x, y]]
      return (c - a) * (y - b) - (d - b) * (x - a) <= 0
    }
    while (half.length > 1 && turnsBack()) half.pop()
    half.push([x, y])
  }
  return half.slice(0, -1)
}
