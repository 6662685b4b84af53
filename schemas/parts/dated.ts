import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from './patterns.ts'
import { plain, plainText } from './text.ts'
import { array, decimal, object, string } from './typed.ts'

/** Creates a property that contains a day or, with another pattern, a day with an optional time. */
const date = (pattern: string) => (title: string, description: string, example: string) =>
  ({ type: 'string', title, description, pattern, examples: [example] }) as const satisfies JSONSchema
export const day = date(patterns.day)
const moment = date(patterns.moment)

/** Properties of pages with a date: posts, events, offers, jobs. */
export const dated = {
  date: day('Date', 'The day on which the page was published, as year-month-day.', '2026-03-12'),
  updated: day(
    'Updated',
    'The day on which the page was last changed in earnest, as a privacy policy says it; any page shows it under its main heading.',
    '2026-04-02',
  ),
  author: plainText('Author', 'Who wrote the page; the company when left out.', 'Dana Whitfield'),
  tags: array('Tags', 'Words by which lists choose this page.', {
    items: plain,
    minItems: 1,
    uniqueItems: true,
    examples: [['Floors', 'Winter']],
  }),
  starts: moment(
    'Starts',
    'When the event begins, as year-month-day, with T and the time where it has one.',
    '2026-05-09T18:00',
  ),
  ends: moment('Ends', 'When the event ends; left out for an event of one day or of no known end.', '2026-05-09T21:00'),
  alsoOn: array(
    'Also on',
    'Further days of the same event, each with its own beginning and end; those that are over leave the page by themselves.',
    {
      items: object('Day', 'A further day of the event.', {
        properties: {
          starts: moment('Starts', 'When the event begins on this day.', '2026-05-16T18:00'),
          ends: moment('Ends', 'When it ends on this day; left out where that is not known.', '2026-05-16T21:00'),
        },
        required: ['starts'],
      }),
      minItems: 1,
      uniqueItems: true,
      examples: [[{ starts: '2026-05-16T18:00', ends: '2026-05-16T21:00' }]],
    },
  ),
  place: object('Place', 'Where the event or the job is; left out where that is your office.', {
    properties: {
      name: plainText('Name', 'The name of the place.', 'Riverside Hall'),
      address: plainText('Address', 'The address of the place on one line.', '12 Mill Lane, Baltimore, MD 21211'),
    },
    required: ['name', 'address'],
  }),
  price: decimal('Price', 'What a visitor pays, as a number in the currency of the company; 0 where it is free.', {
    minimum: 0,
    examples: [12.5],
  }),
  until: day('Until', 'The last day of the offer.', '2026-05-31'),
  salary: object('Salary', 'What the job pays, in the currency of the company.', {
    properties: {
      from: decimal('From', 'The pay, or the lowest.', { minimum: 0, examples: [18] }),
      to: decimal('To', 'The highest pay.', { minimum: 0, examples: [21.5] }),
      per: string('Per', 'The time that this is paid for.', {
        enum: ['hour', 'day', 'week', 'month', 'year'],
        examples: ['hour'],
      }),
    },
    required: ['from', 'per'],
  }),
  employmentType: string('Kind of employment', 'What kind of employment the job is.', {
    enum: ['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer', 'per-day', 'other'],
    examples: ['part-time'],
  }),
  validThrough: day('Apply by', 'The last day on which the job can be applied for.', '2026-06-30'),
} as const satisfies Record<string, JSONSchema>
