import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { type FocusEvent, type MouseEvent, type RefObject, useContext, useEffect, useRef } from 'react'
import { ShownBlock } from '../site/shownBlock.ts'
import { getState, setState } from '../site/store.ts'
import { writeAt } from '../site/writeAt.ts'

/** The entries of a list, with a button that adds one. */
export function List({ title, items, canAdd, onAddClick, schema }: ArrayFieldTemplateProps) {
  const list = useRef<HTMLOListElement>(null)
  const follow = useFollow(list)
  return (
    <fieldset className="block">
      <legend>{title}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it hears the buttons of its entries, which keys press as well */}
      <ol ref={list} className="entries" onClick={({ target }) => follow(target)}>
        {items}
      </ol>
      {canAdd && (
        <button
          type="button"
          className="more"
          onClick={(event) => {
            onAddClick(event)
            follow(event.target)
          }}
        >
          Add to {title.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** The buttons of an entry after which the focus moves to another entry. */
const tools = ['up', 'down', 'below', 'remove'] as const
type Tool = (typeof tools)[number]

const boxes = 'input, textarea, select, summary'

/**
 * Returns a click handler for the buttons of a list that moves the focus along with the entry. The entries are rendered
 * again, both immediately and after the file has changed, and the pressed button may then belong to another entry.
 */
function useFollow(list: RefObject<HTMLOListElement | null>): (pressed: EventTarget) => void {
  const wanted = useRef<{ index: number; tool: Tool; isMet: boolean }>(undefined)
  useEffect(() => {
    const { current: place } = wanted
    if (!place || !list.current) return
    const active = document.activeElement
    const found = findPlace(list.current, place)
    // If the focus was already moved and is elsewhere now, the person has moved on, unless the focused element was
    // removed.
    if (place.isMet && active !== found && active !== document.body) wanted.current = undefined
    else if (found) {
      found.focus()
      place.isMet = true
    }
  })
  return (pressed) => {
    const button = pressed instanceof Element ? pressed.closest('button') : null
    const entries = [...(list.current?.children ?? [])]
    const index = entries.findIndex((entry) => entry.contains(button))
    // A list inside an entry handles its own buttons.
    const isOwn = button?.closest('ol.entries') === list.current
    const tool = index < 0 ? 'below' : tools.find((each) => each === button?.dataset.tool)
    if (index >= 0 && !isOwn) return
    const step = { up: -1, down: 1, below: 1, remove: 0 }
    wanted.current = tool && { index: (index < 0 ? entries.length - 1 : index) + step[tool], tool, isMet: false }
  }
}

/** The button to focus if the pressed one is disabled at an end of the list. */
const otherWay: { [T in Tool]?: Tool } = { up: 'down', down: 'up' }

/**
 * Returns the element to focus: the same button of a moved entry, the first field of a new entry, or a button of the
 * entry that follows a removed one.
 */
function findPlace(list: HTMLOListElement, { index, tool }: { index: number; tool: Tool }): HTMLElement | null {
  const entry = list.children[Math.min(index, list.children.length - 1)]
  const more = list.parentElement?.querySelector<HTMLElement>(':scope > button.more') ?? null
  if (tool === 'below') return list.children[index]?.querySelector<HTMLElement>(boxes) ?? null
  if (!entry) return more
  const buttons = (otherWay[tool] ? [tool, otherWay[tool]] : ['remove']).map((name) =>
    entry.querySelector<HTMLElement>(`:scope > .tools > [data-tool="${name}"]:not(:disabled)`),
  )
  return buttons.find((button) => button !== null) ?? more
}

/** An entry of a list, with buttons to move, copy and remove it. The page shows the entry that has the focus. */
export function Entry({ children, buttonsProps, index, totalItems }: ArrayFieldItemTemplateProps) {
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, onCopyItem, onAddItem, canAdd, fieldPathId } = buttonsProps
  const block = useContext(ShownBlock)
  const number = index + 1
  const show = (event: FocusEvent) => {
    const isInner = event.target.closest('li.entry') !== event.currentTarget
    if (!isInner) showEntry(block, [...block.path, ...fieldPathId.path])
  }
  const button = (tool: Tool | undefined, words: string, run: (event: MouseEvent) => void, isOff = false) => (
    <button type="button" data-tool={tool} disabled={isOff} onClick={run}>
      {words}
    </button>
  )
  return (
    <li className="entry" onFocus={show}>
      {children}
      <span className="tools" role="toolbar" aria-label={`Entry ${number}`}>
        <span className="number">{number}</span>
        {button('up', 'Up', onMoveUpItem, index === 0)}
        {button('down', 'Down', onMoveDownItem, index === totalItems - 1)}
        {canAdd && button('below', 'Add below', onAddItem)}
        {button(undefined, 'Copy', onCopyItem)}
        {button('remove', 'Remove', onRemoveItem)}
      </span>
    </li>
  )
}

/** Scrolls the page to an entry of a section. */
function showEntry({ file }: { file: string }, path: readonly (string | number)[]): void {
  const { page, selection } = getState()
  const [first] = path
  if (!page || first !== 'sections' || selection.section === undefined) return
  const at = writeAt(path, file === page.source ? undefined : file)
  if (selection.at !== at) setState({ selection: { section: selection.section, at } })
}
