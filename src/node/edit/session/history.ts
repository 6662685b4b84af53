/** The text of a file before and after a step; undefined if the file does not exist. */
export interface FileChange {
  file: string
  before: string | undefined
  after: string | undefined
}

/** The unit of undo. */
export interface Step {
  /** What the step does, in words: `Change the heading`. */
  label: string
  changes: readonly FileChange[]
  /** Consecutive steps of the same burst of typing are merged. */
  burst?: string | undefined
  /** Undoes or redoes an action that changes no text, such as adding a picture. Returns the reason if it fails. */
  act?: (direction: Direction) => string | undefined
}

export type Direction = 'back' | 'on'

/** The number of steps that can be undone. */
const mostSteps = 500

export interface History {
  add(step: Step): void
  /** The step that the next undo reverts. */
  last(): Step | undefined
  /** The step that the next redo repeats. */
  next(): Step | undefined
  /** Moves one step back or forward. */
  go(direction: Direction): void
  /** Removes the step that the direction would take next, so that the steps behind it can be reached. */
  forget(direction: Direction): void
  /**
   * Moves the steps since a file was `base` to another state of the file, latest first. It stops at a step that has a
   * text for which `move` returns undefined.
   */
  rebase(
    file: string,
    base: string | undefined,
    move: (text: string | undefined) => { text: string | undefined } | undefined,
  ): void
}

/** Creates an empty history. A new step discards the steps that could be redone. */
export function createHistory(): History {
  let steps: Step[] = []
  let at = 0
  return {
    add(step) {
      const last = steps[at - 1]
      const rest = steps.slice(0, at)
      const isSame = at === steps.length && last?.burst !== undefined && last.burst === step.burst
      const joined = isSame ? joinSteps(last, step) : step
      // Typing that was reverted leaves nothing to undo.
      const added = joined.changes.length > 0 || joined.act ? [joined] : []
      steps = [...(isSame ? rest.slice(0, -1) : rest), ...added].slice(-mostSteps)
      at = steps.length
    },
    last: () => steps[at - 1],
    next: () => steps[at],
    go(direction) {
      at = Math.min(steps.length, Math.max(0, at + (direction === 'back' ? -1 : 1)))
    },
    forget(direction) {
      if (direction === 'back') at = Math.max(0, at - 1)
      steps = steps.filter((_, index) => index !== at)
    },
    rebase(file, base, move) {
      for (let index = at - 1; index >= 0; index--) {
        const step = steps[index]
        const change = step?.changes.find((each) => each.file === file)
        if (!step || !change) continue
        if (change.after === base) return
        const [before, after] = [move(change.before), move(change.after)]
        if (!before || !after) return
        const moved = { file, before: before.text, after: after.text }
        steps[index] = { ...step, changes: step.changes.map((each) => (each === change ? moved : each)) }
        if (change.before === base) return
      }
    },
  }
}

/** Merges two consecutive steps. */
function joinSteps(first: Step, second: Step): Step {
  const changes = new Map(first.changes.map((change) => [change.file, change]))
  for (const change of second.changes) {
    const earlier = changes.get(change.file)
    changes.set(change.file, earlier ? { ...earlier, after: change.after } : change)
  }
  return { ...second, changes: [...changes.values()].filter(({ before, after }) => before !== after) }
}
