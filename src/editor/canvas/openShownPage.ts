import { commandOf } from '../site/commandKeys.ts'
import { getState, type Selection } from '../site/store.ts'
import type { TextEditing } from './editText.ts'
import { followClick } from './followClick.ts'
import { openTyping, type Typing } from './openTyping.ts'
import { nameOfChosen, showSelection } from './showSelection.ts'
import { partsOf, swapColours, swapParts } from './swapParts.ts'
import { textsOf } from './texts.ts'
import { watchPress } from './watchPress.ts'

interface ShownPageOptions {
  file: string
  /** The HTML that the frame loads. */
  html: string
  /** Returns the document of the frame; undefined before it has one. */
  shown(): Document | undefined
  onTyping(editing: TextEditing | undefined): void
  onLink(editing: TextEditing): void
}

/** The page in its frame. */
interface ShownPage {
  /** Attaches the editor to the page after the frame has loaded it. */
  open(): void
  /** Updates the page to the latest version. A text that is being edited stays. */
  refresh(): void
  /** Scrolls to the selection, and places the caret there if the selection asks for it. */
  follow(selection: Selection): void
}

/** Makes a page in a frame clickable and editable, and keeps it in sync with its file. */
export function openShownPage({ file, html, shown, onTyping, onLink }: ShownPageOptions): ShownPage {
  const press = watchPress()
  let parts: string[] = []

  const refresh = () => {
    const document = shown()
    const { page: now } = getState()
    if (!document?.body || !now?.html || document.documentElement.dataset.file !== now.file) return
    if (press.isPressed()) return void press.released().then(refresh)
    const next = readPage(now.html)
    parts = swapParts(document, next, parts, typing.element())
    swapColours(document, next)
    showSelection(document)
  }
  const typing = openTyping({ shown, press, onTyping, onLink, onEnd: refresh })

  return {
    refresh,
    open() {
      const document = shown()
      if (!document?.body || document.documentElement.dataset.file) return
      Object.assign(document.documentElement.dataset, { file, editing: '' })
      parts = partsOf(readPage(html))
      press.listen(document)
      listen(document, typing)
      showSelection(document)
      refresh()
    },
    follow(selection) {
      const document = shown()
      const wanted = nameOfChosen(selection, getState().page)
      if (!document?.body || wanted === undefined || (typing.element() && !selection.type)) return
      const element = document.querySelector(wanted)
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      showSelection(document)
      const text = selection.type && textsOf(document).find((each) => element?.contains(each))
      if (text) void typing.begin(text)
    },
  }
}

const readPage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function listen(page: Document, typing: Typing): void {
  page.addEventListener('click', (event) => followClick(event, typing))
  // Forms of the page must not submit: only the editor sends requests from here.
  page.addEventListener('submit', (event) => event.preventDefault())
  page.addEventListener('keydown', (event) => {
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    void command()
  })
}
