import type { SourceReader, Texts } from '../../content/problem/problem.ts'
import { readAgain } from '../disk/readText.ts'

/** The source files of a site on disk; some texts are in memory. Reading a changed file throws a `FileChanged`. */
export interface DiskSources extends SourceReader {
  /** All texts. */
  texts(): Texts
  /** Drops the texts of all other files from memory. Later reads take them from the disk. */
  holdOnly(files: ReadonlySet<string>): void
}

/** @param home the folder that the paths are relative to */
export function createDiskSources(home: string): DiskSources & {
  /** Adds a file. Without a text, the file is read when it is needed. */
  add(file: string, hash: string, text?: string): void
} {
  const hashes = new Map<string, string>()
  const held = new Map<string, string>()
  const read = (file: string) => {
    const hash = hashes.get(file)
    return held.get(file) ?? (hash === undefined ? '' : readAgain(home, file, hash))
  }
  return {
    add(file, hash, text) {
      hashes.set(file, hash)
      if (text !== undefined) held.set(file, text)
    },
    files: () => [...hashes.keys()],
    read,
    texts: () => Object.fromEntries([...hashes.keys()].map((file) => [file, read(file)])),
    holdOnly(files) {
      for (const file of held.keys()) if (!files.has(file)) held.delete(file)
    },
  }
}
