import { common } from '../../parts/common.ts'
import { evenPhoto } from '../../parts/image.ts'
import { link } from '../../parts/link.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, integer, object } from '../../parts/typed.ts'

export const testimonials = object(
  'Testimonials',
  'What customers say, in their own words, with their names and where they said it.',
  {
    properties: {
      ...common,
      items: array('Testimonials', 'The words of customers, in the order in which they are shown.', {
        items: object('Testimonial', 'The words of one customer.', {
          properties: {
            quote: inlineText(
              'Words',
              'What the customer said, word for word and without quotation marks.',
              'The floors were dry before the first patient came in.',
            ),
            author: plainText('Name', 'Who said it.', 'Dana Whitfield'),
            role: plainText('Role', 'What the person does, or where.', 'Practice manager, Harbor Dental'),
            rating: integer('Stars', 'How many of five stars the customer gave.', {
              minimum: 1,
              maximum: 5,
              examples: [5],
            }),
            source: {
              ...link,
              title: 'Where it was said',
              description: 'The place where visitors can read it themselves, such as a page of reviews.',
              examples: [{ label: 'Google reviews', href: 'https://www.google.com/maps' }],
            },
            image: { ...evenPhoto, title: 'Portrait', description: 'A photo of the person, shown small and round.' },
          },
          required: ['quote', 'author'],
        }),
        minItems: 1,
      }),
    },
    required: ['items'],
  },
)
