import type { JSONSchema } from 'json-schema-to-ts'

/** The corners of buttons, boxes and cards. */
export const corner = {
  type: 'string',
  title: 'Corners',
  description: 'How round the corners of buttons, boxes, cards and pictures are.',
  enum: ['square', 'soft', 'round'],
  default: 'soft',
  examples: ['round'],
} as const satisfies JSONSchema

/** The space between elements. */
export const density = {
  type: 'string',
  title: 'Density',
  description: 'How much room is between the sections of a page and around what is in them.',
  enum: ['compact', 'regular', 'airy'],
  default: 'regular',
  examples: ['airy'],
} as const satisfies JSONSchema

/** The first screen of pages with a picture. */
export const head = {
  type: 'string',
  title: 'Head of a page',
  description:
    'Where the picture of a page is: beside its main heading (beside), from edge to edge with the words over its lower part (cover), or, on the home page, as a strip below the words (below).',
  enum: ['beside', 'cover', 'below'],
  default: 'beside',
  examples: ['cover'],
} as const satisfies JSONSchema
