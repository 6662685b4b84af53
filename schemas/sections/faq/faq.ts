import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const faq = object(
  'Questions and answers',
  'Questions that open one at a time; search engines are told about them too.',
  {
    properties: {
      ...common,
      items: array('Questions', 'The questions with their answers.', {
        items: object('Question', 'One question with its answer.', {
          properties: {
            question: plainText(
              'Question',
              'The question as a customer would ask it.',
              'What is included in janitorial services?',
            ),
            answer: inlineText(
              'Answer',
              'The answer in one to four sentences; links are [words](/address/).',
              'Everything on the checklist above, on the days you choose.',
            ),
          },
          required: ['question', 'answer'],
        }),
        minItems: 1,
      }),
    },
    required: ['items'],
  },
)
