import { openLightbox } from '../../ui/Lightbox/openLightbox.ts'

/**
 * Shows the photos of a gallery in a dialog over the page. Browsers without dialogs follow the links to the photos.
 *
 * @returns a function that removes the listeners
 */
export function mount(element: HTMLElement): () => void {
  const stop = new AbortController()
  let close: (() => void) | undefined
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-photo]') : null
    const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
    const at = link ? links.indexOf(link) : -1
    if (at < 0 || !('showModal' in HTMLDialogElement.prototype)) return
    event.preventDefault()
    close = openLightbox(links, at, element.dataset)
  }
  element.addEventListener('click', onClick, { signal: stop.signal })
  return () => {
    stop.abort()
    close?.()
  }
}
