import { useWords } from '../words/Words.tsx'
/** A map of a service area drawn from coordinates: no tiles, no requests. Its colours are those of the scenes. */
import {
  alongLine,
  besideLine,
  clipLine,
  clipPolygon,
  fitCoordinates,
  freest,
  type LatLon,
  partsOf,
  penLine,
  type Rect,
  roundDistance,
  type Spot,
  walk,
  within,
} from './areaGeometry.ts'

export interface AreaMapProps {
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
  /** What the map shows, for people who cannot see it. */
  labelled: string
}

/** From 4 : 3 to a little more than a square; a small one lies on its side. With steps of 1, 2 and 5 no bar is longer than 2.5 times the least. */
const sheets = {
  large: { width: 640, margin: 28, heights: [480, 720], leastBar: 90, placeText: 22, smallText: 15 },
  small: { width: 520, margin: 28, heights: [320, 370], leastBar: 70, placeText: 21, smallText: 15, around: 3 },
} as const
/** One height, so that rules can say which part of it each screen shows (src/sections/Map/Map.styles.ts). */
const bleedHeights = { large: [560, 560], small: [350, 350] } as const
/** How far land runs on beyond the sheet. */
const apron = 900
const kilometersPerMile = 1.609344

/** Towns keep their names clear of each other; roads, then regions, are named where there is room left. */
export function AreaMap({ outlines, roads, places, office, small, bleed, unit, labelled }: AreaMapProps) {
  const say = useWords('map')
  const size = small ? 'small' : 'large'
  const sheet = bleed ? { ...sheets[size], heights: bleedHeights[size] } : sheets[size]
  const beyond = bleed ? apron : 0
  const { width, margin, leastBar, placeText, smallText } = sheet
  const towns = [
    ...places.map((place) => ({ ...place, at: [place.lat, place.lon], r: place.current ? 11 : 7, office: false })),
    ...(office ? [{ ...office, at: [office.lat, office.lon], r: 9, office: true }] : []),
  ]
  const shore = outlines.flatMap(({ points }) => points)
  const map = fitCoordinates(
    shore,
    towns.map(({ at }) => at),
    sheet,
  )
  const frame = { x: 6, y: 6, w: width - 12, h: map.height - 12 }
  const paper = { x: -20 - beyond, y: -20, w: width + beyond + 40, h: map.height + 40 }
  const length = unit === 'km' ? map.mile / kilometersPerMile : map.mile
  const distance = roundDistance(length, leastBar)
  const bar = Math.round(distance * length)
  const foot = map.height - margin
  const taken: Rect[] = [{ x: margin, y: foot - 24, w: bar, h: 24 }]
  for (const { at, r } of towns) {
    const [x, y] = map.at(at)
    taken.push({ x: x - r - 3, y: y - r - 3, w: 2 * r + 6, h: 2 * r + 6 })
  }
  const claim = <Choice extends Spot>(choices: Choice[], strict = false) => {
    const choice = freest(choices, taken, frame, strict)
    if (choice) taken.push(...partsOf(choice))
    return choice
  }
  const [town] = places
  const way = small && office && town ? ([office, town] as const).map(({ lat, lon }) => map.at([lat, lon])) : []
  const drive = town?.minutes === undefined || way.length === 0 ? '' : say('minutes', { count: town.minutes })
  // Towns before the drive before roads: what has no room left is drawn over the others.
  const driveSpot = () => drive && claim(alongLine(way, drive.length * smallText * 0.6 + 12, smallText + 6))
  const townNames = towns.map((town) => {
    const [x, y] = map.at(town.at)
    const [w, h, gap] = [town.name.length * placeText * 0.57, placeText + 2, town.r + 6]
    const spot = claim([
      { x: x + gap, y: y - h / 2, w, h, anchor: 'start' as const },
      { x: x - gap - w, y: y - h / 2, w, h, anchor: 'end' as const },
      { x: x - w / 2, y: y - gap - h, w, h, anchor: 'middle' as const },
      { x: x - w / 2, y: y + gap, w, h, anchor: 'middle' as const },
    ])
    const anchor = spot?.anchor ?? 'start'
    const from = { start: x + gap, end: x - gap, middle: x }[anchor]
    return { ...town, x, y, anchor, from, line: Math.round((spot?.y ?? y) + placeText * 0.85) }
  })
  const driveName = driveSpot()
  for (const [x, y] of walk(way)) taken.push({ x: x - 5, y: y - 5, w: 10, h: 10 })
  // Those of a town alone come first: its page speaks of them.
  const sorted = roads.toSorted((one, other) => Number(other.local ?? false) - Number(one.local ?? false))
  const lines = sorted.map(({ points }) => points.map(map.at))
  const dots = lines.map((line) => walk(line).map(([x, y]) => ({ x: x - 4, y: y - 4, w: 8, h: 8 })))
  const roadNames = sorted.map(({ name, local }, i) => {
    const line = lines[i] ?? []
    const [w, h] = [name.length * smallText * 0.56 + 10, smallText + 2]
    const alongside = () => {
      const free = besideLine(line, w - 8, h - 2).filter((spot) => freest([spot], taken, frame, true))
      const others = dots.flatMap((dots, k) => (k === i ? [] : dots))
      const least = freest(free, others, frame)
      return least && claim([least], true)
    }
    const spot = claim(alongLine(line, w, h), true) ?? (local && alongside())
    return { name, spot }
  })
  taken.push(...dots.flat())
  // Their visible parts; each is drawn over those before it, and water over land.
  const shapes = outlines.map(({ points }) => clipPolygon(points.map(map.at), frame))
  const regionNames = outlines.map(({ name, water }, i) => {
    const above = shapes.filter(
      (_, k) => (outlines[k]?.water && !water) || (k > i && Boolean(outlines[k]?.water) === Boolean(water)),
    )
    return { name, spot: claim(within(shapes[i] ?? [], name.length * smallText * 0.66, smallText + 4, above), true) }
  })
  const regions = (water: boolean) =>
    outlines
      .filter((outline) => Boolean(outline.water) === water)
      .map(({ name, points }, i) => {
        const d = penLine(clipPolygon(points.map(map.at), paper), true)
        const isTop = water || i > 0
        return (
          d && (
            <path
              key={name}
              d={d}
              fill={isTop ? 'var(--s2)' : 'var(--s1)'}
              fillOpacity={!water && isTop ? 0.45 : undefined}
            />
          )
        )
      })

  return (
    <svg
      viewBox={`${-beyond} 0 ${width + beyond} ${map.height}`}
      preserveAspectRatio={bleed ? 'xMaxYMid slice' : undefined}
      role="img"
      aria-label={labelled}
    >
      <g stroke="var(--s2)" strokeWidth={2} strokeLinejoin="round">
        {regions(false)}
        {regions(true)}
      </g>
      <path
        d={roads.map(({ points }) => penLine(clipLine(points.map(map.at), paper), false)).join('')}
        fill="none"
        stroke="var(--sw)"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={`M${margin} ${foot - 6}v6h${bar}v-6`} fill="none" stroke="var(--sl)" strokeWidth={2} />
      <g fill="var(--sl)" fontSize={smallText} fontWeight={600} textAnchor="middle">
        <text x={margin + bar / 2} y={foot - 10}>
          {say(unit === 'mile' ? 'miles' : 'kilometers', { count: distance })}
        </text>
        <g letterSpacing={1} fontWeight={400}>
          {regionNames.map(
            ({ name, spot }) =>
              spot && (
                <text key={name} x={Math.round(spot.x + spot.w / 2)} y={spot.y + 14}>
                  {name}
                </text>
              ),
          )}
        </g>
        <g stroke="var(--s1)" strokeWidth={5} strokeLinejoin="round" paintOrder="stroke">
          {driveName && (
            <text transform={`translate(${driveName.middle.join(' ')})rotate(${driveName.angle})`} y={-9}>
              {drive}
            </text>
          )}
          {roadNames.map(
            ({ name, spot }) =>
              spot && (
                <text key={name} transform={`translate(${spot.middle.join(' ')})rotate(${spot.angle})`} y={5}>
                  {name}
                </text>
              ),
          )}
        </g>
      </g>
      {way.length > 0 && (
        <path
          d={penLine(way, false)}
          fill="none"
          stroke="var(--sa)"
          strokeWidth={3}
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
      )}
      <g fill="var(--sa)" stroke="var(--sw)" strokeWidth={3}>
        {townNames.map(({ name, x, y, r, office }) =>
          office ? (
            <path key={name} d={`M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`} fill="var(--s3)" />
          ) : (
            <circle key={name} cx={x} cy={y} r={r} />
          ),
        )}
      </g>
      <g
        fill="var(--sl)"
        stroke="var(--sb)"
        strokeWidth={5}
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize={placeText}
        fontWeight={600}
      >
        {townNames.map(({ name, from, line, anchor, current }) => (
          <text
            key={name}
            x={from}
            y={line}
            textAnchor={anchor === 'start' ? undefined : anchor}
            fontWeight={current ? 700 : undefined}
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  )
}
