import { emailAddress, filled } from '../parts/answer.ts'
import type { FormSchema } from '../parts/formSchema.ts'

/** The contact message of the specification, sections 3 and 5; built like `quote.ts`. */
export const contact = {
  $id: 'contact',
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Full Name', pattern: filled },
    company: { type: 'string', title: 'Company' },
    email: { type: 'string', title: 'Email', pattern: emailAddress },
    phone: { type: 'string', title: 'Phone Number' },
    message: { type: 'string', title: 'Message', pattern: filled },
  },
  required: ['name', 'email', 'message'],
} as const satisfies FormSchema

export const messages = {
  name: { missing: 'Full Name is required.' },
  email: { missing: 'Email is required.', wrong: 'Invalid email address.' },
  message: { missing: 'Message is required.' },
} as const satisfies Record<(typeof contact.required)[number], { missing: string; wrong?: string }>

export const ui = {
  name: { autocomplete: 'name', half: true },
  company: { autocomplete: 'organization', half: true },
  email: { type: 'email', autocomplete: 'email', half: true },
  phone: { type: 'tel', autocomplete: 'tel', half: true },
  message: { rows: 6 },
} as const satisfies Record<keyof typeof contact.properties, object>
