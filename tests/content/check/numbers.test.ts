import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const file = 'pages/services/trial.json'
const location = { city: 'Towson', state: 'MD', latitude: 39.4, longitude: -76.6, minutes: 77 }

/** Returns the problems of minutes as written, and the result of --fix. */
function minutes(written: string) {
  const broken = pageFile([], { location }).replace('77', written)
  const { sources, fixed, problems } = fixSite({ sources: { ...baseSite, [file]: broken }, assets: baseAssets })
  const told = [...fixed.map(({ problem }) => problem), ...problems].filter(({ severity }) => severity === 'error')
  return { told: told.map(({ fix }) => fix), after: /"minutes":(.*?)[,}]/.exec(sources[file] ?? '')?.[1] }
}
const placed = (field: string, number: number) => {
  const broken = pageFile([], { location: { ...location, [field]: number } })
  const { problems } = fixSite({ sources: { ...baseSite, [file]: broken }, assets: baseAssets })
  return problems.filter(({ code }) => code === 'out-of-range').map(({ fix }) => fix)
}

describe('src/content, numbers', () => {
  test.each(['~20', '≈ 20', '20+', '20%', '"~20"', '"20+"', '"20"', '+20', '20.'])('takes %s for 20', (written) => {
    const { told, after } = minutes(written)
    expect(told).toHaveLength(1)
    expect(after).toBe('20')
  })

  test.each(['20 min', '$20', 'about 20', '"20 min"', '"about 20"', '"from $20"'])(
    'tells the number in %s',
    (written) => {
      expect(minutes(written)).toEqual({ told: ['Write the number alone: 20.'], after: written })
    },
  )

  test.each(['20-25', 'twenty', '20 25'])('makes no text of %s', (written) => {
    expect(minutes(written)).toEqual({ told: ['Write one number in digits.'], after: written })
  })

  test.each([
    ['latitude', 393.289, 39.3289],
    ['latitude', 3932891, 39.32891],
    ['longitude', -767134, -76.7134],
    ['longitude', 1234567, 123.4567],
  ])('finds the point of a %s of %d', (field, slipped, meant) => {
    expect(placed(field, slipped)).toEqual([`Write ${meant} if the point has slipped.`])
  })

  test('finds no point in a number of few digits', () => {
    expect(placed('latitude', 395)).not.toContain('slipped')
  })
})
