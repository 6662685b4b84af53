import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from './patterns.ts'

/** The receiver of a form's requests, and how they are sent. */
export const receiver = {
  endpoint: {
    type: ['string', 'null'],
    title: 'Receiver',
    description: 'The address that receives the requests of this form; null when there is none yet.',
    pattern: patterns.receiver,
    examples: ['https://hooks.example.com/quote'],
  },
  encoding: {
    enum: ['json', 'text', 'form', 'multipart'],
    title: 'Encoding',
    description:
      'How a request is written: "json", "text" (JSON for receivers that answer no preflight request of a browser), "form" as browsers send forms by themselves, or "multipart", which takes files too.',
    default: 'json',
    examples: ['text'],
  },
  redirects: {
    enum: ['refuse', 'follow'],
    title: 'Redirects',
    description:
      'What a redirect of the receiver means: "refuse" tells the visitor that the request failed; "follow" is for receivers that store it first and redirect then, as Google Apps Script does.',
    default: 'refuse',
    examples: ['follow'],
  },
} as const satisfies Record<string, JSONSchema>
