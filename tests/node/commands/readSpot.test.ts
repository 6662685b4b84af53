import { describe, expect, test } from 'vitest'
import { readSpot } from '../../../src/node/commands/askPage.ts'

describe('src/node/commands/askPage, readSpot', () => {
  test.each([
    '39.2037, -76.861',
    '39.2037 -76.861',
    '39.2037 / -76.861',
    '39.2037; \u221276.861',
    ' (39.2037,-76.861) ',
    '39.2037° N, 76.861° W',
  ])('understands %s as it is copied from elsewhere', (answer) => {
    expect(readSpot(answer)).toEqual({ latitude: 39.2037, longitude: -76.861 })
  })

  test.each(['39.2037', '139, -76', '39.2, -276', '39,2 -76,8', 'near Columbia', '39.2 // -76.8'])(
    'refuses %s',
    (answer) => {
      expect(readSpot(answer)).toBeUndefined()
    },
  )
})
