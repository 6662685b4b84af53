/**
 * Loads the embedded map after the visitor scrolled or clicked: before that, a page asks no other host for anything.
 *
 * @returns stops waiting
 */
export function mount(element: HTMLElement): () => void {
  const frame = element.querySelector<HTMLIFrameElement>('iframe[data-src]')
  const intents = ['scroll', 'pointerdown', 'keydown'] as const
  const load = () => {
    stop()
    if (!frame?.dataset.src) return
    frame.addEventListener('load', () => frame.setAttribute('data-loaded', ''), { once: true })
    frame.src = frame.dataset.src
  }
  const stop = () => {
    for (const intent of intents) removeEventListener(intent, load)
  }
  if (scrollY > 0) load()
  else for (const intent of intents) addEventListener(intent, load, { passive: true })
  return stop
}
