/** `ashlar/island`: what the `View.island.tsx` of a site's own section type runs in the browser with. */
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes the `mount` of an island from the component that `View.tsx` draws in it: it takes over the HTML of the page with the props
 * that `<Island data={…}>` was given. Where it fails, what the page said without it stays.
 *
 * @returns a function of the island's element, which returns the one that takes it off the page
 */
export function hydrate<Props extends object>(Component: ComponentType<Props>): (element: HTMLElement) => () => void {
  return (element) => {
    const { props = '{}', ids = '' } = element.dataset
    // `data` of the Island is what its component was drawn with.
    const given: Props = JSON.parse(props)
    const drawn = element.innerHTML
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      // React empties the element after this.
      setTimeout(() => (element.innerHTML = drawn))
    }
    const root = flushSync(() =>
      hydrateRoot(element, <Component {...given} />, { identifierPrefix: ids, onUncaughtError }),
    )
    return () => root.unmount()
  }
}
