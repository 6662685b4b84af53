import { card } from '../../parts/card.ts'
import { common } from '../../parts/common.ts'
import { source } from '../../parts/source.ts'
import { plain } from '../../parts/text.ts'
import { array, object, string } from '../../parts/typed.ts'

export const cardGrid = object('Cards', 'Things to choose from, as cards: written here, or listed from a folder.', {
  properties: {
    ...common,
    items: array('Cards', 'The cards, in the order in which they are shown.', { items: card, minItems: 1 }),
    source,
    linkLabel: {
      ...plain,
      title: 'Words of the links',
      description: 'What the link of each card says.',
      default: 'Learn More',
      examples: ['See the service'],
    },
    layout: string(
      'Layout',
      'grid for cards side by side, rows for one wide row each, posts for a list of posts or events with their days.',
      { enum: ['grid', 'rows', 'posts'], default: 'grid', examples: ['rows'] },
    ),
    phone: string(
      'On a phone',
      'How the cards look on a phone: one below the other (rows), or side by side to be swiped, each with a large picture (swipe); a list of posts stays a list.',
      { enum: ['rows', 'swipe'], default: 'rows', examples: ['swipe'] },
    ),
  },
  oneOf: [{ required: ['items'] }, { required: ['source'] }],
})
