/** Places the names of towns and of the office on a drawn map. */
import { leastCovered, type Point, partsOf, type Rect, type Spot } from './areaGeometry.ts'

/** A town or the office, as a dot on the map. */
export interface Dot {
  name: string
  at: Point
  /** Half of its width. */
  r: number
  current?: boolean | undefined
  isOffice: boolean
}

type Anchor = 'start' | 'end' | 'middle'

/** The maximum number of attempts to place all names; each attempt begins with the names that found no room before. */
const mostTries = 12

/** What names must not cover, and what they preferably do not cover: borders and roads. */
interface Ground {
  taken: readonly Rect[]
  lines: readonly Rect[]
  frame: Rect
}

/** Returns positions for a name in order of preference: right of its dot, left, above, below, and then diagonally. */
function spotsOf({ name, at: [x, y], r }: Dot, size: number): (Spot & { from: number; anchor: Anchor })[] {
  const [w, h, gap] = [name.length * size * 0.57, size + 2, r + 6]
  const lefts: Record<Anchor, (from: number) => number> = {
    start: (from) => from,
    end: (from) => from - w,
    middle: (from) => from - w / 2,
  }
  const spot = (anchor: Anchor, from: number, top: number) => ({ x: lefts[anchor](from), y: top, w, h, from, anchor })
  const [over, under] = [y - gap - h, y + gap]
  return [
    spot('start', x + gap, y - h / 2),
    spot('end', x - gap, y - h / 2),
    spot('middle', x, over),
    spot('middle', x, under),
    spot('start', x - r, over),
    spot('start', x - r, under),
    spot('end', x + r, over),
    spot('end', x + r, under),
  ]
}

/**
 * Places the names of towns so that none covers another name, a dot, an occupied area or the edge, and as little as
 * possible of borders and roads. The town that the page is about and the office come first. A name that finds no room
 * is not drawn; its dot is, and the list of towns contains it.
 *
 * @param ground the occupied rectangles, including the dots; the lines; and the frame
 * @param size font size of the names
 * @returns the dots in their order, with the position of the name if it has one
 */
export function nameTowns(dots: readonly Dot[], ground: Ground, size: number) {
  // Naming a town matters more than space around names, and that matters more than clear lines.
  const grounds = [air, 0].flatMap((apart) => [ground.lines, []].map((lines) => ({ ...ground, apart, lines })))
  let best = new Map<Dot, NamedSpot>()
  for (const one of grounds) {
    if (best.size === dots.length) break
    const placed = placeAll(dots, one, size)
    if (placed.size > best.size) best = placed
  }
  return dots.map((dot) => {
    const spot = best.get(dot)
    return { ...dot, spot, line: spot && Math.round(spot.y + size * 0.85) }
  })
}

/** Returns the largest set of placed names over several orders. */
function placeAll(dots: readonly Dot[], ground: Spaced, size: number) {
  const rank = ({ current, isOffice }: Dot) => Number(current ?? false) + Number(isOffice)
  let order = dots.toSorted((one, other) => rank(other) - rank(one))
  let best = placeInOrder(order, ground, size)
  let tried = best
  for (let tries = 1; tries < mostTries && best.size < dots.length; tries++) {
    const named = tried
    order = order.toSorted((one, other) => rank(other) - rank(one) || Number(named.has(one)) - Number(named.has(other)))
    tried = placeInOrder(order, ground, size)
    if (tried.size > best.size) best = tried
  }
  return best
}

/** Minimum space between two names, because names right below each other read as one. */
const air = 6

interface Spaced extends Ground {
  apart: number
}

type NamedSpot = ReturnType<typeof spotsOf>[number]

function placeInOrder(order: readonly Dot[], { taken, lines, frame, apart }: Spaced, size: number) {
  const full = [...taken]
  const spots = new Map<Dot, NamedSpot>()
  for (const dot of order) {
    const free = spotsOf(dot, size).filter((choice) => leastCovered([choice], full, frame, true))
    const spot = leastCovered(free, lines, frame)
    if (!spot) continue
    spots.set(dot, spot)
    full.push(...partsOf(spot).map((part) => ({ ...part, y: part.y - apart, h: part.h + 2 * apart })))
  }
  return spots
}
