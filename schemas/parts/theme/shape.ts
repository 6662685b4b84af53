import { string } from '../typed.ts'

/** The corners of buttons, boxes and cards. */
export const corner = string('Corners', 'How round the corners of buttons, boxes, cards and pictures are.', {
  enum: ['square', 'soft', 'round'],
  default: 'soft',
  examples: ['round'],
})

/** The space between elements. */
export const density = string(
  'Density',
  'How much room is between the sections of a page and around what is in them.',
  { enum: ['compact', 'regular', 'airy'], default: 'regular', examples: ['airy'] },
)

/** The first screen of pages with a picture. */
export const head = string(
  'Head of a page',
  'Where the picture of a page is: beside its main heading (beside), from edge to edge with the words over its lower part (cover), or, on the home page, as a strip below the words (below).',
  { enum: ['beside', 'cover', 'below'], default: 'beside', examples: ['cover'] },
)
