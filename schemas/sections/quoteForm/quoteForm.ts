import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { inlineText } from '../../parts/text.ts'

export const quoteForm = {
  type: 'object',
  title: 'Quote form',
  description: 'The form with which a visitor requests a quote.',
  properties: {
    ...common,
    presets: {
      type: 'object',
      title: 'Filled in already',
      description: 'Answers that this page already knows; the visitor can change them.',
      properties: {
        service_type: {
          type: 'string',
          title: 'Service',
          description: 'The service this page is about.',
          examples: ['Floor Care'],
        },
        city: { type: 'string', title: 'City', description: 'The town this page is about.', examples: ['Towson'] },
      },
      additionalProperties: false,
      examples: [{ service_type: 'Floor Care' }],
    },
    aside: {
      type: 'array',
      title: 'Beside the form',
      description: 'Short promises shown beside the form, such as what happens next.',
      items: inlineText('Promise', 'One short sentence.', 'Free and no-obligation.'),
      minItems: 1,
      maxItems: 5,
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema
