import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'

export const steps = {
  type: 'object',
  title: 'Steps',
  description: 'A process in order, one step after the other.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Steps',
      description: 'The steps, in their order.',
      items: {
        type: 'object',
        title: 'Step',
        description: 'One step of the process.',
        properties: {
          title: plainText('Title', 'The step in two or three words.', 'Fill the Form'),
          text: inlineText(
            'Text',
            'What happens in this step.',
            'Two minutes: who you are, where the building is, what it needs.',
          ),
        },
        required: ['title', 'text'],
        additionalProperties: false,
      },
      minItems: 2,
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema
