import { contact } from '../../../schemas/forms/contact.ts'
import { quote } from '../../../schemas/forms/quote.ts'
import type { FormName } from '../../../schemas/index.ts'

/** The names of the fields of each form, in the order in which the form shows them. */
export const formFields: Record<FormName, string[]> = {
  quote: Object.keys(quote.properties),
  contact: Object.keys(contact.properties),
}
