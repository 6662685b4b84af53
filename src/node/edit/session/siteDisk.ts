import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../../cache/cache.ts'
import { deleteIfFree, renamePatiently } from '../../disk/heldFiles.ts'
import type { Places } from '../server/createPlaces.ts'
import type { SessionDisk } from './openDrafts.ts'

/** Deleted pages are moved there, below the root of the site. */
export const trashFolder = '.trash'

/** The files of a site on the disk; what is no place of the editor is neither read nor written. */
export function openSiteDisk(root: string, places: Places): SessionDisk {
  const read = (file: string) => {
    if (places.judge(file) !== undefined) return undefined
    const place = places.resolve(file)
    return existsSync(place) ? decode(readFileSync(place)) : undefined
  }
  return {
    read,
    write({ file, before, after }) {
      const why = places.judge(file)
      if (why !== undefined) return why
      const place = places.resolve(file)
      // Also a file that is no text, which `read` does not give.
      if (read(file) !== before || existsSync(place) !== (before !== undefined))
        return 'has changed while it was checked'
      try {
        if (after === undefined) moveToTrash(root, file, place)
        else if (before === undefined) writeNew(place, after)
        else rewrite(place, after)
        return undefined
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
        return code === 'EEXIST' ? 'exists already' : `cannot be written (${code})`
      }
    },
  }
}

/** Undefined for bytes that are no text: written back, they would not be the same. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function writeNew(place: string, text: string): void {
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text, { flag: 'wx', flush: true })
}

/** Whole or not at all; a link that has come into its place meanwhile is replaced, not followed. */
function rewrite(place: string, text: string): void {
  const { mode } = statSync(place)
  if ((mode & 0o222) === 0) throw Object.assign(new Error('read-only'), { code: 'EACCES' })
  const beside = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}.new`)
  try {
    writeFileSync(beside, text, { flag: 'wx', flush: true })
    chmodSync(beside, mode)
    renamePatiently(beside, place)
  } finally {
    rmSync(beside, { force: true })
  }
}

/** `pages/a/b.json` becomes `.trash/pages/a/b.json`, unseen by git; one of that name that lies there already goes. */
function moveToTrash(root: string, file: string, place: string): void {
  const target = path.join(root, trashFolder, ...file.split('/'))
  mkdirSync(path.dirname(target), { recursive: true })
  writeWhole(path.join(root, trashFolder, '.gitignore'), '*\n')
  deleteIfFree(target)
  renameSync(place, target)
}
