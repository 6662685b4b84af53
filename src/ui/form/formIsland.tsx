import type { ComponentType } from 'react'
import type { RequestFormProps } from './formContext.ts'
import { defineForm } from './formDefinition.ts'
import { mountForm } from './mountForm.tsx'
import { RequestForm } from './RequestForm.tsx'
import { readForm } from './readForm.ts'

/** What the code of a form exports. */
export interface FormIsland {
  /** The form, for the server to draw. */
  Island: ComponentType<RequestFormProps>
  /** Reads its props back from the page. */
  read(element: Element): RequestFormProps
  /** Hydrates the form in an element; returns the function that takes it off the page. */
  mount(element: Element): () => void
}

/** Makes the island of a form; the build calls it in the module that it writes for each form. */
export function createIsland(...form: Parameters<typeof defineForm>): FormIsland {
  const definition = defineForm(...form)
  const scoped = definition.fields.find(({ scopes }) => scopes)?.name
  const read = (element: Element) => readForm(element, scoped, definition.words.scopeOf)
  const Island = (props: RequestFormProps) => <RequestForm definition={definition} {...props} />
  return { Island, read, mount: (element) => mountForm(element, Island, read) }
}
