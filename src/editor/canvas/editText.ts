import type { TextPlace } from '../../node/edit/protocol.ts'
import { save } from '../site/actions.ts'
import { commandOf } from '../site/commandKeys.ts'
import { getState } from '../site/store.ts'
import { openHeldChoice, placeCaret } from './caret.ts'
import { openTypedWords, type PlacedText } from './openTypedWords.ts'
import { cleanPaste, fillElement } from './textDom.ts'

/** A text that is being edited. */
export interface TextEditing {
  element: HTMLElement
  place: TextPlace
  /** Whether bold, italic and links are allowed. */
  isRich: boolean
  /** Toggles bold or italic for the selection. */
  mark(look: 'bold' | 'italic'): void
  link(href: string): void
  insert(text: string): void
  /** Keeps the text open while a part of the editor outside the page has the focus. */
  hold(): void
  /** Returns the focus to the text and restores the selection. */
  resume(): void
  /** Keeps the text open if it is about to end, because the person has clicked into it again. */
  keep(): void
  /** Sends what was typed and restores the element. Also resolves if `keep` was called in the meantime. */
  end(): Promise<void>
}

export interface EditTextOptions extends PlacedText {
  tokens: Readonly<Record<string, string>>
  /** Where to place the caret, in pixels. Without it, all text is selected. */
  point?: { x: number; y: number } | undefined
  /** Called when the person moves to the next or the previous text. */
  onMove(step: 1 | -1): void
  onLink(): void
  /** Resolves when no pointer is pressed on the page. */
  released(): Promise<void>
  /** Whether another text of the same section is being edited. The section is then not replaced. */
  isBeside(): boolean
  /** @param isLeft whether the person left the text with Escape, which returns the focus to the lists */
  onEnd(isLeft: boolean): void
}

/**
 * Starts editing a text of the page.
 *
 * @returns the actions for the bars around the page, until editing ends
 */
export function editText(options: EditTextOptions): TextEditing {
  const { element, place, tokens, point, released, isBeside, onEnd } = options
  const { ownerDocument: page } = element
  /**
   * The nodes that the page showed before. Typed text appears with a new version of its section, which may equal the
   * old one.
   */
  const shown = [...element.childNodes]
  fillElement(element, place, tokens)
  makeTextbox(element, place)
  element.focus({ preventScroll: point !== undefined })
  placeCaret(element, point)

  const choice = openHeldChoice(element)
  const words = openTypedWords(options)
  const listening = new AbortController()
  const { end, keep } = openEnding({
    arrived: () => words.sendAll().then(released),
    close(isLeft) {
      listening.abort()
      dropTextbox(element)
      // The typed text stays visible if no new version of the section will show it, or if the editor was stopped.
      if (!getState().gone && !isBeside()) element.replaceChildren(...shown)
      onEnd(isLeft)
    },
  })
  const isRich = place.blocks !== undefined && place.format !== 'plain'
  const run = (command: string, value?: string) => {
    choice.resume()
    page.execCommand(command, false, value)
  }
  const editing: TextEditing = {
    element,
    place,
    isRich,
    keep,
    hold: choice.hold,
    resume: choice.resume,
    mark(look) {
      if (isRich) page.execCommand(look)
    },
    link: (href) => (href === '' ? run('unlink') : run('createLink', href)),
    insert: (text) => run('insertText', text),
    end: () => end(false),
  }
  const listen = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(name, act, { signal: listening.signal })
  listen('input', words.noteTyped)
  listen('blur', () => {
    if (!choice.isHeld()) void end(false)
  })
  listen('paste', (event) => pasteWords(event, element, place))
  listen('drop', (event) => event.preventDefault())
  listen('keydown', (event) => {
    const act = actionOfKey(event, { ...options, ...editing, send: words.send, leave: () => end(true) })
    if (!act) return
    void act()
    event.preventDefault()
    event.stopPropagation()
  })
  return editing
}

/** Attributes that an element has only while it is edited. */
const textbox = ['contenteditable', 'data-typing', 'role', 'aria-label', 'aria-multiline', 'spellcheck']

function makeTextbox(element: HTMLElement, { blocks, title, format }: TextPlace): void {
  const isRaw = blocks === undefined
  element.contentEditable = isRaw ? 'plaintext-only' : 'true'
  element.spellcheck = true
  element.dataset.typing = isRaw ? 'raw' : 'rich'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', title)
  element.setAttribute('aria-multiline', String(format === 'body'))
}

function dropTextbox(element: HTMLElement): void {
  for (const name of textbox) element.removeAttribute(name)
}

interface EndingSteps {
  /** Resolves when all typed text was received and the page may change. */
  arrived(): Promise<void>
  close(isLeft: boolean): void
}

/** Ends editing once. If `keep` is called before it has finished, it can end again later. */
function openEnding({ arrived, close }: EndingSteps) {
  let ending: Promise<void> | undefined
  let isKept = false
  const finish = async (isLeft: boolean) => {
    await arrived()
    if (isKept) ending = undefined
    else close(isLeft)
  }
  return {
    keep() {
      isKept = ending !== undefined
    },
    end(isLeft: boolean): Promise<void> {
      isKept = false
      ending ??= finish(isLeft)
      return ending
    },
  }
}

interface KeyActions extends Pick<TextEditing, 'place' | 'isRich' | 'mark' | 'end'> {
  onMove(step: 1 | -1): void
  onLink(): void
  /** Sends the text that was typed last. */
  send(): Promise<unknown>
  /** Ends editing and returns the focus to the lists. */
  leave(): Promise<void>
}

/** Returns the action of a key pressed in a text; undefined for keys that type or move the caret. */
function actionOfKey(event: KeyboardEvent, actions: KeyActions): (() => unknown) | undefined {
  const { place, isRich, mark, end, onMove, onLink, send, leave } = actions
  const command = commandOf(event)
  if (command === save) return () => send().then(save)
  if (command) return () => send().then(end).then(command)
  const looks = new Map<string, () => unknown>([
    ['b', () => mark('bold')],
    ['i', () => mark('italic')],
    ['k', () => isRich && onLink()],
  ])
  const look = event.ctrlKey || event.metaKey ? looks.get(event.key.toLowerCase()) : undefined
  if (look) return look
  if (event.key === 'Escape') return leave
  if (event.key === 'Tab') return () => onMove(event.shiftKey ? -1 : 1)
  const endsText = place.blocks !== undefined && (place.format !== 'body' || event.shiftKey)
  return event.key === 'Enter' && endsText ? () => onMove(1) : undefined
}

/** Inserts pasted text without formatting. It keeps paragraphs if the text may have several. */
function pasteWords(event: ClipboardEvent, { ownerDocument: page }: HTMLElement, { format }: TextPlace): void {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  cleanPaste(text, format === 'body' ? 'paragraphs' : 'one').forEach((paragraph, index) => {
    if (index > 0) page.execCommand('insertParagraph')
    page.execCommand('insertText', false, paragraph)
  })
}
