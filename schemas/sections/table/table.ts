import { common } from '../../parts/common.ts'
import { flag } from '../../parts/flag.ts'
import { inline, inlineText, plain, plainText } from '../../parts/text.ts'
import { array, object, string } from '../../parts/typed.ts'

export const table = object('Table', 'Facts to compare, in rows and columns; on phones it scrolls sideways.', {
  properties: {
    ...common,
    caption: plainText('Caption', 'What the table shows, in one line above it.', 'Which floor takes which care'),
    columns: array('Columns', 'The headings of the columns, from left to right.', {
      items: plain,
      minItems: 2,
      maxItems: 8,
      examples: [['Floor', 'Weekly', 'Once a year']],
    }),
    rows: array('Rows', 'The rows, each with as many cells as there are columns; the first cell names the row.', {
      items: array('Row', 'The cells of one row, from left to right.', { items: inline, minItems: 2 }),
      minItems: 1,
      examples: [[['VCT', 'Dust mop and auto scrub', 'Strip and wax']]],
    }),
    plainRows: flag(
      'Rows without a name',
      'Says that the first cell of a row is a cell like the others, not its name.',
    ),
    stamp: plainText(
      'Stamp',
      'A word stamped beside the caption, so that nobody takes a sample for a record.',
      'Sample',
    ),
    layout: string(
      'Layout',
      'wide for a table across the page, paper for a log, a card or a plan on a sheet beside its heading.',
      { enum: ['wide', 'paper'], default: 'wide', examples: ['paper'] },
    ),
    footnote: inlineText('Footnote', 'One sentence under the table.', 'Prices without tax.'),
  },
  required: ['caption', 'columns', 'rows'],
})
