import type { JSONSchema } from 'json-schema-to-ts'
import { receiver } from '../parts/receiver.ts'
import { hrefText } from '../parts/text.ts'
import { object } from '../parts/typed.ts'
import { shared } from './common.ts'

/** What a form does differently for the branches of the company. */
export const branches = {
  type: 'object',
  title: 'By branch',
  description:
    'What differs for a branch, by its short name in site.config.json, or "main" for the main office: on the pages and in the sections about it, and once a visitor chose it.',
  additionalProperties: object('Branch', 'How the form is about this branch.', {
    properties: {
      when: {
        ...shared.when,
        title: 'With the answers',
        description:
          'The answers with which a visitor chooses this branch, whose phone number then stands at the form; a page about it has that answer filled in.',
        examples: [{ office: 'Towson' }],
      },
      endpoint: {
        ...receiver.endpoint,
        type: 'string',
        description: 'The address that receives the requests to this branch, in place of the address of the form.',
        examples: ['https://hooks.example.com/towson'],
      },
      thanks: hrefText(
        'Page of thanks',
        'The page that a request to this branch leads to, in place of the page of the form.',
        '/thank-you-towson/',
      ),
    },
  }),
  examples: [{ towson: { when: { office: 'Towson' }, endpoint: 'https://hooks.example.com/towson' } }],
} as const satisfies JSONSchema
