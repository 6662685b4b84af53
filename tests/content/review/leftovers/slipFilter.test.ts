import { expect, test } from 'vitest'
import { createSlipFilter } from '../../../../src/content/review/leftovers/slipFilter.ts'
import { slipsOf } from '../../../../src/content/review/leftovers/slipOfName.ts'
import { townFile } from '../../../bench/corpus.ts'

const cities = Array.from({ length: 2000 }, (_, index) => /([a-z]+)-md/.exec(townFile(index).file)?.[1] ?? '')
const mayBeNear = createSlipFilter([...cities, 'owingsmills'])

test('lets every typo of a name pass', () => {
  const slips = cities.slice(0, 100).flatMap((city) => [city, ...slipsOf(city)])
  expect(slips.filter((slip) => !mayBeNear(slip))).toEqual([])
})

test.each(['Owings Mills', 'Owing Mills', 'Owings Mills Crews', 'Ówings Mîls', 'Owings-Mills'])(
  'lets "%s" pass',
  (words) => {
    expect(mayBeNear(words)).toBe(true)
  },
)

test('holds back most other words', () => {
  const others = cities.map((city) => `${[...city].reverse().join('')}xq`)
  expect(others.filter(mayBeNear).length).toBeLessThan(others.length / 5)
})
