import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { shipped, shippedAssets } from '../impact/shippedSite.ts'

const town = 'pages/locations/towson-md.json'
const told = (minutes: number) => {
  const text = (shipped[town] ?? '').replace(/"minutes": \d+/, `"minutes": ${minutes}`)
  const { problems } = compileSite({ sources: { ...shipped, [town]: text }, assets: shippedAssets })
  return problems.filter(({ severity }) => severity !== 'tip').map(({ code }) => code)
}

describe('src/content/review/createDriveCheck', () => {
  test.each([
    [2, ['too-fast']],
    [20, []],
    [90, []],
    [200, ['too-slow']],
  ])('judges a drive of %s minutes to a town next door', (minutes, codes) => {
    expect(told(minutes)).toEqual(codes)
  })
})
