import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { actions } from '../../parts/link.ts'
import { source } from '../../parts/source.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { object } from '../../parts/typed.ts'

export const ctaBand = object('Call to action', 'A band with one push to act, beside a drawing or a picture.', {
  properties: {
    ...common,
    heading: plainText('Heading', 'The push to act, in a few words.', 'Ready for a cleaner floor?'),
    text: inlineText(
      'Text',
      'One or two sentences under the heading.',
      'Tell us the square footage; the proposal follows within {responseTime}.',
    ),
    actions,
    image,
    source: {
      ...source,
      title: 'Towns',
      description:
        'Lists the towns of a folder in large letters beside the text, each with the driving minutes from the office where its page has them.',
    },
  },
  required: ['heading', 'actions'],
})
