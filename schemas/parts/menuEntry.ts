import type { JSONSchema } from 'json-schema-to-ts'
import { link } from './link.ts'
import { siteSource } from './source.ts'
import { href, hrefText, plainText } from './text.ts'
import { array } from './typed.ts'

const page = { ...href, title: 'Page', examples: ['/services/'] } as const satisfies JSONSchema

/** A link of a menu: the address of a page, shown with the page's name, or a text with any address. */
export const menuLink = { anyOf: [page, link], examples: ['/services/'] } as const satisfies JSONSchema

const subEntries = array(
  'Links',
  'What opens below this entry: addresses of pages, each shown by its name, and links with words of their own.',
  {
    items: menuLink,
    minItems: 1,
    uniqueItems: true,
    examples: [['/about/', { label: 'Our crew', href: '/about/#values' }]],
  },
)

/** An entry of the header: the address of a page, or a text with a link, a submenu, or both. */
export const menuEntry = {
  anyOf: [
    page,
    {
      type: 'object',
      title: 'Header entry',
      properties: {
        label: plainText('Words', 'The words of the entry.', 'About us'),
        href: hrefText(
          'Address',
          'Where it leads: a page, a part of one such as /about/#values, a web address, or mailto: and tel: links; left out, it only opens what is below it.',
          '/about/',
        ),
        links: subEntries,
        source: {
          ...siteSource,
          description: 'Opens the pages of a folder below this entry, in place of "links".',
        },
      },
      required: ['label'],
      additionalProperties: false,
    },
  ],
  examples: ['/services/'],
} as const satisfies JSONSchema
