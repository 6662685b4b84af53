import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { RequestFormProps } from './formContext.ts'

/**
 * Hydrates a prerendered form synchronously, so that the form handles a submit when this returns: React neither
 * hydrates for `submit` nor replays it.
 *
 * @returns a function that unmounts the form
 */
export function mountForm(
  element: Element,
  Island: ComponentType<RequestFormProps>,
  read: (element: Element) => RequestFormProps,
): () => void {
  const root = flushSync(() => hydrateRoot(element, <Island {...read(element)} />))
  return () => root.unmount()
}
