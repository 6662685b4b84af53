import { readPlace } from '../site/actions.ts'
import { getState, setState } from '../site/store.ts'
import { makeEditable } from './editable.ts'
import { type EditTextOptions, editText, type TextEditing } from './editText.ts'
import { nameOf, readAt, sectionOf } from './places.ts'
import { partOf, textBeside } from './texts.ts'
import type { Press } from './watchPress.ts'

/** Moves the caret between texts. */
export interface Typing {
  /** Returns the element of the text that is being edited. */
  element(): HTMLElement | undefined
  /**
   * Places the caret in a text after everything typed into it before was received. Does nothing if the person has moved
   * on by then.
   */
  begin(text: HTMLElement, point?: { x: number; y: number }): Promise<void>
  /** Keeps a text open if `element` is inside it. Returns false if `element` is not in the edited text. */
  stay(element: Element): boolean
  /** Ends editing. */
  end(): void
}

interface TypingOptions {
  /** Returns the page; undefined while it loads. */
  shown(): Document | undefined
  press: Press
  /** Called with the text that receives the caret, and with undefined when it loses it. */
  onTyping(editing: TextEditing | undefined): void
  onLink(editing: TextEditing): void
  /** Called when no text is being edited any more. */
  onEnd(): void
}

/** The edited text, without the callbacks. */
type Opened = Pick<EditTextOptions, 'element' | 'file' | 'path' | 'place' | 'tokens' | 'point'>

/** Makes the texts of a page editable, one at a time. */
export function openTyping({ shown, press, onTyping, onLink, onEnd }: TypingOptions): Typing {
  let current: TextEditing | undefined
  /** Counts the calls of `begin`. If it has increased by the time an earlier text is ready, that text is not opened. */
  let turns = 0
  /** Texts whose last input is still being sent, by their `data-at`. */
  const leaving = new Map<string, Promise<void>>()

  const leave = () => {
    if (!current) return
    const left = current.element.dataset.at ?? ''
    const ended = current.end().finally(() => leaving.delete(left))
    leaving.set(left, ended)
  }

  const begin: Typing['begin'] = async (target, point) => {
    const at = target.dataset.at ?? ''
    const { file, path } = readAt(at)
    const turn = ++turns
    leave()
    // Waits only for this text: keys pressed while the caret waits would be lost.
    if (leaving.has(at)) await leaving.get(at)
    const { page } = getState()
    const known = page && Object.hasOwn(page.texts, at) ? page.texts[at] : undefined
    const place = known ?? (file === undefined ? undefined : await readPlace(file, path))
    const found = target.isConnected ? target : shown()?.querySelector<HTMLElement>(nameOf(at))
    if (turn !== turns || !page || !place || !found) return
    open({ element: makeEditable(found), file: file ?? page.source, path, place, tokens: page.tokens, point }, at)
  }

  const open = (opened: Opened, at: string) => {
    const { element } = opened
    const part = () => partOf(element)
    const own = editText({
      ...opened,
      onMove: (step) => moveOn(element, at, step),
      isBeside: () => current !== own && part() !== undefined && part() === partOf(current?.element),
      onLink: () => onLink(own),
      released: press.released,
      onEnd(isLeft) {
        // The person may have moved to another text while the last input was being sent.
        if (current !== own) return
        if (isLeft) document.querySelector<HTMLElement>('.sections .pick[aria-current]')?.focus()
        current = undefined
        onTyping(undefined)
        onEnd()
      },
    })
    current = own
    onTyping(own)
    setState({ selection: { section: sectionOf(at, getState().page), at } })
  }

  /** Moves to the next or the previous text. */
  const moveOn = (from: HTMLElement, at: string, step: 1 | -1) => {
    const page = shown()
    if (!page) return
    const next = textBeside(page, from, at, step)
    if (!next) return void current?.end()
    next.scrollIntoView({ block: 'nearest' })
    void begin(next)
  }

  return {
    begin,
    element: () => current?.element,
    stay(element) {
      if (!current?.element.contains(element)) return false
      turns++
      current.keep()
      return true
    },
    end: () => void current?.end(),
  }
}
