import type { JSONSchema } from 'json-schema-to-ts'
import { card } from '../../parts/card.ts'
import { common } from '../../parts/common.ts'
import { source } from '../../parts/source.ts'
import { plain } from '../../parts/text.ts'

export const cardGrid = {
  type: 'object',
  title: 'Cards',
  description: 'Things to choose from, as cards: written here, or listed from a folder.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Cards',
      description: 'The cards, in the order in which they are shown.',
      items: card,
      minItems: 1,
    },
    source,
    linkLabel: {
      ...plain,
      title: 'Words of the links',
      description: 'What the link of each card says.',
      default: 'Learn More',
      examples: ['See the service'],
    },
    layout: {
      type: 'string',
      title: 'Layout',
      description:
        'grid for cards side by side, rows for one wide row each, posts for a list of posts or events with their days.',
      enum: ['grid', 'rows', 'posts'],
      default: 'grid',
      examples: ['rows'],
    },
  },
  oneOf: [{ required: ['items'] }, { required: ['source'] }],
  additionalProperties: false,
} as const satisfies JSONSchema
