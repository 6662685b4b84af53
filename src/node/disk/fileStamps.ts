import type { Stats } from 'node:fs'

/** A file as it was read: its stamp, and the hash of its text. */
export interface ReadFile {
  stamp: string
  hash: string
}

/** Files by their path, as they were read last. */
export type ReadFiles = ReadonlyMap<string, ReadFile>

/**
 * A text that changes whenever a file is written: its size, mtime and ctime, the last of which no program can set back
 * (https://pubs.opengroup.org/onlinepubs/9799919799/functions/utimensat.html). Undefined for a file so new that it may be
 * written again within the same tick of the disk's clock, the problem that git calls "racy"
 * (https://git-scm.com/docs/racy-git): a tick is 2 seconds on FAT and 1 on HFS+, which store no fractions of a second, and
 * less than 10 milliseconds elsewhere.
 *
 * @param stats taken right before the file is read, so that a later write changes them
 * @param now the time when they were taken, in milliseconds since 1970
 */
export function stampOf(stats: Stats, now: number): string | undefined {
  const { size, mtimeMs, ctimeMs } = stats
  const tick = Number.isInteger(mtimeMs / 1000) ? 2000 : 50
  return Math.abs(now - Math.max(mtimeMs, ctimeMs)) > tick ? `${size} ${mtimeMs} ${ctimeMs}` : undefined
}

/** A file has changed since it was read first: everything has to be read again. */
export class FileChanged extends Error {
  // Each thread and bundle has another class; an error that leaves one keeps only this name.
  override name = 'FileChanged'

  constructor(file: string) {
    super(`${file} was saved while it was read. Run the command again.`)
  }
}

/** Whether an error says that a file has changed since it was found. */
export const isFileChanged = (error: unknown): error is Error => error instanceof Error && error.name === 'FileChanged'

/** What a function reads; once more, and anew, where a file was saved meanwhile. */
export function readAnew<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!isFileChanged(error)) throw error
    return read()
  }
}
