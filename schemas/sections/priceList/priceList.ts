import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { inlineText, plain, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const priceList = object(
  'Price list',
  'Services or dishes with their prices, in groups; search engines are told about them too.',
  {
    properties: {
      ...common,
      groups: array('Groups', 'The groups, in the order in which they are shown.', {
        items: object('Group', 'What belongs together, such as the starters of a menu.', {
          properties: {
            title: plainText('Title', 'What the group is, in a few words.', 'Starters'),
            text: inlineText('Text', 'One or two sentences under the title.', 'Bread and butter come with each.'),
            image,
            items: array('Entries', 'What can be ordered, in the order in which it is shown.', {
              items: object('Entry', 'A service or dish with its price.', {
                properties: {
                  title: plainText('Title', 'The name of the service or dish.', 'Onion soup'),
                  price: plainText(
                    'Price',
                    'The price as it is shown, with its sign; words such as "on request" are possible too.',
                    '$14',
                  ),
                  text: inlineText('Text', 'One or two sentences about it.', 'With a crust of Gruyère.'),
                  note: plainText('Note', 'What the price is for, in a few words under it.', 'for two'),
                  labels: array(
                    'Labels',
                    'Short marks such as allergens or "new"; the legend says what letters mean.',
                    {
                      items: plain,
                      minItems: 1,
                      maxItems: 8,
                      uniqueItems: true,
                      examples: [['V', 'milk']],
                    },
                  ),
                },
                required: ['title'],
              }),
              minItems: 1,
            }),
          },
          required: ['items'],
        }),
        minItems: 1,
      }),
      legend: array('Legend', 'What the labels mean; with a legend, every label must stand in it.', {
        items: object('Line of the legend', 'A label with its meaning.', {
          properties: {
            label: plainText('Label', 'The label as the entries write it.', 'V'),
            text: plainText('Meaning', 'What it means.', 'vegetarian'),
          },
          required: ['label', 'text'],
        }),
        minItems: 1,
      }),
      footnote: inlineText('Footnote', 'One or two sentences under the list.', 'Prices include tax.'),
    },
    required: ['groups'],
  },
)
