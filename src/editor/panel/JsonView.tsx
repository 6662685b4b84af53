import { useRef, useState } from 'react'
import type { PageView, ShownProblem } from '../../node/edit/protocol.ts'
import { applyFix, awaitTyping, changeFile, redo, save, undo } from '../site/actions.ts'
import { useAnew } from '../site/useAnew.ts'
import { type JsonEditor, openJsonEditor } from './jsonEditor.ts'

/** Milliseconds without a key press before the file is parsed again. */
const calm = 400

/** The source text of the file. While it cannot be parsed, neither the page nor the file on disk changes. */
export function JsonView({ page, problems }: { page: PageView; problems: readonly ShownProblem[] }) {
  const { source: file, text } = page
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const editor = useRef<JsonEditor>(undefined)
  const [sender] = useState(() => createSender(file, () => editor.current?.text() ?? ''))
  const found = problems.filter((problem) => problem.file === file)
  const isWrong = found.some(({ severity }) => severity === 'error')
  const isUnread = page.stale || page.html === undefined
  const fixIt = (id: string) => void sender.now().then(() => applyFix(id))
  useAnew(place, (at) => {
    if (!at) return undefined
    const made = openJsonEditor({
      place: at.shadowRoot ?? at.attachShadow({ mode: 'open' }),
      text,
      label: file,
      onType: sender.soon,
      onLeave: () => void sender.now(),
      onFix: fixIt,
      onUndo: () => void sender.now().then(undo),
      onRedo: () => void sender.now().then(redo),
      onSave: () => void sender.now().then(save),
    })
    editor.current = made
    made.mark(found)
    return () => {
      void sender.now()
      editor.current = undefined
      made.destroy()
    }
  })
  useAnew(text, (now) => {
    // Text that was typed but not sent yet is newer than the answer.
    if (!sender.isBusy()) editor.current?.show(now)
    editor.current?.mark(found)
    return undefined
  })
  useAnew(problems, () => void editor.current?.mark(found))
  return (
    <>
      <p className="hint">{file}</p>
      <div ref={setPlace} className="json" />
      {isWrong && isUnread && <p className="stop">{unreadHint}</p>}
      <FoundList found={found} onGo={(start) => editor.current?.goTo(start)} onFix={fixIt} />
    </>
  )
}

const unreadHint = 'This text cannot be read yet. It is kept as a draft; the file is saved once it can.'

interface FoundListProps {
  found: readonly ShownProblem[]
  /** @param start the offset in the text */
  onGo(start: number): void
  onFix(id: string): void
}

/** Lists the problems of the text, each with a link to its line and, if there is one, its fix. */
function FoundList({ found, onGo, onFix }: FoundListProps) {
  return (
    <ul className="problems" aria-label="Problems of this text">
      {found.map(({ id, line, start, severity, message, fix, edits }) => (
        <li key={id} data-severity={severity}>
          <p>
            Line {line}: {message} {fix}
          </p>
          <p className="tools">
            <button type="button" onClick={() => onGo(start)}>
              Go to line {line}
            </button>
            {edits.length > 0 && (
              <button type="button" onClick={() => onFix(id)}>
                Make this change
              </button>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Sends the typed text after a pause, or on request. */
function createSender(file: string, read: () => string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const now = (): Promise<unknown> => {
    if (timer === undefined) return sent
    clearTimeout(timer)
    timer = undefined
    waiting++
    const label = 'Change the file'
    sent = changeFile(file, label, [{ kind: 'text', text: read() }], { burst: `${file} as text` }).finally(
      () => waiting--,
    )
    awaitTyping(sent)
    return sent
  }
  return {
    now,
    soon() {
      clearTimeout(timer)
      timer = setTimeout(now, calm)
    },
    isBusy: () => timer !== undefined || waiting > 1,
  }
}
