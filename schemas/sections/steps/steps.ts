import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const steps = object('Steps', 'A process in order, one step after the other.', {
  properties: {
    ...common,
    items: array('Steps', 'The steps, in their order.', {
      items: object('Step', 'One step of the process.', {
        properties: {
          title: plainText('Title', 'The step in two or three words.', 'Fill the Form'),
          text: inlineText(
            'Text',
            'What happens in this step.',
            'Two minutes: who you are, where the building is, what it needs.',
          ),
        },
        required: ['title', 'text'],
      }),
      minItems: 2,
    }),
  },
  required: ['items'],
})
