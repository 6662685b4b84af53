import type { PageView } from '../../node/edit/protocol.ts'
import { getState, type Selection } from '../site/store.ts'
import { blockAt, nameOf, nameOfSection } from './places.ts'

/** Outlines the selected section on the page, or, if the selection is inside a block, the section of that block. */
export function showSelection(shown: Document): void {
  const { page, selection } = getState()
  const { section, at } = selection
  for (const element of shown.querySelectorAll('[data-chosen]')) element.removeAttribute('data-chosen')
  if (section === undefined) return
  const inner = page && at !== undefined ? blockAt(at, page) : undefined
  const name = inner ? nameOf(`${inner.block.file}#sections/${inner.index}`) : nameOfSection(section, page)
  for (const element of shown.querySelectorAll(name)) element.setAttribute('data-chosen', '')
}

/** Returns the selector of the selected element or section; undefined if nothing is selected. */
export function nameOfChosen({ at, section }: Selection, page: PageView | undefined): string | undefined {
  if (at !== undefined) return nameOf(at)
  return section === undefined ? undefined : nameOfSection(section, page)
}
