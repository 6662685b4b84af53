import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { RequestFormProps } from './formContext.ts'

/**
 * Hydrates a prerendered form. When it returns, the form answers a submit: `submit` is not among the events that React
 * hydrates for or replays, so the work is done at once.
 *
 * @returns the function that takes the form off the page
 */
export function mountForm(
  element: Element,
  Island: ComponentType<RequestFormProps>,
  read: (element: Element) => RequestFormProps,
): () => void {
  const root = flushSync(() => hydrateRoot(element, <Island {...read(element)} />))
  return () => root.unmount()
}
