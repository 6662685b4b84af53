import type { JSONSchema } from 'json-schema-to-ts'
import { patterns } from '../patterns.ts'
import { object } from '../typed.ts'

const file = { type: 'string', pattern: patterns.publicFile } as const satisfies JSONSchema

/** The company's own logo, which replaces the steps beside its name. */
export const logo = object('Logo', 'The sign of the company beside its name, in place of the steps.', {
  properties: {
    onLight: {
      ...file,
      title: 'On light',
      description: 'A drawing or picture in the public folder, for the light ground of the header.',
      examples: ['/images/logo.svg'],
    },
    onDark: {
      ...file,
      title: 'On dark',
      description: 'The same for the footer and for dark mode; left out, the name stands there alone.',
      examples: ['/images/logo-white.svg'],
    },
    hasName: {
      type: 'boolean',
      title: 'Has the name',
      description: 'Whether the name of the company is in the picture, so that it is not written beside it.',
      default: false,
      examples: [true],
    },
  },
  required: ['onLight'],
})
