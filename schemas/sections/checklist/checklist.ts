import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, integer, object, string } from '../../parts/typed.ts'

export const checklist = object(
  'Checklist',
  'A scope of work or a list of facility types, with a tick before each entry.',
  {
    properties: {
      ...common,
      items: array('Entries', 'The entries of the list.', {
        items: object('Entry', 'One entry of the list.', {
          properties: {
            text: plainText('Text', 'What is done or meant, in a few words.', 'Trash and recycling removal'),
            note: inlineText(
              'Detail',
              'A short detail shown under the entry.',
              'Liners replaced, bins wiped, recycling kept apart.',
            ),
          },
          required: ['text'],
        }),
        minItems: 1,
      }),
      columns: integer('Columns', 'Number of columns on wide screens.', { enum: [1, 2], default: 2, examples: [1] }),
      boxes: string('Boxes', 'ticked for what is done or included, open for what is still to do.', {
        enum: ['ticked', 'open'],
        default: 'ticked',
        examples: ['open'],
      }),
    },
    required: ['items'],
  },
)
