/** Computes all positions on a map of a service area that is drawn from coordinates. */
import {
  alongLine,
  besideLine,
  clipPolygon,
  fitCoordinates,
  type LatLon,
  leastCovered,
  type Point,
  partsOf,
  pointsAlong,
  type Rect,
  roundDistance,
  type Spot,
  spotsInside,
} from './areaGeometry.ts'
import { hullAround } from './hullAround.ts'
import { type Dot, nameTowns } from './nameTowns.ts'

/** The content of a map. */
export interface Area {
  outlines: readonly { name: string; points: readonly LatLon[]; water?: boolean }[]
  roads: readonly { name: string; points: readonly LatLon[]; local?: boolean | undefined }[]
  places: readonly { name: string; lat: number; lon: number; current?: boolean; minutes?: number | undefined }[]
  /**
   * The location of the company. For a single place, a line leads from there, with the driving minutes if they are
   * known.
   */
  office?: { name: string; lat: number; lon: number } | undefined
  /** Whether to draw the smaller map of a single place, which shows only its vicinity. */
  small?: boolean | undefined
  /** Whether the land continues to the left of the sheet, as far as a wide screen; names stay on the sheet. */
  bleed?: boolean | undefined
  /** The unit of the scale. */
  unit: 'mile' | 'km'
}

/**
 * Sizes of the sheet: a large one is between 4 : 3 and slightly taller than a square, a small one is wider than tall,
 * and one of a place with nothing around it is a strip.
 * With steps of 1, 2 and 5, no scale bar is longer than 2.5 times the minimum.
 */
const sheets = {
  large: { width: 640, margin: 28, heights: [480, 720], leastBar: 90, placeText: 22, smallText: 15 },
  small: { width: 520, margin: 28, heights: [320, 370], leastBar: 70, placeText: 21, smallText: 15, around: 3 },
  lone: { width: 520, margin: 28, heights: [150, 150], leastBar: 70, placeText: 21, smallText: 15, around: 3 },
} as const
/** Fixed heights, so that CSS can choose which part of the sheet each screen shows (src/sections/Map/Map.styles.ts). */
const bleedHeights = { large: [560, 560], small: [350, 350] } as const
/** How much wide screens cut off a large sheet, above and below. */
const cutOff = 40
/** How far the land continues beyond the sheet. */
const apron = 900
const kilometersPerMile = 1.609344

/**
 * Computes the layout of a map. Town names are kept clear of each other; then the drive, roads and regions are named
 * where room is left.
 *
 * @param sayMinutes returns the words for the minutes of a drive
 */
export function layOutArea(area: Area, sayMinutes: (minutes: number) => string) {
  const { outlines, roads, unit } = area
  const sheet = sheetOf(area)
  const { width, margin, cut, beyond, leastBar, placeText, smallText } = sheet
  const dots = dotsOf(area)
  const { height, mile, at } = fitCoordinates(
    outlines.flatMap(({ points }) => points),
    dots.map(({ coordinates }) => coordinates),
    sheet,
  )
  const towns = dots.map((dot) => ({ ...dot, at: at(dot.coordinates) }))
  const foot = height - margin
  const { distance, bar } = scaleOf(unit === 'km' ? mile / kilometersPerMile : mile, leastBar)
  const inTheWay = [...towns.map((town) => town.at), ...roads.flatMap(({ points }) => pointsAlong(points.map(at)))]
  const scale = { distance, bar, x: freeStretch(inTheWay, { from: margin, to: width - margin - bar, w: bar, foot }) }
  const room = createRoom({ x: 6, y: 6 + cut, w: width - 12, h: height - 12 - 2 * cut })
  room.take([{ x: scale.x, y: foot - 24, w: bar, h: 24 }])
  return {
    width,
    height,
    beyond,
    foot,
    placeText,
    smallText,
    /** Maps coordinates to a point. */
    at,
    /** The area that lines are drawn on; it extends beyond the visible part, so that their ends are hidden. */
    paper: { x: -20 - beyond, y: -20, w: width + beyond + 40, h: height + 40 },
    scale,
    /** If no land is drawn, the outline around the places and the route to them. */
    ground: outlines.length > 0 ? [] : hullAround(towns.map((town) => town.at)),
    ...nameAll(area, { towns, at, placeText, smallText }, room, sayMinutes),
  }
}

/** Returns the sheet of a map, how much is cut off above and below, and how far the land continues beyond it. */
function sheetOf({ small, bleed, outlines, roads, office }: Area) {
  const size = small ? 'small' : 'large'
  const isLone = small && !office && outlines.length + roads.length === 0
  const sheet = sheets[isLone ? 'lone' : size]
  if (!bleed) return { ...sheet, cut: 0, beyond: 0 }
  const cut = small ? 0 : cutOff
  return { ...sheet, heights: bleedHeights[size], margin: sheet.margin + cut, cut, beyond: apron }
}

interface Drawn {
  towns: readonly Dot[]
  /** Maps coordinates to a point. */
  at: (coordinates: LatLon) => Point
  placeText: number
  smallText: number
}

/** Names towns first, then the drive, roads and regions. A name without free room overlaps others or is not drawn. */
function nameAll(
  { outlines, roads, places: [place], office, small, bleed }: Area,
  { towns, at, placeText, smallText }: Drawn,
  room: Room,
  sayMinutes: (minutes: number) => string,
) {
  room.take(towns.map((town) => squareAround(town.at, town.r + 3)))
  const lines = roads.map((road) => ({ ...road, line: road.points.map(at) }))
  const shapes = outlines.map((outline) => ({ ...outline, shape: clipPolygon(outline.points.map(at), room.frame) }))
  const drawn = [...shapes.map(({ shape }) => shape), ...lines.map(({ line }) => line)].flatMap(pointsAlong)
  const townNames = nameTowns(
    towns,
    { taken: room.taken, lines: drawn.map((step) => squareAround(step, 4)), frame: room.frame },
    placeText,
  )
  room.take(townNames.flatMap(({ spot }) => (spot ? partsOf(spot) : [])))
  const way = small && office && place ? [office, place].map(({ lat, lon }) => at([lat, lon])) : []
  // A map that fills the width of a page has the minutes on its panel.
  const words = bleed || place?.minutes === undefined || way.length === 0 ? '' : sayMinutes(place.minutes)
  const spot = words ? room.claim(alongLine(way, words.length * smallText * 0.6 + 12, smallText + 6)) : undefined
  room.take(pointsAlong(way).map((step) => squareAround(step, 5)))
  const roadNames = nameRoads(lines, smallText, room)
  const regionNames = nameRegions(shapes, smallText, room)
  return { way, drive: spot && { words, spot }, townNames, roadNames, regionNames }
}

const dotsOf = ({ places, office }: Area): (Omit<Dot, 'at'> & { coordinates: LatLon })[] => [
  ...places.map(({ name, lat, lon, current }) => ({
    name,
    coordinates: [lat, lon],
    r: current ? 11 : 7,
    current,
    isOffice: false,
  })),
  ...(office ? [{ name: office.name, coordinates: [office.lat, office.lon], r: 9, isOffice: true }] : []),
]

/** Returns a round distance and the length of its scale bar. */
function scaleOf(unit: number, leastBar: number) {
  const distance = roundDistance(unit, leastBar)
  return { distance, bar: Math.round(distance * unit) }
}

/** The distance between the scale and roads or towns. */
const air = 12

/**
 * Returns where the scale starts at the foot of a map: the leftmost position without roads or towns, or else the left
 * edge.
 */
function freeStretch(
  points: readonly Point[],
  { from, to, w, foot }: { from: number; to: number; w: number; foot: number },
) {
  const near = points.filter(([, y]) => y > foot - 24 - air && y < foot + air)
  for (let x = from; x <= to; x += 8) if (!near.some(([at]) => at > x - air && at < x + w + air)) return x
  return from
}

const squareAround = ([x, y]: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

/** The room for names on a sheet. */
interface Room {
  frame: Rect
  /** The rectangles that are occupied so far. */
  taken: readonly Rect[]
  /** Marks rectangles as occupied. */
  take(parts: readonly Rect[]): void
  /** Occupies and returns the freest of several positions; with `strict`, only one that is completely free. */
  claim<Choice extends Spot>(choices: readonly Choice[], strict?: boolean): Choice | undefined
  isFree(spot: Spot): boolean
}

function createRoom(frame: Rect): Room {
  const taken: Rect[] = []
  return {
    frame,
    taken,
    take: (parts) => void taken.push(...parts),
    claim(choices, strict = false) {
      const choice = leastCovered(choices, taken, frame, strict)
      if (choice) taken.push(...partsOf(choice))
      return choice
    },
    isFree: (spot) => leastCovered([spot], taken, frame, true) !== undefined,
  }
}

/** Names roads, along them or beside them. Roads of the town itself come first, because its page mentions them. */
function nameRoads(
  roads: readonly { name: string; local?: boolean | undefined; line: readonly Point[] }[],
  smallText: number,
  room: Room,
) {
  const sorted = roads.toSorted((one, other) => Number(other.local ?? false) - Number(one.local ?? false))
  const traces = sorted.map(({ line }) => pointsAlong(line).map((at) => squareAround(at, 4)))
  const names = sorted.map(({ name, local, line }, i) => {
    const [w, h] = [name.length * smallText * 0.56 + 10, smallText + 2]
    const others = traces.flatMap((trace, k) => (k === i ? [] : trace))
    const leastOf = <Choice extends Spot>(choices: Choice[], strict: boolean) => {
      const least = leastCovered(choices.filter(room.isFree), others, room.frame, strict)
      return least && room.claim([least], true)
    }
    // A name on its road crosses no other road. A name beside a local road, which must be named, covers as little of
    // other roads as possible.
    const spot =
      leastOf(alongLine(line, w, h), true) ?? (local ? leastOf(besideLine(line, w - 8, h - 2), false) : undefined)
    return { name, spot }
  })
  room.take(traces.flat())
  return names
}

/** Names regions within their visible parts; each is drawn over the previous ones, and water over land. */
function nameRegions(
  regions: readonly { name: string; water?: boolean; shape: readonly Point[] }[],
  smallText: number,
  room: Room,
) {
  return regions.map(({ name, water = false, shape }, i) => {
    const above = regions.flatMap((other, k) => {
      const isWater = other.water ?? false
      return (isWater && !water) || (k > i && isWater === water) ? [other.shape] : []
    })
    return { name, spot: room.claim(spotsInside(shape, name.length * smallText * 0.66, smallText + 4, above), true) }
  })
}
