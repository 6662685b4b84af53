import { common } from '../../parts/common.ts'
import { ratioField } from '../../parts/framing.ts'
import { evenPicture } from '../../parts/image.ts'
import { hrefText, inlineText } from '../../parts/text.ts'
import { array, object, string } from '../../parts/typed.ts'

export const gallery = object(
  'Gallery',
  'Photos side by side, all with one proportion; a click shows one large, and keys lead to the next.',
  {
    properties: {
      ...common,
      items: array('Pictures', 'The pictures, in the order in which they are shown.', {
        items: object('Picture of the gallery', 'A photo, or with "before" the state after the work.', {
          properties: {
            image: evenPicture,
            before: {
              ...evenPicture,
              title: 'Picture before',
              description: 'The same place before the work, in the layout beforeAfter.',
            },
            caption: inlineText(
              'Caption',
              'What is to be seen, in a few words under the picture.',
              'The long room, set for forty.',
            ),
            href: hrefText(
              'Address',
              'Where a click leads in place of showing the picture large, such as the site of a partner.',
              'https://www.example.com/',
            ),
          },
          required: ['image'],
        }),
        minItems: 1,
      }),
      layout: string(
        'Layout',
        'grid for photos, swipe for photos that a phone shows side by side to be swiped, beforeAfter for pairs that show what the work changed (where the browser can, a squeegee wipes the first away as the page is scrolled), logos for the marks of partners and customers.',
        { enum: ['grid', 'swipe', 'beforeAfter', 'logos'], default: 'grid', examples: ['beforeAfter'] },
      ),
      ratio: ratioField('Proportion', 'Width to height of every picture; 4:3 when left out, of logos 3:2.', '1:1'),
    },
    required: ['items'],
  },
)
