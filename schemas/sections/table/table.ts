import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../parts/common.ts'
import { flag } from '../../parts/flag.ts'
import { inline, plain, plainText } from '../../parts/text.ts'

export const table = {
  type: 'object',
  title: 'Table',
  description: 'Facts to compare, in rows and columns; on phones it scrolls sideways.',
  properties: {
    ...common,
    caption: plainText('Caption', 'What the table shows, in one line above it.', 'Which floor takes which care'),
    columns: {
      type: 'array',
      title: 'Columns',
      description: 'The headings of the columns, from left to right.',
      items: plain,
      minItems: 2,
      maxItems: 8,
      examples: [['Floor', 'Weekly', 'Once a year']],
    },
    rows: {
      type: 'array',
      title: 'Rows',
      description: 'The rows, each with as many cells as there are columns; the first cell names the row.',
      items: {
        type: 'array',
        title: 'Row',
        description: 'The cells of one row, from left to right.',
        items: inline,
        minItems: 2,
      },
      minItems: 1,
      examples: [[['VCT', 'Dust mop and auto scrub', 'Strip and wax']]],
    },
    plainRows: flag(
      'Rows without a name',
      'Says that the first cell of a row is a cell like the others, not its name.',
    ),
    stamp: plainText(
      'Stamp',
      'A word stamped beside the caption, so that nobody takes a sample for a record.',
      'Sample',
    ),
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'wide for a table across the page, paper for a log, a card or a plan on a sheet beside its heading.',
      enum: ['wide', 'paper'],
      default: 'wide',
      examples: ['paper'],
    },
    footnote: {
      ...inline,
      title: 'Footnote',
      description: 'One sentence under the table.',
      examples: ['Prices without tax.'],
    },
  },
  required: ['caption', 'columns', 'rows'],
  additionalProperties: false,
} as const satisfies JSONSchema
