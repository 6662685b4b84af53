import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'
import { flag } from '../../parts/flag.ts'
import { patterns } from '../../parts/patterns.ts'
import { presets } from '../../parts/presets.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'
import { object, string } from '../../parts/typed.ts'

export const form = object(
  'Form',
  'A form of the folder forms/, or one of the two that are built in: quote and contact.',
  {
    properties: {
      ...common,
      form: string('Form', 'The name of the form: that of its file in forms/ without .json.', {
        pattern: patterns.name,
        examples: ['contact'],
      }),
      hideHeading: flag(
        'Heading out of sight',
        'Leaves the heading out of sight where the heading of the page says the same; screen readers still read it.',
      ),
      presets,
      branch: sectionBranch,
      ...besideForm,
    },
    required: ['form'],
  },
)
