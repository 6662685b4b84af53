import { type ComponentProps, useEffect, useRef } from 'react'
import { getState, setState } from '../site/store.ts'
import { NoticeText } from './Notice.tsx'

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> & {
  /** The accessible name. */
  label: string
  onDone(): void
}

/** A modal dialog over the page. It shows notices itself, because the rest of the page is inert. */
export function Dialog({ label, onDone, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    setState({ dialogs: getState().dialogs + 1, notice: undefined })
    return () => {
      setState({ dialogs: getState().dialogs - 1 })
      // Browsers restore the focus when a dialog is closed, but not when it is removed from the document.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} aria-label={label} onClose={onDone} {...rest}>
      {children}
      <NoticeText />
    </dialog>
  )
}
