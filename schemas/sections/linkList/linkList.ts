import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { link } from '../../parts/link.ts'
import { source } from '../../parts/source.ts'

export const linkList = {
  type: 'object',
  title: 'Links',
  description: 'Links to related pages: written here, or listed from a folder.',
  properties: {
    ...common,
    links: {
      type: 'array',
      title: 'Links',
      description: 'The links, in the order in which they are shown.',
      items: link,
      minItems: 1,
    },
    source,
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'inline for a row of links, rows for one line each.',
      enum: ['inline', 'rows'],
      default: 'rows',
      examples: ['inline'],
    },
  },
  oneOf: [{ required: ['links'] }, { required: ['source'] }],
  additionalProperties: false,
} as const satisfies JSONSchema
