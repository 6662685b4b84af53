import { type Conflict, mergeTexts } from '../texts/mergeTexts.ts'
import type { Direction, FileChange, History, Step } from './history.ts'
import type { Drafts } from './openDrafts.ts'
import { done, type Outcome, refuse } from './outcome.ts'

/**
 * Undoes or redoes the next step. A step that can no longer be taken is removed from the history and refused with the
 * reason, because it would block all steps behind it.
 *
 * @returns the label of the step
 */
export function takeStep(direction: Direction, history: History, drafts: Drafts): Outcome & { label?: string } {
  const isBack = direction === 'back'
  const step = isBack ? history.last() : history.next()
  if (!step) return refuse(`There is nothing to ${isBack ? 'undo' : 'redo'}.`)
  const { label } = step
  const outcome = runStep(step, direction, drafts)
  if (outcome.done) {
    history.go(direction)
    return { ...outcome, label }
  }
  history.forget(direction)
  const what = isBack ? 'be undone' : 'be done again'
  return refuse(
    `"${label}" cannot ${what}: ${outcome.why}. The step was left out; the ones around it can still be taken.`,
  )
}

function runStep({ changes, act }: Step, direction: Direction, drafts: Drafts): Outcome {
  const why = act?.(direction)
  if (why !== undefined) return refuse(why)
  const wanted = direction === 'back' ? changes.map(turnRound) : changes
  return applyChanges(wanted, drafts)
}

const turnRound = ({ file, before, after }: FileChange): FileChange => ({ file, before: after, after: before })

/** Applies changes to the current texts, all or none, because other programs can have changed the files since. */
function applyChanges(changes: readonly FileChange[], drafts: Drafts): Outcome {
  const next: { file: string; text: string | undefined }[] = []
  for (const { file, before, after } of changes) {
    const now = drafts.text(file)
    if (now === before || now === after) next.push({ file, text: after })
    else if (before === undefined || after === undefined || now === undefined)
      return refuse(`another program has written, moved or deleted ${file} since`)
    else {
      const merge = mergeTexts(file, { before, mine: after, theirs: now })
      const [conflict] = merge.conflicts
      if (conflict) return refuse(`${nameOf(conflict.path)} of ${file} has been changed since by another program`)
      next.push({ file, text: merge.text })
    }
  }
  for (const { file, text } of next) drafts.put(file, text)
  return done
}

/** How a message names a field; `the text` for an empty path. */
const nameOf = (path: Conflict['path']): string =>
  path.length === 0 ? 'the text' : `"${path.filter((step) => typeof step === 'string').at(-1) ?? ''}"`
