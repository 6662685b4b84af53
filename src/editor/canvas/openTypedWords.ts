import type { Path, TextPlace } from '../../node/edit/protocol.ts'
import { type } from '../site/actions.ts'
import { readElement } from './textDom.ts'

/** A text of the page, and its location in a file. */
export interface PlacedText {
  element: HTMLElement
  file: string
  path: Path
  place: TextPlace
}

/** The text that is typed, on its way to the server. */
interface TypedWords {
  /** Schedules a send for when the person pauses typing. */
  noteTyped(): void
  /** Sends the text that was typed last. Resolves when everything sent has been received. */
  send(): Promise<unknown>
  /** Sends until nothing is left, because a person may type while an earlier send is pending. */
  sendAll(): Promise<void>
}

/** Milliseconds without a key press before typed text is sent. The page itself shows the text immediately. */
const calm = 200

/** Sends what is typed into a text. All of it is one undo step. */
export function openTypedWords({ element, file, path, place }: PlacedText): TypedWords {
  const burst = `text ${crypto.randomUUID()}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false
  let seen = place.text
  let sent: Promise<unknown> = Promise.resolve()
  const read = () =>
    place.blocks === undefined ? { text: element.innerText.replace(/\n$/, '') } : { blocks: readElement(element) }
  const send = () => {
    clearTimeout(timer)
    if (!isDirty) return sent
    isDirty = false
    sent = type({ file, path, burst, seen: () => seen, ...read() }).then((written = seen) => {
      seen = written
    })
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
