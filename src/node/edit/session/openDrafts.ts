import type { Conflict } from '../texts/mergeTexts.ts'
import type { FileChange } from './history.ts'
import { settleConflicts } from './settleConflicts.ts'

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

/** What a draft was made of, and what is open in it. */
export type DraftState = Pick<Draft, 'base' | 'conflicts'>

export interface Drafts {
  all(): Draft[]
  /** Undefined where the file is as it is on the disk. */
  of(file: string): Draft | undefined
  /** The text of a file as the person sees it; undefined where there is no such file. */
  text(file: string): string | undefined
  /** What the draft of a file was made of, or would be. */
  state(file: string): DraftState
  /** Makes a text the draft of its file; it is none where it equals the file. */
  put(file: string, text: string | undefined, state?: DraftState): void
  /** Forgets the draft of a file, which is saved. */
  drop(file: string): void
}

/** The drafts of a site's files, as they were left in the store, over what is on the disk. */
export function openDrafts(disk: Pick<SessionDisk, 'read'>, store: DraftStore): Drafts {
  const drafts = new Map(store.load().map((draft) => [draft.file, draft]))
  const drop = (file: string) => {
    drafts.delete(file)
    store.drop(file)
  }
  const state = (file: string): DraftState => drafts.get(file) ?? { base: disk.read(file), conflicts: [] }
  return {
    all: () => [...drafts.values()],
    of: (file) => drafts.get(file),
    text(file) {
      const draft = drafts.get(file)
      return draft ? draft.text : disk.read(file)
    },
    state,
    put(file, wanted, { base, conflicts } = state(file)) {
      const { text, open } = settleConflicts(file, wanted, conflicts)
      if (text === base) return drop(file)
      const draft = { file, base, text, conflicts: open }
      drafts.set(file, draft)
      store.keep(draft)
    },
    drop,
  }
}
