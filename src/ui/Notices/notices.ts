/** A button or a link in a notice; choosing it closes the notice. */
export interface NoticeAction {
  label: string
  /** What else leads there, for people who do not reach the notice in time. */
  altText: string
  /** Address of a link. */
  href?: string
  onSelect?: () => void
}

/** How long a notice stays, in milliseconds (specification, section 9). */
export const noticeLifetime = 5000

/** What a notice says. */
export interface NoticeText {
  title: string
  description: string
  tone?: 'default' | 'error'
  /** Whether a part of the page says the same to those who hear it; a notice that is `said` is silent. */
  said?: boolean
  action?: NoticeAction
}

export interface Notice extends NoticeText {
  id: number
}

/** Keeps the notice that is on the page; a newer one takes its place. It is kept until `Notices` has loaded, too. */
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
    /** Takes a notice away, unless another has already taken its place. */
    dismiss(id: number): void {
      if (current?.id === id) change(undefined)
    },
    /** Takes an error away: it is over once another try begins, or another page is there. */
    dismissError(): void {
      if (current?.tone === 'error') change(undefined)
    },
    currentNotice: () => current,
    /** Calls `listener` at every change; returns the function that ends this. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The notices of the page: there is one area for them, whichever script has something to say. */
export const { notify, dismiss, dismissError, currentNotice, subscribe } = createNotices()
