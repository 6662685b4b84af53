import type { JSONSchema } from 'json-schema-to-ts'
import { icon } from './icon.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { inline, plain } from './text.ts'

/** One thing to choose from, in a grid of cards. */
export const card = {
  type: 'object',
  title: 'Card',
  description: 'One thing to choose from, with a title and a short text.',
  properties: {
    title: { ...plain, title: 'Title', description: 'The name of the thing.', examples: ['Carpet & Upholstery'] },
    text: {
      ...inline,
      title: 'Text',
      description: 'One or two sentences that say what it is.',
      examples: ['Hot-water extraction that lifts soil instead of spreading it.'],
    },
    icon,
    image,
    link,
  },
  required: ['title', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema
