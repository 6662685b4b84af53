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
  /** Takes back, or does again, what is no text: a picture. It gives why not, in words. */
  act?: (direction: Direction) => string | undefined
}

export type Direction = 'back' | 'on'

/** How many steps can be taken back. */
export const mostSteps = 500

export interface History {
  add(step: Step): void
  /** The step that an undo takes back next. */
  last(): Step | undefined
  /** The step that a redo does again next. */
  next(): Step | undefined
  /** Goes one step back or on. */
  go(direction: Direction): void
  /** Forgets the step that would be taken next, so that those behind it can be reached. */
  forget(direction: Direction): void
  /**
   * Brings the steps that were made since a file was `base` to another state of it, the last one first, until one has a
   * text that `move` knows no other for.
   */
  rebase(
    file: string,
    base: string | undefined,
    move: (text: string | undefined) => { text: string | undefined } | undefined,
  ): void
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
      const joined = isSame ? joinSteps(last, step) : step
      // What was typed and taken back is nothing to undo.
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

/** Two steps that followed each other as one. */
function joinSteps(first: Step, second: Step): Step {
  const changes = new Map(first.changes.map((change) => [change.file, change]))
  for (const change of second.changes) {
    const earlier = changes.get(change.file)
    changes.set(change.file, earlier ? { ...earlier, after: change.after } : change)
  }
  return { ...second, changes: [...changes.values()].filter(({ before, after }) => before !== after) }
}
