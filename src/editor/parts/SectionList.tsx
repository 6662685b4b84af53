import { useRef, useState } from 'react'
import type { SectionEntry } from '../../node/edit/protocol.ts'
import { change, say } from '../site/actions.ts'
import { fillTokens } from '../site/fillTokens.ts'
import { setState, useEditor } from '../site/store.ts'
import { useDragging } from './useDragging.ts'

/** The sections of the page in their order, to choose, move, copy, hide and delete them. */
export function SectionList({ onAdd }: { onAdd(index: number): void }) {
  const page = useEditor((state) => state.page)
  const chosen = useEditor((state) => state.selection.section)
  const list = useRef<HTMLOListElement>(null)
  const sections = (page?.sections ?? []).map(({ heading, ...section }) => ({
    ...section,
    heading: heading === undefined ? undefined : fillTokens(heading, page?.tokens ?? {}),
  }))

  /**
   * Gives the focus to a section once the list has been drawn anew.
   *
   * @param tool the button of it that was pressed, to be pressed again: the section, where it has no such button now
   */
  const focus = (index: number, tool?: string) => {
    setState({ tab: 'Section', selection: { section: index } })
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[index]?.querySelectorAll('button') ?? [])]
      const wanted = buttons.find(({ textContent, disabled }) => textContent === tool && !disabled)
      ;(wanted ?? buttons.find((button) => button.matches('.pick')))?.focus()
    })
  }

  const move = async ({ index, title }: SectionEntry, to: number, tool?: string) => {
    if (to < 0 || to >= sections.length || to === index) return
    const said = `${title} is now section ${to + 1} of ${sections.length}.`
    if (await change(`Move ${title}`, [{ kind: 'move', path: ['sections', index], to }], { said })) focus(to, tool)
  }
  const copy = async ({ index, title }: SectionEntry) => {
    const said = `${title} was copied; the copy is section ${index + 2}.`
    if (await change(`Copy ${title}`, [{ kind: 'copy', path: ['sections', index] }], { said })) focus(index + 1)
  }
  const remove = async ({ index, title }: SectionEntry) => {
    const said = `${title} was deleted. Undo brings it back.`
    if (await change(`Delete ${title}`, [{ kind: 'remove', path: ['sections', index] }], { said }))
      focus(Math.min(index, sections.length - 2))
  }
  const hide = ({ index, title, hidden }: SectionEntry) => {
    const path = ['sections', index, 'hidden']
    return change(
      hidden ? `Show ${title}` : `Hide ${title}`,
      [hidden ? { kind: 'remove', path } : { kind: 'set', path, value: true }],
      {
        said: hidden ? `${title} is shown again.` : `${title} is hidden from visitors.`,
      },
    )
  }

  const { dragging, press: drag } = useDragging({
    list,
    onStart: (from) => say(`Moving ${sections[from]?.title}. Drop it at the line; Escape leaves it where it was.`),
    onDrop: (from, to) => {
      const section = sections[from]
      if (section) void move(section, to)
    },
    onCancel: (from) => say(`${sections[from]?.title} stays section ${from + 1} of ${sections.length}.`),
  })
  const dropAt = (index: number) =>
    dragging?.gap === index
      ? 'before'
      : dragging?.gap === sections.length && index === sections.length - 1
        ? 'after'
        : undefined

  const press = (event: React.KeyboardEvent, section: SectionEntry) => {
    const { index } = section
    const run: Record<string, () => unknown> = event.altKey
      ? {
          ArrowUp: () => move(section, index - 1),
          ArrowDown: () => move(section, index + 1),
          Home: () => move(section, 0),
          End: () => move(section, sections.length - 1),
        }
      : {
          ArrowUp: () => focus(Math.max(0, index - 1)),
          ArrowDown: () => focus(Math.min(sections.length - 1, index + 1)),
          Home: () => focus(0),
          End: () => focus(sections.length - 1),
          Delete: () => remove(section),
        }
    if (!run[event.key]) return
    event.preventDefault()
    void run[event.key]?.()
  }

  return (
    <nav className="sections" aria-label="Sections">
      <h2>Sections</h2>
      <ol ref={list}>
        {sections.map((section) => {
          const { index, title, heading, hidden } = section
          const isChosen = chosen === index
          const name = heading ? `${title}: ${heading}` : title
          return (
            <li
              key={index}
              data-hidden={hidden || undefined}
              data-dragged={dragging?.from === index || undefined}
              data-drop={dropAt(index)}
            >
              <span
                className="grip"
                aria-hidden="true"
                title="Drag to move"
                onPointerDown={(event) => drag(event, index)}
              />
              <button
                type="button"
                className="pick"
                aria-current={isChosen || undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End Delete"
                onPointerDown={(event) => drag(event, index)}
                onClick={() => setState({ tab: 'Section', selection: { section: index } })}
                onKeyDown={(event) => press(event, section)}
              >
                <span>{title}</span>
                <small>
                  {hidden ? 'Hidden. ' : ''}
                  {heading}
                </small>
              </button>
              {isChosen && (
                <span className="tools" role="toolbar" aria-label={name}>
                  <button
                    type="button"
                    disabled={hidden}
                    onClick={() => setState({ selection: { section: index, type: true } })}
                  >
                    Type
                  </button>
                  <button type="button" disabled={index === 0} onClick={() => move(section, index - 1, 'Up')}>
                    Up
                  </button>
                  <button
                    type="button"
                    disabled={index === sections.length - 1}
                    onClick={() => move(section, index + 1, 'Down')}
                  >
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
              )}
            </li>
          )
        })}
      </ol>
      <button type="button" onClick={() => onAdd(sections.length)}>
        Add a section
      </button>
    </nav>
  )
}

interface MoveToProps {
  sections: readonly SectionEntry[]
  index: number
  onMove(to: number): void
}

/** Moves a section to any place; a button does it, as arrow keys choose each entry of a list on the way. */
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
