import type { ReactNode } from 'react'

interface DialogButtonsProps {
  /** The label of the submit button. */
  take: string
  /** Whether there is nothing to submit yet. */
  isEmpty?: boolean
  onCancel(): void
  /** Further buttons, between the two. */
  children?: ReactNode
}

/** The last line of a dialog: a button that submits and one that cancels. */
export function DialogButtons({ take, isEmpty = false, onCancel, children }: DialogButtonsProps) {
  return (
    <p className="tools">
      <button type="submit" className="main" disabled={isEmpty}>
        {take}
      </button>
      {children}
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </p>
  )
}
