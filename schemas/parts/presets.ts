import type { JSONSchema } from 'json-schema-to-ts'

/** Answers that a page prefills in its form. */
export const presets = {
  type: 'object',
  title: 'Filled in already',
  description: 'Answers that this page already knows, by the names of the fields; the visitor can change them.',
  additionalProperties: {
    type: ['string', 'number', 'boolean', 'array'],
    format: 'text',
    minLength: 1,
    title: 'Answer',
    description: 'A text, a number, true for a box that is ticked, or a list of options.',
    items: { type: 'string' },
    examples: ['Floor Care', ['Fridge', 'Plants']],
  },
  examples: [{ service_type: 'Floor Care' }],
} as const satisfies JSONSchema
