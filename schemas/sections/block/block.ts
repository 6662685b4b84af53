import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { patterns } from '../../parts/patterns.ts'

export const block = {
  type: 'object',
  title: 'Block',
  description: 'The sections of a file of the folder blocks/, which several pages share and which are edited there.',
  properties: {
    block: {
      type: 'string',
      title: 'Block',
      description: 'The name of the file: "book-now" places the sections of blocks/book-now.json.',
      pattern: patterns.name,
      examples: ['book-now'],
    },
    hidden: common.hidden,
    note: common.note,
  },
  required: ['block'],
  additionalProperties: false,
} as const satisfies JSONSchema
