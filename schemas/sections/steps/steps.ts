import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { inline, plain } from '../../parts/text.ts'

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
          title: {
            ...plain,
            title: 'Title',
            description: 'The step in two or three words.',
            examples: ['Fill the Form'],
          },
          text: {
            ...inline,
            title: 'Text',
            description: 'What happens in this step.',
            examples: ['Two minutes: who you are, where the building is, what it needs.'],
          },
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
