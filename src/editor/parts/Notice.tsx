import { useEditor } from '../site/store.ts'

/** What has just happened, shown and read aloud. */
export function Notice() {
  const notice = useEditor((state) => state.notice)
  const gone = useEditor((state) => state.gone)
  return (
    <>
      <p className="notice" role="status" data-kind={notice?.kind} key={notice?.number}>
        {notice?.text}
      </p>
      {gone && (
        <p className="notice" role="alert" data-kind="refused">
          The editor has been stopped in the terminal. What you have typed is kept; start it again with npm run edit.
        </p>
      )}
    </>
  )
}
