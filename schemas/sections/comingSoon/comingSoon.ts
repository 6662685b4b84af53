import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { inline, plain } from '../../parts/text.ts'

export const comingSoon = {
  type: 'object',
  title: 'Coming soon',
  description: 'A feature that is not there yet, with a button that says so.',
  properties: {
    ...common,
    text: {
      ...inline,
      title: 'Text',
      description: 'What is coming, in one to three sentences.',
      examples: ['We are writing the first articles.'],
    },
    button: {
      type: 'object',
      title: 'Button',
      description: 'A button that shows a notice.',
      properties: {
        label: { ...plain, title: 'Words', description: 'The words of the button.', examples: ['Notify Me'] },
        noticeTitle: {
          ...plain,
          title: 'Title of the notice',
          description: 'The first line of the notice.',
          examples: ['Not yet'],
        },
        noticeText: {
          ...plain,
          title: 'Text of the notice',
          description: 'What the notice says.',
          examples: ['This feature is not implemented yet.'],
        },
      },
      required: ['label', 'noticeTitle', 'noticeText'],
      additionalProperties: false,
    },
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema
