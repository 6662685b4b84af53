import { branches } from './form/branches.ts'
import { name, note } from './form/common.ts'
import { receiver } from './parts/receiver.ts'
import { hrefText, plainText } from './parts/text.ts'
import { array, object, string } from './parts/typed.ts'

/** A form document without its fields; `form/fields.ts` describes those by type. */
export const form = object('Form', 'A form of the site; the name of its file is the name by which sections place it.', {
  properties: {
    $schema: string('Schema', 'Tells text editors which fields a form may have.', {
      examples: ['../schemas/form.schema.json'],
    }),
    title: plainText(
      'Title',
      'What the form is for; the heading of a form section that has none.',
      'Request an Appointment',
    ),
    button: plainText('Button', 'The words of the button that sends it.', 'Request Appointment'),
    sending: plainText('While sending', 'The words of the button while a request is on its way.', 'Sending…'),
    ...receiver,
    branches,
    eitherOf: array(
      'One of these',
      'Names of fields of which at least one must be answered, such as the phone number and the e-mail address; each of them says below its box that one is enough.',
      { items: name, minItems: 2, uniqueItems: true, examples: [['phone', 'email']] },
    ),
    thanks: hrefText(
      'Page of thanks',
      'The page that a sent form leads to; left out, the form stays where it is and says that it was sent.',
      '/thank-you/',
    ),
    sent: object('Once sent', 'What a visitor reads once the form was sent and no page of thanks follows.', {
      properties: {
        title: plainText('Title', 'Two or three words.', 'Request sent'),
        text: plainText('Text', 'One or two sentences.', 'Thank you. We call you back within a day.'),
      },
      required: ['title', 'text'],
    }),
    note,
  },
  required: ['title', 'button'],
})
