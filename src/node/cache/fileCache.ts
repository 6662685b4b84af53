import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './cache.ts'

/** Files that take long to make, kept from one build to the next by what they were made of. */
export interface FileCache {
  /** Gives the path of the file for a key; makes it where it is missing or no longer what was written. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<string>
}

/** Files that are kept in a folder by their key, each with a seal that tells whether it is whole. */
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

/** Eight characters for the name of a file, which change with what it is made of, as Vite writes them into names. */
export function nameHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('base64url').slice(0, 8)
}
