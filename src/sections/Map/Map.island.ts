/**
 * Loads the embedded map after the visitor scrolled or clicked: before that, a page asks no other host for anything.
 * Whether a frame of another host holds its page or the browser's own error, no script can know; offline it is the latter.
 *
 * @returns stops waiting
 */
export function mount(element: HTMLElement): () => void {
  const frame = element.querySelector<HTMLIFrameElement>('iframe[data-src]')
  const intents = ['scroll', 'pointerdown', 'keydown'] as const
  const load = () => {
    if (!frame?.dataset.src || !navigator.onLine) return
    stop()
    frame.addEventListener('load', () => frame.setAttribute('data-loaded', ''), { once: true })
    frame.src = frame.dataset.src
  }
  const stop = () => {
    for (const intent of intents) removeEventListener(intent, load)
  }
  for (const intent of intents) addEventListener(intent, load, { passive: true })
  if (scrollY > 0) load()
  return stop
}
