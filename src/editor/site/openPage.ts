/** Opens pages and the places in them, and follows what others change. */
import type { Answer, BlockView, PageView, Path, SiteState } from '../../node/edit/protocol.ts'
import { check, inTurn, takeAnswer } from './actions.ts'
import { callApi } from './callApi.ts'
import { getState, setState, type Tab } from './store.ts'
import { writeAt } from './writeAt.ts'

/** Opens a page and clears the selection. A tab that the person chose while it loaded stays. */
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

/** Whether an error prevents both the forms and the page from showing the file. */
const isBroken = ({ value, html, stale }: PageView) => value === undefined || html === undefined || stale

/** Returns the tab for a newly opened page: JSON for a broken page; undefined to keep the current tab. */
function tabFor(page: PageView): Tab | undefined {
  const { page: before, tab } = getState()
  if (isBroken(page)) return 'JSON'
  // The person did not choose the JSON tab.
  return tab === 'JSON' && before && isBroken(before) ? 'Section' : undefined
}

/** Shows a location in a file, as an editable text on the page or as a field in the panel. */
export async function showPlace(file: string, path: Path): Promise<void> {
  const { page, config } = getState()
  const isSite = file === config?.file
  const placing = getState().checked?.blocks.find((block) => block.file === file)?.page
  const isHere = page && [page.source, page.made?.facts, ...page.blocks.map((block) => block.file)].includes(file)
  if (!isSite && !isHere) {
    if (file.startsWith('forms/')) return setState({ tab: 'Forms', form: file, field: path })
    await openPage(placing ?? file)
    // The person was told why it could not be opened.
    if (getState().page?.file !== (placing ?? file)) return
  }
  const block = getState().page?.blocks.find((each) => each.file === file)
  if (block) return showInBlock(block, path)
  if (file === getState().page?.made?.facts) return setState({ tab: 'Page', field: path })
  if (!isSite && getState().page?.value === undefined) return setState({ tab: 'JSON' })
  const [first, index] = path
  const section = !isSite && first === 'sections' && typeof index === 'number' ? index : undefined
  const at = writeAt(path)
  const isText = section !== undefined && Object.hasOwn(getState().page?.texts ?? {}, at)
  if (section !== undefined) setState({ tab: 'Section', selection: { section, at, type: isText } })
  else setState({ tab: isSite ? 'Site' : 'Page' })
  if (!isText && path.length > 0) setState({ field: path })
}

/** Shows a location in a block on the shown page. */
function showInBlock({ file, section }: BlockView, path: Path): void {
  const at = writeAt(path, file)
  const isText = Object.hasOwn(getState().page?.texts ?? {}, at)
  setState({ tab: 'Section', selection: { section, at, type: isText }, ...(!isText && { field: path }) })
}

const lastPage = 'ashlar-editor-page'

/** Opens the page that was open last, or the first one. */
export async function openFirst(): Promise<void> {
  await check()
  const { checked } = getState()
  const wanted = sessionStorage.getItem(lastPage)
  const first = checked?.pages.find(({ file }) => file === wanted) ?? checked?.pages[0]
  if (first) await openPage(first.file)
}

/** Waits for changes by other programs and other tabs, as long as the page is open. */
export async function watchSite(): Promise<void> {
  for (;;) {
    try {
      const now = await callApi<SiteState>('wait', { version: getState().site?.version ?? 0 })
      setState({ gone: false })
      if (now.version !== getState().site?.version) await followSite(now)
    } catch {
      setState({ gone: true })
      await new Promise((done) => setTimeout(done, 2000))
    }
  }
}

/** Shows the page as others have left it, or the first page if they have deleted it. */
async function followSite(site: SiteState): Promise<void> {
  const isShown = await inTurn(async () => {
    const { page } = getState()
    return page !== undefined && takeAnswer(await callApi<Answer>('page', { file: page.file }))
  })
  if (isShown) return
  setState({ site })
  await openFirst()
}
