import { emailAddress, filled } from '../parts/answer.ts'
import type { FormSchema } from '../parts/formSchema.ts'

/**
 * The quote request of the specification, sections 3 and 5; its fields are shown in this order. `pattern` stands for
 * "required": a text box that was emptied sends an empty string, which JSON Schema's own `required` accepts.
 */
export const quote = {
  $id: 'quote',
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Full Name', pattern: filled },
    company: { type: 'string', title: 'Company' },
    email: { type: 'string', title: 'Business Email', pattern: emailAddress },
    phone: { type: 'string', title: 'Phone Number', pattern: filled },
    service_type: { type: 'string', title: 'Service Type', pattern: filled },
    city: { type: 'string', title: 'City' },
    message: { type: 'string', title: 'Additional Notes' },
  },
  required: ['name', 'email', 'phone', 'service_type'],
} as const satisfies FormSchema

/** What a field says when its value is missing, or is there and wrong. */
export const messages = {
  name: { missing: 'Full Name is required.' },
  email: { missing: 'Business Email is required.', wrong: 'Invalid email address.' },
  phone: { missing: 'Phone number is required.' },
  service_type: { missing: 'Service Type is required.' },
} as const satisfies Record<(typeof quote.required)[number], { missing: string; wrong?: string }>

/** How a field is drawn: keyboard, what a browser may fill in, half the width, why it is asked, lines, the list of services. */
export const ui = {
  name: { autocomplete: 'name', half: true },
  company: { autocomplete: 'organization', half: true },
  email: { type: 'email', autocomplete: 'email', half: true },
  phone: { type: 'tel', autocomplete: 'tel', half: true, help: 'Only for calls about this request.' },
  service_type: { suggestions: true },
  city: { autocomplete: 'address-level2' },
  message: { rows: 4 },
} as const satisfies Record<keyof typeof quote.properties, object>
