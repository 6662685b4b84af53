import { useState } from 'react'
import type { PageEntry } from '../../node/edit/protocol.ts'
import { openPage } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'

/** What is done with a page. */
type PageTask = 'new' | 'copy' | 'rename' | 'delete'

/** More entries than a person looks through; the field above narrows them down. */
const mostShown = 200

/** All pages by folder, with what is to fix and what is not saved. */
export function PageList({ onTask }: { onTask(task: PageTask): void }) {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase()
  const found = pages.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(wanted))
  const shown = found.slice(0, mostShown)
  const folders = [...new Set(shown.map(folderOf))].map(
    (folder) => [folder, shown.filter((page) => folderOf(page) === folder)] as const,
  )
  return (
    <nav className="pages" aria-label="Pages">
      <h2>Pages</h2>
      <span className="tools tight">
        <button type="button" onClick={() => onTask('new')}>
          New
        </button>
        <button type="button" onClick={() => onTask('copy')}>
          Copy
        </button>
        <button type="button" onClick={() => onTask('rename')}>
          Move
        </button>
        <button type="button" onClick={() => onTask('delete')}>
          Delete
        </button>
      </span>
      <input
        type="search"
        aria-label="Find a page"
        placeholder="Find a page"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {folders.map(([folder, entries]) => (
        <section key={folder} aria-label={folder || 'At the top'}>
          {folder !== '' && <h3>{folder}</h3>}
          <ul>
            {entries.map((page) => (
              <Entry key={page.file} page={page} />
            ))}
          </ul>
        </section>
      ))}
      {found.length > mostShown && <p>and {found.length - mostShown} more; write a part of the name.</p>}
    </nav>
  )
}

const folderOf = ({ path }: PageEntry) => path.split('/').filter(Boolean).slice(0, -1).join('/')

function Entry({ page: { file, name, draft, unsaved, errors, warnings } }: { page: PageEntry }) {
  const open = useEditor((state) => state.page?.file === file)
  return (
    <li>
      <button type="button" className="pick" aria-current={open ? 'page' : undefined} onClick={() => openPage(file)}>
        <span>{name}</span>
        <small>
          {draft && <em>Draft </em>}
          {unsaved && <em data-kind="unsaved">Not saved </em>}
          {errors > 0 && <em data-kind="error">{errors} to fix </em>}
          {errors === 0 && warnings > 0 && <em>{warnings} to look at </em>}
        </small>
      </button>
    </li>
  )
}
