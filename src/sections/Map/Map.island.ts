import { askHost } from '../../ui/DeferredFrame/askHost.ts'

/**
 * Loads the embedded map once it is in view: before that, a page asks no other host for anything. A frame fires `load`
 * for the browser's own error page, too, and its content is hidden from scripts; so the host is asked first, without
 * cookies, and the frame covers the drawn map only where it answered. An answer can still be an error of the map service,
 * or refuse to stand in a frame: no script can know, and the button leads back to the drawn map.
 *
 * @returns stops waiting
 */
export function mount(element: HTMLElement): () => void {
  const frame = element.querySelector<HTMLIFrameElement>('iframe[data-src]')
  const sheet = frame?.parentElement
  const button = element.querySelector('button')
  const address = frame?.dataset.src
  const row = button?.parentElement
  if (!frame || !sheet || !button || !row || !address) return () => undefined

  const stop = new AbortController()
  const { signal } = stop
  const show = (isShown: boolean) => {
    sheet.toggleAttribute('data-shown', isShown)
    row.hidden = false
    button.textContent = (isShown ? button.dataset.shown : button.dataset.hidden) ?? ''
  }
  const load = () => {
    observer.disconnect()
    frame.addEventListener('load', () => show(true), { once: true, signal })
    frame.src = address
  }
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const isThere = await askHost(address, signal)
    isAsking = false
    if (isThere && !signal.aborted) load()
  }
  // Asks again each time that it comes into view, as the connection may have come back.
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void ask()
  })
  observer.observe(sheet)
  signal.addEventListener('abort', () => observer.disconnect())
  button.addEventListener('click', () => show(!sheet.hasAttribute('data-shown')), { signal })
  return () => stop.abort()
}
