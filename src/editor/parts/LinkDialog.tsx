import { useState } from 'react'
import { placesId } from '../site/store.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

interface LinkDialogProps {
  /** Called with the URL. It is empty if the link is to be removed, and undefined if the person cancelled. */
  onDone(href: string | undefined): void
}

/** Asks for the target of a link: a page, an anchor on a page, a phone number, an e-mail address or another site. */
export function LinkDialog({ onDone }: LinkDialogProps) {
  const [href, setHref] = useState('')
  return (
    <Dialog label="Link" onDone={() => onDone(undefined)}>
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
        <DialogButtons take="Set the link" onCancel={() => onDone(undefined)}>
          <button type="button" onClick={() => onDone('')}>
            No link
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
