import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PageEntry } from '../../node/edit/protocol.ts'
import { settle } from '../site/actions.ts'
import { openPage } from '../site/openPage.ts'
import { useEditor } from '../site/store.ts'
import { placeOfKey } from './placeOfKey.ts'
import { SearchBox } from './SearchBox.tsx'

/** A task for a page. */
export type PageTask = 'new' | 'copy' | 'rename' | 'delete'

/** The most entries to show. The search field above narrows them down. */
const mostShown = 200

/**
 * Lists all pages by folder, with their problems and unsaved changes. The list is one tab stop, in which arrow keys
 * move the focus.
 */
export function PageList({ onTask }: { onTask(task: PageTask): void }) {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const open = useEditor((state) => state.page?.file)
  const list = useRef<HTMLElement>(null)
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase()
  const found = pages.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(wanted))
  const shown = found.slice(0, mostShown)
  const stop = (shown.find(({ file }) => file === open) ?? shown[0])?.file
  const press = (event: KeyboardEvent) => {
    const isSearched = event.target instanceof HTMLInputElement && words !== ''
    if (event.key === 'Enter' && isSearched && shown[0]) void openPage(shown[0].file)
    else if (list.current && focusBeside(event, list.current)) event.preventDefault()
  }
  return (
    <nav ref={list} className="pages" aria-label="Pages" onKeyDown={press}>
      <h2>Pages</h2>
      <PageTools onTask={onTask} />
      <SearchBox label="Find a page" words={words} onWords={setWords} />
      <div className="rows">
        {found.length === 0 && pages.length > 0 && <p>No page has that in its name or address.</p>}
        {[...new Set(shown.map(folderOf))].map((folder) => (
          <section key={folder} aria-label={folder || 'At the top'}>
            {folder !== '' && <h3>{folder}</h3>}
            <ul>
              {shown.map(
                (page) =>
                  folderOf(page) === folder && <Entry key={page.file} page={page} isStop={page.file === stop} />,
              )}
            </ul>
          </section>
        ))}
        {found.length > mostShown && <p>and {found.length - mostShown} more; write a part of the name.</p>}
      </div>
    </nav>
  )
}

/** Moves the focus between pages. Returns false for a key that does not. */
function focusBeside({ key, target }: KeyboardEvent, list: HTMLElement): boolean {
  const picks = [...list.querySelectorAll<HTMLElement>('.pick')]
  const at = target instanceof HTMLElement ? picks.indexOf(target) : -1
  const to = placeOfKey(key, at, picks.length)
  // From the search field above the list, only the down arrow moves into it.
  if (to === undefined || (at < 0 && key !== 'ArrowDown')) return false
  picks[to]?.focus()
  return true
}

const tasks: readonly [PageTask, string][] = [
  ['new', 'New'],
  ['copy', 'Copy'],
  ['rename', 'Move'],
  ['delete', 'Delete'],
]

/** A task starts after the page that was selected last is shown, so that it applies to that page. */
const PageTools = ({ onTask }: { onTask(task: PageTask): void }) => (
  <span className="tools tight">
    {tasks.map(([task, name]) => (
      <button key={task} type="button" onClick={() => void settle().then(() => onTask(task))}>
        {name}
      </button>
    ))}
  </span>
)

const folderOf = ({ path }: PageEntry) => path.split('/').filter(Boolean).slice(0, -1).join('/')

/** @param isStop whether the entry is the tab stop of the list */
function Entry({ page, isStop }: { page: PageEntry; isStop: boolean }) {
  const { file, name, language, draft, made, unsaved, errors, warnings } = page
  const open = useEditor((state) => state.page?.file === file)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) button.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="pick"
        tabIndex={isStop ? 0 : -1}
        aria-current={open ? 'page' : undefined}
        onClick={() => openPage(file)}
      >
        <span>{name}</span>
        <small>
          {language !== undefined && <em>{language} </em>}
          {draft && <em>Draft </em>}
          {made && <em>From a template </em>}
          {unsaved && <em data-kind="unsaved">Not saved </em>}
          {errors > 0 && <em data-kind="error">{errors} to fix </em>}
          {errors === 0 && warnings > 0 && <em>{warnings} to look at </em>}
        </small>
      </button>
    </li>
  )
}
