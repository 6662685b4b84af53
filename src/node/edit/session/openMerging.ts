import { type Conflict, mergeFiles } from '../texts/mergeTexts.ts'
import type { History } from './history.ts'
import type { Draft, Drafts, SessionDisk } from './openDrafts.ts'
import { isSamePath } from './settleConflicts.ts'

/** Changes of the person and of another program that lie in one draft now. */
export interface Joined {
  count: number
  file: string | undefined
}

interface Merging {
  /** Takes over what another program has written into the file of a draft; false where it has written nothing. */
  lookAt(draft: Draft): boolean
  /** The file of which both changes were kept last, and how often that was so. */
  joined(): Joined
}

/** Brings drafts together with what other programs write into their files meanwhile. */
export function openMerging(disk: Pick<SessionDisk, 'read'>, drafts: Drafts, history: History): Merging {
  let joined: Joined = { count: 0, file: undefined }
  return {
    lookAt({ file, base, text: mine, conflicts }) {
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
      drafts.put(file, merge.text, { base: theirs, conflicts: [...earlier, ...merge.conflicts] })
      if (merge.conflicts.length === 0 && drafts.of(file)) joined = { count: joined.count + 1, file }
      return true
    },
    joined: () => joined,
  }
}
