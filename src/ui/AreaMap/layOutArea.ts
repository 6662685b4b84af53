/** Where everything stands on a map of a service area that is drawn from coordinates. */
import {
  alongLine,
  besideLine,
  clipPolygon,
  fitCoordinates,
  freest,
  type LatLon,
  type Point,
  partsOf,
  type Rect,
  roundDistance,
  type Spot,
  walk,
  within,
} from './areaGeometry.ts'
import { hullAround } from './hullAround.ts'
import { type Dot, nameTowns } from './nameTowns.ts'

/** What a map shows. */
export interface Area {
  outlines: readonly { name: string; points: readonly LatLon[]; water?: boolean }[]
  roads: readonly { name: string; points: readonly LatLon[]; local?: boolean | undefined }[]
  places: readonly { name: string; lat: number; lon: number; current?: boolean; minutes?: number | undefined }[]
  /** Where the company is; of a single place, a line leads from there, with the minutes of the drive where they are known. */
  office?: { name: string; lat: number; lon: number } | undefined
  /** The map of a single place: a smaller sheet, and of it only what is near. */
  small?: boolean | undefined
  /** Whether the land runs on to the left of the sheet, as far as a wide screen: what is named stays on the sheet. */
  bleed?: boolean | undefined
  /** What its scale counts. */
  unit: 'mile' | 'km'
}

/**
 * Sizes of the sheet: a large one is between 4 : 3 and a little more than a square, a small one is wider than high. With steps
 * of 1, 2 and 5 no bar is longer than 2.5 times the least.
 */
const sheets = {
  large: { width: 640, margin: 28, heights: [480, 720], leastBar: 90, placeText: 22, smallText: 15 },
  small: { width: 520, margin: 28, heights: [320, 370], leastBar: 70, placeText: 21, smallText: 15, around: 3 },
} as const
/** One height, so that rules can say which part of it each screen shows (src/sections/Map/Map.styles.ts). */
const bleedHeights = { large: [560, 560], small: [350, 350] } as const
/** Wide screens cut this much off a large sheet, above and below. */
const cutOff = 40
/** How far land runs on beyond the sheet. */
const apron = 900
const kilometersPerMile = 1.609344

/**
 * Lays out a map. Towns keep their names clear of each other; the drive, then roads, then regions are named where there is
 * room left.
 *
 * @param sayMinutes the words for the minutes of a drive
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
  const inTheWay = [...towns.map((town) => town.at), ...roads.flatMap(({ points }) => walk(points.map(at)))]
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
    /** Where a point of these coordinates stands. */
    at,
    /** All that a line is drawn on: it ends outside of what is seen. */
    paper: { x: -20 - beyond, y: -20, w: width + beyond + 40, h: height + 40 },
    scale,
    /** Of places that no land is drawn for, what they and the way to them take up. */
    ground: outlines.length > 0 ? [] : hullAround(towns.map((town) => town.at)),
    ...nameAll(area, { towns, at, placeText, smallText }, room, sayMinutes),
  }
}

/** The sheet of a map, what is cut off it above and below, and how far the land runs on beyond it. */
function sheetOf({ small, bleed }: Area) {
  const size = small ? 'small' : 'large'
  const sheet = sheets[size]
  if (!bleed) return { ...sheet, cut: 0, beyond: 0 }
  const cut = small ? 0 : cutOff
  return { ...sheet, heights: bleedHeights[size], margin: sheet.margin + cut, cut, beyond: apron }
}

interface Drawn {
  towns: readonly Dot[]
  /** Where a point of these coordinates stands. */
  at: (coordinates: LatLon) => Point
  placeText: number
  smallText: number
}

/** Names towns before the drive before roads before regions: what has no room left is drawn over the others, or not at all. */
function nameAll(
  { outlines, roads, places: [place], office, small, bleed }: Area,
  { towns, at, placeText, smallText }: Drawn,
  room: Room,
  sayMinutes: (minutes: number) => string,
) {
  room.take(towns.map((town) => squareAround(town.at, town.r + 3)))
  const lines = roads.map((road) => ({ ...road, line: road.points.map(at) }))
  const shapes = outlines.map((outline) => ({ ...outline, shape: clipPolygon(outline.points.map(at), room.frame) }))
  const drawn = [...shapes.map(({ shape }) => shape), ...lines.map(({ line }) => line)].flatMap(walk)
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
  room.take(walk(way).map((step) => squareAround(step, 5)))
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

/** A round distance, and the length of the bar that stands for it. */
function scaleOf(unit: number, leastBar: number) {
  const distance = roundDistance(unit, leastBar)
  return { distance, bar: Math.round(distance * unit) }
}

/** How far the scale keeps from roads and towns. */
const air = 12

/** Where the scale begins at the foot of a map: as far left as no road or town is in its way, else at the left. */
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
  /** What is taken up so far. */
  taken: readonly Rect[]
  /** Takes up some of it. */
  take(parts: readonly Rect[]): void
  /** Takes the freest of some places; where `strict`, one that is wholly free, or none. */
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
      const choice = freest(choices, taken, frame, strict)
      if (choice) taken.push(...partsOf(choice))
      return choice
    },
    isFree: (spot) => freest([spot], taken, frame, true) !== undefined,
  }
}

/** The names of roads, along them or beside them. Those of a town alone come first: its page speaks of them. */
function nameRoads(
  roads: readonly { name: string; local?: boolean | undefined; line: readonly Point[] }[],
  smallText: number,
  room: Room,
) {
  const sorted = roads.toSorted((one, other) => Number(other.local ?? false) - Number(one.local ?? false))
  const traces = sorted.map(({ line }) => walk(line).map((at) => squareAround(at, 4)))
  const names = sorted.map(({ name, local, line }, i) => {
    const [w, h] = [name.length * smallText * 0.56 + 10, smallText + 2]
    const others = traces.flatMap((trace, k) => (k === i ? [] : trace))
    const leastOf = <Choice extends Spot>(choices: Choice[], strict: boolean) => {
      const least = freest(choices.filter(room.isFree), others, room.frame, strict)
      return least && room.claim([least], true)
    }
    // A name on its road crosses no other road; one beside it, of a road that must be named, as little of others as may be.
    const spot =
      leastOf(alongLine(line, w, h), true) ?? (local ? leastOf(besideLine(line, w - 8, h - 2), false) : undefined)
    return { name, spot }
  })
  room.take(traces.flat())
  return names
}

/** The names of regions within their visible parts; each is drawn over those before it, and water over land. */
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
    return { name, spot: room.claim(within(shape, name.length * smallText * 0.66, smallText + 4, above), true) }
  })
}
