/**
 * Renames and deletes files that another program, such as a virus scanner, OneDrive or a viewer, has open. Windows
 * refuses both, and refuses to rename a parent folder.
 */
import { renameSync, rmSync } from 'node:fs'

/** The errors of Windows for such a file. On other systems they mean missing permissions, and waiting does not help. */
const refusals = ['EACCES', 'EBUSY', 'EPERM']
/** In milliseconds; a virus scanner needs some tenths of a second. */
const [patience, pause] = [2000, 50]

/** Renames like `renameSync`; on Windows it retries for two seconds. */
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

/** Deletes a file that must not remain; on Windows it retries for two seconds. */
export function deletePatiently(file: string): void {
  // Node.js waits 100 ms, then 200 ms and so on, but only with `recursive`.
  rmSync(file, { recursive: true, force: true, maxRetries: 6 })
}

/** Deletes an unneeded file or folder, unless another program has it open. */
export function deleteIfFree(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true })
  } catch {
    // Another program has it open. The next build deletes it.
  }
}
