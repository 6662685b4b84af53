import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'
import { inlineText } from '../../parts/text.ts'

export const contactDetails = {
  type: 'object',
  title: 'Contact details',
  description:
    'Phone, e-mail, address and hours, taken from site.config.json. With a branch and without a heading, the name of that office is the heading.',
  properties: {
    ...common,
    show: {
      type: 'array',
      title: 'Show',
      description: 'Which details are shown, in this order; all of them when left out.',
      items: { type: 'string', enum: ['phone', 'email', 'address', 'hours'] },
      minItems: 1,
      uniqueItems: true,
      examples: [['phone', 'email']],
    },
    branch: sectionBranch,
    text: inlineText(
      'Text',
      'A sentence shown under the details.',
      'Calls outside office hours reach the night supervisor.',
    ),
  },
  additionalProperties: false,
} as const satisfies JSONSchema
