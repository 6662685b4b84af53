import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { link } from '../../parts/link.ts'
import { source } from '../../parts/source.ts'
import { inlineText, plain, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const offers = object(
  'Offers',
  'What costs less for a while, or comes together at one price; an offer that ends on a day is a page of its own, which leaves the list by itself.',
  {
    properties: {
      ...common,
      items: array('Offers', 'The offers, in the order in which they are shown.', {
        items: object('Offer', 'What is offered, and for how much.', {
          properties: {
            title: plainText('Title', 'What is offered, in a few words.', 'Spring window package'),
            price: plainText('Price', 'The price as it is shown, with its sign.', '$240'),
            usualPrice: plainText('Usual price', 'What the same costs otherwise, with its sign.', '$310'),
            note: plainText('Note', 'What the price is for, in a few words under it.', 'up to 40 panes'),
            text: inlineText(
              'Text',
              'One or two sentences that say what it takes in.',
              'Panes, frames and screens, inside and out.',
            ),
            image,
            link,
          },
          required: ['title', 'price', 'text'],
        }),
        minItems: 1,
      }),
      source,
      linkLabel: {
        ...plain,
        title: 'Words of the links',
        description: 'What the link of each offer that is listed from a folder says.',
        default: 'Learn More',
        examples: ['See the offer'],
      },
      footnote: inlineText('Footnote', 'One or two sentences under the offers.', 'No coupon is needed.'),
    },
    oneOf: [{ required: ['items'] }, { required: ['source'] }],
  },
)
