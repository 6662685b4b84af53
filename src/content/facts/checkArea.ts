import type { Site } from '../../../schemas/index.ts'
import type { Pin } from '../model/pins.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'

type Point = readonly number[]

interface Line {
  name: string
  path: Path
  points: readonly Point[]
}

/**
 * The smallest size of a service area map, in degrees, and the factor by which the farthest point may exceed the usual
 * distance.
 */
const [smallest, farther] = [0.2, 6]
/**
 * A point is misplaced if it is this many times as far from both neighbours as other points of the line, and at least
 * this many degrees.
 */
const [timesOff, leastOff] = [8, 0.2]

/**
 * Finds points of the drawn map that are far from all others, because of swapped numbers, a wrong sign or a wrong
 * digit. Reports one problem per line, or one for all lines.
 *
 * @param places the pins of the office and the towns, which locate the map if all of its points are wrong
 */
export function checkArea({ area }: Site, places: readonly Pin[]): Mistake[] {
  if (!area) return []
  const lines = (['outlines', 'roads'] as const).flatMap((kind) =>
    (area[kind] ?? []).map(
      ({ name, points }, index): Line => ({ name, path: ['area', kind, index, 'points'], points }),
    ),
  )
  const all = lines.flatMap(({ points }) => points)
  if (all.length < 8) return []
  const middle = middleOf(all)
  const home = middleOf(places.map(({ latitude, longitude }) => [latitude, longitude]))
  const size = Math.max(smallest, farther * quartile(all.map((point) => between(point, middle))))
  if (places.length > 0 && between(middle, home) > 2 * size) return explainAll(lines, home, size)
  return lines.flatMap((line) => explainLine(line, middle, size))
}

const between = (a: Point, b: Point) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), ((a[1] ?? 0) - (b[1] ?? 0)) * Math.cos(((b[0] ?? 0) * Math.PI) / 180))

const middleOf = (points: readonly Point[]): Point =>
  [0, 1].map((axis) => points.map((point) => point[axis] ?? 0).sort((a, b) => a - b)[points.length >> 1] ?? 0)

const quartile = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.75)] ?? 0

/** Returns the points that a typing mistake may have turned into these numbers, starting with the smallest mistake. */
const variantsOf = ([latitude = 0, longitude = 0]: Point): Point[] => [
  [latitude, -longitude],
  [-latitude, longitude],
  [longitude, latitude],
  [longitude, -latitude],
  [-longitude, latitude],
]

function reasonOf(point: Point, meant: Point): string {
  const isSwapped = Math.abs(point[0] ?? 0) !== Math.abs(meant[0] ?? 0)
  if (isSwapped) return ', as latitude and longitude are swapped'
  return `, as its ${point[0] === meant[0] ? 'longitude' : 'latitude'} has the wrong sign`
}

function explainAll(lines: readonly Line[], home: Point, size: number): Mistake[] {
  const points = lines.flatMap(({ path, points }) => points.map((point, index) => ({ point, path: [...path, index] })))
  const changes = points.map(({ point, path }) => ({
    path,
    point,
    meant: variantsOf(point).find((other) => between(other, home) < 2 * size),
  }))
  const [first] = changes
  if (!first?.meant) return []
  return [
    mistake(changes, `The drawn map lies far from the office and the towns${reasonOf(first.point, first.meant)}.`),
  ]
}

function explainLine({ name, path, points }: Line, middle: Point, size: number): Mistake[] {
  const steps = points.slice(1).map((point, index) => between(point, points[index] ?? point))
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0
  const isOff = (index: number) => {
    const [before, after] = [steps[index - 1] ?? 0, steps[index] ?? 0]
    const straight = between(points[index - 1] ?? [], points[index + 1] ?? [])
    return Math.min(before, after) > Math.max(leastOff, usual * timesOff) && straight < Math.min(before, after)
  }
  const changes = points.flatMap((point, index) => {
    if (between(point, middle) <= size && !isOff(index)) return []
    return [{ point, path: [...path, index], meant: variantsOf(point).find((other) => between(other, middle) < size) }]
  })
  const [first] = changes
  if (!first) return []
  const number = changes.length === 1 ? 'A point' : 'Some points'
  const verb = changes.length === 1 ? 'lies' : 'lie'
  const reason = first.meant ? reasonOf(first.point, first.meant) : ''
  return [mistake(changes, `${number} of ${quoted(name)} on the drawn map ${verb} far from the others${reason}.`)]
}

interface Change {
  path: Path
  point: Point
  meant: Point | undefined
}

function mistake(changes: readonly Change[], message: string): Mistake {
  const [first, ...others] = changes
  const isSure = changes.every(({ meant }) => meant)
  return {
    path: first?.path ?? [],
    code: 'misplaced-point',
    message,
    fix:
      isSure && first?.meant
        ? `Write [${first.meant.join(', ')}]${others.length > 0 ? ', and see to the other points' : ''}.`
        : 'Write each point as [latitude, longitude], as a map shows them.',
    ...(isSure && {
      edits: (source) =>
        changes.map(({ path, meant }) => ({ ...source.place(path), text: `[${(meant ?? []).join(', ')}]` })),
    }),
    // If the whole map is swapped or mirrored, all further places would say the same.
    ...(others.length > 0 &&
      others.length < 5 && { more: others.map(({ path }) => ({ path, span: { start: 0, end: 0 } })) }),
  }
}
