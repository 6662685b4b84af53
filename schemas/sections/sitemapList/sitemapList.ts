import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'

export const sitemapList = {
  type: 'object',
  title: 'List of all pages',
  description: 'Links to all pages of the site, grouped by folder.',
  properties: {
    ...common,
    exclude: {
      type: 'array',
      title: 'Leave out',
      description:
        'Addresses of pages that must not be listed; hidden pages and the page for wrong addresses never are.',
      items: { type: 'string', format: 'href', minLength: 1 },
      minItems: 1,
      examples: [['/thank-you/']],
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema
