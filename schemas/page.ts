import type { JSONSchema } from 'json-schema-to-ts'
import { common } from './parts/common.ts'
import { americanLocation, location } from './parts/company/location.ts'
import { dated } from './parts/dated.ts'
import { flag } from './parts/flag.ts'
import { icon } from './parts/icon.ts'
import { image, socialPicture } from './parts/image.ts'
import { hrefText, inlineText, plain, plainText } from './parts/text.ts'
import { array, decimal, object, string } from './parts/typed.ts'

/** A page file in any country, without its sections; `sections/` describes those by type. */
export const page = object('Page', 'One page of the site; where the file lies is its address.', {
  properties: {
    $schema: string('Schema', 'Tells text editors which fields a page may have.', {
      examples: ['../schemas/page.schema.json'],
    }),
    name: plainText('Name', 'The short name of the page in menus, lists and breadcrumbs.', 'Floor Care'),
    title: plainText(
      'Title',
      'The title in the browser tab and in search results; about 60 characters fit.',
      'Commercial Floor Care in Baltimore | Marblestep',
    ),
    description: plainText(
      'Description',
      'What the page offers, for search results; 70 to 160 characters fit.',
      'Stripping, waxing and polishing for VCT, tile and hardwood, done after hours and dry by morning.',
    ),
    status: string('Status', 'placeholder keeps an unfinished page out of search engines, hidden also out of lists.', {
      enum: ['placeholder', 'hidden'],
      examples: ['placeholder'],
    }),
    draft: flag('Draft', 'Shows the page while you work on it (npm run dev), never on the built site.'),
    order: decimal('Order', 'Where the page stands in automatic lists: small numbers first, pages without one last.', {
      examples: [10],
    }),
    card: object('Card', 'How automatic lists show this page.', {
      properties: {
        title: plainText(
          'Title',
          'The title of the card; the name of the page when left out.',
          'Commercial Janitorial Services',
        ),
        text: inlineText(
          'Text',
          'One or two sentences; the description of the page when left out.',
          'Daily, weekly or monthly plans with one supervisor you can call.',
        ),
        icon,
        image,
      },
    }),
    location,
    branch: string(
      'Branch',
      'The branch that this page is about, by its short name in site.config.json; phone, e-mail, address, hours and map of the page are then those of the branch.',
      { minLength: 1, examples: ['towson'] },
    ),
    call: string(
      'Number of the call button',
      'The bar at the lower edge of phones and the call buttons of this page call this further number of site.config.json, given by its name; by default they call the phone of the office.',
      { minLength: 1, examples: ['emergency'] },
    ),
    translates: hrefText(
      'Translation of',
      'The address of the page that this page says in another language.',
      '/services/floor-care/',
    ),
    ...dated,
    mentions: array('Mentions on purpose', 'Names of other towns, or of branches, that this page names on purpose.', {
      items: plain,
      minItems: 1,
      uniqueItems: true,
      examples: [['Baltimore']],
    }),
    allowSimilar: string('Similar on purpose', 'The reason why this page may say nearly the same as another one.', {
      minLength: 1,
      examples: ['Both towns share one crew and one landlord.'],
    }),
    image: socialPicture,
    note: common.note,
  },
  required: ['name', 'title', 'description'],
})

/** The same for a company in the United States. */
export const americanPage = {
  ...page,
  properties: { ...page.properties, location: americanLocation },
} as const satisfies JSONSchema
