import { closeSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file of the site beside its place, with the folders around it.
 *
 * @param file absolute
 * @returns its size in bytes, and when it was written in milliseconds since 1970, both as `stat` says
 * @throws where the disk takes only a part of it: `writeSync` alone would return, and a page be cut off
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
