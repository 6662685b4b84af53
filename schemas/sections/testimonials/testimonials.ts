import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { evenPhoto } from '../../parts/image.ts'
import { link } from '../../parts/link.ts'
import { inlineText, plainText } from '../../parts/text.ts'

export const testimonials = {
  type: 'object',
  title: 'Testimonials',
  description: 'What customers say, in their own words, with their names and where they said it.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Testimonials',
      description: 'The words of customers, in the order in which they are shown.',
      items: {
        type: 'object',
        title: 'Testimonial',
        description: 'The words of one customer.',
        properties: {
          quote: inlineText(
            'Words',
            'What the customer said, word for word and without quotation marks.',
            'The floors were dry before the first patient came in.',
          ),
          author: plainText('Name', 'Who said it.', 'Dana Whitfield'),
          role: plainText('Role', 'What the person does, or where.', 'Practice manager, Harbor Dental'),
          rating: {
            type: 'integer',
            title: 'Stars',
            description: 'How many of five stars the customer gave.',
            minimum: 1,
            maximum: 5,
            examples: [5],
          },
          source: {
            ...link,
            title: 'Where it was said',
            description: 'The place where visitors can read it themselves, such as a page of reviews.',
            examples: [{ label: 'Google reviews', href: 'https://www.google.com/maps' }],
          },
          image: { ...evenPhoto, title: 'Portrait', description: 'A photo of the person, shown small and round.' },
        },
        required: ['quote', 'author'],
        additionalProperties: false,
      },
      minItems: 1,
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema
