import type { JSONSchema } from 'json-schema-to-ts'
import { common } from './parts/common.ts'

/** A block document without its sections, whose schemas depend on their type. */
export const block = {
  type: 'object',
  title: 'Block',
  description: 'Sections that several pages share; the name of its file is the name by which pages place it.',
  properties: {
    $schema: {
      type: 'string',
      title: 'Schema',
      description: 'Tells text editors which fields a block may have.',
      examples: ['../schemas/block.schema.json'],
    },
    note: common.note,
  },
  required: [],
  additionalProperties: false,
} as const satisfies JSONSchema
