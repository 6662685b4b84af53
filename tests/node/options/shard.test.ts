import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShard, takeShard } from '../../../src/node/options/shard.ts'
import { seed } from '../../seed.ts'

describe('src/node/options/shard', () => {
  test.each([
    ['1/1', { number: 1, count: 1 }],
    ['2/8', { number: 2, count: 8 }],
    ['1000/1000', { number: 1000, count: 1000 }],
  ])('reads %s', (text, shard) => {
    expect(readShard(text)).toEqual(shard)
  })

  test.each(['', '2', '0/8', '9/8', '1/0', '0/0', '-1/8', '1.5/8', ' 1/8', '1/8 ', '1/8/9', 'a/b', '12345/99999'])(
    'reads no part from %j',
    (text) => {
      expect(readShard(text)).toBeUndefined()
    },
  )

  test('gives each page to one part, in its order, and each part as many as the others', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 30 }), (length, count) => {
        const pages = Array.from({ length }, (_, page) => page)
        const parts = Array.from({ length: count }, (_, part) => takeShard(pages, { number: part + 1, count }))
        expect(parts.flat()).toEqual(pages)
        const sizes = parts.map((part) => part.length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
      { seed },
    )
  })
})
