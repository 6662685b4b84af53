/** What a notice says. */
export interface NoticeText {
  title: string
  description: string
  tone?: 'default' | 'error'
  /** A button in the notice; choosing it closes the notice. */
  action?: { label: string; onSelect: () => void }
}

export interface Notice extends NoticeText {
  id: number
}

let current: Notice | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a notice in place of the one that is there; kept until `Notices` has loaded. */
export function notify(text: NoticeText): void {
  count += 1
  change({ ...text, id: count })
}

/** Takes a notice away, unless another has already taken its place. */
export function dismiss(id: number): void {
  if (current?.id === id) change(undefined)
}

export function currentNotice(): Notice | undefined {
  return current
}

/** Calls `listener` at every change; returns the function that ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(notice: Notice | undefined) {
  current = notice
  for (const listener of listeners) listener()
}
