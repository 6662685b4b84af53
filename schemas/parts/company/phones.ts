import type { JSONSchema } from 'json-schema-to-ts'
import { plainText } from '../text.ts'
import { object, string } from '../typed.ts'
import { office } from './office.ts'

const hours = {
  ...office.hours,
  description:
    'When this number is answered, one line for each span of days and of times; left out where that goes without saying.',
} as const satisfies JSONSchema

/** Numbers beside the phone of an office; the name of each is its placeholder. */
export const phones = {
  type: 'object',
  title: 'Further numbers',
  description:
    'Numbers beside the phone, such as an emergency line, a mobile or a fax, which contact details and the footer show; each stands under a name of letters that is its placeholder: {emergency} in a text is the number named "emergency".',
  additionalProperties: object('Number', 'A number with what it is called.', {
    properties: {
      label: plainText('Label', 'What it is for, as visitors read it before the number.', 'Emergencies'),
      number: {
        ...office.phone,
        title: 'Number',
        description: 'The number as visitors read it.',
        examples: ['(410) 555-0199'],
      },
      kind: string(
        'Kind',
        'What search engines take it for, by default its label; a fax is no link, as nobody calls it.',
        { enum: ['emergency', 'reservations', 'sales', 'support', 'billing', 'fax'], examples: ['emergency'] },
      ),
      hours,
    },
    required: ['label', 'number'],
  }),
  examples: [{ emergency: { label: 'Emergencies', number: '(410) 555-0199', kind: 'emergency' } }],
} as const satisfies JSONSchema

/** What a further language says of them. */
export const phonesInLanguage = {
  type: 'object',
  title: 'Further numbers',
  description: 'What the further numbers are called in this language, by their names.',
  additionalProperties: object('Number', 'The number in this language.', {
    properties: {
      label: plainText('Label', 'What it is for, as visitors read it before the number.', 'Urgencias'),
      hours: {
        ...hours,
        description:
          'When this number is answered, in this language: the same lines in the same order, each with the "schema" of its line where it has none.',
      },
    },
  }),
  examples: [{ emergency: { label: 'Urgencias' } }],
} as const satisfies JSONSchema
