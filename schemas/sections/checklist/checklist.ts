import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'

export const checklist = {
  type: 'object',
  title: 'Checklist',
  description: 'A scope of work or a list of facility types, with a tick before each entry.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Entries',
      description: 'The entries of the list.',
      items: {
        type: 'object',
        title: 'Entry',
        description: 'One entry of the list.',
        properties: {
          text: plainText('Text', 'What is done or meant, in a few words.', 'Trash and recycling removal'),
          note: inlineText(
            'Detail',
            'A short detail shown under the entry.',
            'Liners replaced, bins wiped, recycling kept apart.',
          ),
        },
        required: ['text'],
        additionalProperties: false,
      },
      minItems: 1,
    },
    columns: {
      type: 'integer',
      title: 'Columns',
      description: 'Number of columns on wide screens.',
      enum: [1, 2],
      default: 2,
      examples: [1],
    },
    boxes: {
      type: 'string',
      title: 'Boxes',
      description: 'ticked for what is done or included, open for what is still to do.',
      enum: ['ticked', 'open'],
      default: 'ticked',
      examples: ['open'],
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema
