import type { JSONSchema } from 'json-schema-to-ts'

/** A value counts as given when it holds something other than white space. */
const filled = '\\S'

/**
 * The quote request of the specification, sections 3 and 5. `pattern` stands for "required": a text box that was
 * emptied sends an empty string, which JSON Schema's own `required` accepts. `messages` holds the texts to show,
 * first for a missing value, then for a wrong one.
 */
export const quote = {
  $id: 'quote',
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Full Name', pattern: filled },
    company: { type: 'string', title: 'Company' },
    email: { type: 'string', title: 'Business Email', pattern: '^\\s*\\S+@\\S+\\s*$' },
    phone: { type: 'string', title: 'Phone Number', pattern: filled },
    service_type: { type: 'string', title: 'Service Type', pattern: filled },
    city: { type: 'string', title: 'City' },
    message: { type: 'string', title: 'Additional Notes' },
  },
  required: ['name', 'email', 'phone', 'service_type'],
} as const satisfies JSONSchema
