/** The cache folder with results that later builds reuse, and functions to name and write its entries. */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builderRoot } from '../disk/builderRoot.ts'
import { hashOf } from '../disk/hashOf.ts'
import { deleteIfFree, renamePatiently } from '../disk/heldFiles.ts'

/** Deleting it only costs time. ASHLAR_CACHE sets another folder, such as one that a CI keeps. */
export const cacheFolder = path.resolve(
  process.env.ASHLAR_CACHE ?? path.join(builderRoot, 'node_modules/.cache/ashlar'),
)

/** Hashes several JSON values together. */
export function hashOfAll(values: readonly unknown[]): string {
  return hashOf(JSON.stringify(values))
}

/**
 * Hashes the names and contents of files, or of all files in folders, independently of the order in which the disk
 * lists them.
 */
export function hashOfFiles(root: string, places: readonly string[]): string {
  const files = places.flatMap((place) => listPlace(root, place))
  return hashOfAll(files.sort().map((file) => [file, hashOf(readFileSync(path.join(root, file)))]))
}

/** The files below a folder, or the path itself if it is a file; all relative to the root. */
function listPlace(root: string, place: string): string[] {
  const whole = path.join(root, place)
  if (!statSync(whole).isDirectory()) return [place]
  const names = readdirSync(whole, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Writes a file atomically, even if the process ends. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(unfinished, content)
  renamePatiently(unfinished, file)
}

/** Writes to the cache if the disk allows it; otherwise the next run computes the same again. */
export function tryToCache(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/** Marks an entry as used now; new entries do not need it. */
export function noteUse(entry: string): void {
  const now = new Date()
  tryToCache(() => utimesSync(entry, now, now))
}

/**
 * Deletes all entries of a folder except the `count` most recently created or used (`noteUse`). Other processes can
 * delete some at the same time.
 *
 * @param spared the time in milliseconds after its last use in which no entry is deleted, because another process may
 *   read it
 */
export function keepNewest(folder: string, count: number, spared = 0): void {
  const entries = readdirSync(folder).map((name) => path.join(folder, name))
  const used = (entry: string) => statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const byAge = entries.map((entry) => ({ entry, used: used(entry) })).sort((a, b) => b.used - a.used)
  const latest = Date.now() - spared
  for (const { entry, used } of byAge.slice(count)) if (used <= latest) deleteIfFree(entry)
}
