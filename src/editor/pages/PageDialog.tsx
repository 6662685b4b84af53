import { useState } from 'react'
import type { Linking } from '../../node/edit/protocol.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import type { PageTask } from '../parts/PageList.tsx'
import { ask } from '../site/actions.ts'
import { getState, useEditor } from '../site/store.ts'
import { useAnswer } from '../site/useAnswer.ts'
import { copyPage, deletePage, renamePage } from './pageActions.ts'

/** The tasks for an existing page. */
type DialogTask = Exclude<PageTask, 'new'>

const words: Record<DialogTask, { title: string; label: string; button: string; help: string }> = {
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
    help: 'Links on all pages follow, and the old address leads on to the new one. Its name and its town stay as they are: change them in the tab Page.',
  },
  delete: {
    title: 'Delete the page',
    label: '',
    button: 'Delete',
    help: 'This is done at once, without Save. Undo and then Save bring it back.',
  },
}

/** Asks for what is needed to copy, move or delete a page. */
export function PageDialog({ task, onDone }: { task: DialogTask; onDone(): void }) {
  // The page that was open at first, because another one may be loading.
  const [page] = useState(() => getState().page)
  const own = useEditor((state) => state.checked)?.pages.find((each) => each.file === page?.file)?.name ?? ''
  const [name, setName] = useState(task === 'rename' ? own : '')
  const { title, label, button, help } = words[task]
  const file = page?.file ?? ''
  const run = async () => {
    if (task === 'delete') await deletePage(file)
    const isDone = task === 'delete' || (task === 'copy' ? await copyPage(file, name) : await renamePage(file, name))
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
        <h2>
          {title}: {page?.path}
        </h2>
        {label !== '' && (
          <label>
            {label}
            <input required value={name} onChange={(event) => setName(event.target.value)} />
          </label>
        )}
        {task === 'rename' && <NewAddress file={file} name={name} />}
        <p className="help">{help}</p>
        {task === 'delete' && <LinksTo file={file} />}
        <DialogButtons take={button} onCancel={onDone} />
      </form>
    </Dialog>
  )
}

/** Shows the URL that the typed words produce. */
function NewAddress({ file, name }: { file: string; name: string }) {
  const path = useAnswer(`${file} ${name}`, () => ask<{ path?: string }>('address', { file, name }))?.path
  return (
    <p aria-live="polite">
      {path === undefined ? 'These words make no other address.' : `The address becomes ${path}`}
    </p>
  )
}

/** The number of pages to name before a page is deleted. */
const mostNamed = 8

/** Lists the links that will break when a page is deleted. */
function LinksTo({ file }: { file: string }) {
  const names = useAnswer(file, () => ask<Linking>('linking', { file }))?.names
  if (!names) return null
  if (names.length === 0)
    return <p className="fine">No text links to it. Lists and menus that fill themselves leave it out from then on.</p>
  const more = names.length - mostNamed
  return (
    <div className="stop">
      <p>
        Links to it will lead nowhere, and must be changed or taken out before the site can be published. They are in:
      </p>
      <ul>
        {names.slice(0, mostNamed).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  )
}
