import { isDeepStrictEqual } from 'node:util'
import { type Change, changeText } from '../texts/changeText.ts'
import type { Conflict } from '../texts/mergeTexts.ts'
import { createHistory, type History, type Step } from './history.ts'
import { type Draft, type DraftStore, type Drafts, openDrafts, type SessionDisk } from './openDrafts.ts'
import { type Joined, openMerging } from './openMerging.ts'
import { done, type Outcome, refuse } from './outcome.ts'
import { saveDrafts } from './saveDrafts.ts'
import { isSamePath, shiftConflict, takeTheirs, valueNow } from './settleConflicts.ts'
import { takeStep } from './takeStep.ts'

/** A conflict between a draft and a change by another program. */
export interface OpenConflict extends Conflict {
  file: string
}

export interface FileEdit {
  file: string
  change: Change
  /** The value that the person saw at the path of a `set`. Another value that is there by now is a conflict. */
  seen?: unknown
}

export interface Session {
  /** The text of a file including its draft. */
  text(file: string): string | undefined
  drafts(): Draft[]
  /** Applies all changes or none. Each change applies to the result of the one before it. */
  change(label: string, edits: readonly FileEdit[], burst?: string): Outcome
  /** Replaces, creates or deletes files. */
  replace(label: string, texts: readonly { file: string; text: string | undefined }[]): Outcome
  /** Records an action that changes no text, so that undo can revert it. */
  note(label: string, act: NonNullable<Step['act']>): void
  undo(): Outcome & { label?: string }
  redo(): Outcome & { label?: string }
  /** The labels of the steps that undo and redo would take. */
  steps(): { undo: string | undefined; redo: string | undefined }
  /** Reads the disk and merges the changes of other programs into the drafts. Returns the files it merged. */
  look(): { merged: string[] }
  /** The file in which both changes were merged last, and the number of such merges. */
  joined(): Joined
  conflicts(): OpenConflict[]
  /** Resolves a conflict of a file: keeps the person's version, or takes the one from disk. */
  choose(file: string, path: Conflict['path'], keep: 'mine' | 'theirs'): Outcome
  /** Writes drafts to disk; without `files`, all of them. */
  save(files?: readonly string[]): { saved: string[]; refused: { file: string; why: string }[] }
  /** Discards a draft; undo restores it. */
  discard(file: string): Outcome
}

/** Opens an editing session: changes become drafts, can be undone, and are merged with changes by other programs. */
export function openEditing(disk: SessionDisk, store: DraftStore): Session {
  const drafts = openDrafts(disk, store)
  const history = createHistory()
  const { lookAt, joined } = openMerging(disk, drafts, history)
  const replace: Session['replace'] = (label, texts) => record({ label }, texts, { drafts, history })
  return {
    text: drafts.text,
    drafts: drafts.all,
    joined,
    replace,
    change(label, edits, burst) {
      const texts = textsAfter(edits, drafts)
      return 'why' in texts ? texts : record({ label, burst }, texts, { drafts, history }, edits)
    },
    note: (label, act) => history.add({ label, changes: [], act }),
    undo: () => takeStep('back', history, drafts),
    redo: () => takeStep('on', history, drafts),
    steps: () => ({ undo: history.last()?.label, redo: history.next()?.label }),
    look: () => ({
      merged: drafts
        .all()
        .filter(lookAt)
        .map(({ file }) => file),
    }),
    conflicts: () =>
      drafts.all().flatMap(({ file, conflicts }) => conflicts.map((conflict) => ({ file, ...conflict }))),
    choose: (file, path, keep) => chooseText({ file, path, keep }, { drafts, history }),
    save(files) {
      const wanted = drafts.all().filter(({ file }) => !files || files.includes(file))
      return saveDrafts(wanted, { disk, drafts, lookAt })
    },
    discard: (file) => (drafts.of(file) ? replace('Give up the draft', [{ file, text: disk.read(file) }]) : done),
  }
}

interface FileText {
  file: string
  text: string | undefined
}

interface SessionParts {
  drafts: Drafts
  history: History
}

/**
 * Replaces the texts of files in one step. It ignores a text that equals the current one.
 *
 * @param edits what has led to the texts
 */
function record(
  step: Omit<Step, 'changes'>,
  texts: readonly FileText[],
  { drafts, history }: SessionParts,
  edits: readonly FileEdit[] = [],
): Outcome {
  const changes = texts.flatMap(({ file, text: after }) => {
    const before = drafts.text(file)
    return before === after ? [] : [{ file, before, after }]
  })
  if (changes.length === 0) return done
  history.add({ ...step, changes })
  for (const { file, after } of changes) {
    const { base, conflicts } = drafts.state(file)
    const own = edits.filter((edit) => edit.file === file)
    drafts.put(file, after, { base, conflicts: conflictsAfter(own, conflicts, drafts.text(file)) })
  }
  return done
}

/**
 * The conflicts of a file after edits: the open ones, with what the person has typed there since, and a new one for a
 * value that the person has not seen.
 *
 * @param now the text before the edits
 */
function conflictsAfter(edits: readonly FileEdit[], open: readonly Conflict[], now: string | undefined): Conflict[] {
  const conflicts = [...open]
  for (const { file, change, seen } of edits) {
    if (change.kind !== 'set') continue
    const { path, value: mine } = change
    const at = conflicts.findIndex((conflict) => isSamePath(conflict.path, path))
    const known = conflicts[at]
    const theirs = valueNow(file, now, path)
    if (known) conflicts[at] = { ...known, mine }
    else if (seen !== undefined && !isDeepStrictEqual(seen, theirs))
      conflicts.push({ path, before: seen, mine, theirs })
  }
  return conflicts
}

/**
 * The texts of files after the edits. Each edit applies to the result of the one before it. Refused if a path no longer
 * exists.
 */
function textsAfter(edits: readonly FileEdit[], drafts: Drafts): FileText[] | (Outcome & { done: false }) {
  const texts = new Map<string, string>()
  for (const { file, change } of edits) {
    const before = texts.get(file) ?? drafts.text(file)
    const after = before === undefined ? undefined : changeText(file, before, change)
    if (after === undefined) return refuse(`${file} has no such place any more. It was read anew.`)
    texts.set(file, after)
  }
  return [...texts].map(([file, text]) => ({ file, text }))
}

interface Choice {
  file: string
  path: Conflict['path']
  keep: 'mine' | 'theirs'
}

/** Resolves the conflict at a path. Taking the version from disk is a step that can be undone. */
function chooseText({ file, path, keep }: Choice, { drafts, history }: SessionParts): Outcome {
  const { base, conflicts } = drafts.state(file)
  const found = conflicts.find((conflict) => isSamePath(conflict.path, path))
  if (!found) return refuse(`${file} has no such conflict any more.`)
  const now = drafts.text(file)
  const taken = keep === 'theirs' ? takeTheirs(file, now, found) : { text: now }
  if (!taken) return refuse(`${file} has been changed at that place since. Look at it once more.`)
  if (taken.text !== now)
    history.add({ label: 'Take what another program wrote', changes: [{ file, before: now, after: taken.text }] })
  const rest = conflicts.filter((each) => each !== found).map((each) => shiftConflict(each, found, keep))
  drafts.put(file, taken.text, { base, conflicts: rest })
  return done
}
