import { createHash } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { builderRoot } from './viteConfig.ts'

/** Files that take long to make, kept from one build to the next by what they were made of. */
export interface FileCache {
  /** Gives the path of the file for a key; makes it where it is missing. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<string>
}

/** Below node_modules, as https://www.npmjs.com/package/find-cache-dir has it: `npm ci` empties it, git passes it over. */
export const cacheFolder = path.join(builderRoot, 'node_modules/.cache/ashlar')

export function openCache(folder: string): FileCache {
  return {
    async get(key, make) {
      const file = path.join(folder, key)
      if (await stat(file).catch(() => undefined)) return file
      const content = await make()
      await mkdir(folder, { recursive: true })
      // A build that is killed while it writes leaves no half file under the name.
      const beside = `${file}.${process.pid}.new`
      await writeFile(beside, content)
      await rename(beside, file)
      return file
    },
  }
}

/** Eight characters that change with the content, as Vite writes them into names. */
export function hashOf(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('base64url').slice(0, 8)
}
