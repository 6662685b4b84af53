import './parts/parts.css'
import { useEffect, useState } from 'react'
import { Canvas, type CanvasProps } from './canvas/Canvas.tsx'
import type { TextEditing } from './canvas/editText.ts'
import { AddPageDialog } from './pages/AddPageDialog.tsx'
import { DraftBar } from './pages/DraftBar.tsx'
import { PageDialog } from './pages/PageDialog.tsx'
import { ReviewDialog } from './pages/ReviewDialog.tsx'
import { Panel } from './panel/Panel.tsx'
import { AddDialog } from './parts/AddDialog.tsx'
import { Conflicts } from './parts/Conflicts.tsx'
import { LinkDialog } from './parts/LinkDialog.tsx'
import { Notice } from './parts/Notice.tsx'
import { PageList, type PageTask } from './parts/PageList.tsx'
import { SectionList } from './parts/SectionList.tsx'
import { TopBar } from './parts/TopBar.tsx'
import { save } from './site/actions.ts'
import { commandOf } from './site/commandKeys.ts'
import { placesId, setState, useEditor } from './site/store.ts'

/**
 * The editor: the page in the middle, the lists of pages and sections on the left, the fields of the selection on the
 * right.
 */
export function Editor() {
  const [typing, setTyping] = useState<TextEditing>()
  const [linking, setLinking] = useState<TextEditing>()
  const [task, setTask] = useState<PageTask>()
  const [reviewing, setReviewing] = useState(false)
  const [adding, setAdding] = useState<number>()
  const [width, setWidth] = useState<number>()
  useCommandKeys()
  const openLink = (editing: TextEditing) => {
    editing.hold()
    setLinking(editing)
  }
  const endLink = (href: string | undefined) => {
    setLinking(undefined)
    if (href === undefined) linking?.resume()
    else linking?.link(href)
  }
  const toolbar = { typing, width, onWidth: setWidth }
  return (
    <div className="editor">
      <TopBar {...toolbar} onLink={() => typing && openLink(typing)} onReview={() => setReviewing(true)} />
      <div className="left">
        <PageList onTask={setTask} />
        <SectionList onAdd={setAdding} />
      </div>
      <Stage width={width} onTyping={setTyping} onLink={openLink} />
      <aside className="right" aria-label="Fields">
        <Panel />
      </aside>
      <Notice />
      <Places />
      {task === 'new' && <AddPageDialog onDone={() => setTask(undefined)} />}
      {task && task !== 'new' && <PageDialog task={task} onDone={() => setTask(undefined)} />}
      {reviewing && <ReviewDialog onDone={() => setReviewing(false)} />}
      {adding !== undefined && <AddDialog index={adding} onDone={() => setAdding(undefined)} />}
      {linking && <LinkDialog onDone={endLink} />}
    </div>
  )
}

/** Handles the keyboard shortcuts for save, undo and redo, wherever in the editor the focus is. */
function useCommandKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event)
      // A text field of the editor undoes its own typing.
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea')
      if (!command || (isField && command !== save)) return
      event.preventDefault()
      void command()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The page, with conflicts and hints about the whole page above it. */
function Stage(canvas: Omit<CanvasProps, 'page'>) {
  const page = useEditor((state) => state.page)
  return (
    <main className="stage" aria-label="The page">
      <Conflicts />
      <DraftBar />
      {page?.made && <p className="hint">{tellMade(page.made.pages)}</p>}
      {page?.stale && <BrokenHint words="The page is shown as it was before the mistake in it." />}
      {page?.html && <Canvas key={page.file} page={page} {...canvas} />}
      {page && !page.html && <BrokenHint words="This page cannot be shown before what is wrong with it is fixed." />}
    </main>
  )
}

/** Explains the effect of an error in the page and links to the fix. */
const BrokenHint = ({ words }: { words: string }) => (
  <p className="hint">
    {words}{' '}
    <button type="button" onClick={() => setState({ tab: 'Problems' })}>
      See what to fix
    </button>
  </p>
)

const tellMade = (pages: number) =>
  `A template makes this page${pages === 1 ? '' : ` and ${String(pages - 1)} more`}. Words of this page alone stand in the tab Page; all else changes on each page of the template.`

/** Suggests the URLs that links can point to, for all link fields. */
function Places() {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  return (
    <datalist id={placesId}>
      {pages.flatMap(({ path, name, anchors }) => [
        <option key={path} value={path} label={name} />,
        ...anchors.map((anchor) => (
          <option key={`${path}#${anchor}`} value={`${path}#${anchor}`} label={`${name}: ${anchor}`} />
        )),
      ])}
      <option value="tel:{phone}" label="The phone number" />
      <option value="mailto:{email}" label="The e-mail address" />
    </datalist>
  )
}
