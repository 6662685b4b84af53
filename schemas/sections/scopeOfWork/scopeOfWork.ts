import { common } from '../../parts/common.ts'
import { link } from '../../parts/link.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const scopeOfWork = object(
  'Scope of work',
  'Rooms and tasks that visitors tick: what they tick goes into the notes of the quote form, and prints as one sheet.',
  {
    properties: {
      ...common,
      rooms: array('Rooms', 'The rooms or areas, each with its tasks.', {
        items: object('Room', 'One room or area.', {
          properties: {
            title: plainText('Name', 'The room or area in one or two words.', 'Restrooms'),
            items: array('Tasks', 'What is done there.', {
              items: object('Task', 'One task that can be ticked.', {
                properties: {
                  text: plainText('Task', 'What is done, in a few words.', 'Trash and recycling removal'),
                  note: inlineText(
                    'Detail',
                    'A short detail shown under the task.',
                    'Liners replaced, bins wiped, recycling kept apart.',
                  ),
                },
                required: ['text'],
              }),
              minItems: 1,
            }),
          },
          required: ['title', 'items'],
        }),
        minItems: 1,
      }),
      frequencies: array(
        'How often',
        'The choices beside a ticked task; the first is the one that most customers take.',
        {
          items: plainText('Choice', 'How often a task is done.', 'Every visit'),
          minItems: 1,
          default: ['Every visit', 'Weekly', 'Monthly', 'Quarterly'],
        },
      ),
      link: {
        ...link,
        title: 'Button',
        description: 'The button below what was ticked: the quote form, on this page or another.',
      },
    },
    required: ['rooms'],
  },
)
