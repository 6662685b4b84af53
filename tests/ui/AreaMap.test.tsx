import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AreaMap } from '../../src/ui/AreaMap/AreaMap.tsx'
import type { Rect } from '../../src/ui/AreaMap/areaGeometry.ts'
import { layOutArea } from '../../src/ui/AreaMap/layOutArea.ts'
import { inEnglish } from './inEnglish.tsx'

type Place = [lat: number, lon: number]

/** Renders places without an outline: the size, the pins, and the scale with its words. */
const drawMap = (...list: Place[]) => drawIn('mile', ...list)

function drawIn(unit: 'mile' | 'km', ...list: Place[]) {
  const places = list.map(([lat, lon], index) => ({ name: `Town ${index}`, lat, lon }))
  const svg = renderToStaticMarkup(
    inEnglish(<AreaMap outlines={[]} roads={[]} places={places} unit={unit} labelled="Map" />),
  )
  const numbers = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, ...found]) => found.map(Number))
  const [[width = 0, height = 0] = []] = numbers(/viewBox="0 0 (\d+) (\d+)"/g)
  const [[bar = 0] = []] = numbers(/h(\d+)v-6"/g)
  const [, label = ''] = /(\d+ (?:miles?|km))</.exec(svg) ?? []
  return { width, height, bar, label, pins: numbers(/cx="(-?\d+)" cy="(-?\d+)"/g) as [number, number][] }
}

const leeds: Place = [53.8195, -1.55]
const maps: [name: string, places: Place[]][] = [
  ['one place', [leeds]],
  ['the same place twice', [leeds, leeds]],
  ['neighbours', [leeds, [53.8195, -1.5499]]],
  ['a line from north to south', [leeds, [53.7978, -1.5476], [53.8676, -1.549]]],
  ['a line from west to east', [leeds, [53.82, -1.48], [53.819, -1.61]]],
  [
    'all of a state',
    [
      [32.78, -96.8],
      [29.76, -95.37],
      [31.76, -106.48],
      [25.9, -97.5],
    ],
  ],
  ['twenty places', Array.from({ length: 20 }, (_, at): Place => [51.4 + ((at * 79) % 101) / 400, at / 40])],
]

describe('src/ui/AreaMap', () => {
  test.each(maps)('is between 4 : 3 and a little more than a square for %s', (_, places) => {
    const { width, height } = drawMap(...places)
    expect([width, height]).toEqual([640, Math.min(720, Math.max(480, height))])
  })

  test.each(maps)('leaves room around the pins for %s', (_, places) => {
    const { width, height, pins } = drawMap(...places)
    expect(pins).toHaveLength(places.length)
    expect(pins.filter(([x, y]) => x < 56 || x > width - 56 || y < 56 || y > height - 56)).toEqual([])
  })

  test('is a strip for one place with nothing around it', () => {
    const place = { name: 'Leeds', lat: 53.8195, lon: -1.55 }
    const lone = { outlines: [], roads: [], places: [place], small: true, unit: 'mile' } as const
    const drive = { ...lone, office: { name: 'Office', lat: 53.83, lon: -1.56 } }
    expect([lone, drive].map((area) => layOutArea(area, String).height)).toEqual([150, 320])
    expect(layOutArea(lone, String).townNames[0]?.spot).toBeDefined()
  })

  test('keeps its scale off a road that runs over its foot', () => {
    const places = [
      { name: 'Leeds', lat: 53.8195, lon: -1.55 },
      { name: 'Wakefield', lat: 53.6833, lon: -1.4977 },
    ]
    const area = { outlines: [], places, unit: 'mile' as const }
    const say = (minutes: number) => `${minutes} min`
    const { scale, foot, at, width } = layOutArea({ ...area, roads: [] }, say)
    const spread = (x: number) =>
      -1.55 + ((x - at([53.7, -1.55])[0]) / (at([53.7, -1.45])[0] - at([53.7, -1.55])[0])) * 0.1
    const lon = spread(scale.x + scale.bar / 2)
    const road = {
      name: 'A1',
      points: [
        [53.9, lon],
        [53.5, lon],
      ] as Place[],
    }
    const moved = layOutArea({ ...area, roads: [road] }, say)
    expect(scale.x).toBeGreaterThan(0)
    expect(moved.scale.x).toBeGreaterThan(scale.x + scale.bar / 2)
    expect(moved.scale.x + moved.scale.bar).toBeLessThan(width)
    expect(moved.foot).toBe(foot)
  })

  test.each(maps)('has a scale of a seventh to a third of its width for %s', (_, places) => {
    const { width, bar } = drawMap(...places)
    expect([bar >= width / 7 - 2, bar <= width / 3 + 12]).toEqual([true, true])
  })

  test('puts two neighbours side by side, not at the two ends', () => {
    const [[left] = [0], [right] = [0]] = drawMap([53.8195, -1.5545], leeds).pins
    expect(right - left).toBeGreaterThan(14)
    expect(right - left).toBeLessThan(60)
  })

  test.each([
    ['1 mile', 1, 2],
    ['2 miles', 2, 8],
    ['5 miles', 5, 20],
    ['10 miles', 10, 40],
    ['50 miles', 50, 150],
  ])('has a scale of %s that is as long as it says', (words, miles, apart) => {
    const map = drawMap([0, 0], [0, apart / 69.05])
    const [[left] = [0], [right] = [0]] = map.pins
    expect(map.label).toBe(words)
    expect(Math.abs(map.bar - ((right - left) * miles) / apart)).toBeLessThan(2)
  })

  test.each([
    ['1 km', 1, 2],
    ['5 km', 5, 20],
    ['50 km', 50, 150],
  ])('has a scale of %s that is as long as it says', (words, kilometers, apart) => {
    // The length of a degree at the equator.
    const map = drawIn('km', [0, 0], [0, apart / 111.12])
    const [[left] = [0], [right] = [0]] = map.pins
    expect(map.label).toBe(words)
    expect(Math.abs(map.bar - ((right - left) * kilometers) / apart)).toBeLessThan(2)
  })

  test.each(Array.from({ length: 40 }, (_, at) => at + 1))(
    'keeps the names of %i places clear of each other',
    (count) => {
      const places = Array.from({ length: count }, (_, at) => ({
        name: ['Ely', 'Round Rock', 'Dripping Springs', 'Saint-Jean-sur-Richelieu'][at % 4] ?? '',
        lat: 30 + ((at * 79) % 101) / 300,
        lon: -97 + ((at * 37) % 89) / 250,
      }))
      const office = { name: 'Bluestem Air', lat: 30.16, lon: -96.83 }
      const { townNames } = layOutArea({ outlines: [], roads: [], places, office, unit: 'mile' }, String)
      const names = townNames.flatMap(({ spot }) => spot ?? [])
      const dots = townNames.map(({ at: [x, y], r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }))
      const covers = (a: Rect, b: Rect) =>
        a !== b && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
      expect(names.filter((name) => [...names, ...dots].some((other) => covers(name, other)))).toEqual([])
      // If there are few places, all have their names; otherwise most.
      expect(names.length).toBeGreaterThanOrEqual(count <= 12 ? count + 1 : count / 2)
      expect(townNames.find(({ isOffice }) => isOffice)?.spot).toBeDefined()
    },
  )

  test('draws land around places that have no outline, and none where there is one', () => {
    const map = (outlines: Parameters<typeof AreaMap>[0]['outlines']) => {
      const places = [{ name: 'Kyle', lat: 30, lon: -97 }]
      return renderToStaticMarkup(
        inEnglish(<AreaMap outlines={outlines} roads={[]} places={places} unit="mile" labelled="Map" />),
      )
    }
    const county = {
      name: 'Hays County',
      points: [
        [29.9, -97.1],
        [29.9, -96.9],
        [30.1, -96.9],
        [30.1, -97.1],
      ] as Place[],
    }
    const land = (svg: string) => svg.match(/fill="var\(--s1\)"/g)?.length
    expect([land(map([])), land(map([county]))]).toEqual([1, 1])
  })

  describe('of a single town', () => {
    const office = { name: 'Acme', lat: 39.3289, lon: -76.6998 }
    const town = { name: 'Towson', lat: 39.4015, lon: -76.6019, current: true }
    const square: Place[] = [
      [39.2, -76.8],
      [39.2, -76.5],
      [39.5, -76.5],
      [39.5, -76.8],
    ]
    const inner: Place[] = [
      [39.34, -76.67],
      [39.34, -76.57],
      [39.28, -76.57],
      [39.28, -76.67],
    ]
    const draw = (props: Partial<Parameters<typeof AreaMap>[0]>) =>
      renderToStaticMarkup(
        inEnglish(
          <AreaMap
            outlines={[]}
            roads={[]}
            places={[town]}
            unit="mile"
            labelled="Map"
            small
            office={office}
            {...props}
          />,
        ),
      )

    test('leads a line from the office to the town, with the minutes where they are given', () => {
      const [, x, y] = /<circle cx="(\d+)" cy="(\d+)"/.exec(draw({})) ?? []
      const [, fromX = '', fromY = '', dx = '', dy = ''] =
        /d="M(\d+) (\d+)l(-?\d+) (-?\d+)"[^>]*dasharray/.exec(draw({})) ?? []
      expect([Number(fromX) + Number(dx), Number(fromY) + Number(dy)]).toEqual([Number(x), Number(y)])
      expect(draw({})).not.toContain(' min<')
      expect(draw({ places: [{ ...town, minutes: 20 }] })).toContain('20 min')
    })

    test('draws no line without an office', () => {
      expect(draw({ office: undefined, places: [{ ...town, minutes: 20 }] })).not.toMatch(/dasharray| min</)
    })

    test('names a short road of the town beside it, and leaves a main road without a name where there is no room', () => {
      const points: Place[] = [
        [39.375, -76.69],
        [39.365, -76.685],
      ]
      expect(draw({ roads: [{ name: 'Goucher Boulevard', points, local: true }] })).toContain('Goucher Boulevard')
      expect(draw({ roads: [{ name: 'Goucher Boulevard', points }] })).not.toContain('Goucher Boulevard')
    })

    test('writes the name of a county where it is, not on the city in its midst', () => {
      const outlines = [
        { name: 'County', points: square },
        { name: 'City', points: inner },
      ]
      const svg = draw({ outlines })
      const at = (name: string) => new RegExp(`<text x="(\\d+)" y="(\\d+)">${name}<`).exec(svg)?.slice(1).map(Number)
      const [[countyX = 0, countyY = 0] = [], [cityX = 0, cityY = 0] = []] = [at('County'), at('City')]
      expect(Math.hypot(countyX - cityX, countyY - cityY)).toBeGreaterThan(60)
    })

    test('writes a name beside a short road in its direction', () => {
      const points: Place[] = [
        [39.4, -76.64],
        [39.37, -76.63],
      ]
      const roads = [{ name: 'Goucher Boulevard', points, local: true }]
      const { roadNames } = layOutArea({ outlines: [], roads, places: [town], unit: 'mile', small: true }, String)
      expect(Math.abs(roadNames[0]?.spot?.angle ?? 0)).toBeGreaterThan(45)
    })

    test('says the minutes of the drive once where a panel says them too', () => {
      const places = [{ ...town, minutes: 20 }]
      expect(draw({ places, bleed: true, outlines: [{ name: 'County', points: square }] })).not.toContain('20 min')
    })

    test('keeps the name of a town off a border where it can', () => {
      const border = {
        name: 'County',
        points: [
          [39.3, -76.85],
          [39.3, -76.59],
          [39.5, -76.59],
          [39.5, -76.85],
        ] as Place[],
      }
      const { townNames } = layOutArea(
        { outlines: [border], roads: [], places: [town], unit: 'mile', small: true },
        String,
      )
      expect(townNames[0]?.spot?.anchor).not.toBe('start')
    })
  })
})
