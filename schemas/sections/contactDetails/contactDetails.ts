import { common } from '../../parts/common.ts'
import { flag } from '../../parts/flag.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'
import { inlineText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const contactDetails = object(
  'Contact details',
  'Phone, e-mail, address and hours, taken from site.config.json. With a branch and without a heading, the name of that office is the heading.',
  {
    properties: {
      ...common,
      show: array('Show', 'Which details are shown, in this order; all of them when left out.', {
        items: { type: 'string', enum: ['phone', 'email', 'address', 'hours'] },
        minItems: 1,
        uniqueItems: true,
        examples: [['phone', 'email']],
      }),
      row: flag('In one row', 'Shows one row: the street, the hours in large letters, and the number.'),
      branch: sectionBranch,
      text: inlineText(
        'Text',
        'A sentence shown under the details.',
        'Calls outside office hours reach the night supervisor.',
      ),
    },
  },
)
