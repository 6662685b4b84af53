import { describe, expect, it } from 'vitest'
import { type ColourName, type Colours, darkColours, lightColours } from '../../src/ui/theme.ts'

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

/** Text needs 4.5, parts of controls 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [front: ColourName, ground: ColourName, atLeast: number][] = [
  ['ink', 'bg', 4.5],
  ['ink', 'bg-alt', 4.5],
  ['ink', 'surface', 4.5],
  ['ink-soft', 'bg', 4.5],
  ['ink-soft', 'bg-alt', 4.5],
  ['ink-soft', 'surface', 4.5],
  ['brand', 'bg', 4.5],
  ['brand', 'bg-alt', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'brand-tint', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['on-deep', 'brand-deep', 4.5],
  ['on-deep-soft', 'brand-deep', 4.5],
  ['on-deep-faint', 'brand-deep', 4.5],
  ['accent', 'brand-deep', 3],
  ['ok', 'surface', 4.5],
  ['error', 'surface', 4.5],
  ['error', 'error-tint', 4.5],
  ['field', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus-ring', 'focus', 3],
]

describe.each<[string, Colours]>([
  ['light', lightColours],
  ['dark', darkColours],
])('ui/theme %s', (_mode, colours) => {
  it.each(pairs)('sets %s off from %s by at least %d', (front, ground, atLeast) => {
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(atLeast)
  })
})
