import type { JSONSchema } from 'json-schema-to-ts'
import { plainText } from './parts/text.ts'

/** `.published.json`: the addresses under which pages were published. `npm run build -- --record` writes it. */
export const published = {
  type: 'object',
  title: 'Published addresses',
  description: 'The addresses that visitors, bookmarks and search engines know, each with the name of its page.',
  properties: {
    version: {
      type: 'integer',
      title: 'Version',
      description: 'The version of this file.',
      const: 1,
      examples: [1],
    },
    addresses: {
      type: 'object',
      title: 'Addresses',
      description: 'Every address that was ever published, with the name that its page had.',
      additionalProperties: plainText('Name', 'The name of the page.', 'Towson, MD'),
      examples: [{ '/locations/towson-md/': 'Towson, MD' }],
    },
  },
  required: ['version', 'addresses'],
  additionalProperties: false,
} as const satisfies JSONSchema
