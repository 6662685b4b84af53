/** What the person does, as requests to the server, one after the other. */
import type {
  Answer,
  Block,
  BlockView,
  Change,
  Checked,
  PageView,
  Path,
  SiteState,
  TextPlace,
} from '../../node/edit/protocol.ts'
import { callApi, callFile, Gone, Refused } from './callApi.ts'
import { nameOfFile } from './fileNames.ts'
import { getState, setState, type Tab } from './store.ts'

let last: Promise<unknown> = Promise.resolve()

/** Runs after all that was asked before: an undo must not overtake the words before it. */
function inTurn<T>(run: () => Promise<T>): Promise<T | undefined> {
  const next = last.then(run).catch(tellRefusal)
  last = next
  return next
}

/** Waits until all that was typed or asked for by now is in its file, and known here. */
export async function settle(): Promise<void> {
  await Promise.all(typing)
  await last
}

function tellRefusal(error: unknown): undefined {
  if (error instanceof Gone) setState({ gone: true })
  else if (error instanceof Refused) say(error.message, 'refused')
  else throw error
}

/** What is typed and not asked for yet: a save must not overtake it either. */
const typing = new Set<Promise<unknown>>()

/** Lets saves and steps back wait for what is still to be sent. */
export function awaitTyping(sending: Promise<unknown>): void {
  typing.add(sending)
  void sending.finally(() => typing.delete(sending))
}

let notices = 0

/** Tells the person something, aloud too. */
export function say(text: string, kind: 'said' | 'refused' = 'said'): void {
  setState({ notice: { text, kind, number: ++notices } })
}

/** Takes the last message away, once what it spoke of is past. */
export const hush = (): void => {
  if (getState().notice) setState({ notice: undefined })
}

/** Asks for something else, in turn; undefined where it was refused, which was told then. */
export const ask = <T>(name: string, body: object = {}): Promise<T | undefined> => inTurn(() => callApi<T>(name, body))

/** Gives the person a file that the server makes, while they go on; resolves to whether it was made. */
export async function download(request: string, name: string): Promise<boolean> {
  const file = await callFile(request).catch(tellRefusal)
  if (!file) return false
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}

/** Takes over an answer; `said` is told once it was done. */
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

/** What another program has changed meanwhile and was taken in, in a sentence; undefined where nothing was. */
function tellJoined({ joined: { count, file } }: SiteState): string | undefined {
  const { site, checked } = getState()
  if (!site || site.joined.count === count || file === undefined) return undefined
  const name = nameOfFile(file, checked?.pages ?? [])
  return `Another program has changed ${name} as well; both changes are kept.`
}

const view = () => ({ view: getState().page?.file ?? '' })

/** Shows a page; what was chosen on the one before is forgotten, but not a tab that was chosen while it came. */
export async function openPage(file: string): Promise<void> {
  const { tab: before } = getState()
  await inTurn(async () => {
    const { page, state } = await callApi<Answer>('page', { file })
    if (!page) return
    sessionStorage.setItem(lastPage, file)
    const tab = getState().tab === before ? tabFor(page) : undefined
    setState({ page, site: state, selection: { section: undefined }, ...(tab && { tab }) })
  })
}

/** Whether a page has a mistake by which neither a form nor the page itself can show it. */
const isBroken = ({ value, html, stale }: PageView) => value === undefined || html === undefined || stale

/** The tab that shows a page which is opened: of a broken one its text, with what is wrong; undefined for the one that is open. */
function tabFor(page: PageView): Tab | undefined {
  const { page: before, tab } = getState()
  if (isBroken(page)) return 'JSON'
  // Nobody has asked for the text.
  return tab === 'JSON' && before && isBroken(before) ? 'Section' : undefined
}

/** Shows a place of a file: its text on the page, or its field in the panel, where the person can change it at once. */
export async function showPlace(file: string, path: Path): Promise<void> {
  const { page, config } = getState()
  const isSite = file === config?.file
  const placing = getState().checked?.blocks.find((block) => block.file === file)?.page
  const isHere = page && [page.source, page.made?.facts, ...page.blocks.map((block) => block.file)].includes(file)
  if (!isSite && !isHere) {
    if (file.startsWith('forms/')) return setState({ tab: 'Forms', form: file, field: path })
    await openPage(placing ?? file)
    // Why it could not be opened was told.
    if (getState().page?.file !== (placing ?? file)) return
  }
  const block = getState().page?.blocks.find((each) => each.file === file)
  if (block) return showInBlock(block, path)
  if (file === getState().page?.made?.facts) return setState({ tab: 'Page', field: path })
  if (!isSite && getState().page?.value === undefined) return setState({ tab: 'JSON' })
  const [first, index] = path
  const section = !isSite && first === 'sections' && typeof index === 'number' ? index : undefined
  const at = path.map((step) => encodeURIComponent(step)).join('/')
  const isText = section !== undefined && Object.hasOwn(getState().page?.texts ?? {}, at)
  if (section !== undefined) setState({ tab: 'Section', selection: { section, at, type: isText } })
  else setState({ tab: isSite ? 'Site' : 'Page' })
  if (!isText && path.length > 0) setState({ field: path })
}

/** Shows a place of a block on the page that is shown. */
function showInBlock({ file, section }: BlockView, path: Path): void {
  const at = `${file}#${path.map((step) => encodeURIComponent(step)).join('/')}`
  const isText = Object.hasOwn(getState().page?.texts ?? {}, at)
  setState({ tab: 'Section', selection: { section, at, type: isText }, ...(!isText && { field: path }) })
}

const lastPage = 'ashlar-editor-page'

/** Opens the page that was open last, or the home page. */
export async function openFirst(): Promise<void> {
  await check()
  const { checked } = getState()
  const wanted = sessionStorage.getItem(lastPage)
  const first = checked?.pages.find(({ file }) => file === wanted) ?? checked?.pages[0]
  if (first) await openPage(first.file)
}

/** Changes the file that the page which is shown is written in; resolves to whether it was done. */
export const change = (label: string, changes: readonly Change[], options: { burst?: string; said?: string } = {}) =>
  changeFile(getState().page?.source ?? '', label, changes, options)

/** Changes a file; resolves to whether it was done. */
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

/** A text as it was edited on the page: as it looks, or as it is written. */
export interface Typed {
  file: string
  path: Path
  burst: string
  blocks?: Block[]
  text?: string
}

/** Sends a text as it was typed on the page; resolves to whether it was taken. */
export function type({ blocks, text, ...typed }: Typed): Promise<boolean | undefined> {
  const words = blocks ? { blocks } : { raw: true, text }
  return inTurn(async () => {
    hush()
    return takeAnswer(await callApi<Answer>('type', { ...typed, ...words, ...view() }))
  })
}

/** The text at a place of another file than that of the page. */
export const readPlace = async (file: string, path: Path): Promise<TextPlace | undefined> =>
  (await inTurn(() => callApi<{ place?: TextPlace }>('text', { file, path })))?.place

/** Adds a section of a type before the one that has the number `index` now. */
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

/** Takes the last step back, in whatever file it was. */
export async function undo(): Promise<void> {
  await Promise.all(typing)
  await inTurn(async () => {
    const wasSaved = getState().site?.unsaved.length === 0
    const answer = await callApi<Answer>('undo', view())
    // Behind a save, the files are not as the editor shows them.
    const rest = wasSaved && answer.state.unsaved.length > 0 ? '. Save writes it' : ''
    takeAnswer(answer, answer.said && `Undone: ${answer.said}${rest}`)
  })
}

/** Does again what was taken back last. */
export async function redo(): Promise<void> {
  await Promise.all(typing)
  await inTurn(async () => {
    const answer = await callApi<Answer>('redo', view())
    takeAnswer(answer, answer.said && `Done again: ${answer.said}`)
  })
}

/** Writes all drafts into their files. */
export async function save(): Promise<void> {
  await Promise.all(typing)
  await inTurn(async () => {
    const count = getState().site?.unsaved.length ?? 0
    const answer = await callApi<Answer>('save', view())
    takeAnswer(answer, count === 0 ? 'There is nothing to save.' : tellSaved(count))
  })
}

const tellSaved = (count: number): string => (count === 1 ? 'Saved 1 file.' : `Saved ${count} files.`)

/** Gives up what was changed in a file since it was saved; that can be undone. */
export const discard = (file: string) =>
  inTurn(async () =>
    takeAnswer(await callApi<Answer>('discard', { file, ...view() }), 'The file is as it was saved last.'),
  )

/** Settles a conflict with what another program has written. */
export const choose = (file: string, path: Path, keep: 'mine' | 'theirs') =>
  inTurn(async () => takeAnswer(await callApi<Answer>('choose', { file, path, keep, ...view() })))

/** Makes the change that a problem of the check offers. */
export const applyFix = (id: string) =>
  inTurn(async () => takeAnswer(await callApi<Answer>('fix', { id, ...view() }), 'Mended.'))

/** Has the whole site checked, and takes over its pages and problems. */
export async function check(): Promise<void> {
  await inTurn(async () => {
    const start = performance.now()
    const { config, page, ...checked } = await callApi<Checked>('check', view())
    lastTook = performance.now() - start
    const isShown = page && page.file === getState().page?.file
    setState({ checked, ...(config && { config }), ...(isShown && { page }) })
  })
}

/** Milliseconds without a change; a check of a large site takes longer than to draw one page, which waits for it. */
const calm = 350
/** How long the last check took: who types on is kept waiting the less often, the longer it takes. */
let lastTook = 0
let timer: ReturnType<typeof setTimeout> | undefined

function checkSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(check, Math.max(calm, 2 * lastTook))
}

/** Waits for what other programs and other tabs change, for as long as the page is open. */
export async function watchSite(): Promise<void> {
  for (;;) {
    const { site, page } = getState()
    try {
      const now = await callApi<SiteState>('wait', { version: site?.version ?? 0 })
      const known = getState().site?.version ?? 0
      setState({ gone: false })
      if (now.version === known || !page) continue
      await inTurn(async () => {
        const file = getState().page?.file ?? page.file
        takeAnswer(await callApi<Answer>('page', { file }))
      })
    } catch {
      setState({ gone: true })
      await new Promise((done) => setTimeout(done, 2000))
    }
  }
}
