import { type Change, changeText } from '../texts/changeText.ts'
import { type Conflict, mergeFiles, mergeTexts } from '../texts/mergeTexts.ts'
import { createHistory, type Direction, type FileChange, type Step } from './history.ts'
import { isSamePath, settleConflicts, shiftConflict, takeTheirs } from './settleConflicts.ts'

/** The files of a site, as a session reads and writes them. */
export interface SessionDisk {
  /** Undefined where there is no such file. */
  read(file: string): string | undefined
  /**
   * Writes a file, or deletes it where `after` is undefined, if it still is what `before` says.
   *
   * @returns why not, in words: `has changed while it was checked`
   */
  write(change: FileChange): string | undefined
}

/** What a person has changed of a file and not saved. */
export interface Draft {
  file: string
  /** The file on the disk that the draft was made of; undefined where there was none. */
  base: string | undefined
  /** Undefined where the file is to be deleted. */
  text: string | undefined
  /** What the person has not settled yet with another program; until then the draft is not saved. */
  conflicts: readonly Conflict[]
}

/** Where drafts are kept until they are saved. */
export interface DraftStore {
  load(): Draft[]
  keep(draft: Draft): void
  drop(file: string): void
}

/** A conflict of a draft with what another program has written meanwhile. */
export interface OpenConflict extends Conflict {
  file: string
}

/** Changes of the person and of another program that lie in one draft now. */
export interface Joined {
  count: number
  file: string | undefined
}

/** What a session answers: done, or one sentence why not. */
export type Outcome = { done: true } | { done: false; why: string }

export interface FileEdit {
  file: string
  change: Change
}

export interface Session {
  /** The text of a file as the person sees it. */
  text(file: string): string | undefined
  drafts(): Draft[]
  /** All changes together, or none; each is made in what the one before it has left. */
  change(label: string, edits: readonly FileEdit[], burst?: string): Outcome
  /** Gives files other texts: new ones, copies, deletions. */
  replace(label: string, texts: readonly { file: string; text: string | undefined }[]): Outcome
  /** Notes something that was done and is no text, so that undo takes it back. */
  note(label: string, act: NonNullable<Step['act']>): void
  undo(): Outcome & { label?: string }
  redo(): Outcome & { label?: string }
  /** What undo and redo would do. */
  steps(): { undo: string | undefined; redo: string | undefined }
  /** Looks at the disk, and takes over what other programs have written. */
  look(): { merged: string[] }
  /** The file of which both changes were kept last, and how often that was so. */
  joined(): Joined
  conflicts(): OpenConflict[]
  /** Settles all conflicts of a file: keep mine, or take theirs. */
  choose(file: string, path: Conflict['path'], keep: 'mine' | 'theirs'): Outcome
  /** Writes drafts to the disk. */
  save(files?: readonly string[]): { saved: string[]; refused: { file: string; why: string }[] }
  /** Gives up a draft; that can be undone. */
  discard(file: string): Outcome
}

/** A field as a message names it; the whole file where there is no path. */
const nameOf = (path: Conflict['path']) =>
  path.length === 0 ? 'the text' : `"${path.filter((step) => typeof step === 'string').at(-1) ?? ''}"`

const refuse = (why: string): Outcome => ({ done: false, why })
const done: Outcome = { done: true }

/** Edits of a site's files that are kept as drafts, can be undone, and meet what other programs write at the same time. */
export function openEditing(disk: SessionDisk, store: DraftStore): Session {
  const drafts = new Map(store.load().map((draft) => [draft.file, draft]))
  const history = createHistory()
  let joined: Joined = { count: 0, file: undefined }

  const text = (file: string) => {
    const draft = drafts.get(file)
    return draft ? draft.text : disk.read(file)
  }
  const draftOf = (file: string) => drafts.get(file) ?? { base: disk.read(file), conflicts: [] }

  /** Makes a text the draft of its file; it is none where it equals the file. */
  const put = (file: string, wanted: string | undefined, known: Omit<Draft, 'file' | 'text'> = draftOf(file)) => {
    const { text: after, open } = settleConflicts(file, wanted, known.conflicts)
    if (after === known.base) {
      drafts.delete(file)
      store.drop(file)
    } else {
      const draft = { file, base: known.base, text: after, conflicts: open }
      drafts.set(file, draft)
      store.keep(draft)
    }
  }

  /** Takes over what another program has written into the file of a draft. */
  const lookAt = ({ file, base, text: mine, conflicts }: Draft): boolean => {
    const theirs = disk.read(file)
    if (theirs === base) return false
    const merge = mergeFiles(file, { before: base, mine, theirs })
    const isFound = (path: Conflict['path']) => merge.conflicts.some((found) => isSamePath(found.path, path))
    // The steps that made the draft lead back to what the other program has written, not behind it.
    history.rebase(file, base, (text) => {
      const moved = mergeFiles(file, { before: base, mine: text, theirs })
      return moved.conflicts.every(({ path }) => isFound(path)) ? moved : undefined
    })
    const earlier = conflicts.filter(({ path }) => !isFound(path))
    put(file, merge.text, { base: theirs, conflicts: [...earlier, ...merge.conflicts] })
    if (merge.conflicts.length === 0 && drafts.has(file)) joined = { count: joined.count + 1, file }
    return true
  }

  /** Brings a step to the texts of now: they may have been changed since by other programs. */
  const apply = (changes: readonly FileChange[]): Outcome => {
    const next: { file: string; text: string | undefined }[] = []
    for (const { file, before, after } of changes) {
      const now = text(file)
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
    for (const entry of next) put(entry.file, entry.text)
    return done
  }

  /**
   * Takes the next step. One that cannot be taken any more is forgotten, and the person told so: as long as it stood in the
   * way, none of those behind it could be taken either.
   */
  const take = (direction: Direction): Outcome & { label?: string } => {
    const isBack = direction === 'back'
    const step = isBack ? history.last() : history.next()
    if (!step) return refuse(`There is nothing to ${isBack ? 'undo' : 'redo'}.`)
    const { label, changes, act } = step
    const wanted = isBack ? changes.map(({ file, before, after }) => ({ file, before: after, after: before })) : changes
    const why = act?.(direction)
    const outcome = why === undefined ? apply(wanted) : refuse(why)
    if (outcome.done) history.go(direction)
    else history.forget(direction)
    if (outcome.done) return { ...outcome, label }
    const what = isBack ? 'be undone' : 'be done again'
    return refuse(
      `"${label}" cannot ${what}: ${outcome.why}. The step was left out; the ones around it can still be taken.`,
    )
  }

  const replace: Session['replace'] = (label, texts) => {
    const changes = texts.flatMap(({ file, text: after }) => {
      const before = text(file)
      return before === after ? [] : [{ file, before, after }]
    })
    if (changes.length === 0) return done
    history.add({ label, changes })
    for (const { file, after } of changes) put(file, after)
    return done
  }

  return {
    text,
    drafts: () => [...drafts.values()],
    change(label, edits, burst) {
      const texts = new Map<string, string>()
      for (const { file, change } of edits) {
        const before = texts.get(file) ?? text(file)
        const after = before === undefined ? undefined : changeText(file, before, change)
        if (after === undefined) return refuse(`${file} has no such place any more. It was read anew.`)
        texts.set(file, after)
      }
      const changes = [...texts].flatMap(([file, after]) => {
        const before = text(file)
        return before === after ? [] : [{ file, before, after }]
      })
      if (changes.length === 0) return done
      history.add({ label, changes, burst })
      for (const { file, after } of changes) put(file, after)
      return done
    },
    replace,
    note: (label, act) => history.add({ label, changes: [], act }),
    undo: () => take('back'),
    redo: () => take('on'),
    steps: () => ({ undo: history.last()?.label, redo: history.next()?.label }),
    look: () => ({ merged: [...drafts.values()].filter(lookAt).map(({ file }) => file) }),
    joined: () => joined,
    conflicts: () =>
      [...drafts.values()].flatMap(({ file, conflicts }) => conflicts.map((conflict) => ({ file, ...conflict }))),
    choose(file, path, keep) {
      const { base, conflicts } = draftOf(file)
      const found = conflicts.find((conflict) => isSamePath(conflict.path, path))
      if (!found) return refuse(`${file} has no such conflict any more.`)
      const now = text(file)
      const taken = keep === 'theirs' ? takeTheirs(file, now, found) : { text: now }
      if (!taken) return refuse(`${file} has been changed at that place since. Look at it once more.`)
      if (taken.text !== now)
        history.add({ label: 'Take what another program wrote', changes: [{ file, before: now, after: taken.text }] })
      const rest = conflicts.filter((each) => each !== found).map((each) => shiftConflict(each, found, keep))
      put(file, taken.text, { base, conflicts: rest })
      return done
    },
    save(files) {
      const saved: string[] = []
      const refused: { file: string; why: string }[] = []
      for (const draft of [...drafts.values()]) {
        const { file } = draft
        if (files && !files.includes(file)) continue
        lookAt(draft)
        const now = drafts.get(file)
        if (!now) continue
        const why =
          now.conflicts.length > 0
            ? 'was changed by another program at the same place; choose what stays'
            : disk.write({ file, before: now.base, after: now.text })
        if (why !== undefined) refused.push({ file, why })
        else {
          drafts.delete(file)
          store.drop(file)
          saved.push(file)
        }
      }
      return { saved, refused }
    },
    discard(file) {
      const draft = drafts.get(file)
      return draft ? replace('Give up the draft', [{ file, text: disk.read(file) }]) : done
    },
  }
}
