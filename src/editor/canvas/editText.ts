import type { Path, TextPlace } from '../../node/edit/protocol.ts'
import { redo, save, type, undo } from '../site/actions.ts'
import { getState } from '../site/store.ts'
import { cleanPaste, fillElement, readElement } from './textDom.ts'

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

interface Options {
  element: HTMLElement
  file: string
  path: Path
  place: TextPlace
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

/** Milliseconds without a key before what was typed is sent: the words themselves are on the page at once. */
const calm = 200
let bursts = 0

/** Puts the caret into a text of the page. */
export function editText(options: Options): TextEditing {
  const { element, file, path, place, tokens, point, onMove, onLink, released, isBeside, onEnd } = options
  const { ownerDocument: page } = element
  const burst = `text ${++bursts}`
  const isRaw = place.blocks === undefined
  const isRich = !isRaw && place.format !== 'plain'
  /** What the page shows: what is typed reaches it in a new state of its section, which may be the same as before. */
  const shown = [...element.childNodes]
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  let isHeld = false
  let ending: Promise<void> | undefined
  let isKept = false
  let sent: Promise<unknown> = Promise.resolve()
  let chosen: Range | undefined

  fillElement(element, place, tokens)
  element.contentEditable = isRaw ? 'plaintext-only' : 'true'
  element.spellcheck = true
  element.dataset.typing = isRaw ? 'raw' : 'rich'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', place.title)
  element.setAttribute('aria-multiline', String(place.format === 'body'))
  element.focus({ preventScroll: point !== undefined })
  placeCaret(element, point)

  /** Sends what was typed last; done once all that was typed has arrived. */
  const send = (): Promise<unknown> => {
    clearTimeout(timer)
    if (!isDirty) return sent
    isDirty = false
    const words = isRaw ? { text: element.innerText.replace(/\n$/, '') } : { blocks: readElement(element) }
    sent = type({ file, path, burst, ...words })
    return sent
  }

  const finish = async (isLeft: boolean) => {
    // Keys may go on while what came before them is on its way.
    do await send()
    while (isDirty)
    await released()
    if (isKept) {
      ending = undefined
      return
    }
    stop.abort()
    element.removeAttribute('contenteditable')
    for (const name of ['data-typing', 'role', 'aria-label', 'aria-multiline', 'spellcheck'])
      element.removeAttribute(name)
    // What was typed stays in view where no new state of the section brings it, or the editor has been stopped.
    if (!getState().gone && !isBeside()) element.replaceChildren(...shown)
    onEnd(isLeft)
  }
  const end = (isLeft = false): Promise<void> => {
    isKept = false
    ending ??= finish(isLeft)
    return ending
  }

  const stop = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(name, run, { signal: stop.signal })

  const change = () => {
    isDirty = true
    clearTimeout(timer)
    timer = setTimeout(send, calm)
  }
  const mark = (look: 'bold' | 'italic') => {
    if (isRich) page.execCommand(look)
  }
  listen('input', change)
  listen('blur', () => {
    if (!isHeld) void end()
  })
  listen('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const run: Record<string, () => void> = {
      b: () => mark('bold'),
      i: () => mark('italic'),
      k: () => isRich && onLink(),
      s: () => void send().then(save),
      z: () =>
        void send()
          .then(() => end())
          .then(event.shiftKey ? redo : undo),
      y: () =>
        void send()
          .then(() => end())
          .then(redo),
    }
    if (isCommand && run[key]) run[key]()
    else if (event.key === 'Escape') void end(true)
    else if (event.key === 'Tab') onMove(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && !isRaw && (place.format !== 'body' || event.shiftKey)) onMove(1)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  listen('paste', (event) => {
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    cleanPaste(text, place.format === 'body' ? 'paragraphs' : 'one').forEach((paragraph, index) => {
      if (index > 0) page.execCommand('insertParagraph')
      page.execCommand('insertText', false, paragraph)
    })
  })
  listen('drop', (event) => event.preventDefault())

  return {
    ...{ element, place, isRich, mark },
    keep() {
      isKept = ending !== undefined
    },
    end: () => end(),
    link(href) {
      this.resume()
      page.execCommand(href === '' ? 'unlink' : 'createLink', false, href)
    },
    insert(text) {
      this.resume()
      page.execCommand('insertText', false, text)
    },
    hold() {
      isHeld = true
      const selection = page.getSelection()
      chosen = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined
    },
    resume() {
      if (!isHeld) return
      element.focus({ preventScroll: true })
      const selection = page.getSelection()
      if (chosen && selection) {
        selection.removeAllRanges()
        selection.addRange(chosen)
      }
      isHeld = false
    },
  }
}

/** Puts the caret where the person has clicked, or chooses all words. */
function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined): void {
  const { ownerDocument: page } = element
  const selection = page.getSelection()
  if (!selection) return
  const range = page.createRange()
  range.selectNodeContents(element)
  if (point) {
    const spot = page.caretPositionFromPoint?.(point.x, point.y)
    if (spot && element.contains(spot.offsetNode)) range.setStart(spot.offsetNode, spot.offset)
    range.collapse(spot !== null && spot !== undefined && element.contains(spot.offsetNode))
  }
  selection.removeAllRanges()
  selection.addRange(range)
}
