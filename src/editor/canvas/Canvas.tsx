import { useEffect, useRef, useState } from 'react'
import type { PageView } from '../../node/edit/protocol.ts'
import { useEditor } from '../site/store.ts'
import type { TextEditing } from './editText.ts'
import { openShownPage } from './openShownPage.ts'
import { fitView, useRoom } from './useRoom.ts'

export interface CanvasProps {
  page: PageView
  /** Width of the page in pixels; undefined for all that there is. */
  width: number | undefined
  /** Takes the text that gets the caret, and nothing once it is left. The canvas keeps the function that it gets first. */
  onTyping(editing: TextEditing | undefined): void
  /** Asks for the address of a link in the text that has the caret. The canvas keeps the function that it gets first. */
  onLink(editing: TextEditing): void
}

/** The page itself, as visitors get it, in which each text can be typed in. */
export function Canvas({ page, width, onTyping, onLink }: CanvasProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const room = useRoom(view)
  // Another text would load the page anew; what comes later is swapped in.
  const [first] = useState(page.html)
  const [{ open, refresh, follow }] = useState(() =>
    openShownPage({
      file: page.file,
      html: first ?? '',
      shown: () => frame.current?.contentDocument ?? undefined,
      ...{ onTyping, onLink },
    }),
  )
  const selection = useEditor((state) => state.selection)
  useEffect(() => onceRead(() => frame.current?.contentDocument, open), [open])
  // The page that comes after a change, and the place that was chosen elsewhere.
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

/** Acts once a frame has read its page. Its `load` comes later, with the last picture and font, and the person clicks before. */
function onceRead(shown: () => Document | null | undefined, act: () => void): () => void {
  let turn = requestAnimationFrame(function look() {
    const page = shown()
    if (page?.URL === 'about:srcdoc' && page.readyState !== 'loading') act()
    else turn = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(turn)
}
