import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../src/sections/PriceList/layOutPrices.ts'

/** Returns a group with the given number of entries. */
const group = (count: number) => ({
  title: `Group of ${count}`,
  items: Array.from({ length: count }, (_, at) => ({ title: `Dish ${at}`, price: '$9' })),
})

const layOut = (...counts: number[]) =>
  columnsOf(counts.map(group))?.map((column) => column.map(({ items }) => items.length))

describe('src/sections/PriceList', () => {
  test.each([
    ['two groups that are alike', [5, 5], [[5], [5]]],
    ['a long one and two short ones', [9, 4, 4], [[9], [4, 4]]],
    ['two short ones and a long one', [4, 4, 9], [[4, 4], [9]]],
    ['twelve', Array(12).fill(3), [Array(6).fill(3), Array(6).fill(3)]],
  ])('puts %s in two columns, in their order', (_, counts, columns) => {
    expect(layOut(...counts)).toEqual(columns)
  })

  test.each([
    ['one group', [7]],
    ['three groups that are alike', [5, 5, 5]],
    ['a short one after a long one', [9, 2]],
  ])('leaves %s in rows, as one column would end long before the other', (_, counts) => {
    expect(layOut(...counts)).toBeUndefined()
  })
})
