import { readPlace } from '../site/actions.ts'
import { getState, setState } from '../site/store.ts'
import { makeEditable } from './editable.ts'
import { type EditTextOptions, editText, type TextEditing } from './editText.ts'
import { nameOf, readAt, sectionOf } from './places.ts'
import { partOf, textBeside } from './texts.ts'
import type { Press } from './watchPress.ts'

/** The caret on its way from text to text. */
export interface Typing {
  /** The text in which the caret is. */
  element(): HTMLElement | undefined
  /** Puts the caret into a text, once what was typed into it before has arrived; where the person has gone on by then, not. */
  begin(text: HTMLElement, point?: { x: number; y: number }): Promise<void>
  /** Keeps the text open that an element lies in; false where the caret is not there. */
  stay(element: Element): boolean
  /** Takes the caret out of its text. */
  end(): void
}

interface TypingOptions {
  /** The page; undefined while it is being loaded. */
  shown(): Document | undefined
  press: Press
  /** Told of the text that gets the caret, and of none once it is left. */
  onTyping(editing: TextEditing | undefined): void
  onLink(editing: TextEditing): void
  /** Called once the caret is in no text. */
  onEnd(): void
}

/** What is typed in, without what happens around it. */
type Opened = Pick<EditTextOptions, 'element' | 'file' | 'path' | 'place' | 'tokens' | 'point'>

/** Lets the texts of a page be typed in, one at a time. */
export function openTyping({ shown, press, onTyping, onLink, onEnd }: TypingOptions): Typing {
  let current: TextEditing | undefined
  /** Counts what the person has turned to: where that has gone on meanwhile, an earlier text is not opened any more. */
  let turns = 0
  /** Texts of which the last words are on their way, by their places. */
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
    // Only what was typed into this text must have arrived; keys that are pressed while the caret waits would be lost.
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
        // The person may have gone on to another text while the last words were on their way.
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

  /** Goes on to the text after, or before, the one that was typed in. */
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
