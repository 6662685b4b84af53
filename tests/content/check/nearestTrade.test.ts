import { describe, expect, test } from 'vitest'
import { businessTypes } from '../../../schemas/parts/company/businessTypes.ts'
import { checkValue } from '../../../src/content/check/checkValue.ts'

const told = (value: string) =>
  checkValue({ type: 'string', title: 'Kind of business', enum: businessTypes }, value, {
    path: ['type'],
    block: { kind: 'block', name: 'company' },
    optional: true,
  }).map(({ fix, replacement }) => `${replacement === undefined ? 'tells' : 'fixes'}: ${fix.split(',')[0]}`)

describe('src/content/check/nearestTrade', () => {
  test.each([
    ['Dentst', 'fixes: Write "Dentist"'],
    ['BikeShop', 'tells: Write "BikeStore"'],
    ['Bicycle repair', 'tells: Write "BikeStore"'],
    ['ToyShop', 'tells: Write "ToyStore"'],
    ['Movers', 'tells: Write "MovingCompany"'],
  ])('%s: %s', (value, expected) => {
    expect(told(value)).toEqual([expected])
  })
})
