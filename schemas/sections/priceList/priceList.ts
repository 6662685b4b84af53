import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { inlineText, plain, plainText } from '../../parts/text.ts'

export const priceList = {
  type: 'object',
  title: 'Price list',
  description: 'Services or dishes with their prices, in groups; search engines are told about them too.',
  properties: {
    ...common,
    groups: {
      type: 'array',
      title: 'Groups',
      description: 'The groups, in the order in which they are shown.',
      items: {
        type: 'object',
        title: 'Group',
        description: 'What belongs together, such as the starters of a menu.',
        properties: {
          title: plainText('Title', 'What the group is, in a few words.', 'Starters'),
          text: inlineText('Text', 'One or two sentences under the title.', 'Bread and butter come with each.'),
          image,
          items: {
            type: 'array',
            title: 'Entries',
            description: 'What can be ordered, in the order in which it is shown.',
            items: {
              type: 'object',
              title: 'Entry',
              description: 'A service or dish with its price.',
              properties: {
                title: plainText('Title', 'The name of the service or dish.', 'Onion soup'),
                price: plainText(
                  'Price',
                  'The price as it is shown, with its sign; words such as "on request" are possible too.',
                  '$14',
                ),
                text: inlineText('Text', 'One or two sentences about it.', 'With a crust of Gruyère.'),
                note: plainText('Note', 'What the price is for, in a few words under it.', 'for two'),
                labels: {
                  type: 'array',
                  title: 'Labels',
                  description: 'Short marks such as allergens or "new"; the legend says what letters mean.',
                  items: plain,
                  minItems: 1,
                  maxItems: 8,
                  uniqueItems: true,
                  examples: [['V', 'milk']],
                },
              },
              required: ['title'],
              additionalProperties: false,
            },
            minItems: 1,
          },
        },
        required: ['items'],
        additionalProperties: false,
      },
      minItems: 1,
    },
    legend: {
      type: 'array',
      title: 'Legend',
      description: 'What the labels mean; with a legend, every label must stand in it.',
      items: {
        type: 'object',
        title: 'Line of the legend',
        description: 'A label with its meaning.',
        properties: {
          label: plainText('Label', 'The label as the entries write it.', 'V'),
          text: plainText('Meaning', 'What it means.', 'vegetarian'),
        },
        required: ['label', 'text'],
        additionalProperties: false,
      },
      minItems: 1,
    },
    footnote: inlineText('Footnote', 'One or two sentences under the list.', 'Prices include tax.'),
  },
  required: ['groups'],
  additionalProperties: false,
} as const satisfies JSONSchema
