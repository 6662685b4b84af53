import type { JSONSchema } from 'json-schema-to-ts'
import { flag } from '../parts/flag.ts'
import { patterns } from '../parts/patterns.ts'
import { plainText } from '../parts/text.ts'
import { autocomplete, label, markedLabel, maxLength, messagesFor, name, note, options, shared } from './common.ts'

const knownAnswer = {
  enum: ['service', 'city', 'page'],
  title: 'Filled in from the page',
  description:
    'What the page that the form stands on fills in: on the page of a service its "service", on that of a town its "city", or the name of any "page".',
  examples: ['city'],
} as const satisfies JSONSchema

const text = {
  type: 'object',
  title: 'Text',
  description: 'A text of one line.',
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
  additionalProperties: false,
} as const satisfies JSONSchema

const email = {
  type: 'object',
  title: 'E-mail address',
  description: 'An e-mail address; phones show the keys for it.',
  properties: { name, label, ...shared, maxLength, autocomplete, messages: messagesFor('missing', 'wrong', 'long') },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const phone = {
  type: 'object',
  title: 'Phone number',
  description: 'A phone number in any form; phones show the keys for it.',
  properties: { name, label, ...shared, maxLength, autocomplete, messages: messagesFor('missing', 'long') },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const number = {
  type: 'object',
  title: 'Number',
  description: 'A number.',
  properties: {
    name,
    label,
    ...shared,
    min: { type: 'number', title: 'From', description: 'The smallest number.', examples: [1] },
    max: { type: 'number', title: 'To', description: 'The largest number.', examples: [40] },
    whole: flag('Whole', 'Takes whole numbers only.'),
    messages: messagesFor('missing', 'wrong', 'low', 'high'),
  },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const textarea = {
  type: 'object',
  title: 'Long text',
  description: 'A text of several lines.',
  properties: {
    name,
    label,
    ...shared,
    rows: {
      type: 'integer',
      title: 'Lines',
      description: 'How many lines the box shows.',
      minimum: 2,
      maximum: 20,
      default: 4,
      examples: [6],
    },
    maxLength,
    scopes: flag('Ticked tasks', 'Takes the tasks that a visitor ticks in a scopeOfWork section.'),
    messages: messagesFor('missing', 'long'),
  },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const select = {
  type: 'object',
  title: 'Choice from a list',
  description: 'One of several answers, in a list that opens; for many answers.',
  properties: {
    name,
    label,
    ...shared,
    options,
    prompt: plainText('Prompt', 'What the closed list says before a choice is made.', 'Please choose'),
    messages: messagesFor('missing'),
  },
  required: ['name', 'label', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema

const radio = {
  type: 'object',
  title: 'Choice of one',
  description: 'One of several answers, all in sight; for few answers.',
  properties: { name, label, ...shared, options, messages: messagesFor('missing') },
  required: ['name', 'label', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema

const checkbox = {
  type: 'object',
  title: 'Box to tick',
  description: 'A box to tick: yes or no.',
  properties: { name, label: markedLabel, ...shared, messages: messagesFor('missing') },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const checkboxes = {
  type: 'object',
  title: 'Choice of several',
  description: 'Any number of several answers, each with a box to tick.',
  properties: {
    name,
    label,
    ...shared,
    options,
    atMost: {
      type: 'integer',
      title: 'At most',
      description: 'How many answers may be chosen.',
      minimum: 1,
      examples: [3],
    },
    messages: messagesFor('missing', 'many'),
  },
  required: ['name', 'label', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema

const date = {
  type: 'object',
  title: 'Day',
  description: 'A day of the calendar.',
  properties: {
    name,
    label,
    ...shared,
    from: {
      type: 'string',
      title: 'From',
      description: 'The first day to choose: "today", "tomorrow" or a day such as "2027-03-01".',
      pattern: patterns.firstDay,
      examples: ['tomorrow'],
    },
    to: {
      type: 'string',
      title: 'To',
      description: 'The last day to choose: "today", a day such as "2027-06-30", or how far ahead, such as "3 months".',
      pattern: patterns.lastDay,
      examples: ['3 months'],
    },
    notOn: {
      type: 'array',
      title: 'Not on',
      description: 'Days of the week, and single days, that cannot be chosen.',
      items: { type: 'string', pattern: patterns.someDay, examples: ['sunday'] },
      minItems: 1,
      examples: [['sunday', '2026-12-25']],
    },
    messages: messagesFor('missing', 'wrong', 'early', 'late', 'closed'),
  },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const time = {
  type: 'object',
  title: 'Time',
  description: 'A time of the day.',
  properties: {
    name,
    label,
    ...shared,
    from: {
      type: 'string',
      title: 'From',
      description: 'The earliest time, from 00:00 to 23:59.',
      pattern: patterns.clock,
      examples: ['08:00'],
    },
    to: {
      type: 'string',
      title: 'To',
      description: 'The latest time, from 00:00 to 23:59.',
      pattern: patterns.clock,
      examples: ['17:30'],
    },
    messages: messagesFor('missing', 'wrong', 'low', 'high'),
  },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const postcode = {
  type: 'object',
  title: 'Postal code',
  description: 'A ZIP code or postal code in the form of your country.',
  properties: {
    name,
    label,
    ...shared,
    servedBy: {
      type: 'string',
      title: 'Answered by',
      description:
        'The folder of the town pages by whose "zips" the form answers at once whether you work there; it takes requests from elsewhere all the same.',
      minLength: 1,
      examples: ['locations'],
    },
    messages: messagesFor('missing', 'wrong'),
  },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const consent = {
  type: 'object',
  title: 'Consent',
  description: 'A box that has to be ticked before the form is sent, with a link to what is agreed to.',
  properties: {
    name,
    label: markedLabel,
    required: shared.required,
    when: shared.when,
    note,
    messages: messagesFor('missing'),
  },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

const file = {
  type: 'object',
  title: 'File',
  description: 'Files from the device of the visitor; only for a receiver that takes "multipart".',
  properties: {
    name,
    label,
    ...shared,
    kinds: {
      type: 'array',
      title: 'Kinds',
      description: 'The kinds of files that may be sent, by the ends of their names.',
      items: { type: 'string', pattern: patterns.fileEnd, examples: ['pdf'] },
      minItems: 1,
      examples: [['jpg', 'png', 'pdf']],
    },
    megabytes: {
      type: 'number',
      title: 'Size',
      description: 'The most megabytes that each file may have.',
      minimum: 0.1,
      maximum: 100,
      examples: [5],
    },
    atMost: {
      type: 'integer',
      title: 'At most',
      description: 'How many files may be sent.',
      minimum: 1,
      maximum: 20,
      default: 1,
      examples: [3],
    },
    messages: messagesFor('missing', 'many', 'large', 'kind'),
  },
  required: ['name', 'label', 'kinds', 'megabytes'],
  additionalProperties: false,
} as const satisfies JSONSchema

const hidden = {
  type: 'object',
  title: 'Hidden value',
  description: 'A value that is sent along and that visitors do not see.',
  properties: {
    name,
    value: plainText('Value', 'What is sent.', 'website'),
    copyOf: { ...name, title: 'Copy of', description: 'The name of the field whose answer is sent once more.' },
    note,
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** All kinds of fields: the key is the `type` that a form document writes, the value the schema of the other settings. */
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
