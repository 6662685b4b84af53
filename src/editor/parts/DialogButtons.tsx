import type { ReactNode } from 'react'

interface DialogButtonsProps {
  /** What the button says that takes what was chosen. */
  take: string
  /** Whether there is nothing to take yet. */
  isEmpty?: boolean
  onCancel(): void
  /** Further buttons, between the two. */
  children?: ReactNode
}

/** The last line of a dialog: take what was chosen, or leave everything as it was. */
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
