import { defineSection, inlineText, plainText } from 'ashlar/schema'

/** The dishes of the week, as on the slate by the door. */
export const schema = defineSection({
  title: 'Slate',
  description: 'The dishes of the week, as chalk on the slate by the door.',
  properties: {
    lines: {
      type: 'array',
      title: 'Lines',
      description: 'The dishes, in the order in which they are eaten.',
      items: {
        type: 'object',
        title: 'Line',
        description: 'A dish with its course and its price.',
        properties: {
          course: plainText('Course', 'When it is eaten.', 'Starter'),
          dish: inlineText('Dish', 'What it is.', 'Beets under ash, fresh goat cheese'),
          price: plainText('Price', 'What it costs, with its sign.', '$17'),
        },
        required: ['course', 'dish', 'price'],
        additionalProperties: false,
      },
      minItems: 1,
    },
    footnote: inlineText('Footnote', 'A sentence under the dishes.', 'While it lasts.'),
  },
  required: ['lines'],
})
