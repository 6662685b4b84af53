import { askHost } from './askHost.ts'

/**
 * Loads a frame when its button is pressed, or with `data-load="near"` when it comes into view. Its host is asked first, without
 * cookies: a frame fires `load` for the browser's own error page, too. Where it does not answer, the button says so and can be
 * pressed again.
 *
 * @returns stops waiting
 */
export function mount(element: HTMLElement): () => void {
  const frame = element.querySelector<HTMLIFrameElement>('iframe[data-src]')
  const button = element.querySelector('button')
  const sheet = frame?.parentElement
  const address = frame?.dataset.src
  if (!frame || !sheet || !button || !address) return () => undefined

  const stop = new AbortController()
  const { signal } = stop
  const show = async (isPressed: boolean) => {
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    // What lies below moves at the press, not when the host has answered, which may be while somebody reads there.
    if (isPressed) sheet.setAttribute('data-asked', '')
    const isThere = await askHost(address, signal)
    button.removeAttribute('aria-busy')
    if (signal.aborted) return
    if (!isThere) {
      sheet.removeAttribute('data-asked')
      const words = button.querySelector('span:last-child')
      if (words && isPressed) words.textContent = button.dataset.text ?? ''
      return
    }
    observer.disconnect()
    const reveal = () => {
      const hadFocus = document.activeElement === button
      sheet.setAttribute('data-shown', '')
      if (hadFocus) frame.focus()
    }
    frame.addEventListener('load', reveal, { once: true, signal })
    frame.src = address
  }
  // Asks again each time that it comes into view, as the connection may have come back.
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void show(false)
  })
  if (element.dataset.load === 'near') observer.observe(sheet)
  signal.addEventListener('abort', () => observer.disconnect())
  button.addEventListener('click', () => void show(true), { signal })
  return () => stop.abort()
}
