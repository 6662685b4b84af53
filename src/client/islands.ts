import type { IslandName } from '../ui/Island.tsx'
import { markReady } from './ready.ts'

type Mount = (element: HTMLElement) => () => void

const load: { [N in IslandName]: () => Promise<{ mount: Mount }> } = {
  faq: () => import('../sections/Faq.island.tsx'),
  quoteForm: () => import('../sections/QuoteForm.island.tsx'),
  contactForm: () => import('../sections/ContactForm.island.tsx'),
  comingSoon: () => import('../sections/ComingSoon.island.tsx'),
  map: () => import('../sections/Map.island.ts'),
}

/** How far below the screen an island may be when its script is fetched. */
const nearby = '600px'

/**
 * Mounts the islands of a page: each when it comes near the screen or is touched.
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
  const touches = ['pointerdown', 'focusin', 'click'] as const
  let unmount: (() => void) | undefined
  let gone = false

  const stopWatching = () => {
    observer.disconnect()
    for (const touch of touches) element.removeEventListener(touch, mountNow)
  }
  const mountNow = async () => {
    stopWatching()
    const { mount } = await load[element.dataset.island as IslandName]()
    if (gone) return
    unmount = mount(element)
    markReady(element)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void mountNow()
    },
    { rootMargin: nearby },
  )
  observer.observe(element)
  for (const touch of touches) element.addEventListener(touch, mountNow)

  return () => {
    gone = true
    stopWatching()
    unmount?.()
  }
}
