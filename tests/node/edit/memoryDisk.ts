import type { Draft, DraftStore, SessionDisk } from '../../../src/node/edit/session/openDrafts.ts'

/** Creates a disk in memory, and a store of drafts. */
export function memoryDisk(files: Record<string, string>) {
  const texts = new Map(Object.entries(files))
  const kept = new Map<string, Draft>()
  const disk: SessionDisk = {
    read: (file) => texts.get(file),
    write({ file, before, after }) {
      if (texts.get(file) !== before) return 'has changed while it was checked'
      if (after === undefined) texts.delete(file)
      else texts.set(file, after)
      return undefined
    },
  }
  const store: DraftStore = {
    load: () => [...kept.values()],
    keep: (draft) => void kept.set(draft.file, structuredClone(draft)),
    drop: (file) => void kept.delete(file),
  }
  return { disk, store, texts, kept }
}
