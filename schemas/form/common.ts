import type { JSONSchema } from 'json-schema-to-ts'
import { flag } from '../parts/flag.ts'
import { patterns } from '../parts/patterns.ts'
import { inlineText, plainText } from '../parts/text.ts'
import { array, integer, string } from '../parts/typed.ts'

/** The name of an answer. */
export const name = string(
  'Name',
  'The name under which the answer is sent: letters, digits and _, beginning with a small letter.',
  { pattern: patterns.answerName, examples: ['treatment'] },
)

export const note = string('Note to self', 'A remark for the next person who edits this file; visitors never see it.', {
  examples: ['The front desk asked for this one.'],
})

/** Optional properties of every visible field, besides its label. */
export const shared = {
  help: plainText('Help', 'A sentence below the field: why it is asked, or how to answer.', 'Only for calls about it.'),
  required: flag('Required', 'Asks for an answer before the form is sent.'),
  half: flag('Half the width', 'Stands beside another field of half the width where there is room.'),
  when: {
    type: 'object',
    title: 'Shown when',
    description:
      'Shows the field only while other fields have these answers; meanwhile it is neither asked for nor sent.',
    additionalProperties: {
      type: ['string', 'boolean', 'array'],
      title: 'Answer',
      description:
        'The answer of the other field: one of its options, several in brackets of which one is enough, or true for a box that is ticked.',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      examples: ['Check-up', ['Whitening', 'Implants']],
    },
    examples: [{ treatment: ['Whitening', 'Implants'] }],
  },
  note,
} as const satisfies Record<string, JSONSchema>

export const label = plainText('Label', 'What is asked, above the field.', 'Treatment')

/** A label with Markdown, beside a checkbox. */
export const markedLabel = inlineText(
  'Label',
  'What stands beside the box; **bold**, *italic* and [links](/contact/) may be used.',
  'I agree to the [privacy policy](/privacy-policy/)',
)

export const autocomplete = string(
  'Filled in by browsers',
  'What browsers may fill in by themselves, by its name in HTML, such as "name", "organization" or "off".',
  { pattern: patterns.name, examples: ['organization'] },
)

export const maxLength = integer('At most', 'The largest number of characters.', {
  minimum: 1,
  maximum: 20000,
  examples: [500],
})

export const options = array(
  'Options',
  'The answers to choose from, in the words that visitors read and that are sent; translations list the same ones in order, and send those of the original.',
  {
    items: { ...plainText('Option', 'One answer.', 'Check-up') },
    minItems: 1,
    examples: [['Check-up', 'Whitening']],
  },
)

const rules = {
  missing: ['Missing', 'What is said where the answer is missing.', 'Choose a treatment.'],
  wrong: ['Wrong', 'What is said where the answer is not of the right form.', 'This is no e-mail address.'],
  long: ['Too long', 'What is said where the answer has too many characters.', 'Use at most 500 characters.'],
  low: ['Too low', 'What is said where the number or the time is too low.', 'We clean from 500 square feet on.'],
  high: ['Too high', 'What is said where the number or the time is too high.', 'For more than 40 guests, please call.'],
  early: ['Too early', 'What is said where the day is too early.', 'Choose a day from tomorrow on.'],
  late: ['Too late', 'What is said where the day is too late.', 'Our calendar is open for three months.'],
  closed: ['Closed', 'What is said where the day is one of "notOn".', 'We are closed on Sundays.'],
  many: ['Too many', 'What is said where there are too many answers or files.', 'Choose at most three.'],
  large: ['Too large', 'What is said where a file is too large.', 'A file may have at most 5 MB.'],
  kind: ['Wrong kind', 'What is said where a file is of another kind.', 'Send a photo or a PDF.'],
} as const

export type RuleName = keyof typeof rules

/** Returns the schema of the messages for the given rules, by rule name. */
export const messagesFor = <const Names extends readonly RuleName[]>(...names: Names) =>
  ({
    type: 'object',
    title: 'Messages',
    description: 'What is said where an answer breaks a rule, in place of the usual words.',
    // Object.fromEntries loses the key types.
    properties: Object.fromEntries(
      names.map((rule) => [rule, plainText(rules[rule][0], rules[rule][1], rules[rule][2])]),
    ) as Record<Names[number], ReturnType<typeof plainText>>,
    additionalProperties: false,
  }) as const
