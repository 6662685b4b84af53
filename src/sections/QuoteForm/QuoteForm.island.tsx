import * as validators from 'virtual:ashlar/validators'
import { messages, quote, ui } from '../../../schemas/forms/quote.ts'
import { quoteSentEvent } from '../../ui/events.ts'
import type { RequestFormProps } from '../../ui/form/formContext.ts'
import { defineForm } from '../../ui/form/formDefinition.ts'
import { mountForm } from '../../ui/form/mountForm.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'

const definition = defineForm({
  schema: quote,
  messages,
  ui,
  validators,
  button: 'Get My Quote',
  event: quoteSentEvent,
  stays: false,
  extra: ({ name = '' }) => ({ full_name: name }),
})

export { readForm as read } from '../../ui/form/readForm.ts'

export function QuoteFormIsland(props: RequestFormProps) {
  return <RequestForm definition={definition} {...props} />
}

/** Hydrates the form in `element`; returns the function that takes it off the page. */
export function mount(element: Element): () => void {
  return mountForm(element, QuoteFormIsland)
}
