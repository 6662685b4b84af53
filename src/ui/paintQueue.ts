/**
 * Updates that are postponed until the visitor sees the immediate result, because React renders more than that for
 * them.
 */
export interface PaintQueue {
  /** Runs an update after the next paint; a later one of the same name replaces it. */
  put(name: string, change: () => void): void
  /** Runs the pending updates now. */
  settle(): void
  /** Discards them, because their target is gone. */
  drop(): void
}

/** Creates an empty list of such updates. */
export function createPaintQueue(): PaintQueue {
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
