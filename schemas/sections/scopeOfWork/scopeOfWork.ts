import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { link } from '../../parts/link.ts'
import { inlineText, plainText } from '../../parts/text.ts'

export const scopeOfWork = {
  type: 'object',
  title: 'Scope of work',
  description:
    'Rooms and tasks that visitors tick: what they tick goes into the notes of the quote form, and prints as one sheet.',
  properties: {
    ...common,
    rooms: {
      type: 'array',
      title: 'Rooms',
      description: 'The rooms or areas, each with its tasks.',
      items: {
        type: 'object',
        title: 'Room',
        description: 'One room or area.',
        properties: {
          title: plainText('Name', 'The room or area in one or two words.', 'Restrooms'),
          items: {
            type: 'array',
            title: 'Tasks',
            description: 'What is done there.',
            items: {
              type: 'object',
              title: 'Task',
              description: 'One task that can be ticked.',
              properties: {
                text: plainText('Task', 'What is done, in a few words.', 'Trash and recycling removal'),
                note: inlineText(
                  'Detail',
                  'A short detail shown under the task.',
                  'Liners replaced, bins wiped, recycling kept apart.',
                ),
              },
              required: ['text'],
              additionalProperties: false,
            },
            minItems: 1,
          },
        },
        required: ['title', 'items'],
        additionalProperties: false,
      },
      minItems: 1,
    },
    frequencies: {
      type: 'array',
      title: 'How often',
      description: 'The choices beside a ticked task; the first is the one that most customers take.',
      items: plainText('Choice', 'How often a task is done.', 'Every visit'),
      minItems: 1,
      default: ['Every visit', 'Weekly', 'Monthly', 'Quarterly'],
    },
    link: {
      ...link,
      title: 'Button',
      description: 'The button below what was ticked: the quote form, on this page or another.',
    },
  },
  required: ['rooms'],
  additionalProperties: false,
} as const satisfies JSONSchema
