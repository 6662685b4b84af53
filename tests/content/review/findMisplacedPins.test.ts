import { describe, expect, test } from 'vitest'
import type { Page, Site } from '../../../schemas/index.ts'
import { findMisplacedPins } from '../../../src/content/review/findMisplacedPins.ts'

type Pin = [latitude: number, longitude: number]

const maryland: Pin[] = [
  [39.2904, -76.6122],
  [39.4015, -76.6019],
  [39.2037, -76.861],
]

function misplaced(pins: readonly Pin[], office?: Pin, country = 'DE') {
  const pages = pins.map(([latitude, longitude], index) => ({
    file: `pages/locations/town-${index}.json`,
    path: `/locations/town-${index}/`,
    page: { location: { city: `Town ${index}`, latitude, longitude } } as Page,
    notes: { words: [], anchors: [] },
    sections: [],
  }))
  const [latitude, longitude] = office ?? []
  const site = { company: { latitude, longitude } } as Site
  return [...findMisplacedPins(pages, site, country).values()]
}

describe('src/content/review/findMisplacedPins', () => {
  test('leaves towns that lie together alone', () => {
    expect(misplaced(maryland)).toEqual([])
  })

  test('leaves a company alone whose towns lie across a continent and on its islands', () => {
    const chain: Pin[] = [
      ...maryland,
      [21.3069, -157.8583],
      [61.2181, -149.9003],
      [34.0522, -118.2437],
      [18.4655, -66.1057],
    ]
    expect(misplaced(chain)).toEqual([])
  })

  test('leaves a branch on another continent alone', () => {
    expect(misplaced([...maryland, [48.8566, 2.3522], [-33.8688, 151.2093], [28.6139, 77.209]])).toEqual([])
  })

  test('leaves towns on both sides of Greenwich alone', () => {
    expect(
      misplaced([
        [51.5074, -0.1278],
        [51.3762, -0.0982],
        [51.559, 0.0741],
      ]),
    ).toEqual([])
  })

  test('mends a longitude without its minus, wherever the town stands among the others', () => {
    const told = [0, 1, 2, 3].map((at) => misplaced(maryland.toSpliced(at, 0, [39.0046, 76.8755])))
    const mended = [{ path: ['location', 'longitude'], replacement: '-76.8755' }]
    expect(told).toMatchObject([mended, mended, mended, mended])
  })

  test('mends a latitude with a minus too many', () => {
    expect(misplaced([...maryland, [-39.0046, -76.8755]])).toMatchObject([
      { path: ['location', 'latitude'], replacement: '39.0046' },
    ])
  })

  test.each<[Pin, string]>([
    [[39.0046, 76.8755], '10,900 km away from the others, as its longitude has the wrong sign.'],
    [[-39.0046, 76.8755], '17,700 km away from the others, as both numbers have the wrong sign.'],
    [[-76.8755, -39.0046], '13,200 km away from the others, as latitude and longitude are swapped.'],
    [[-76.8755, 39.0046], '14,900 km away from the others, as latitude and longitude are swapped.'],
    [[76.8755, 39.0046], '6,400 km away from the others, as latitude and longitude are swapped.'],
  ])('says of a town at %j that it lies %s', (pin, words) => {
    const [mistake, ...others] = misplaced([...maryland, pin])
    expect(others).toEqual([])
    expect(mistake?.message).toBe(`The pin of this town is ${words}`)
    expect(mistake?.fix).toMatch(/^Write ("latitude": 39.0046)?( and )?("longitude": -76.8755)?\.$/)
  })

  test('leaves two numbers to the writer', () => {
    expect(misplaced([...maryland, [-76.8755, 39.0046]])[0]).not.toHaveProperty('replacement')
  })

  test('counts the office as a place of its own', () => {
    const towns: Pin[] = [
      [39.2904, -76.6122],
      [39.4015, 76.6019],
    ]
    expect(misplaced(towns, [39.2904, -76.6122])).toMatchObject([{ replacement: '-76.6019' }])
  })

  test('says nothing of two towns, as either may be right', () => {
    expect(
      misplaced([
        [39.2904, -76.6122],
        [39.4015, 76.6019],
      ]),
    ).toEqual([])
  })

  test('makes no latitude beyond the pole', () => {
    const alaska: Pin[] = [
      [61.2181, -149.9003],
      [61.5809, -149.4411],
      [61.3293, -149.5684],
    ]
    expect(misplaced([...alaska, [30.1, 118.78]])).toEqual([])
  })

  test('takes a longitude that can be no latitude for what it is', () => {
    expect(
      misplaced([
        [34.05, -118.24],
        [34.42, -119.7],
        [33.74, -117.87],
        [35.37, 119.02],
      ]),
    ).toMatchObject([{ path: ['location', 'longitude'], replacement: '-119.02' }])
  })

  test.each(['US', 'GB'])('tells the distance in miles where roads of %s do', (country) => {
    expect(misplaced([...maryland, [39.0046, 76.8755]], undefined, country)).toMatchObject([
      { message: expect.stringContaining('6,800 miles away') },
    ])
  })
})
