import * as validators from 'virtual:ashlar/validators'
import { contact, messages, ui } from '../../../schemas/forms/contact.ts'
import type { RequestFormProps } from '../../ui/form/formContext.ts'
import { defineForm } from '../../ui/form/formDefinition.ts'
import { mountForm } from '../../ui/form/mountForm.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'

const definition = defineForm({
  schema: contact,
  messages,
  ui,
  validators,
  button: 'Send Message',
  event: 'contact:submitted',
  stays: true,
})

export { readForm as read } from '../../ui/form/readForm.ts'

export function ContactFormIsland(props: RequestFormProps) {
  return <RequestForm definition={definition} {...props} />
}

/** Hydrates the form in `element`; returns the function that takes it off the page. */
export function mount(element: Element): () => void {
  return mountForm(element, ContactFormIsland)
}
