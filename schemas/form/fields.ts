import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from '../parts/patterns.ts'
import { array, decimal, integer, object, string } from '../parts/typed.ts'
import { checkbox, checkboxes, consent, radio, select } from './choiceFields.ts'
import { label, messagesFor, name, shared } from './common.ts'
import { email, hidden, number, phone, postcode, text, textarea } from './typedFields.ts'

const days = {
  type: 'array',
  items: { type: 'string', pattern: patterns.someDay, examples: ['sunday'] },
  minItems: 1,
} as const satisfies JSONSchema

const date = object('Day', 'A day of the calendar.', {
  properties: {
    name,
    label,
    ...shared,
    from: string('From', 'The first day to choose: "today", "tomorrow" or a day such as "2027-03-01".', {
      pattern: patterns.firstDay,
      examples: ['tomorrow'],
    }),
    to: string(
      'To',
      'The last day to choose: "today", a day such as "2027-06-30", or how far ahead, such as "3 months".',
      { pattern: patterns.lastDay, examples: ['3 months'] },
    ),
    notOn: {
      ...days,
      title: 'Not on',
      description:
        'Days of the week, and single days, that cannot be chosen; "closures" stands for the days on which the company is closed, and "closures:towson" for those of its branch "towson", as site.config.json says them.',
      examples: [['sunday', 'closures']],
    },
    alsoNotOn: array(
      'Not on, by answer',
      'Further days that cannot be chosen while other fields have certain answers, such as those on which the branch that a visitor chose is closed.',
      {
        items: object('Rule', 'Days that cannot be chosen, and with which answers.', {
          properties: {
            when: {
              ...shared.when,
              title: 'With the answers',
              description: 'The answers of other fields with which the days cannot be chosen.',
            },
            days: {
              ...days,
              title: 'Days',
              description: 'The days, as in "notOn".',
              examples: [['friday', 'closures:towson']],
            },
          },
          required: ['when', 'days'],
        }),
        minItems: 1,
        examples: [[{ when: { office: 'Towson' }, days: ['friday', 'closures:towson'] }]],
      },
    ),
    messages: messagesFor('missing', 'wrong', 'early', 'late', 'closed'),
  },
  required: ['name', 'label'],
})

const within = string(
  'Within',
  'Takes times at which an office is open: "hours" stands for the hours of the company, half days of its closures included, and "hours:towson" for those of its branch "towson", as site.config.json says them.',
  { pattern: patterns.someHours, examples: ['hours'] },
)

const time = object('Time', 'A time of the day.', {
  properties: {
    name,
    label,
    ...shared,
    from: string('From', 'The earliest time, from 00:00 to 23:59.', { pattern: patterns.clock, examples: ['08:00'] }),
    to: string('To', 'The latest time, from 00:00 to 23:59.', { pattern: patterns.clock, examples: ['17:30'] }),
    within,
    on: {
      ...name,
      title: 'On the day of',
      description:
        'The name of the field for the day, so that the hours of that day hold; without it, the first and the last hour of the week do.',
      examples: ['day'],
    },
    withinFor: array(
      'Within, by answer',
      'Other hours that hold in place of "within" while other fields have certain answers, such as those of the branch that a visitor chose.',
      {
        items: object('Rule', 'Hours, and with which answers they hold.', {
          properties: {
            when: {
              ...shared.when,
              title: 'With the answers',
              description: 'The answers of other fields with which the hours hold.',
            },
            within: {
              ...within,
              title: 'Hours',
              description: 'The hours, as in "within".',
              examples: ['hours:towson'],
            },
          },
          required: ['when', 'within'],
        }),
        minItems: 1,
        examples: [[{ when: { office: 'Towson' }, within: 'hours:towson' }]],
      },
    ),
    beforeClosing: integer(
      'Before closing',
      'How many minutes before closing the last time is, so that a visit ends in time.',
      { minimum: 1, maximum: 600, examples: [30] },
    ),
    messages: messagesFor('missing', 'wrong', 'low', 'high'),
  },
  required: ['name', 'label'],
})

const file = object('File', 'Files from the device of the visitor; only for a receiver that takes "multipart".', {
  properties: {
    name,
    label,
    ...shared,
    kinds: array('Kinds', 'The kinds of files that may be sent, by the ends of their names.', {
      items: { type: 'string', pattern: patterns.fileEnd, examples: ['pdf'] },
      minItems: 1,
      examples: [['jpg', 'png', 'pdf']],
    }),
    megabytes: decimal('Size', 'The most megabytes that each file may have.', {
      minimum: 0.1,
      maximum: 100,
      examples: [5],
    }),
    atMost: integer('At most', 'How many files may be sent.', { minimum: 1, maximum: 20, default: 1, examples: [3] }),
    messages: messagesFor('missing', 'many', 'large', 'kind'),
  },
  required: ['name', 'label', 'kinds', 'megabytes'],
})

/** All field types: the key is the `type` in a form document, the value the schema of its other properties. */
export const formFields = {
  text,
  email,
  phone,
  number,
  textarea,
  select,
  radio,
  checkbox,
  checkboxes,
  date,
  time,
  postcode,
  consent,
  file,
  hidden,
} as const
