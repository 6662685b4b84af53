import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './cache.ts'

/** Caches expensive files between builds, by a key of their inputs. */
interface FileCache {
  /** Returns the path of the file for a key, and creates it if it is missing or damaged. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<string>
}

/** Opens a cache in a folder. Each file has a checksum file that shows whether it is complete. */
export function openCache(folder: string): FileCache {
  return {
    async get(key, make) {
      const file = path.join(folder, key)
      const seal = `${file}.sha256`
      const [kept, sealed] = await Promise.all([readKept(file), readKept(seal)])
      if (kept && sealed?.toString() === sumOf(kept)) return file
      const content = await make()
      writeWhole(file, content)
      writeWhole(seal, sumOf(content))
      return file
    },
  }
}

const readKept = (file: string) => readFile(file).catch(() => undefined)

const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Eight characters for a file name that change with the contents, as Vite adds them to names. */
export function nameHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('base64url').slice(0, 8)
}
