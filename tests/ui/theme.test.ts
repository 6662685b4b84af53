import { describe, expect, it } from 'vitest'
import { colourPairs, leastContrast } from '../../schemas/parts/colourPairs.ts'
import { defaultColours } from '../../schemas/parts/defaultColours.ts'

/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('ui/theme %s', (mode) => {
  const colours = defaultColours[mode]

  it.each(colourPairs)('sets $as in $front off from $ground', ({ front, ground, as }) => {
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(leastContrast[as])
  })
})
