import type { JSONSchema } from 'json-schema-to-ts'

const filled = '\\S'

/** The contact message of the specification, sections 3 and 5; built like `quote.ts`. */
export const contact = {
  $id: 'contact',
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Full Name', pattern: filled },
    company: { type: 'string', title: 'Company' },
    email: { type: 'string', title: 'Email', pattern: '^\\s*\\S+@\\S+\\s*$' },
    phone: { type: 'string', title: 'Phone Number' },
    message: { type: 'string', title: 'Message', pattern: filled },
  },
  required: ['name', 'email', 'message'],
} as const satisfies JSONSchema
