/** Changes that wait until the visitor sees what was done: those for which React draws more than that. */
export interface Later {
  /** Makes a change after the next paint; a later one of the same name takes its place. */
  put(name: string, change: () => void): void
  /** Makes the changes that wait. */
  settle(): void
  /** Forgets them, as what they change is gone. */
  drop(): void
}

/** Opens an empty list of such changes. */
export function openLater(): Later {
  const waiting = new Map<string, () => void>()
  const settle = () => {
    const changes = [...waiting.values()]
    waiting.clear()
    for (const change of changes) change()
  }
  return {
    put(name, change) {
      if (waiting.size === 0) requestAnimationFrame(() => setTimeout(settle))
      waiting.set(name, change)
    },
    settle,
    drop: () => waiting.clear(),
  }
}
