/** The person's actions, as requests to the server that run one after the other. */
import type {
  Answer,
  Block,
  Change,
  Checked,
  Path,
  SiteState,
  TextPlace,
  TypedAnswer,
} from '../../node/edit/protocol.ts'
import { callApi, callFile, Gone, Refused } from './callApi.ts'
import { nameOfFile } from './fileNames.ts'
import { getState, setState } from './store.ts'

let last: Promise<unknown> = Promise.resolve()

/** Runs after all earlier requests, because an undo must not overtake the text before it. */
export function inTurn<T>(run: () => Promise<T>): Promise<T | undefined> {
  const next = last.then(run).catch(tellRefusal)
  last = next
  return next
}

/** Waits until everything typed or requested so far is in its file and the editor has the answer. */
export async function settle(): Promise<void> {
  await Promise.all(typing)
  await last
}

function tellRefusal(error: unknown): undefined {
  if (error instanceof Gone) setState({ gone: true })
  else if (error instanceof Refused) say(error.message, 'refused')
  else throw error
}

/** Input that was typed and not requested yet. A save must not overtake it either. */
const typing = new Set<Promise<unknown>>()

/** Makes save, undo and redo wait for input that is still to be sent. */
export function awaitTyping(sending: Promise<unknown>): void {
  typing.add(sending)
  void sending.finally(() => typing.delete(sending))
}

let notices = 0

/** Shows a message, which screen readers announce. */
export function say(text: string, kind: 'said' | 'refused' = 'said'): void {
  setState({ notice: { text, kind, number: ++notices } })
}

/** Removes the latest message when it no longer applies. */
export const hush = (): void => {
  if (getState().notice) setState({ notice: undefined })
}

/** Sends any other request in order. Resolves to undefined if it was refused, after telling the person the reason. */
export const ask = <T>(name: string, body: object = {}): Promise<T | undefined> => inTurn(() => callApi<T>(name, body))

/** Downloads a file that the server builds. Other requests do not wait for it. Resolves to whether it succeeded. */
export async function download(request: string, name: string): Promise<boolean> {
  const file = await callFile(request).catch(tellRefusal)
  if (!file) return false
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has started to read the URL by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}

/** Applies an answer to the state and shows `said` if the request succeeded. Returns whether it did. */
export function takeAnswer(answer: Answer, said?: string): boolean {
  const { page, state, refused } = answer
  const { page: now } = getState()
  const joined = tellJoined(state)
  setState({ site: state, gone: false, ...(page && (now === undefined || page.file === now.file) && { page }) })
  const words = [refused ?? said, joined].filter((each) => each !== undefined).join(' ')
  if (words !== '') say(words, refused === undefined ? 'said' : 'refused')
  checkSoon()
  return refused === undefined
}

/** Describes a change of another program that was merged; undefined if there was none. */
function tellJoined({ joined: { count, file } }: SiteState): string | undefined {
  const { site, checked } = getState()
  if (!site || site.joined.count === count || file === undefined) return undefined
  const name = nameOfFile(file, checked?.pages ?? [])
  return `Another program has changed ${name} as well; both changes are kept.`
}

const view = () => ({ view: getState().page?.file ?? '' })

/** Changes the file that contains the shown page, and then says so. Resolves to whether it succeeded. */
export const change = (label: string, wanted: Change, said: string) =>
  changeFile(getState().page?.source ?? '', label, [wanted], { said })

/** Changes a file. Resolves to whether it succeeded. */
export function changeFile(
  file: string,
  label: string,
  changes: readonly Change[],
  { burst, said }: { burst?: string; said?: string } = {},
): Promise<boolean | undefined> {
  const edits = changes.map((change) => ({ file, change }))
  return inTurn(async () => {
    hush()
    return takeAnswer(await callApi<Answer>('change', { label, burst, edits, ...view() }), said)
  })
}

/** A text that was edited on the page: its formatted content as `blocks`, or its source as `text`. */
interface Typed {
  file: string
  path: Path
  burst: string
  /** Returns the text in the file as the person has seen it or typed it. */
  seen(): string
  blocks?: Block[]
  text?: string
}

/**
 * Sends a text that was typed on the page.
 *
 * @returns the text as it is in the file now; undefined if it was refused
 */
export function type({ blocks, text, seen, ...typed }: Typed): Promise<string | undefined> {
  const words = blocks ? { blocks } : { raw: true, text }
  return inTurn(async () => {
    hush()
    const answer = await callApi<TypedAnswer>('type', { ...typed, ...words, seen: seen(), ...view() })
    return takeAnswer(answer) ? answer.written : undefined
  })
}

/** Reads a text from a file other than that of the page. */
export const readPlace = async (file: string, path: Path): Promise<TextPlace | undefined> =>
  (await inTurn(() => callApi<{ place?: TextPlace }>('text', { file, path })))?.place

/** Adds a section of a type before the section that is now at `index`. */
export const addSection = (type: string, index: number, title: string) =>
  inTurn(async () => {
    const file = getState().page?.source
    const isDone = takeAnswer(
      await callApi<Answer>('add', { type, file, index, ...view() }),
      `${title} was added. Write its texts.`,
    )
    if (isDone) setState({ selection: { section: index } })
    return isDone
  })

/** Undoes the last step, in whichever file it was. */
export async function undo(): Promise<void> {
  await Promise.all(typing)
  await inTurn(async () => {
    const wasSaved = getState().site?.unsaved.length === 0
    const answer = await callApi<Answer>('undo', view())
    // An undo after a save makes the files on disk differ from the editor.
    const rest = wasSaved && answer.state.unsaved.length > 0 ? '. Save writes it' : ''
    takeAnswer(answer, answer.said && `Undone: ${answer.said}${rest}`)
  })
}

/** Redoes the step that was undone last. */
export async function redo(): Promise<void> {
  await Promise.all(typing)
  await inTurn(async () => {
    const answer = await callApi<Answer>('redo', view())
    takeAnswer(answer, answer.said && `Done again: ${answer.said}`)
  })
}

/** Writes all unsaved changes to their files. */
export async function save(): Promise<void> {
  await Promise.all(typing)
  await inTurn(async () => {
    const count = getState().site?.unsaved.length ?? 0
    const answer = await callApi<Answer>('save', view())
    takeAnswer(answer, count === 0 ? 'There is nothing to save.' : tellSaved(count))
  })
}

const tellSaved = (count: number): string => (count === 1 ? 'Saved 1 file.' : `Saved ${count} files.`)

/** Discards the unsaved changes of a file. This can be undone. */
export const discard = (file: string) =>
  inTurn(async () =>
    takeAnswer(await callApi<Answer>('discard', { file, ...view() }), 'The file is as it was saved last.'),
  )

/** Resolves a conflict with a change of another program. */
export const choose = (file: string, path: Path, keep: 'mine' | 'theirs') =>
  inTurn(async () => takeAnswer(await callApi<Answer>('choose', { file, path, keep, ...view() })))

/** Applies the fix that a problem offers. */
export const applyFix = (id: string) =>
  inTurn(async () => takeAnswer(await callApi<Answer>('fix', { id, ...view() }), 'Mended.'))

/** Checks the whole site and updates its pages and problems. */
export async function check(): Promise<void> {
  await inTurn(async () => {
    const start = performance.now()
    const { config, page, ...checked } = await callApi<Checked>('check', view())
    lastTook = performance.now() - start
    const isShown = page && page.file === getState().page?.file
    setState({ checked, ...(config && { config }), ...(isShown && { page }) })
  })
}

/** Milliseconds without a change before a check. Rendering a page has to wait for a check, which may take longer. */
const calm = 350
/** The duration of the last check in milliseconds. The longer it is, the less often a check interrupts typing. */
let lastTook = 0
let timer: ReturnType<typeof setTimeout> | undefined

function checkSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(check, Math.max(calm, 2 * lastTook))
}
