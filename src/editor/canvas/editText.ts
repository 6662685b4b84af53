import type { TextPlace } from '../../node/edit/protocol.ts'
import { save } from '../site/actions.ts'
import { commandOf } from '../site/commandKeys.ts'
import { getState } from '../site/store.ts'
import { openHeldChoice, placeCaret } from './caret.ts'
import { openTypedWords, type PlacedText } from './openTypedWords.ts'
import { cleanPaste, fillElement } from './textDom.ts'

/** A text in which the caret is. */
export interface TextEditing {
  element: HTMLElement
  place: TextPlace
  /** Whether bold, italic and links may be used. */
  isRich: boolean
  /** Makes what is chosen bold or italic, or takes that back. */
  mark(look: 'bold' | 'italic'): void
  link(href: string): void
  insert(text: string): void
  /** Keeps the text open while a part of the editor outside of the page has the focus. */
  hold(): void
  /** Gives the caret back to it, with what was chosen. */
  resume(): void
  /** Leaves it open where it was about to end: the person has clicked into it once more. */
  keep(): void
  /** Sends what was typed, and gives the element back to the page; done as well where `keep` was called meanwhile. */
  end(): Promise<void>
}

export interface EditTextOptions extends PlacedText {
  tokens: Readonly<Record<string, string>>
  /** Where the caret goes; without it, all is chosen. */
  point?: { x: number; y: number } | undefined
  /** Called when the person goes on to the next text, or back. */
  onMove(step: 1 | -1): void
  onLink(): void
  /** Done while no pointer is pressed on the page. */
  released(): Promise<void>
  /** Whether another text of its section is typed in by now, which keeps the section as it is. */
  isBeside(): boolean
  /** @param isLeft whether the person has left the text by Escape, and the focus goes back to the lists */
  onEnd(isLeft: boolean): void
}

/**
 * Puts the caret into a text of the page.
 *
 * @returns what the bars around the page do with it, until it ends
 */
export function editText(options: EditTextOptions): TextEditing {
  const { element, place, tokens, point, released, isBeside, onEnd } = options
  const { ownerDocument: page } = element
  /** What the page shows: what is typed reaches it in a new state of its section, which may be the same as before. */
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
      // What was typed stays in view where no new state of the section brings it, or the editor has been stopped.
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
    ...{ element, place, isRich, keep },
    ...{ hold: choice.hold, resume: choice.resume },
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

/** Attributes that an element has while it is typed in. */
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
  /** Done once all that was typed has arrived, and the page may change. */
  arrived(): Promise<void>
  close(isLeft: boolean): void
}

/** Ends a text once, unless it is kept on the way; then it can end later. */
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
  /** Sends what was typed last. */
  send(): Promise<unknown>
  /** Ends the text, and gives the focus back to the lists. */
  leave(): Promise<void>
}

/** What a key does in a text; undefined for one that types or moves the caret. */
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

/** Types what is pasted without its looks: as paragraphs, where the text may have several. */
function pasteWords(event: ClipboardEvent, { ownerDocument: page }: HTMLElement, { format }: TextPlace): void {
  event.preventDefault()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  cleanPaste(text, format === 'body' ? 'paragraphs' : 'one').forEach((paragraph, index) => {
    if (index > 0) page.execCommand('insertParagraph')
    page.execCommand('insertText', false, paragraph)
  })
}
