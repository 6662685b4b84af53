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
  const { outlines, roads, places, office, small, bleed, unit } = area
  const size = small ? 'small' : 'large'
  const cut = bleed && !small ? cutOff : 0
  const { margin: least } = sheets[size]
  const sheet = bleed ? { ...sheets[size], heights: bleedHeights[size], margin: least + cut } : sheets[size]
  const beyond = bleed ? apron : 0
  const { width, margin, leastBar, placeText, smallText } = sheet
  const dots = dotsOf(area)
  const map = fitCoordinates(
    outlines.flatMap(({ points }) => points),
    dots.map(({ coordinates }) => coordinates),
    sheet,
  )
  const { height } = map
  const towns = dots.map((dot) => ({ ...dot, at: map.at(dot.coordinates) }))
  const frame = { x: 6, y: 6 + cut, w: width - 12, h: height - 12 - 2 * cut }
  const scale = scaleOf(unit === 'km' ? map.mile / kilometersPerMile : map.mile, leastBar)
  const foot = height - margin

  const room = createRoom(frame)
  room.take([{ x: margin, y: foot - 24, w: scale.bar, h: 24 }])
  room.take(towns.map(({ at, r }) => squareAround(at, r + 3)))
  const [place] = places
  const way = small && office && place ? [office, place].map(({ lat, lon }) => map.at([lat, lon])) : []
  const drive = place?.minutes === undefined || way.length === 0 ? '' : sayMinutes(place.minutes)
  // Towns before the drive before roads: what has no room left is drawn over the others.
  const townNames = nameTowns(towns, room.taken, frame, placeText)
  room.take(townNames.flatMap(({ spot }) => (spot ? partsOf(spot) : [])))
  const driveSpot = drive ? room.claim(alongLine(way, drive.length * smallText * 0.6 + 12, smallText + 6)) : undefined
  room.take(walk(way).map((at) => squareAround(at, 5)))
  const roadNames = nameRoads(
    roads.map((road) => ({ ...road, line: road.points.map(map.at) })),
    smallText,
    room,
  )
  return {
    width,
    height,
    beyond,
    margin,
    foot,
    placeText,
    smallText,
    /** Where a point of these coordinates stands. */
    at: map.at,
    /** All that a line is drawn on: it ends outside of what is seen. */
    paper: { x: -20 - beyond, y: -20, w: width + beyond + 40, h: height + 40 },
    scale,
    way,
    drive: driveSpot && { words: drive, spot: driveSpot },
    townNames,
    /** Of places that no land is drawn for, what they and the way to them take up. */
    ground: outlines.length > 0 ? [] : hullAround(towns.map(({ at }) => at)),
    roadNames,
    regionNames: nameRegions(
      outlines.map((outline) => ({ ...outline, shape: clipPolygon(outline.points.map(map.at), frame) })),
      smallText,
      room,
    ),
  }
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

const squareAround = ([x, y]: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

/** The room for names on a sheet. */
interface Room {
  /** What is taken up so far. */
  taken: readonly Rect[]
  /** Takes up some of it. */
  take(parts: readonly Rect[]): void
  /** Takes the freest of some places; where `strict`, one that is wholly free, or none. */
  claim<Choice extends Spot>(choices: Choice[], strict?: boolean): Choice | undefined
  isFree(spot: Spot): boolean
  /** The freest of some places where only these parts were taken. */
  freestOf<Choice extends Spot>(choices: Choice[], parts: Rect[]): Choice | undefined
}

function createRoom(frame: Rect): Room {
  const taken: Rect[] = []
  return {
    taken,
    take: (parts) => void taken.push(...parts),
    claim(choices, strict = false) {
      const choice = freest(choices, taken, frame, strict)
      if (choice) taken.push(...partsOf(choice))
      return choice
    },
    isFree: (spot) => freest([spot], taken, frame, true) !== undefined,
    freestOf: (choices, parts) => freest(choices, parts, frame),
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
    const alongside = () => {
      const free = besideLine(line, w - 8, h - 2).filter(room.isFree)
      const others = traces.flatMap((trace, k) => (k === i ? [] : trace))
      const least = room.freestOf(free, others)
      return least && room.claim([least], true)
    }
    const spot = room.claim(alongLine(line, w, h), true) ?? (local ? alongside() : undefined)
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
