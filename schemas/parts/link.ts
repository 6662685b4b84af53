import type { JSONSchema } from 'json-schema-to-ts'
import { hrefText, plainText } from './text.ts'
import { array, object } from './typed.ts'

/** A link: its text and its target. */
export const link = object('Link', 'Words to click on and the address they lead to.', {
  properties: {
    label: plainText('Words', 'The words of the link or button.', 'Request a Quote'),
    href: hrefText(
      'Address',
      'A page of this site such as /quote/, a web address, or mailto: and tel: links.',
      '/quote/',
    ),
  },
  required: ['label', 'href'],
})

/** A button: a link, or a call to the phone number of the company. */
export const action = {
  $comment: 'action',
  title: 'Button',
  description: 'A link shown as a button, or a button that calls the company.',
  anyOf: [
    link,
    {
      type: 'object',
      title: 'Call button',
      properties: {
        call: {
          const: true,
          title: 'Call',
          description: 'Makes the button call the phone number of site.config.json.',
          examples: [true],
        },
        label: plainText('Words', 'The words of the button.', 'Call Us Now'),
      },
      required: ['call'],
      additionalProperties: false,
    },
  ],
} as const satisfies JSONSchema

/** Up to three buttons; the first one is the primary button. */
export const actions = array('Buttons', 'Up to three buttons; the first is the main one.', {
  items: action,
  minItems: 1,
  maxItems: 3,
  examples: [[{ label: 'Request Your Free Quote', href: '/quote/' }, { call: true }]],
})
