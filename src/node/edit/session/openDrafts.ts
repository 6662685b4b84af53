import type { Conflict } from '../texts/mergeTexts.ts'
import type { FileChange } from './history.ts'
import { settleConflicts } from './settleConflicts.ts'

/** Reads and writes the files of a site for a session. */
export interface SessionDisk {
  /** Returns undefined if the file does not exist. */
  read(file: string): string | undefined
  /**
   * Writes a file, or deletes it if `after` is undefined. It does so only if the file still equals `before`.
   *
   * @returns the reason if it refuses, in words: `has changed while it was checked`
   */
  write(change: FileChange): string | undefined
}

/** The unsaved changes of one file. */
export interface Draft {
  file: string
  /** The file on disk that the draft is based on; undefined if there was none. */
  base: string | undefined
  /** Undefined if the draft deletes the file. */
  text: string | undefined
  /** Unresolved conflicts with another program. While there are any, the draft cannot be saved. */
  conflicts: readonly Conflict[]
}

/** Stores drafts until they are saved. */
export interface DraftStore {
  load(): Draft[]
  keep(draft: Draft): void
  drop(file: string): void
}

/** The base of a draft and its open conflicts. */
type DraftState = Pick<Draft, 'base' | 'conflicts'>

export interface Drafts {
  all(): Draft[]
  /** Undefined if the file has no unsaved changes. */
  of(file: string): Draft | undefined
  /** The text of a file including its draft; undefined if there is no such file. */
  text(file: string): string | undefined
  /** The base and the conflicts of a file's draft, or those that a new draft would start with. */
  state(file: string): DraftState
  /** Stores a text as the draft of its file. A text that equals the file removes the draft. */
  put(file: string, text: string | undefined, state?: DraftState): void
  /** Removes the draft of a file after it was saved. */
  drop(file: string): void
}

/** Loads the drafts from the store, on top of the files on disk. */
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
