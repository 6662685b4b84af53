import { useState } from 'react'
import type { SectionEntry } from '../../node/edit/protocol.ts'
import { setState } from '../site/store.ts'
import type { SectionActions } from './sectionActions.ts'

interface SectionToolsProps {
  section: SectionEntry
  /** All sections of the page. */
  sections: readonly SectionEntry[]
  /** The name of the section. */
  name: string
  actions: SectionActions
  /** Asks for a new section at an index. */
  onAdd(index: number): void
}

/** The buttons of the selected section. */
export function SectionTools({ section, sections, name, actions, onAdd }: SectionToolsProps) {
  const { index, hidden } = section
  const { move, copy, hide, remove } = actions
  return (
    <span className="tools" role="toolbar" aria-label={name}>
      <button type="button" disabled={hidden} onClick={() => setState({ selection: { section: index, type: true } })}>
        Type
      </button>
      <button type="button" disabled={index === 0} onClick={() => move(section, index - 1, 'Up')}>
        Up
      </button>
      <button type="button" disabled={index === sections.length - 1} onClick={() => move(section, index + 1, 'Down')}>
        Down
      </button>
      <MoveTo key={index} sections={sections} index={index} onMove={(to) => move(section, to)} />
      <button type="button" onClick={() => copy(section)}>
        Copy
      </button>
      <button type="button" onClick={() => hide(section)}>
        {hidden ? 'Show' : 'Hide'}
      </button>
      <button type="button" onClick={() => remove(section)}>
        Delete
      </button>
      <button type="button" onClick={() => onAdd(index + 1)}>
        Add below
      </button>
    </span>
  )
}

interface MoveToProps {
  sections: readonly SectionEntry[]
  index: number
  onMove(to: number): void
}

/**
 * Moves a section to any position. A separate button does it, because arrow keys in the list of positions select each
 * one on the way.
 */
function MoveTo({ sections, index, onMove }: MoveToProps) {
  const [to, setTo] = useState(index)
  return (
    <>
      <select aria-label="Move to" value={to} onChange={({ target }) => setTo(Number(target.value))}>
        {sections.map((other) => (
          <option key={other.index} value={other.index}>
            {other.index === index ? 'Move to …' : `${other.index + 1}, where ${other.title} is`}
          </option>
        ))}
      </select>
      {to !== index && (
        <button type="button" className="main" onClick={() => onMove(to)}>
          Move there
        </button>
      )}
    </>
  )
}
