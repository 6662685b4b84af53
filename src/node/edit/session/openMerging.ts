import { type Conflict, mergeFiles } from '../texts/mergeTexts.ts'
import type { History } from './history.ts'
import type { Draft, Drafts, SessionDisk } from './openDrafts.ts'
import { isSamePath } from './settleConflicts.ts'

/** Counts drafts in which changes of the person and of another program were merged, and names the last file. */
export interface Joined {
  count: number
  file: string | undefined
}

interface Merging {
  /** Merges what another program has written into the file of a draft. Returns false if the file has not changed. */
  lookAt(draft: Draft): boolean
  /** The file in which both changes were merged last, and the number of such merges. */
  joined(): Joined
}

/** Merges drafts with changes that other programs make to their files. */
export function openMerging(disk: Pick<SessionDisk, 'read'>, drafts: Drafts, history: History): Merging {
  let joined: Joined = { count: 0, file: undefined }
  return {
    lookAt({ file, base, text: mine, conflicts }) {
      const theirs = disk.read(file)
      if (theirs === base) return false
      const merge = mergeFiles(file, { before: base, mine, theirs })
      const isFound = (path: Conflict['path']) => merge.conflicts.some((found) => isSamePath(found.path, path))
      // Undo must lead back to what the other program has written, not to the state before it.
      history.rebase(file, base, (text) => {
        const moved = mergeFiles(file, { before: base, mine: text, theirs })
        return moved.conflicts.every(({ path }) => isFound(path)) ? moved : undefined
      })
      const earlier = conflicts.filter(({ path }) => !isFound(path))
      drafts.put(file, merge.text, { base: theirs, conflicts: [...earlier, ...merge.conflicts] })
      if (merge.conflicts.length === 0 && drafts.of(file)) joined = { count: joined.count + 1, file }
      return true
    },
    joined: () => joined,
  }
}
