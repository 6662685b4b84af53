import { askHost } from '../../ui/DeferredFrame/askHost.ts'

/**
 * Loads the embedded map once it is in view, so that the page requests nothing from another host before that. A frame
 * fires `load` for the browser's own error page too, and scripts cannot read its content. The script therefore requests
 * the host first, without cookies, and shows the frame over the drawn map only if the host answers. The answer can
 * still be an error of the map service, or one that refuses to be framed, which no script can detect; the button
 * returns to the drawn map.
 *
 * @returns a function that stops observing
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
  // The request is repeated whenever the map comes into view, because the connection may have recovered.
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void ask()
  })
  observer.observe(sheet)
  signal.addEventListener('abort', () => observer.disconnect())
  button.addEventListener('click', () => show(!sheet.hasAttribute('data-shown')), { signal })
  return () => stop.abort()
}
