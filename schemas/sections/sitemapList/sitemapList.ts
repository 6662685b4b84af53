import { common } from '../../parts/common.ts'
import { array, object } from '../../parts/typed.ts'

export const sitemapList = object('List of all pages', 'Links to all pages of the site, grouped by folder.', {
  properties: {
    ...common,
    exclude: array(
      'Leave out',
      'Addresses of pages that must not be listed; hidden pages and the page for wrong addresses never are.',
      {
        items: { type: 'string', format: 'href', minLength: 1 },
        minItems: 1,
        examples: [['/thank-you/']],
      },
    ),
  },
})
