import type { JSONSchema } from 'json-schema-to-ts'
import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'

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
    ...besideForm,
  },
  additionalProperties: false,
} as const satisfies JSONSchema
