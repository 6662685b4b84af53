import { useEditor } from '../site/store.ts'

/** The latest message, shown below the page and read aloud. While a dialog is open, the dialog shows it instead. */
export function Notice() {
  const isBehind = useEditor((state) => state.dialogs > 0)
  const gone = useEditor((state) => state.gone)
  return (
    <div className="foot">
      <NoticeText isSilent={isBehind} />
      {gone && (
        <p className="notice" role="alert" data-kind="refused">
          The editor has been stopped in the terminal. What you have typed is kept; start it again with npm run edit.
        </p>
      )}
    </div>
  )
}

/** The text of the message. The paragraph stays in the document, because screen readers announce changes inside it. */
export function NoticeText({ isSilent = false }: { isSilent?: boolean }) {
  const notice = useEditor((state) => state.notice)
  return (
    <p className="notice" role="status" data-kind={notice?.kind}>
      {notice && !isSilent && <span key={notice.number}>{notice.text}</span>}
    </p>
  )
}
