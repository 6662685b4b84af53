/** The cache folder, which holds what later builds can use again, and how its entries are named and written. */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builderRoot } from '../disk/builderRoot.ts'
import { hashOf } from '../disk/hashOf.ts'
import { deleteIfFree, renamePatiently } from '../disk/heldFiles.ts'

/** Deleting it costs only time. ASHLAR_CACHE names another folder, such as one that a CI keeps. */
export const cacheFolder = path.resolve(
  process.env.ASHLAR_CACHE ?? path.join(builderRoot, 'node_modules/.cache/ashlar'),
)

/** A hash of several values together: any JSON, kept apart from each other. */
export function hashOfAll(values: readonly unknown[]): string {
  return hashOf(JSON.stringify(values))
}

/** A hash of the names and contents of some files, or of all files in some folders, in whatever order the disk lists them. */
export function hashOfFiles(root: string, places: readonly string[]): string {
  const files = places.flatMap((place) => listPlace(root, place))
  return hashOfAll(files.sort().map((file) => [file, hashOf(readFileSync(path.join(root, file)))]))
}

/** The files below a place of a folder, or the place itself where it is a file, relative to the folder. */
function listPlace(root: string, place: string): string[] {
  const whole = path.join(root, place)
  if (!statSync(whole).isDirectory()) return [place]
  const names = readdirSync(whole, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Writes a file whole or not at all, whenever the process ends. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(unfinished, content)
  renamePatiently(unfinished, file)
}

/** Writes to the cache if the disk lets it; otherwise the next run works out the same again. */
export function tryToCache(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/** Notes that an entry is used now; an entry that is new needs none. */
export function noteUse(entry: string): void {
  const now = new Date()
  tryToCache(() => utimesSync(entry, now, now))
}

/**
 * Deletes all but the entries of a folder that were made last, or used by `noteUse`; other builds may delete some at the same
 * time.
 *
 * @param spared milliseconds after its last use in which no entry is deleted: another process may read it
 */
export function keepNewest(folder: string, count: number, spared = 0): void {
  const entries = readdirSync(folder).map((name) => path.join(folder, name))
  const used = (entry: string) => statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const byAge = entries.map((entry) => ({ entry, used: used(entry) })).sort((a, b) => b.used - a.used)
  const latest = Date.now() - spared
  for (const { entry, used } of byAge.slice(count)) if (used <= latest) deleteIfFree(entry)
}
