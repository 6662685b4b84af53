import { common } from '../../parts/common.ts'
import { image } from '../../parts/image.ts'
import { proseText } from '../../parts/text.ts'
import { object, string } from '../../parts/typed.ts'

export const prose = object(
  'Running text',
  'Paragraphs, lists, sub-headings and tables, with a picture beside them if wanted.',
  {
    properties: {
      ...common,
      body: proseText(
        'Text',
        'Paragraphs, separated by an empty line (\\n\\n); lists start with "- ", sub-headings with "## ", the rows of a table with "|"; links are [words](/address/).',
        'We walk the building with you first.\n\n- Monday: scope\n- Friday: proposal',
      ),
      image,
      side: string('Side of the picture', 'Where the picture stands on wide screens.', {
        enum: ['left', 'right'],
        default: 'right',
        examples: ['left'],
      }),
    },
    required: ['body'],
  },
)
