import { useEffect, useRef, useState } from 'react'
import { placesId } from '../site/store.ts'

interface LinkDialogProps {
  /** Gets the address; empty to take the link away, undefined where the person changed their mind. */
  onDone(href: string | undefined): void
}

/** Asks where a link leads to: a page, a place on a page, a phone number, an e-mail address, another site. */
export function LinkDialog({ onDone }: LinkDialogProps) {
  const [href, setHref] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Link" onClose={() => onDone(undefined)}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onDone(href.trim())
        }}
      >
        <label>
          Where the link leads to
          <input
            list={placesId}
            value={href}
            onChange={(event) => setHref(event.target.value)}
            placeholder="/contact/"
          />
        </label>
        <p className="tools">
          <button type="submit" className="main">
            Set the link
          </button>
          <button type="button" onClick={() => onDone('')}>
            No link
          </button>
          <button type="button" onClick={() => onDone(undefined)}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  )
}
