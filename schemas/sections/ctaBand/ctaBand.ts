import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { actions } from '../../parts/link.ts'
import { inline, plain } from '../../parts/text.ts'

export const ctaBand = {
  type: 'object',
  title: 'Call to action',
  description: 'A dark band with one push to act.',
  properties: {
    ...common,
    heading: {
      ...plain,
      title: 'Heading',
      description: 'The push to act, in a few words.',
      examples: ['Ready for a cleaner floor?'],
    },
    text: {
      ...inline,
      title: 'Text',
      description: 'One or two sentences under the heading.',
      examples: ['Tell us the square footage; the proposal follows within {responseTime}.'],
    },
    actions,
  },
  required: ['heading', 'actions'],
  additionalProperties: false,
} as const satisfies JSONSchema
