import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { object } from '../../parts/typed.ts'

export const comingSoon = object('Coming soon', 'A feature that is not there yet, with a button that says so.', {
  properties: {
    ...common,
    text: inlineText('Text', 'What is coming, in one to three sentences.', 'We are writing the first articles.'),
    button: object('Button', 'A button that shows a notice.', {
      properties: {
        label: plainText('Words', 'The words of the button.', 'Notify Me'),
        noticeTitle: plainText('Title of the notice', 'The first line of the notice.', 'Not yet'),
        noticeText: plainText('Text of the notice', 'What the notice says.', 'This feature is not implemented yet.'),
      },
      required: ['label', 'noticeTitle', 'noticeText'],
    }),
  },
  required: ['heading', 'text'],
})
