/** `ashlar/island`: the browser code for the `View.island.tsx` of a site's own section types. */
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes the `mount` of an island from the component that `View.tsx` renders inside it. The component hydrates the HTML
 * of the page, with the props that `<Island data={…}>` was given. If it throws, the server-rendered HTML is restored.
 *
 * @returns a function that mounts the component in the island's element and returns a function that unmounts it
 */
export function hydrate<Props extends object>(Component: ComponentType<Props>): (element: HTMLElement) => () => void {
  return (element) => {
    const { props = '{}', ids = '' } = element.dataset
    // `Island` writes its `data`, with which its component was rendered, to this attribute.
    const given: Props = JSON.parse(props)
    const drawn = element.innerHTML
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      // React empties the element after this call.
      setTimeout(() => (element.innerHTML = drawn))
    }
    const root = flushSync(() =>
      hydrateRoot(element, <Component {...given} />, { identifierPrefix: ids, onUncaughtError }),
    )
    return () => root.unmount()
  }
}
