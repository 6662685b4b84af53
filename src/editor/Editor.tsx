import { useEffect, useState } from 'react'
import { Canvas } from './canvas/Canvas.tsx'
import type { TextEditing } from './canvas/editText.ts'
import { Conflicts } from './parts/Conflicts.tsx'
import { LinkDialog } from './parts/LinkDialog.tsx'
import { Notice } from './parts/Notice.tsx'
import { PageList } from './parts/PageList.tsx'
import { ProblemList } from './parts/ProblemList.tsx'
import { SectionList } from './parts/SectionList.tsx'
import { TopBar } from './parts/TopBar.tsx'
import { redo, save, undo } from './site/actions.ts'
import { useEditor } from './site/store.ts'

/** The page in the middle, what it is made of on its left, what is wrong with it on its right. */
export function Editor() {
  const page = useEditor((state) => state.page)
  const [typing, setTyping] = useState<TextEditing>()
  const [linking, setLinking] = useState<TextEditing>()
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      const target = event.target
      // A field of the editor undoes what was typed in it by itself.
      const isField = target instanceof HTMLElement && target.matches('input, textarea')
      const run =
        key === 's'
          ? save
          : isField
            ? undefined
            : key === 'z'
              ? event.shiftKey
                ? redo
                : undo
              : key === 'y'
                ? redo
                : undefined
      if (!run) return
      event.preventDefault()
      void run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const openLink = (editing: TextEditing) => {
    editing.hold()
    setLinking(editing)
  }
  return (
    <div className="editor">
      <TopBar typing={typing} onLink={() => typing && openLink(typing)} width={width} onWidth={setWidth} />
      <div className="left">
        <PageList />
        <SectionList onAdd={() => undefined} />
      </div>
      <main className="stage" aria-label="The page">
        <Conflicts />
        {page?.stale && <p className="hint">The page is shown as it was before the mistake in it.</p>}
        {page?.html ? (
          <Canvas key={page.file} page={page} width={width} onTyping={setTyping} onLink={openLink} />
        ) : (
          page && <p className="hint">This page cannot be shown before what is wrong with it is fixed.</p>
        )}
      </main>
      <aside className="right" aria-label="What is wrong">
        <ProblemList />
      </aside>
      <Notice />
      {linking && (
        <LinkDialog
          onDone={(href) => {
            setLinking(undefined)
            if (href === undefined) linking.resume()
            else linking.link(href)
          }}
        />
      )}
    </div>
  )
}
