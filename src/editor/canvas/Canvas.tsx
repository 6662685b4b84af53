import { useEffect, useRef, useState } from 'react'
import type { PageView } from '../../node/edit/protocol.ts'
import { openPage, readPlace, redo, save, say, undo } from '../site/actions.ts'
import { getState, setState, useEditor } from '../site/store.ts'
import { makeEditable } from './editable.ts'
import { editText, type TextEditing } from './editText.ts'
import { blockAt, nameOf, nameOfSection, readAt, sectionOf } from './places.ts'
import { partsOf, swapColours, swapParts } from './swapParts.ts'
import { fitView, useRoom } from './useRoom.ts'
import { watchPress } from './watchPress.ts'

interface CanvasProps {
  page: PageView
  /** Width of the page in pixels; undefined for all that there is. */
  width: number | undefined
  onTyping(editing: TextEditing | undefined): void
  onLink(editing: TextEditing): void
}

/** The page itself, as visitors get it, in which each text can be typed in. */
export function Canvas({ page, width, onTyping, onLink }: CanvasProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const room = useRoom(view)
  const editing = useRef<TextEditing>(undefined)
  /** Counts what the person has turned to: where that has gone on meanwhile, an earlier text is not opened any more. */
  const turns = useRef(0)
  /** Texts of which the last words are on their way, by their places. */
  const leaving = useRef(new Map<string, Promise<void>>())
  const parts = useRef<string[]>([])
  const [press] = useState(watchPress)
  // Another text would load the page anew; what comes later is swapped in.
  const [first] = useState(page.html)
  const selection = useEditor((state) => state.selection)

  /** Brings the shown page to the state that came last; the text with the caret in it stays. */
  const refresh = () => {
    const shown = frame.current?.contentDocument
    const { page: now } = getState()
    if (!shown?.body || !now?.html || shown.documentElement.dataset.file !== now.file) return
    if (press.isPressed()) return void press.released().then(refresh)
    const next = new DOMParser().parseFromString(now.html, 'text/html')
    parts.current = swapParts(shown, next, parts.current, editing.current?.element)
    swapColours(shown, next)
    showSelection(shown)
  }

  const begin = async (target: HTMLElement, point?: { x: number; y: number }) => {
    const at = target.dataset.at ?? ''
    const { file, path } = readAt(at)
    const turn = ++turns.current
    const before = editing.current
    if (before) {
      const left = before.element.dataset.at ?? ''
      const end = before.end().finally(() => leaving.current.delete(left))
      leaving.current.set(left, end)
    }
    // Only what was typed into this text must have arrived; keys that are pressed while the caret waits would be lost.
    if (leaving.current.has(at)) await leaving.current.get(at)
    const { page: now } = getState()
    const known = now && Object.hasOwn(now.texts, at) ? now.texts[at] : undefined
    const place = known ?? (file === undefined ? undefined : await readPlace(file, path))
    const found = target.isConnected ? target : frame.current?.contentDocument?.querySelector<HTMLElement>(nameOf(at))
    if (turn !== turns.current || !now || !place || !found) return
    const element = makeEditable(found)
    const own = editText({
      element,
      file: file ?? now.source,
      path,
      place,
      tokens: now.tokens,
      point,
      onMove: (step) => moveOn(element, at, step),
      isBeside: () =>
        editing.current !== own && partOf(element) !== null && partOf(element) === partOf(editing.current?.element),
      onLink: () => onLink(own),
      released: () => press.released(),
      onEnd: (isLeft) => {
        if (isLeft) document.querySelector<HTMLElement>('.sections .pick[aria-current]')?.focus()
        if (editing.current !== own) return
        editing.current = undefined
        onTyping(undefined)
        refresh()
      },
    })
    editing.current = own
    onTyping(own)
    setState({ selection: { section: sectionOf(at, getState().page), at } })
  }

  /** Goes on to the text after, or before, the one that was typed in. */
  const moveOn = (from: HTMLElement, at: string, step: 1 | -1) => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    const all = textsOf(shown)
    const index = from.isConnected ? all.indexOf(from) : all.findIndex((element) => element.dataset.at === at)
    const next = all[(index < 0 ? all.findIndex((element) => element.dataset.at === at) : index) + step]
    if (!next) return void editing.current?.end()
    next.scrollIntoView({ block: 'nearest' })
    void begin(next)
  }

  const open = () => {
    const shown = frame.current?.contentDocument
    if (!shown?.body || shown.documentElement.dataset.file) return
    shown.documentElement.dataset.file = page.file
    shown.documentElement.dataset.editing = ''
    parts.current = partsOf(new DOMParser().parseFromString(first ?? '', 'text/html'))
    press.listen(shown)
    shown.addEventListener('click', (event) => {
      const target = elementOf(event.target)
      if (!target) return
      // What a chip stands for is written in the panel, where it is of this page alone.
      const chip = target.closest<HTMLElement>('[data-token]')?.dataset.token?.slice(1, -1)
      const { made } = getState().page ?? {}
      if (made && chip !== undefined && Object.hasOwn(made.words, chip))
        return setState({ tab: 'Page', field: ['words', chip] })
      if (editing.current?.element.contains(target)) {
        turns.current++
        return editing.current.keep()
      }
      event.preventDefault()
      const link = target.closest('a')
      if (link && (event.ctrlKey || event.metaKey)) return void follow(link)
      const marked = target.closest<HTMLElement>('[data-at]')
      if (!marked) return void editing.current?.end()
      const at = marked.dataset.at ?? ''
      if (isText(marked)) return void begin(marked, { x: event.clientX, y: event.clientY })
      void editing.current?.end()
      // What is no text, such as a picture, is changed in the panel.
      const { path } = readAt(at)
      setState({
        tab: 'Section',
        selection: { section: sectionOf(at, getState().page), at },
        field: path.length > 2 ? path : undefined,
      })
    })
    // Only the editor sends anything from here.
    shown.addEventListener('submit', (event) => event.preventDefault())
    shown.addEventListener('keydown', (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      const run = key === 's' ? save : key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
      if (!run) return
      event.preventDefault()
      void run()
    })
    showSelection(shown)
    refresh()
  }

  // The page that comes after a change, and the place that was chosen elsewhere.
  useEffect(refresh)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` is another function at each drawing, and does the same
  useEffect(() => {
    const shown = frame.current?.contentDocument
    const { at, section } = selection
    const wanted =
      at !== undefined ? nameOf(at) : section === undefined ? undefined : nameOfSection(section, getState().page)
    if (!shown?.body || wanted === undefined || (editing.current && !selection.type)) return
    const element = shown.querySelector(wanted)
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    showSelection(shown)
    const first = selection.type && textsOf(shown).find((text) => element?.contains(text))
    if (first) void begin(first)
  }, [selection])

  return (
    <div className="view" ref={view}>
      <iframe
        ref={frame}
        className="canvas"
        title={`The page ${page.path}`}
        srcDoc={first}
        style={fitView(width, room)}
        onLoad={open}
      />
    </div>
  )
}

const elementOf = (target: EventTarget | null): HTMLElement | undefined =>
  // Of another window, whose classes are others.
  target && 'closest' in target ? (target as HTMLElement) : undefined

/** What is swapped as a whole around an element. */
const partOf = (element: Element | undefined) => element?.closest('main > *') ?? null

/** Whether a mark leads to a text, of this page or of another file. */
function isText(element: HTMLElement): boolean {
  const at = element.dataset.at ?? ''
  const { page } = getState()
  return Object.hasOwn(page?.texts ?? {}, at) || (at.includes('#') && !(page && blockAt(at, page)))
}

const textsOf = (shown: Document): HTMLElement[] =>
  [...shown.querySelectorAll<HTMLElement>('main [data-at]')].filter(
    (element) => Object.hasOwn(getState().page?.texts ?? {}, element.dataset.at ?? '') && element.checkVisibility(),
  )

function showSelection(shown: Document): void {
  const { page, selection } = getState()
  const { section, at } = selection
  for (const element of shown.querySelectorAll('[data-chosen]')) element.removeAttribute('data-chosen')
  if (section === undefined) return
  const inner = page && at !== undefined ? blockAt(at, page) : undefined
  const name = inner ? nameOf(`${inner.block.file}#sections/${inner.index}`) : nameOfSection(section, page)
  for (const element of shown.querySelectorAll(name)) element.setAttribute('data-chosen', '')
}

/** Opens the page that a link of the site leads to. */
function follow(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const page = getState().checked?.pages.find(({ path }) => path === href.replace(/#.*$/, ''))
  if (page) void openPage(page.file)
  else say('At that address is no page file that could be edited here.', 'refused')
}
