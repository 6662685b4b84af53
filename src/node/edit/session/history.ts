/** The text of a file before and after a step; undefined where there is no such file. */
export interface FileChange {
  file: string
  before: string | undefined
  after: string | undefined
}

/** What one undo takes back. */
export interface Step {
  /** What was done, in words: `Change the heading`. */
  label: string
  changes: readonly FileChange[]
  /** Steps of the same burst of typing become one. */
  burst?: string | undefined
}

/** How many steps can be taken back. */
export const mostSteps = 500

export interface History {
  add(step: Step): void
  /** The step that an undo takes back next. */
  last(): Step | undefined
  /** The step that a redo does again next. */
  next(): Step | undefined
  /** Goes one step back or on. */
  go(direction: 'back' | 'on'): void
}

/** Makes an empty history; a new step ends what could be done again. */
export function createHistory(): History {
  let steps: Step[] = []
  let at = 0
  return {
    add(step) {
      const last = steps[at - 1]
      const rest = steps.slice(0, at)
      const isSame = at === steps.length && last?.burst !== undefined && last.burst === step.burst
      steps = (isSame ? [...rest.slice(0, -1), joinSteps(last, step)] : [...rest, step]).slice(-mostSteps)
      at = steps.length
    },
    last: () => steps[at - 1],
    next: () => steps[at],
    go(direction) {
      at = Math.min(steps.length, Math.max(0, at + (direction === 'back' ? -1 : 1)))
    },
  }
}

/** Two steps that followed each other as one. */
function joinSteps(first: Step, second: Step): Step {
  const changes = new Map(first.changes.map((change) => [change.file, change]))
  for (const change of second.changes) {
    const earlier = changes.get(change.file)
    changes.set(change.file, earlier ? { ...earlier, after: change.after } : change)
  }
  return { ...second, changes: [...changes.values()] }
}
