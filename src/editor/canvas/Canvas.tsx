import { useEffect, useRef, useState } from 'react'
import type { PageView } from '../../node/edit/protocol.ts'
import { useEditor } from '../site/store.ts'
import type { TextEditing } from './editText.ts'
import { openShownPage } from './openShownPage.ts'
import { fitView, useRoom } from './useRoom.ts'

export interface CanvasProps {
  page: PageView
  /** The width of the page in pixels; undefined for the full available width. */
  width: number | undefined
  /**
   * Called with the text that receives the caret, and with undefined when it loses it. The canvas keeps the function of
   * its first render.
   */
  onTyping(editing: TextEditing | undefined): void
  /** Asks for the URL of a link in the text that has the caret. The canvas keeps the function of its first render. */
  onLink(editing: TextEditing): void
}

/** Shows the page as visitors get it. Each text in it can be edited. */
export function Canvas({ page, width, onTyping, onLink }: CanvasProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const room = useRoom(view)
  // A changed `srcDoc` would reload the page. Later versions are swapped in instead.
  const [first] = useState(page.html)
  const [{ open, refresh, follow }] = useState(() =>
    openShownPage({
      file: page.file,
      html: first ?? '',
      shown: () => frame.current?.contentDocument ?? undefined,
      onTyping,
      onLink,
    }),
  )
  const selection = useEditor((state) => state.selection)
  useEffect(() => onceRead(() => frame.current?.contentDocument, open), [open])
  // Shows the page as it is after a change, and follows a selection that was made outside the canvas.
  useEffect(refresh)
  useEffect(() => follow(selection), [selection, follow])
  return (
    <div className="view" ref={view}>
      <iframe
        ref={frame}
        className="canvas"
        title={`The page ${page.path}`}
        srcDoc={first}
        style={fitView(width, room)}
        onLoad={open}
      />
    </div>
  )
}

/**
 * Calls `act` as soon as the frame has parsed its page. Its `load` event waits for the last picture and font, and
 * people click before that.
 */
function onceRead(shown: () => Document | null | undefined, act: () => void): () => void {
  let turn = requestAnimationFrame(function look() {
    const page = shown()
    if (page?.URL === 'about:srcdoc' && page.readyState !== 'loading') act()
    else turn = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(turn)
}
