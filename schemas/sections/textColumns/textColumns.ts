import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { bodyText, plainText } from '../../parts/text.ts'

export const textColumns = {
  type: 'object',
  title: 'Text columns',
  description: 'Two to four short texts side by side, each with its own title.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Texts',
      description: 'Two to four texts.',
      items: {
        type: 'object',
        title: 'Text',
        description: 'A short text with a title.',
        properties: {
          title: plainText('Title', 'What this column is about, in a few words.', 'Our Mission'),
          body: bodyText(
            'Text',
            'One or two short paragraphs; links are [words](/address/).',
            'Buildings that are ready when their people arrive.',
          ),
        },
        required: ['title', 'body'],
        additionalProperties: false,
      },
      minItems: 2,
      maxItems: 4,
    },
    numbered: {
      type: 'boolean',
      title: 'Numbered',
      description: 'Shows a number before each title.',
      default: false,
      examples: [true],
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema
