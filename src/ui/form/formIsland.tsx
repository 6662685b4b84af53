import type { ComponentType } from 'react'
import type { RequestFormProps } from './formContext.ts'
import { defineForm } from './formDefinition.ts'
import { mountForm } from './mountForm.tsx'
import { RequestForm } from './RequestForm.tsx'
import { readForm } from './readForm.ts'

/** The exports of a form's code. */
export interface FormIsland {
  /** The form as a component, for the server to render. */
  Island: ComponentType<RequestFormProps>
  /** Reads its props back from the page. */
  read(element: Element): RequestFormProps
  /** Hydrates the form in an element; the returned function unmounts it. */
  mount(element: Element): () => void
}

/** Creates the island of a form. The module that the build generates for each form calls it. */
export function createIsland(...form: Parameters<typeof defineForm>): FormIsland {
  const definition = defineForm(...form)
  const scoped = definition.fields.find(({ scopes }) => scopes)?.name
  const read = (element: Element) => readForm(element, scoped, definition.words.scopeOf)
  const Island = (props: RequestFormProps) => <RequestForm definition={definition} {...props} />
  return { Island, read, mount: (element) => mountForm(element, Island, read) }
}
