import { describe, expect, test } from 'vitest'
import { colourPairs, leastContrast } from '../../schemas/parts/theme/colourPairs.ts'
import { defaultColours } from '../../schemas/parts/theme/defaultColours.ts'
import { contrastOf } from '../../src/content/theme/contrast.ts'

describe.each(['light', 'dark'] as const)('src/ui/theme %s', (mode) => {
  const colours = defaultColours[mode]

  test.each(colourPairs)('sets $as in $front off from $ground', ({ front, ground, as }) => {
    expect(contrastOf(colours[front], colours[ground])).toBeGreaterThanOrEqual(leastContrast[as])
  })
})
