import type { Path, TextPlace } from '../../node/edit/protocol.ts'
import { type } from '../site/actions.ts'
import { readElement } from './textDom.ts'

/** A text of the page, and where it is written. */
export interface PlacedText {
  element: HTMLElement
  file: string
  path: Path
  place: TextPlace
}

/** What is typed into a text, on its way to the server. */
export interface TypedWords {
  /** Has what was typed sent once no key is pressed for a moment. */
  noteTyped(): void
  /** Sends what was typed last; done once all that was sent has arrived. */
  send(): Promise<unknown>
  /** Sends until nothing is left: keys may go on while what came before them is on its way. */
  sendAll(): Promise<void>
}

/** Milliseconds without a key before what was typed is sent: the words themselves are on the page at once. */
const calm = 200

/** Sends what is typed into a text; all of it is one step to undo. */
export function openTypedWords({ element, file, path, place }: PlacedText): TypedWords {
  const burst = `text ${crypto.randomUUID()}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  let sent: Promise<unknown> = Promise.resolve()
  const read = () =>
    place.blocks === undefined ? { text: element.innerText.replace(/\n$/, '') } : { blocks: readElement(element) }
  const send = () => {
    clearTimeout(timer)
    if (!isDirty) return sent
    isDirty = false
    sent = type({ file, path, burst, ...read() })
    return sent
  }
  return {
    noteTyped() {
      isDirty = true
      clearTimeout(timer)
      timer = setTimeout(send, calm)
    },
    send,
    async sendAll() {
      do await send()
      while (isDirty)
    },
  }
}
