import { forms } from 'virtual:ashlar/forms'
import { ownIslands } from 'virtual:ashlar/own/islands'
import { failedEvent, heldEvent } from '../ui/events.ts'
import type { IslandName } from '../ui/Island.tsx'
import { markReady } from './markReady.ts'

type LoadIsland = (element: HTMLElement) => Promise<{ mount: (element: HTMLElement) => () => void }> | undefined

/**
 * Each form has its own code, keyed by the form's name, or by language and name (`es/…`) on pages in another language.
 * A form whose texts state facts of a branch names its code.
 */
const loadForm: LoadIsland = (element) => {
  const { form = '', code = '' } = element.querySelector('form')?.dataset ?? {}
  return (forms[code] ?? forms[`${document.documentElement.lang}/${form}`] ?? forms[form])?.()
}

const islands: Readonly<Record<string, LoadIsland>> = {
  ...ownIslands,
  faq: () => import('../sections/Faq/Faq.island.tsx'),
  form: loadForm,
  quoteForm: loadForm,
  contactForm: loadForm,
  comingSoon: () => import('../sections/ComingSoon/ComingSoon.island.tsx'),
  map: () => import('../sections/Map/Map.island.ts'),
  frame: () => import('../ui/DeferredFrame/mountFrame.ts'),
  gallery: () => import('../sections/Gallery/Gallery.island.ts'),
  scopeOfWork: () => import('../sections/ScopeOfWork/ScopeOfWork.island.ts'),
} satisfies Record<IslandName, LoadIsland>

/** The distance below the viewport at which the script of an island is fetched. */
const nearby = '600px'

/** The starter intercepts a click before the island receives it, hence `heldEvent`. */
const touches = ['pointerdown', 'focusin', heldEvent]

/**
 * Mounts the islands of a page. Each mounts when it comes near the screen or is touched; if its code fails to load, the
 * next touch tries again.
 *
 * @returns a function that unmounts them
 */
export function mountIslands(main: HTMLElement): () => void {
  const cleanups = [...main.querySelectorAll<HTMLElement>('[data-island]')].map(mountWhenNear)
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

function mountWhenNear(element: HTMLElement): () => void {
  let unmount: (() => void) | undefined
  let gone = false

  const stopWatching = () => {
    observer.disconnect()
    for (const touch of touches) element.removeEventListener(touch, mountNow)
  }
  const watchTouches = () => {
    for (const touch of touches) element.addEventListener(touch, mountNow)
  }
  const mountNow = async () => {
    stopWatching()
    const code = await islands[element.dataset.island ?? '']?.(element)?.catch(() => undefined)
    if (gone) return
    if (code) {
      unmount = code.mount(element)
      markReady(element)
    } else {
      watchTouches()
      element.dispatchEvent(new Event(failedEvent, { bubbles: true }))
    }
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
