import { type ComponentProps, useEffect, useRef } from 'react'
import { getState, setState } from '../site/store.ts'
import { NoticeText } from './Notice.tsx'

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> & {
  /** Its name, which is read aloud. */
  label: string
  onDone(): void
}

/** A dialog above the page. What happens meanwhile is told in it: the rest of the page is neither seen nor read aloud. */
export function Dialog({ label, onDone, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    setState({ dialogs: getState().dialogs + 1, notice: undefined })
    return () => {
      setState({ dialogs: getState().dialogs - 1 })
      // Browsers give the focus back when a dialog is closed, not when it is taken out of the page.
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
