import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'

export const faq = {
  type: 'object',
  title: 'Questions and answers',
  description: 'Questions that open one at a time; search engines are told about them too.',
  properties: {
    ...common,
    items: {
      type: 'array',
      title: 'Questions',
      description: 'The questions with their answers.',
      items: {
        type: 'object',
        title: 'Question',
        description: 'One question with its answer.',
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
        additionalProperties: false,
      },
      minItems: 1,
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema
