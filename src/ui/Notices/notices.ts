/** A button or link in a notice; activating it closes the notice. */
export interface NoticeAction {
  label: string
  /** Describes another way to do the same, for people who do not reach the notice in time. */
  altText: string
  /** Target of a link. */
  href?: string
  onSelect?: () => void
}

/** How long a notice stays, in milliseconds (specification, section 9). */
export const noticeLifetime = 5000

/** The content of a notice. */
export interface NoticeText {
  title: string
  description: string
  tone?: 'default' | 'error'
  /** Whether a part of the page already announces the same to screen readers; such a notice is silent. */
  said?: boolean
  action?: NoticeAction
}

export interface Notice extends NoticeText {
  id: number
}

/** Stores the present notice; a newer one replaces it. It is also stored while `Notices` is still loading. */
function createNotices() {
  let current: Notice | undefined
  let count = 0
  const listeners = new Set<() => void>()
  const change = (notice: Notice | undefined) => {
    current = notice
    for (const listener of listeners) listener()
  }
  return {
    notify(text: NoticeText): void {
      count += 1
      change({ ...text, id: count })
    },
    /** Removes a notice, unless another has already replaced it. */
    dismiss(id: number): void {
      if (current?.id === id) change(undefined)
    },
    /** Removes an error, because another attempt begins or another page is shown. */
    dismissError(): void {
      if (current?.tone === 'error') change(undefined)
    },
    currentNotice: () => current,
    /** Calls `listener` at every change; the returned function unsubscribes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The notices of the page: all scripts share one area. */
export const { notify, dismiss, dismissError, currentNotice, subscribe } = createNotices()
