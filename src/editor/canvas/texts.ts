import { getState } from '../site/store.ts'
import { blockAt } from './places.ts'

/** What an event of the page was aimed at; undefined for what is no element. */
export const elementOf = (target: EventTarget | null): HTMLElement | undefined =>
  // Of another window, whose classes are others.
  target && 'closest' in target ? (target as HTMLElement) : undefined

/** What is swapped as a whole around an element; undefined where it is in none of these parts. */
export const partOf = (element: Element | undefined): Element | undefined => element?.closest('main > *') ?? undefined

/** Whether a mark leads to a text, of this page or of another file. */
export function isText(element: HTMLElement): boolean {
  const at = element.dataset.at ?? ''
  const { page } = getState()
  return Object.hasOwn(page?.texts ?? {}, at) || (at.includes('#') && !(page && blockAt(at, page)))
}

/** The texts of the page that can be seen, in their order. */
export const textsOf = (shown: Document): HTMLElement[] =>
  [...shown.querySelectorAll<HTMLElement>('main [data-at]')].filter(
    (element) => Object.hasOwn(getState().page?.texts ?? {}, element.dataset.at ?? '') && element.checkVisibility(),
  )

/**
 * The text after, or before, another one; undefined at either end of the page.
 *
 * @param from the other one, which may have been swapped meanwhile
 * @param at its place
 */
export function textBeside(shown: Document, from: HTMLElement, at: string, step: 1 | -1): HTMLElement | undefined {
  const all = textsOf(shown)
  const index = all.indexOf(from)
  return all[(index < 0 ? all.findIndex((element) => element.dataset.at === at) : index) + step]
}
