import { useEffect, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { ask } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'
import { copyPage, deletePage, newPage, renamePage } from './pageActions.ts'

export type PageTask = 'new' | 'copy' | 'rename' | 'delete'

interface Folder {
  folder: string
  word: string
}

const words: Record<PageTask, { title: string; label: string; button: string; help: string }> = {
  new: {
    title: 'Add a page',
    label: 'Its name, such as Columbia, MD',
    button: 'Add the draft',
    help: 'The draft takes its sections from a page of the same folder; a mark stands where a text is to be written.',
  },
  copy: {
    title: 'Copy the page',
    label: 'The name of the copy',
    button: 'Copy',
    help: 'The copy is a draft, which visitors do not see, until what is about the other page has been changed.',
  },
  rename: {
    title: 'Give the page another address',
    label: 'The new address in words',
    button: 'Move the page',
    help: 'Links on all pages follow, and the old address leads on to the new one.',
  },
  delete: {
    title: 'Delete the page',
    label: '',
    button: 'Delete',
    help: 'The file goes to the folder .trash of the site, and Undo brings it back.',
  },
}

/** Asks what is needed to add, copy, move or delete a page. */
export function PageDialog({ task, onDone }: { task: PageTask; onDone(): void }) {
  const page = useEditor((state) => state.page)
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const [folders, setFolders] = useState<Folder[]>([])
  const [kind, setKind] = useState('')
  const [name, setName] = useState('')
  const [like, setLike] = useState('')
  useEffect(() => {
    if (task === 'new')
      void ask<{ folders: Folder[] }>('folders').then((answer) => {
        setFolders(answer?.folders ?? [])
        setKind(answer?.folders[0]?.word ?? '')
      })
  }, [task])
  const { title, label, button, help } = words[task]
  const file = page?.file ?? ''
  const folder = folders.find(({ word }) => word === kind)?.folder ?? ''
  const neighbours = pages.filter(({ file: other }) => folder !== '' && other.startsWith(`pages/${folder}/`))
  const run = async () => {
    if (task === 'delete') await deletePage(file)
    const isDone =
      task === 'delete' ||
      (task === 'new'
        ? await newPage(kind, name, like)
        : task === 'copy'
          ? await copyPage(file, name)
          : await renamePage(file, name))
    if (isDone) onDone()
  }
  return (
    <Dialog label={title} onDone={onDone}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <h2>{task === 'new' ? title : `${title}: ${page?.path}`}</h2>
        {task === 'new' && (
          <label>
            What it is
            <select value={kind} onChange={(event) => setKind(event.target.value)}>
              {folders.map(({ folder: each, word }) => (
                <option key={word} value={word}>
                  {each === '' ? 'a page of its own' : `${word}, in ${each}/`}
                </option>
              ))}
            </select>
          </label>
        )}
        {label !== '' && (
          <label>
            {label}
            <input required value={name} onChange={(event) => setName(event.target.value)} />
          </label>
        )}
        {task === 'new' && neighbours.length > 0 && (
          <label>
            Like which page
            <select value={like} onChange={(event) => setLike(event.target.value)}>
              <option value="">The usual sections</option>
              {neighbours.map(({ file: other, name: each }) => (
                <option key={other} value={other.replace(/^.*\/|\.json$/g, '')}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="help">{help}</p>
        <p className="tools">
          <button type="submit" className="main">
            {button}
          </button>
          <button type="button" onClick={onDone}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
