import type { SectionEntry } from '../../node/edit/protocol.ts'
import { change } from '../site/actions.ts'
import { placeOfKey } from './placeOfKey.ts'

/** What a person does with the sections of the page; each is told aloud once it is done. */
export interface SectionActions {
  /**
   * @param to the number that the section has then; one that no section has is not asked for
   * @param tool the button that was pressed, to be pressed again
   */
  move(section: SectionEntry, to: number, tool?: string): Promise<void>
  copy(section: SectionEntry): Promise<void>
  remove(section: SectionEntry): Promise<void>
  /** Hides it from visitors, or shows it again. */
  hide(section: SectionEntry): Promise<void>
  /** Chooses the section of a number, or the one nearest to it. */
  choose(index: number): void
}

/**
 * Changes of a list of sections, by the path of each in the page file.
 *
 * @param count how many sections the page has
 * @param focus gives the focus to a section, and to the button of it that has a name
 */
export function sectionActions(count: number, focus: (index: number, tool?: string) => void): SectionActions {
  const last = count - 1
  return {
    async move({ index, title }, to, tool) {
      if (to < 0 || to > last || to === index) return
      const said = `${title} is now section ${to + 1} of ${count}.`
      if (await change(`Move ${title}`, [{ kind: 'move', path: ['sections', index], to }], { said })) focus(to, tool)
    },
    async copy({ index, title }) {
      const said = `${title} was copied; the copy is section ${index + 2}.`
      if (await change(`Copy ${title}`, [{ kind: 'copy', path: ['sections', index] }], { said })) focus(index + 1)
    },
    async remove({ index, title }) {
      const said = `${title} was deleted. Undo brings it back.`
      if (await change(`Delete ${title}`, [{ kind: 'remove', path: ['sections', index] }], { said }))
        focus(Math.min(index, last - 1))
    },
    async hide({ index, title, hidden }) {
      const path = ['sections', index, 'hidden']
      if (hidden) await change(`Show ${title}`, [{ kind: 'remove', path }], { said: `${title} is shown again.` })
      else
        await change(`Hide ${title}`, [{ kind: 'set', path, value: true }], {
          said: `${title} is hidden from visitors.`,
        })
    },
    choose: (index) => focus(Math.min(last, Math.max(0, index))),
  }
}

/**
 * What a key does that is pressed on a section: arrows, Home and End choose one, and move it together with Alt.
 *
 * @returns undefined for a key that does nothing here
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
