import { getState } from '../site/store.ts'
import { blockAt } from './places.ts'

/** Returns the target of an event on the page; undefined if it is not an element. */
export const elementOf = (target: EventTarget | null): HTMLElement | undefined =>
  // The target belongs to another window, so `instanceof` fails for it.
  target && 'closest' in target ? (target as HTMLElement) : undefined

/** Returns the part around an element that `swapParts` replaces; undefined outside of `main`. */
export const partOf = (element: Element | undefined): Element | undefined => element?.closest('main > *') ?? undefined

/** Whether a marked element is a text, of this page or of another file. */
export function isText(element: HTMLElement): boolean {
  const at = element.dataset.at ?? ''
  const { page } = getState()
  return Object.hasOwn(page?.texts ?? {}, at) || (at.includes('#') && !(page && blockAt(at, page)))
}

/** Returns the visible texts of the page in document order. */
export const textsOf = (shown: Document): HTMLElement[] =>
  [...shown.querySelectorAll<HTMLElement>('main [data-at]')].filter(
    (element) => Object.hasOwn(getState().page?.texts ?? {}, element.dataset.at ?? '') && element.checkVisibility(),
  )

/**
 * Returns the text after or before another one; undefined at the ends of the page.
 *
 * @param from the other text, which may have been replaced by now
 * @param at its `data-at`
 */
export function textBeside(shown: Document, from: HTMLElement, at: string, step: 1 | -1): HTMLElement | undefined {
  const all = textsOf(shown)
  const index = all.indexOf(from)
  return all[(index < 0 ? all.findIndex((element) => element.dataset.at === at) : index) + step]
}
