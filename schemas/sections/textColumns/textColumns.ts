import { common } from '../../parts/common.ts'
import { bodyText, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const textColumns = object('Text columns', 'Two to four short texts side by side, each with its own title.', {
  properties: {
    ...common,
    items: array('Texts', 'Two to four texts.', {
      items: object('Text', 'A short text with a title.', {
        properties: {
          title: plainText('Title', 'What this column is about, in a few words.', 'Our Mission'),
          body: bodyText(
            'Text',
            'One or two short paragraphs; links are [words](/address/).',
            'Buildings that are ready when their people arrive.',
          ),
        },
        required: ['title', 'body'],
      }),
      minItems: 2,
      maxItems: 4,
    }),
    numbered: {
      type: 'boolean',
      title: 'Numbered',
      description: 'Shows a number before each title.',
      default: false,
      examples: [true],
    },
  },
  required: ['items'],
})
