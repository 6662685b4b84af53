import { common } from '../../parts/common.ts'
import { patterns } from '../../parts/patterns.ts'
import { object, string } from '../../parts/typed.ts'

export const block = object(
  'Block',
  'The sections of a file of the folder blocks/, which several pages share and which are edited there.',
  {
    properties: {
      block: string('Block', 'The name of the file: "book-now" places the sections of blocks/book-now.json.', {
        pattern: patterns.name,
        examples: ['book-now'],
      }),
      hidden: common.hidden,
      note: common.note,
    },
    required: ['block'],
  },
)
