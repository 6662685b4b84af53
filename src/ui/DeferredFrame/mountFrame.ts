import { askHost } from './askHost.ts'

/**
 * Loads a frame when its button is pressed or, with `data-load="near"`, when it comes into view. It requests the host
 * first, without cookies, because a frame fires `load` for the browser's own error page too. If the host does not
 * answer, the button says so and can be pressed again.
 *
 * @returns a function that removes listeners and observer
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
    // The content below moves at the press, not when the host has answered, because the visitor may be reading it by
    // then.
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
  // The request is repeated whenever the frame comes into view, because the connection may have recovered.
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void show(false)
  })
  if (element.dataset.load === 'near') observer.observe(sheet)
  signal.addEventListener('abort', () => observer.disconnect())
  button.addEventListener('click', () => void show(true), { signal })
  return () => stop.abort()
}
