import type { Draft, Drafts, SessionDisk } from './openDrafts.ts'

interface Saved {
  saved: string[]
  refused: { file: string; why: string }[]
}

/**
 * Writes drafts to disk, after merging what other programs have written meanwhile. Refuses a draft with an open
 * conflict.
 */
export function saveDrafts(
  wanted: readonly Draft[],
  { disk, drafts, lookAt }: { disk: SessionDisk; drafts: Drafts; lookAt(draft: Draft): unknown },
): Saved {
  const result: Saved = { saved: [], refused: [] }
  for (const draft of wanted) {
    const { file } = draft
    lookAt(draft)
    const now = drafts.of(file)
    if (!now) continue
    const why = write(now, disk)
    if (why !== undefined) result.refused.push({ file, why })
    else {
      drafts.drop(file)
      result.saved.push(file)
    }
  }
  return result
}

const write = ({ file, base, text, conflicts }: Draft, disk: SessionDisk): string | undefined =>
  conflicts.length > 0
    ? 'was changed by another program at the same place; choose what stays'
    : disk.write({ file, before: base, after: text })
