import type { JSONSchema } from 'json-schema-to-ts'
import { plainText } from '../parts/text.ts'
import { label, markedLabel, messagesFor, name, note, options, shared } from './common.ts'

export const select = {
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

export const radio = {
  type: 'object',
  title: 'Choice of one',
  description: 'One of several answers, all in sight; for few answers.',
  properties: { name, label, ...shared, options, messages: messagesFor('missing') },
  required: ['name', 'label', 'options'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const checkbox = {
  type: 'object',
  title: 'Box to tick',
  description: 'A box to tick: yes or no.',
  properties: { name, label: markedLabel, ...shared, messages: messagesFor('missing') },
  required: ['name', 'label'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const checkboxes = {
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

export const consent = {
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
