import type { JSONSchema } from 'json-schema-to-ts'
import { flag } from '../parts/flag.ts'
import { plainText } from '../parts/text.ts'
import { decimal, integer, object, string } from '../parts/typed.ts'
import { autocomplete, label, maxLength, messagesFor, name, note, shared } from './common.ts'

const knownAnswer = {
  enum: ['service', 'city', 'page'],
  title: 'Filled in from the page',
  description:
    'What the page that the form stands on fills in: on the page of a service its "service", on that of a town its "city", or the name of any "page".',
  examples: ['city'],
} as const satisfies JSONSchema

export const text = object('Text', 'A text of one line.', {
  properties: {
    name,
    label,
    ...shared,
    maxLength,
    suggest: {
      enum: ['service', 'industry', 'location'],
      title: 'Suggestions',
      description:
        'Suggests the names of the pages of a kind while a visitor types; site.config.json gives folders kinds.',
      examples: ['service'],
    },
    fill: knownAnswer,
    autocomplete,
    messages: messagesFor('missing', 'long'),
  },
  required: ['name', 'label'],
})

export const email = object('E-mail address', 'An e-mail address; phones show the keys for it.', {
  properties: { name, label, ...shared, maxLength, autocomplete, messages: messagesFor('missing', 'wrong', 'long') },
  required: ['name', 'label'],
})

export const phone = object(
  'Phone number',
  'A phone number in any form, refused where it has fewer digits than those of your country, or than 7 behind a "+"; phones show the keys for it.',
  {
    properties: { name, label, ...shared, maxLength, autocomplete, messages: messagesFor('missing', 'wrong', 'long') },
    required: ['name', 'label'],
  },
)

export const number = object('Number', 'A number.', {
  properties: {
    name,
    label,
    ...shared,
    min: decimal('From', 'The smallest number.', { examples: [1] }),
    max: decimal('To', 'The largest number.', { examples: [40] }),
    whole: flag('Whole', 'Takes whole numbers only.'),
    messages: messagesFor('missing', 'wrong', 'low', 'high'),
  },
  required: ['name', 'label'],
})

export const textarea = object('Long text', 'A text of several lines.', {
  properties: {
    name,
    label,
    ...shared,
    rows: integer('Lines', 'How many lines the box shows.', { minimum: 2, maximum: 20, default: 4, examples: [6] }),
    maxLength,
    scopes: flag('Ticked tasks', 'Takes the tasks that a visitor ticks in a scopeOfWork section.'),
    messages: messagesFor('missing', 'long'),
  },
  required: ['name', 'label'],
})

export const postcode = object('Postal code', 'A ZIP code or postal code in the form of your country.', {
  properties: {
    name,
    label,
    ...shared,
    servedBy: string(
      'Answered by',
      'The folder of the town pages by whose "zips" the form answers at once whether you work there; it takes requests from elsewhere all the same.',
      { minLength: 1, examples: ['locations'] },
    ),
    messages: messagesFor('missing', 'wrong'),
  },
  required: ['name', 'label'],
})

export const hidden = object('Hidden value', 'A value that is sent along and that visitors do not see.', {
  properties: {
    name,
    value: plainText('Value', 'What is sent.', 'website'),
    copyOf: { ...name, title: 'Copy of', description: 'The name of the field whose answer is sent once more.' },
    note,
  },
  required: ['name'],
})
