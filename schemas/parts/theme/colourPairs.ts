import type { ColourName } from './defaultColours.ts'

export interface ColourPair {
  front: ColourName
  ground: ColourName
  /** What is drawn in the front colour: text, or graphics such as the border of a field. */
  as: 'words' | 'marks'
}

/** The minimum contrast: WCAG 2.2, 1.4.3 for text and 1.4.11 for graphics. */
export const leastContrast = { words: 4.5, marks: 3 } as const

const words = (front: ColourName, ...grounds: ColourName[]) =>
  grounds.map((ground): ColourPair => ({ front, ground, as: 'words' }))

const marks = (front: ColourName, ...grounds: ColourName[]) =>
  grounds.map((ground): ColourPair => ({ front, ground, as: 'marks' }))

/** The theme colours that are drawn on each other. */
export const colourPairs: readonly ColourPair[] = [
  ...words('ink', 'bg', 'bg-alt', 'surface'),
  ...words('ink-soft', 'bg', 'bg-alt', 'surface'),
  ...words('brand', 'bg', 'bg-alt', 'surface', 'brand-tint'),
  ...words('on-action', 'action', 'action-hover'),
  ...words('on-deep', 'brand-deep'),
  ...words('on-deep-soft', 'brand-deep'),
  ...words('on-deep-faint', 'brand-deep'),
  ...marks('accent', 'brand-deep'),
  ...words('ok', 'surface'),
  ...words('error', 'surface', 'error-tint'),
  ...marks('field', 'surface', 'bg'),
  ...marks('focus', 'bg'),
  ...marks('focus-ring', 'focus'),
]
