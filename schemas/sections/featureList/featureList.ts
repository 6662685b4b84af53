import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { icon } from '../../parts/icon.ts'
import { inlineText, plainText } from '../../parts/text.ts'

export const featureList = {
  type: 'object',
  title: 'Features',
  description: 'Reasons, benefits or values, each with a title and a short text.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Features',
      description: 'The reasons, benefits or values.',
      items: {
        type: 'object',
        title: 'Feature',
        description: 'One reason, benefit or value.',
        properties: {
          title: plainText('Title', 'The reason in a few words.', 'Local Expertise'),
          text: inlineText(
            'Text',
            'One or two sentences with a fact behind the title.',
            'Our supervisors live within twenty minutes of every building we clean.',
          ),
          icon,
        },
        required: ['title'],
        additionalProperties: false,
      },
      minItems: 1,
    },
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'split puts the heading beside the list on wide screens, grid puts the features side by side.',
      enum: ['split', 'grid'],
      default: 'split',
      examples: ['grid'],
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema
