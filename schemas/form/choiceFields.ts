import { plainText } from '../parts/text.ts'
import { integer, object } from '../parts/typed.ts'
import { label, markedLabel, messagesFor, name, note, options, shared } from './common.ts'

export const select = object('Choice from a list', 'One of several answers, in a list that opens; for many answers.', {
  properties: {
    name,
    label,
    ...shared,
    options,
    prompt: plainText('Prompt', 'What the closed list says before a choice is made.', 'Please choose'),
    messages: messagesFor('missing'),
  },
  required: ['name', 'label', 'options'],
})

export const radio = object('Choice of one', 'One of several answers, all in sight; for few answers.', {
  properties: { name, label, ...shared, options, messages: messagesFor('missing') },
  required: ['name', 'label', 'options'],
})

export const checkbox = object('Box to tick', 'A box to tick: yes or no.', {
  properties: { name, label: markedLabel, ...shared, messages: messagesFor('missing') },
  required: ['name', 'label'],
})

export const checkboxes = object('Choice of several', 'Any number of several answers, each with a box to tick.', {
  properties: {
    name,
    label,
    ...shared,
    options,
    atMost: integer('At most', 'How many answers may be chosen.', { minimum: 1, examples: [3] }),
    messages: messagesFor('missing', 'many'),
  },
  required: ['name', 'label', 'options'],
})

export const consent = object(
  'Consent',
  'A box that has to be ticked before the form is sent, with a link to what is agreed to.',
  {
    properties: {
      name,
      label: markedLabel,
      required: shared.required,
      when: shared.when,
      note,
      messages: messagesFor('missing'),
    },
    required: ['name', 'label'],
  },
)
