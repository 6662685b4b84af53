import type { JSONSchema } from 'json-schema-to-ts'
import { flag } from './flag.ts'
import { plainText } from './text.ts'
import { array, integer, object, string } from './typed.ts'

/** An automatic list of the pages of a folder, the same on every page. */
export const siteSource = object(
  'Automatic list',
  'Lists the pages of a folder by themselves, so that a new page appears here without an edit.',
  {
    properties: {
      collection: string('Folder', 'The folder inside pages/ whose pages are listed.', {
        examples: ['services'],
        minLength: 1,
      }),
      only: array(
        'Only these',
        'File names without .json, when only some pages of the folder are wanted, in this order.',
        {
          items: { type: 'string', minLength: 1 },
          minItems: 1,
          uniqueItems: true,
          examples: [['medical', 'offices', 'retail']],
        },
      ),
      exclude: array('Leave out', 'File names without .json of pages that must not appear in this list.', {
        items: { type: 'string', minLength: 1 },
        minItems: 1,
        uniqueItems: true,
        examples: [['government']],
      }),
      limit: integer('At most', 'The largest number of pages to list.', { examples: [6], minimum: 1 }),
      sort: string(
        'Sort',
        'newest puts the latest date first, soonest the event that begins or the offer that ends next; without it the pages stand in the order of their folder.',
        { enum: ['newest', 'soonest'], examples: ['newest'] },
      ),
      tag: plainText('Tag', 'Lists only the pages that have this word among their tags.', 'Floors'),
      upcoming: flag('Upcoming', 'Lists only pages with a day to come: events, offers and jobs that are not over.'),
    },
    required: ['collection'],
    examples: [{ collection: 'services' }],
  },
)

/** An automatic list in a section, which can depend on the page that contains it. */
export const source = {
  ...siteSource,
  properties: {
    ...siteSource.properties,
    near: flag('Nearest first', 'Lists the towns in the order of their distance from the town of this page.'),
  },
} as const satisfies JSONSchema
