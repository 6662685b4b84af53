import type { PageView } from '../../node/edit/protocol.ts'
import { getState, type Selection } from '../site/store.ts'
import { blockAt, nameOf, nameOfSection } from './places.ts'

/** Outlines the chosen section on the page, or the section of a block in which the chosen place lies. */
export function showSelection(shown: Document): void {
  const { page, selection } = getState()
  const { section, at } = selection
  for (const element of shown.querySelectorAll('[data-chosen]')) element.removeAttribute('data-chosen')
  if (section === undefined) return
  const inner = page && at !== undefined ? blockAt(at, page) : undefined
  const name = inner ? nameOf(`${inner.block.file}#sections/${inner.index}`) : nameOfSection(section, page)
  for (const element of shown.querySelectorAll(name)) element.setAttribute('data-chosen', '')
}

/** The selector of what is chosen: an element of the page, or else a section; undefined where nothing is. */
export function nameOfChosen({ at, section }: Selection, page: PageView | undefined): string | undefined {
  if (at !== undefined) return nameOf(at)
  return section === undefined ? undefined : nameOfSection(section, page)
}
