/** Converts coordinates to lines and positions on a drawn map. */

/** Latitude and longitude in degrees; a plain array, because it comes from JSON. */
export type LatLon = readonly number[]
export type Point = readonly [x: number, y: number]
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** A position for a text. A rotated text occupies only its parts, not its whole bounding box. */
export interface Spot extends Rect {
  parts?: readonly Rect[]
}

/** Returns the rectangles that a text occupies. */
export const partsOf = (spot: Spot): readonly Rect[] => spot.parts ?? [spot]

const milesPerDegree = 69.05
/** The minimum width of a map in miles: otherwise neighbours in one street would be drawn as far apart as towns. */
const leastMiles = 4
/** Round distances, in any unit. */
const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

interface Sheet {
  width: number
  margin: number
  /** The minimum and maximum height. */
  heights: readonly [least: number, most: number]
  /** Miles shown around the places, as far as outlines reach. Default: 10, or 7 around a single place. */
  around?: number | undefined
}

/**
 * Fits coordinates onto a sheet; longitudes shrink with the cosine of the latitude. Anything more than 10 miles beyond
 * the outermost of `places`, or 7 miles around a single one, is outside the map, so that a large county does not dwarf
 * its towns. If no outline is that wide, a margin of an eighth surrounds the places, for their names and the scale.
 *
 * @returns the height, the length of a mile, and a function that maps coordinates to points
 */
export function fitCoordinates(outlines: readonly LatLon[], places: readonly LatLon[], sheet: Sheet) {
  const { width, margin, heights, around = places.length > 1 ? 10 : 7 } = sheet
  const range = (part: 0 | 1, slack: number): [number, number] => {
    const [all, near] = [outlines.concat(places), places.length ? places : outlines].map((list) =>
      list.map((one) => one[part] ?? 0),
    )
    const [low, high] = spanOf(all ?? [])
    const [first, last] = spanOf(near ?? [])
    const room = (last - first) / 8
    return [Math.min(first - room, Math.max(low, first - slack)), Math.max(last + room, Math.min(high, last + slack))]
  }
  const slack = around / milesPerDegree
  const [south, north] = range(0, slack)
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [west, east] = range(1, slack / narrowing)
  const inner = width - 2 * margin
  const [lowest, highest] = heights
  const across = Math.max(
    (east - west) * narrowing,
    (north - south) / ((highest - 2 * margin) / inner),
    leastMiles / milesPerDegree,
  )
  const down = Math.max(north - south, across * ((lowest - 2 * margin) / inner))
  const scale = inner / across
  const left = (west + east - across / narrowing) / 2
  const top = (south + north + down) / 2
  return {
    height: Math.round(down * scale + 2 * margin),
    mile: scale / milesPerDegree,
    at: ([lat = 0, lon = 0]: LatLon): Point => [
      Math.round(margin + (lon - left) * narrowing * scale),
      Math.round(margin + (top - lat) * scale),
    ],
  }
}

/** Returns minimum and maximum; Math.min cannot take as many arguments as the border of a county has points. */
function spanOf(numbers: readonly number[]): [least: number, greatest: number] {
  return numbers.reduce<[number, number]>(
    ([least, greatest], number) => [Math.min(least, number), Math.max(greatest, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
}

/** Returns the shortest round distance, in units of the given length, that is at least `least` long on the map. */
export function roundDistance(unit: number, least: number): number {
  return distances.find((count) => count * unit >= least) ?? Math.max(...distances)
}

/** Returns path data of a smooth line: each corner pulls a curve between the midpoints of its two sides. */
export function penLine(points: readonly Point[], closed: boolean) {
  const thinned = thin(points)
  const [from, to, further] = thinned
  if (!from || !to) return ''
  if (!further) return `M${from.join(' ')}${lineTo(from, to)}`
  const corners = thinned.map(evened)
  const [first = from, second = to] = corners
  const middles = corners.map((corner, i) => middle(corner, corners[(i + 1) % corners.length] ?? corner))
  const start = middles[0] ?? first
  const ends = closed ? [...middles.slice(1), start] : middles.slice(1, -1)
  // The first curve states its control point; each later one (`t`) mirrors the previous one, which is exact.
  let [x, y] = start
  const numbers = [second[0] - x, second[1] - y]
  let path = closed ? `M${x} ${y}q` : `M${first.join(' ')}${lineTo(first, start)}q`
  for (const [i, [ex, ey]] of ends.entries()) {
    numbers.push(ex - x, ey - y)
    ;[x, y] = [ex, ey]
    if (i > 0) continue
    path += `${joined(numbers.splice(0))}t`
  }
  path = numbers.length > 0 ? path + joined(numbers) : path.slice(0, -1)
  return closed ? `${path}z` : path + lineTo([x, y], corners.at(-1) ?? first)
}

const joined = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')
/** Rounds to even numbers, so that the midpoint of two points is an integer. */
const evened = ([x, y]: Point): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]
const middle = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2]
const lineTo = ([x, y]: Point, [u, v]: Point) => `l${u - x} ${v - y}`

/** Removes points less than 32 units from the previous one, the resolution of the pen. */
function thin(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= 32) kept.push(point)
  }
  return kept
}

/** Returns the part of a polygon inside a rectangle (Sutherland and Hodgman, 1974). */
export function clipPolygon(points: readonly Point[], { x, y, w, h }: Rect): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, x, 1],
    [0, x + w, -1],
    [1, y, 1],
    [1, y + h, -1],
  ]
  return sides.reduce<Point[]>(
    (rest, [axis, limit, sign]) => {
      const inside = (point: Point) => (point[axis] - limit) * sign >= 0
      return rest.flatMap((to, i): Point[] => {
        const from = rest.at(i - 1) ?? to
        if (inside(from) === inside(to)) return inside(to) ? [to] : []
        const part = (limit - from[axis]) / (to[axis] - from[axis])
        const cut: Point = [
          Math.round(from[0] + (to[0] - from[0]) * part),
          Math.round(from[1] + (to[1] - from[1]) * part),
        ]
        return inside(to) ? [cut, to] : [cut]
      })
    },
    [...points],
  )
}

/** Returns a line from its first to its last point inside a rectangle, plus one more point at both ends. */
export function clipLine(points: readonly Point[], { x, y, w, h }: Rect): Point[] {
  const inside = ([u, v]: Point) => u >= x && u <= x + w && v >= y && v <= y + h
  const first = points.findIndex(inside)
  const last = points.findLastIndex(inside)
  return first < 0 ? [] : points.slice(Math.max(0, first - 1), last + 2)
}

/** Distances between a name and the border of its region, preferred one first. */
const insets = [32, 12]

/**
 * Returns positions for a text inside a polygon and outside `others`: far from all borders first, then near the middle.
 */
export const spotsInside = (
  polygon: readonly Point[],
  w: number,
  h: number,
  others: readonly (readonly Point[])[] = [],
) => insets.flatMap((inset) => spotsWithin(polygon, { w, h, inset }, others))

function spotsWithin(
  polygon: readonly Point[],
  { w, h, inset }: { w: number; h: number; inset: number },
  others: readonly (readonly Point[])[],
) {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const [[left, right], [top, bottom]] = [spanOf(xs), spanOf(ys)]
  const spots: Rect[] = []
  for (let y = top + inset; y < bottom - h; y += 12) {
    for (let x = left + inset; x < right - w; x += 12) {
      const edge = [0, 0.25, 0.5, 0.75, 1].flatMap((part): Point[] => {
        const u = x - inset + part * (w + 2 * inset)
        return [
          [u, y - inset],
          [u, y + h + inset],
        ]
      })
      const isFree = ([u, v]: Point) => isInside(polygon, u, v) && !others.some((other) => isInside(other, u, v))
      if (edge.every(isFree)) spots.push({ x, y, w, h })
    }
  }
  const off = ({ x, y }: Rect) => Math.hypot(x + w / 2 - (left + right) / 2, y + h / 2 - (top + bottom) / 2)
  return spots.sort((a, b) => off(a) - off(b))
}

/** Whether a ray from a point to the right crosses the border of a polygon an odd number of times. */
const isInside = (polygon: readonly Point[], x: number, y: number) =>
  polygon.reduce((odd, [u, v], i) => {
    const [s, t] = polygon.at(i - 1) ?? [u, v]
    return v > y !== t > y && x < ((s - u) * (y - v)) / (t - v) + u ? !odd : odd
  }, false)

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Returns the first choice that stays in `frame` and covers least of `taken`; with `strict`, only a free one. */
export function leastCovered<Choice extends Spot>(
  choices: readonly Choice[],
  taken: readonly Rect[],
  frame: Rect,
  strict = false,
) {
  let best: Choice | undefined
  let least = Number.POSITIVE_INFINITY
  for (const choice of choices) {
    let cost = 0
    for (const part of partsOf(choice)) {
      cost += 4 * (part.w * part.h - overlap(part, frame))
      for (const other of taken) {
        if (cost >= least) break
        cost += overlap(part, other)
      }
    }
    if (cost < least) [best, least] = [choice, cost]
  }
  return strict && least >= 1 ? undefined : best
}

/** Returns points along a line, about 8 units apart. */
export function pointsAlong(points: readonly Point[]) {
  return points.flatMap((from, i) => {
    const to = points[i + 1]
    if (!to) return []
    const [across, down] = [to[0] - from[0], to[1] - from[1]]
    const count = Math.max(1, Math.round(Math.hypot(across, down) / 8))
    return Array.from(
      { length: count },
      (_, n): Point => [from[0] + (across * n) / count, from[1] + (down * n) / count],
    )
  })
}

/** Returns positions for a text on both sides of a line that is too short for it, in the direction of the line. */
export function besideLine(points: readonly Point[], w: number, h: number) {
  const steps = pointsAlong(points)
  const [[fromX, fromY], [toX, toY]] = [steps[0] ?? [0, 0], steps.at(-1) ?? [0, 0]]
  const turn = Math.atan((toY - fromY) / (toX - fromX || 0.001))
  const off = h / 2 + 7
  return [off, -off].flatMap((by) =>
    steps.map(([x, y]) =>
      turned([Math.round(x - by * Math.sin(turn)), Math.round(y + by * Math.cos(turn))], { w, h, turn }),
    ),
  )
}

/** Returns the position of a text of the given size around a point, rotated by an angle in radians. */
function turned(middle: Point, { w, h, turn }: { w: number; h: number; turn: number }) {
  const across = Math.abs(w * Math.cos(turn)) + Math.abs(h * Math.sin(turn))
  const down = Math.abs(w * Math.sin(turn)) + Math.abs(h * Math.cos(turn))
  const letters = Math.max(1, Math.round(w / h))
  return {
    x: middle[0] - across / 2,
    y: middle[1] - down / 2,
    w: across,
    h: down,
    parts: Array.from({ length: letters }, (_, n) => {
      const off = ((n + 0.5) / letters - 0.5) * w
      return { x: middle[0] + off * Math.cos(turn) - h / 2, y: middle[1] + off * Math.sin(turn) - h / 2, w: h, h }
    }),
    angle: Math.round((turn * 180) / Math.PI),
    middle,
  }
}

/** Returns positions for a text along a line, upright and least bent first, with the angle in degrees. */
export function alongLine(points: readonly Point[], w: number, h: number) {
  const spots: (Spot & { angle: number; bend: number; middle: Point })[] = []
  const steps = pointsAlong(points)
  const reach = Math.ceil(w / 16)
  for (let i = reach; i < steps.length - reach; i += 2) {
    const [start, here, end] = [steps[i - reach], steps[i], steps[i + reach]]
    if (!start || !here || !end) continue
    const middle: Point = [Math.round((start[0] + end[0]) / 2), Math.round((start[1] + end[1]) / 2)]
    const turn = Math.atan((end[1] - start[1]) / (end[0] - start[0] || 0.001))
    const bend = Math.round(Math.hypot(here[0] - middle[0], here[1] - middle[1]) / 3) + Math.abs(turn)
    spots.push({ ...turned(middle, { w, h, turn }), bend })
  }
  return spots.sort((a, b) => a.bend - b.bend)
}
