import { type PointerEvent, useRef } from 'react'
import type { SectionEntry } from '../../node/edit/protocol.ts'
import { say } from '../site/actions.ts'
import { fillTokens } from '../site/fillTokens.ts'
import { setState, useEditor } from '../site/store.ts'
import type { Dragging } from './dragEntry.ts'
import { SectionTools } from './SectionTools.tsx'
import { actionOfKey, type SectionActions, sectionActions } from './sectionActions.ts'
import { useDragging } from './useDragging.ts'

/** Lists the sections of the page in order, to select, move, copy, hide and delete them. */
export function SectionList({ onAdd }: { onAdd(index: number): void }) {
  const sections = useSections()
  const list = useRef<HTMLOListElement>(null)
  const actions = sectionActions(sections.length, (index, tool) => focusSection(list.current, index, tool))
  const { dragging, press } = useDragging({
    list,
    onStart: (from) => say(`Moving ${sections[from]?.title}. Drop it at the line; Escape leaves it where it was.`),
    onDrop: (from, to) => {
      const section = sections[from]
      if (section) void actions.move(section, to)
    },
    onCancel: (from) => say(`${sections[from]?.title} stays section ${from + 1} of ${sections.length}.`),
  })
  return (
    <nav className="sections" aria-label="Sections">
      <h2>Sections</h2>
      <ol ref={list}>
        {sections.map((section) => (
          <SectionItem
            key={section.index}
            section={section}
            sections={sections}
            actions={actions}
            dragging={dragging}
            onAdd={onAdd}
            onDrag={(event) => press(event, section.index)}
          />
        ))}
      </ol>
      <button type="button" onClick={() => onAdd(sections.length)}>
        Add a section
      </button>
    </nav>
  )
}

/** Returns the sections of the shown page. Placeholders in their headings are replaced. */
function useSections(): SectionEntry[] {
  const page = useEditor((state) => state.page)
  return (page?.sections ?? []).map(({ heading, ...section }) => ({
    ...section,
    heading: heading === undefined ? undefined : fillTokens(heading, page?.tokens ?? {}),
  }))
}

/**
 * Selects a section and focuses it after the list was rendered again.
 *
 * @param tool the label of the button to focus; if the section does not have that button now, the section gets the
 *   focus
 */
function focusSection(list: HTMLElement | null, index: number, tool: string | undefined): void {
  setState({ tab: 'Section', selection: { section: index } })
  requestAnimationFrame(() => {
    const buttons = [...(list?.children[index]?.querySelectorAll('button') ?? [])]
    const wanted = buttons.find(({ textContent, disabled }) => textContent === tool && !disabled)
    ;(wanted ?? buttons.find((button) => button.matches('.pick')))?.focus()
  })
}

interface SectionItemProps {
  section: SectionEntry
  sections: readonly SectionEntry[]
  actions: SectionActions
  dragging: Dragging | undefined
  onDrag(event: PointerEvent): void
  onAdd(index: number): void
}

function SectionItem({ section, sections, actions, dragging, onDrag, onAdd }: SectionItemProps) {
  const { index, title, heading, hidden } = section
  const isChosen = useEditor((state) => state.selection.section) === index
  const press = (event: React.KeyboardEvent) => {
    const act = actionOfKey(event, section, actions, sections.length)
    if (!act) return
    event.preventDefault()
    void act()
  }
  return (
    <li
      data-hidden={hidden || undefined}
      data-dragged={dragging?.from === index || undefined}
      data-drop={dropAt(index, sections.length, dragging)}
    >
      <span className="grip" aria-hidden="true" title="Drag to move" onPointerDown={onDrag} />
      <button
        type="button"
        className="pick"
        aria-current={isChosen || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End Delete"
        onPointerDown={onDrag}
        onClick={() => setState({ tab: 'Section', selection: { section: index } })}
        onKeyDown={press}
      >
        <span>{title}</span>
        <small>
          {hidden ? 'Hidden. ' : ''}
          {heading}
        </small>
      </button>
      {isChosen && (
        <SectionTools
          section={section}
          sections={sections}
          actions={actions}
          onAdd={onAdd}
          name={heading ? `${title}: ${heading}` : title}
        />
      )}
    </li>
  )
}

/**
 * Returns the side of an entry on which the dragged section would be dropped. `after` occurs only at the end of the
 * list.
 */
function dropAt(index: number, count: number, dragging: Dragging | undefined): 'before' | 'after' | undefined {
  if (dragging?.gap === index) return 'before'
  return dragging?.gap === count && index === count - 1 ? 'after' : undefined
}
