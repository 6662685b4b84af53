import type { Stats } from 'node:fs'

/** The stamp of a file when it was read, and the hash of its text. */
export interface ReadFile {
  stamp: string
  hash: string
}

/** The last read of files, by path. */
export type ReadFiles = ReadonlyMap<string, ReadFile>

/**
 * A text that changes whenever a file is written: its size, mtime and ctime, the last of which no program can set back
 * (https://pubs.opengroup.org/onlinepubs/9799919799/functions/utimensat.html). Undefined for a file so new that it
 * could be written again within the same tick of the disk's clock, which git calls "racy"
 * (https://git-scm.com/docs/racy-git). A tick is 2 seconds on FAT and 1 on HFS+, which store no fractions of a second,
 * and less than 10 milliseconds elsewhere.
 *
 * @param stats taken right before the file is read, so that a later write changes them
 * @param now the time when they were taken, in milliseconds since 1970
 */
export function stampOf(stats: Stats, now: number): string | undefined {
  const { size, mtimeMs, ctimeMs } = stats
  const tick = Number.isInteger(mtimeMs / 1000) ? 2000 : 50
  return Math.abs(now - Math.max(mtimeMs, ctimeMs)) > tick ? `${size} ${mtimeMs} ${ctimeMs}` : undefined
}

/** Thrown if a file has changed since it was first read; then everything must be read again. */
export class FileChanged extends Error {
  // Each thread and bundle has its own class, and an error that leaves a thread keeps only this name.
  override name = 'FileChanged'

  constructor(file: string) {
    super(`${file} was saved while it was read. Run the command again.`)
  }
}

/** Returns true for a `FileChanged` of any thread or bundle. */
export const isFileChanged = (error: unknown): error is Error => error instanceof Error && error.name === 'FileChanged'

/** Calls a read function, and calls it again if a file was saved meanwhile. */
export function readAnew<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!isFileChanged(error)) throw error
    return read()
  }
}
