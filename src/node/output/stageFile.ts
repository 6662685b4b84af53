import { closeSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file into the staging folder and creates its parent folders.
 *
 * @param file the absolute path
 * @returns its size in bytes and modification time in milliseconds since 1970, both from `stat`
 * @throws if the disk writes only a part of it: `writeSync` alone would return, and the page would be truncated
 */
export function stageFile(file: string, content: string | Uint8Array): { size: number; mtimeMs: number } {
  mkdirSync(path.dirname(file), { recursive: true })
  const handle = openSync(file, 'w')
  try {
    writeFileSync(handle, content)
    const { size, mtimeMs } = fstatSync(handle)
    return { size, mtimeMs }
  } finally {
    closeSync(handle)
  }
}
