import type { TextEditing } from '../canvas/editText.ts'
import { redo, save, undo } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'

interface TopBarProps {
  typing: TextEditing | undefined
  onLink(): void
  width: number | undefined
  onWidth(width: number | undefined): void
  onReview(): void
}

/**
 * The page widths to preview, in pixels: a phone, a tablet, an office screen, and all the space that the panel leaves.
 */
const widths = [
  ['Phone', 390],
  ['Tablet', 768],
  ['Wide', 1280],
  ['Fit', undefined],
] as const

/** The URL of the page, the text tools, and undo, review and save. */
export function TopBar({ typing, onLink, width, onWidth, onReview }: TopBarProps) {
  const page = useEditor((state) => state.page)
  const pages = useEditor((state) => state.checked)?.pages
  const name = pages?.find(({ file }) => file === page?.file)?.name
  return (
    <header className="bar">
      <h1>
        {name ?? 'Editor'} <small className="where">{page?.path}</small>
      </h1>
      <TextTools typing={typing} onLink={onLink} />
      <span className="tools" role="toolbar" aria-label="Width of the page">
        {widths.map(([name, pixels]) => (
          <button key={name} type="button" aria-pressed={width === pixels} onClick={() => onWidth(pixels)}>
            {name}
          </button>
        ))}
      </span>
      <SiteTools onReview={onReview} />
    </header>
  )
}

/** Actions on the selected text. The text keeps the focus. */
function TextTools({ typing, onLink }: Pick<TopBarProps, 'typing' | 'onLink'>) {
  const keep = (event: React.MouseEvent) => event.preventDefault()
  return (
    <span className="tools" role="toolbar" aria-label="Text">
      {typing?.isRich && (
        <>
          <button type="button" onMouseDown={keep} onClick={() => typing.mark('bold')} title="Bold (Ctrl+B)">
            <b>B</b>
            <span className="hidden">old</span>
          </button>
          <button type="button" onMouseDown={keep} onClick={() => typing.mark('italic')} title="Italic (Ctrl+I)">
            <i>I</i>
            <span className="hidden">talic</span>
          </button>
          <button type="button" onMouseDown={keep} onClick={onLink} title="Link (Ctrl+K)">
            Link
          </button>
        </>
      )}
      {typing && !typing.place.blocks && <span className="hint">This text is edited as it is written.</span>}
    </span>
  )
}

/** Undo, redo, review and save. */
function SiteTools({ onReview }: Pick<TopBarProps, 'onReview'>) {
  const { steps, unsaved } = useEditor((state) => state.site) ?? {}
  const count = unsaved?.length ?? 0
  return (
    <span className="tools">
      <button type="button" disabled={!steps?.undo} onClick={undo} title={steps?.undo && `Undo: ${steps.undo}`}>
        Undo
      </button>
      <button type="button" disabled={!steps?.redo} onClick={redo} title={steps?.redo && `Redo: ${steps.redo}`}>
        Redo
      </button>
      <button type="button" onClick={onReview}>
        Review and publish
      </button>
      <button type="button" className="main" disabled={count === 0} onClick={save} title="Write the files (Ctrl+S)">
        {count === 0 ? 'Saved' : tellCount(count)}
      </button>
    </span>
  )
}

const tellCount = (count: number): string => (count === 1 ? 'Save 1 file' : `Save ${count} files`)
