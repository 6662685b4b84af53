/** A map of a service area, drawn from coordinates: no tiles, no requests. It uses the colours of the scenes. */
import { colour } from '../theme/theme.ts'
import { useWords } from '../words/Words.tsx'
import { clipLine, clipPolygon, type Point, penLine, type Rect } from './areaGeometry.ts'
import { type Area, layOutArea } from './layOutArea.ts'

export interface AreaMapProps extends Area {
  /** The accessible label of the map. */
  labelled: string
}

type Layout = ReturnType<typeof layOutArea>

/** The land and water of an area, its roads, the route from the office to a single place, its towns, and all names. */
export function AreaMap({ labelled, ...area }: AreaMapProps) {
  const say = useWords('map')
  const { outlines, roads, bleed, unit } = area
  const layout = layOutArea(area, (minutes) => say('minutes', { count: minutes }))
  const { width, height, beyond, foot, at, paper, scale, way, smallText, ground } = layout

  return (
    <svg
      viewBox={`${-beyond} 0 ${width + beyond} ${height}`}
      preserveAspectRatio={bleed ? 'xMaxYMid slice' : undefined}
      role="img"
      aria-label={labelled}
    >
      <g stroke="var(--s2)" strokeWidth={2} strokeLinejoin="round">
        {ground.length > 0 && <path d={penLine(ground, true)} fill="var(--s1)" stroke="none" />}
        <Regions outlines={outlines.filter(({ water }) => !water)} at={at} paper={paper} />
        <Regions outlines={outlines.filter(({ water }) => water)} at={at} paper={paper} isWater />
      </g>
      <Roads roads={roads} at={at} paper={paper} isOnLand={outlines.length > 0} />
      <path d={`M${scale.x} ${foot - 6}v6h${scale.bar}v-6`} fill="none" stroke="var(--sl)" strokeWidth={2} />
      <g fill="var(--sl)" fontSize={smallText} fontWeight={600} textAnchor="middle">
        <text x={scale.x + scale.bar / 2} y={foot - 10}>
          {say(unit === 'mile' ? 'miles' : 'kilometers', { count: scale.distance })}
        </text>
        <SmallNames layout={layout} />
      </g>
      {way.length > 0 && <Way points={way} />}
      <Towns layout={layout} />
    </svg>
  )
}

/** The names of regions and, along their lines, the driving minutes and the names of roads. */
function SmallNames({ layout: { regionNames, drive, roadNames } }: { layout: Layout }) {
  return (
    <g stroke="var(--s1)" strokeWidth={7} strokeLinejoin="round" paintOrder="stroke">
      <g letterSpacing={1} stroke="none">
        {regionNames.map(
          ({ name, spot }) =>
            spot && (
              <text key={name} x={Math.round(spot.x + spot.w / 2)} y={spot.y + 14}>
                {name}
              </text>
            ),
        )}
      </g>
      {drive && (
        <text transform={alongside(drive.spot)} y={-9}>
          {drive.words}
        </text>
      )}
      {roadNames.map(
        ({ name, spot }) =>
          spot && (
            <text key={name} transform={alongside(spot)} y={5}>
              {name}
            </text>
          ),
      )}
    </g>
  )
}

const alongside = ({ middle, angle }: { middle: Point; angle: number }) =>
  `translate(${middle.join(' ')})rotate(${angle})`

interface RegionsProps {
  outlines: Area['outlines']
  at: Layout['at']
  paper: Rect
  isWater?: boolean
}

/** Regions of land, the first of which contains the others, or regions of water. */
function Regions({ outlines, at, paper, isWater = false }: RegionsProps) {
  return outlines.map(({ name, points }, i) => {
    const d = penLine(clipPolygon(points.map(at), paper), true)
    const isTop = isWater || i > 0
    return (
      d && (
        <path
          key={name}
          d={d}
          fill={isTop ? 'var(--s2)' : 'var(--s1)'}
          fillOpacity={!isWater && isTop ? 0.45 : undefined}
        />
      )
    )
  })
}

interface RoadsProps {
  roads: Area['roads']
  at: Layout['at']
  paper: Rect
  isOnLand: boolean
}

function Roads({ roads, at, paper, isOnLand }: RoadsProps) {
  return (
    <path
      d={roads.map(({ points }) => penLine(clipLine(points.map(at), paper), false)).join('')}
      fill="none"
      // Outside the land, the paper is nearly as light as the background of a page.
      stroke={isOnLand ? colour('bg') : 'var(--s2)'}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** The route from the office to a single place. */
function Way({ points }: { points: readonly Point[] }) {
  return (
    <path
      d={penLine(points, false)}
      fill="none"
      stroke="var(--sa)"
      strokeWidth={3}
      strokeDasharray="1 8"
      strokeLinecap="round"
    />
  )
}

/** The dots of towns and the square of the office, then all their names on top. */
function Towns({ layout: { townNames, placeText } }: { layout: Layout }) {
  return (
    <>
      <g fill="var(--sa)" stroke="var(--sw)" strokeWidth={3}>
        {townNames.map(({ name, at: [x, y], r, isOffice }) =>
          isOffice ? (
            <path key={name} d={`M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`} fill="var(--sl)" />
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
        {townNames.map(
          ({ name, spot, line, current }) =>
            spot && (
              <text
                key={name}
                x={spot.from}
                y={line}
                textAnchor={spot.anchor === 'start' ? undefined : spot.anchor}
                fontWeight={current ? 700 : undefined}
              >
                {name}
              </text>
            ),
        )}
      </g>
    </>
  )
}
