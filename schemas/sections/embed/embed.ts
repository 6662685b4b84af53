import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { patterns } from '../../parts/patterns.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { object, string } from '../../parts/typed.ts'

export const embed = object(
  'Frame',
  'A part of another site, such as a calendar to book from; it loads when a visitor asks for it.',
  {
    properties: {
      ...common,
      title: plainText('Title', 'What stands in the frame, in a few words.', 'Calendar of free appointments'),
      address: string('Address', 'The https address that the other site gives for embedding.', {
        pattern: patterns.httpsAddress,
        examples: ['https://calendar.example.com/harbor-dental'],
      }),
      text: inlineText(
        'Text',
        'One or two sentences under the frame.',
        'Or call {phone}; the calendar shows the same.',
      ),
      image: { ...image, title: 'Picture', description: 'What is shown in its place until it is loaded.' },
      load: string(
        'When it loads',
        'click waits for the button, near loads when the frame comes into view and tells its host of every visitor.',
        { enum: ['click', 'near'], default: 'click', examples: ['near'] },
      ),
      size: string('Height', 'How high the frame is: low for a row of buttons, tall for a calendar or form.', {
        enum: ['low', 'medium', 'tall'],
        default: 'medium',
        examples: ['tall'],
      }),
    },
    required: ['title', 'address'],
  },
)
