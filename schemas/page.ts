import type { JSONSchema } from 'json-schema-to-ts'
import { icon } from './parts/icon.ts'
import { image } from './parts/image.ts'
import { americanLocation, location } from './parts/location.ts'
import { inline, plain } from './parts/text.ts'

/** A page file in any country, without its sections, which `sections/` describes type by type. */
export const page = {
  type: 'object',
  title: 'Page',
  description: 'One page of the site; where the file lies is its address.',
  properties: {
    $schema: {
      type: 'string',
      title: 'Schema',
      description: 'Tells text editors which fields a page may have.',
      examples: ['../schemas/page.schema.json'],
    },
    name: {
      ...plain,
      title: 'Name',
      description: 'The short name of the page in menus, lists and breadcrumbs.',
      examples: ['Floor Care'],
    },
    title: {
      ...plain,
      title: 'Title',
      description: 'The title in the browser tab and in search results; about 60 characters fit.',
      examples: ['Commercial Floor Care in Baltimore | Marblestep'],
    },
    description: {
      ...plain,
      title: 'Description',
      description: 'What the page offers, for search results; 70 to 160 characters fit.',
      examples: ['Stripping, waxing and polishing for VCT, tile and hardwood, done after hours and dry by morning.'],
    },
    status: {
      type: 'string',
      title: 'Status',
      description: 'placeholder keeps an unfinished page out of search engines, hidden also out of lists.',
      enum: ['placeholder', 'hidden'],
      examples: ['placeholder'],
    },
    draft: {
      type: 'boolean',
      title: 'Draft',
      description: 'Shows the page while you work on it (npm run dev), never on the built site.',
      examples: [true],
    },
    order: {
      type: 'number',
      title: 'Order',
      description: 'Where the page stands in automatic lists: small numbers first, pages without one last.',
      examples: [10],
    },
    card: {
      type: 'object',
      title: 'Card',
      description: 'How automatic lists show this page.',
      properties: {
        title: {
          ...plain,
          title: 'Title',
          description: 'The title of the card; the name of the page when left out.',
          examples: ['Commercial Janitorial Services'],
        },
        text: {
          ...inline,
          title: 'Text',
          description: 'One or two sentences; the description of the page when left out.',
          examples: ['Daily, weekly or monthly plans with one supervisor you can call.'],
        },
        icon,
        image,
      },
      additionalProperties: false,
    },
    location,
    mentions: {
      type: 'array',
      title: 'Mentions on purpose',
      description: 'Names of other towns that this page names on purpose.',
      items: plain,
      minItems: 1,
      examples: [['Baltimore']],
    },
    allowSimilar: {
      type: 'string',
      title: 'Similar on purpose',
      description: 'The reason why this page may say nearly the same as another one.',
      minLength: 1,
      examples: ['Both towns share one crew and one landlord.'],
    },
    image: { ...image, title: 'Social picture', description: 'The picture shown when the page is shared.' },
  },
  required: ['name', 'title', 'description'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The same for a company in the United States. */
export const americanPage = {
  ...page,
  properties: { ...page.properties, location: americanLocation },
} as const satisfies JSONSchema
