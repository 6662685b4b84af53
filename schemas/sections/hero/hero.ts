import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { actions } from '../../parts/link.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object, string } from '../../parts/typed.ts'

export const hero = object('Hero', 'The first thing on a page: its main heading and first promise.', {
  properties: {
    ...common,
    heading: plainText(
      'Main heading',
      'The main heading of the page; every page has exactly one.',
      'Floor care that lasts',
    ),
    text: inlineText(
      'Text',
      'The first promise, in one to three sentences; **bold**, *italic* and [links](/contact/) may be used.',
      'We strip, wax and polish hard floors after hours, so they are dry when you open.',
    ),
    actions,
    proofs: array(
      'Proofs',
      'Up to three facts below the buttons, of a few words each, that the pages of the site say in full.',
      {
        items: plainText('Proof', 'A fact in a few words.', 'Reply within {responseTime}'),
        minItems: 1,
        maxItems: 3,
      },
    ),
    image,
    size: string('Size', 'home for the home page, page for most pages, compact where the content below matters more.', {
      enum: ['home', 'page', 'compact'],
      default: 'page',
      examples: ['compact'],
    }),
  },
  required: ['heading'],
})
