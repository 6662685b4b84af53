import { plainText } from './parts/text.ts'
import { integer, object } from './parts/typed.ts'

/** `.published.json`: the addresses under which pages were published. `npm run build -- --record` writes it. */
export const published = object(
  'Published addresses',
  'The addresses that visitors, bookmarks and search engines know, each with the name of its page.',
  {
    properties: {
      version: integer('Version', 'The version of this file.', { const: 1, examples: [1] }),
      addresses: {
        type: 'object',
        title: 'Addresses',
        description: 'Every address that was ever published, with the name that its page had.',
        additionalProperties: plainText('Name', 'The name of the page.', 'Towson, MD'),
        examples: [{ '/locations/towson-md/': 'Towson, MD' }],
      },
    },
    required: ['version', 'addresses'],
  },
)
