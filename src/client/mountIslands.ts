import type { IslandName } from '../ui/Island.tsx'
import { markReady } from './markReady.ts'

type Mount = (element: HTMLElement) => () => void

const load: { [N in IslandName]: () => Promise<{ mount: Mount }> } = {
  faq: () => import('../sections/Faq/Faq.island.tsx'),
  quoteForm: () => import('../sections/QuoteForm/QuoteForm.island.tsx'),
  contactForm: () => import('../sections/ContactForm/ContactForm.island.tsx'),
  comingSoon: () => import('../sections/ComingSoon/ComingSoon.island.tsx'),
  map: () => import('../sections/Map/Map.island.ts'),
}

/** How far below the screen an island may be when its script is fetched. */
const nearby = '600px'

/**
 * Mounts the islands of a page: each when it comes near the screen or is touched, and at the next touch where its code
 * could not be had.
 *
 * @returns unmounts them
 */
export function mountIslands(main: HTMLElement): () => void {
  const cleanups = new Set<() => void>()
  for (const element of main.querySelectorAll<HTMLElement>('[data-island]')) cleanups.add(mountWhenNear(element))
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

function mountWhenNear(element: HTMLElement): () => void {
  // The starter holds a click before it comes here.
  const touches = ['pointerdown', 'focusin', 'ashlar:held'] as const
  let unmount: (() => void) | undefined
  let gone = false

  const stopWatching = () => {
    observer.disconnect()
    for (const touch of touches) element.removeEventListener(touch, mountNow)
  }
  const mountNow = async () => {
    stopWatching()
    const code = await load[element.dataset.island as IslandName]().catch(() => undefined)
    if (gone) return
    if (!code) return fail()
    unmount = code.mount(element)
    markReady(element)
  }
  const fail = () => {
    watchTouches()
    element.dispatchEvent(new Event('ashlar:failed', { bubbles: true }))
  }
  const watchTouches = () => {
    for (const touch of touches) element.addEventListener(touch, mountNow)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void mountNow()
    },
    { rootMargin: nearby },
  )
  observer.observe(element)
  watchTouches()

  return () => {
    gone = true
    stopWatching()
    unmount?.()
  }
}
