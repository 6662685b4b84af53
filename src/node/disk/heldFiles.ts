/**
 * Renaming and deleting files that another program, such as a virus scanner, OneDrive or a viewer, reads: Windows refuses
 * both then, and refuses to rename a folder around them.
 */
import { renameSync, rmSync } from 'node:fs'

/** Errors of Windows for such a file; elsewhere they mean a missing right, and waiting does not help. */
const refusals = ['EACCES', 'EBUSY', 'EPERM']
/** In milliseconds: a scanner is done with a file in some tenths of a second. */
const [patience, pause] = [2000, 50]

/** Renames as `renameSync` does, and on Windows tries again for two seconds. */
export function renamePatiently(from: string, to: string): void {
  const last = Date.now() + patience
  for (;;) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (process.platform !== 'win32' || !refusals.includes(code) || Date.now() > last) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

/** Deletes a file that must not stay; on Windows it tries again for two seconds. */
export function deletePatiently(file: string): void {
  // Node waits for 100 ms, then for 200, and so on, but only where it may delete a folder as well.
  rmSync(file, { recursive: true, force: true, maxRetries: 6 })
}

/** Deletes a file or folder that is no longer needed, unless another program holds it. */
export function deleteIfFree(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true })
  } catch {
    // Held open: the next build deletes it.
  }
}
