import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import { findMisplaced } from '../../../src/content/review/misplaced.ts'

type Pin = [latitude: number, longitude: number]

const maryland: Pin[] = [
  [39.2904, -76.6122],
  [39.4015, -76.6019],
  [39.2037, -76.861],
]

function misplaced(pins: readonly Pin[]) {
  const pages = pins.map(([latitude, longitude], index) => ({
    file: `pages/locations/town-${index}.json`,
    path: `/locations/town-${index}/`,
    page: { location: { city: `Town ${index}`, latitude, longitude } } as Page,
  }))
  return [...findMisplaced(pages, undefined).values()]
}

describe('src/content/review/misplaced', () => {
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

  test('mends a longitude without its minus', () => {
    expect(misplaced([...maryland, [39.0046, 76.8755]])).toMatchObject([
      { path: ['location', 'longitude'], replacement: '-76.8755' },
    ])
  })

  test('mends a latitude with a minus too many', () => {
    expect(misplaced([...maryland, [-39.0046, -76.8755]])).toMatchObject([
      { path: ['location', 'latitude'], replacement: '39.0046' },
    ])
  })

  test('tells of numbers that are swapped, and leaves them to the writer', () => {
    const [mistake, ...others] = misplaced([...maryland, [-76.8755, 39.0046]])
    expect(others).toEqual([])
    expect(mistake?.message).toBe(
      'The pin of this town is 14,900 km away from the others, as latitude and longitude are swapped.',
    )
    expect(mistake?.fix).toBe('Write "latitude": 39.0046 and "longitude": -76.8755.')
    expect(mistake?.replacement).toBeUndefined()
  })

  test('says nothing of two towns, as either may be right', () => {
    expect(
      misplaced([
        [39.2904, -76.6122],
        [39.4015, 76.6019],
      ]),
    ).toEqual([])
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
})
