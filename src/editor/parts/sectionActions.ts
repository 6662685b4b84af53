import type { SectionEntry } from '../../node/edit/protocol.ts'
import { change } from '../site/actions.ts'
import { placeOfKey } from './placeOfKey.ts'

/** Actions on the sections of the page. Each one is announced after it is done. */
export interface SectionActions {
  /**
   * @param to the new index of the section. An index outside of the page is ignored
   * @param tool the label of the pressed button, which gets the focus again
   */
  move(section: SectionEntry, to: number, tool?: string): Promise<void>
  copy(section: SectionEntry): Promise<void>
  remove(section: SectionEntry): Promise<void>
  /** Hides a section from visitors, or shows it again. */
  hide(section: SectionEntry): Promise<void>
  /** Selects the section at an index, or the nearest one. */
  choose(index: number): void
}

/**
 * Makes the actions on a list of sections. They address each section by its path in the page file.
 *
 * @param count the number of sections on the page
 * @param focus focuses a section, and its button with the given label
 */
export function sectionActions(count: number, focus: (index: number, tool?: string) => void): SectionActions {
  const last = count - 1
  return {
    async move({ index, title }, to, tool) {
      if (to < 0 || to > last || to === index) return
      const said = `${title} is now section ${to + 1} of ${count}.`
      if (await change(`Move ${title}`, { kind: 'move', path: ['sections', index], to }, said)) focus(to, tool)
    },
    async copy({ index, title }) {
      const said = `${title} was copied; the copy is section ${index + 2}.`
      if (await change(`Copy ${title}`, { kind: 'copy', path: ['sections', index] }, said)) focus(index + 1)
    },
    async remove({ index, title }) {
      const said = `${title} was deleted. Undo brings it back.`
      if (await change(`Delete ${title}`, { kind: 'remove', path: ['sections', index] }, said))
        focus(Math.min(index, last - 1))
    },
    async hide({ index, title, hidden }) {
      const path = ['sections', index, 'hidden']
      if (hidden) await change(`Show ${title}`, { kind: 'remove', path }, `${title} is shown again.`)
      else await change(`Hide ${title}`, { kind: 'set', path, value: true }, `${title} is hidden from visitors.`)
    },
    choose: (index) => focus(Math.min(last, Math.max(0, index))),
  }
}

/**
 * Returns the action of a key pressed on a section. Arrow keys, Home and End select a section, or move it if Alt is
 * pressed.
 *
 * @returns undefined for a key without an action
 */
export function actionOfKey(
  { key, altKey }: { key: string; altKey: boolean },
  section: SectionEntry,
  { choose, move, remove }: SectionActions,
  count: number,
): (() => unknown) | undefined {
  const { index } = section
  const place = placeOfKey(key, index, count)
  if (place !== undefined) return altKey ? () => move(section, place) : () => choose(place)
  return key === 'Delete' && !altKey ? () => remove(section) : undefined
}
