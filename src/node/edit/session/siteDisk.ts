import { isUtf8 } from 'node:buffer'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../../cache/cache.ts'
import { deleteIfFree, renamePatiently } from '../../disk/heldFiles.ts'
import type { Places } from '../server/createPlaces.ts'
import type { SessionDisk } from './openDrafts.ts'

/** The folder for deleted pages, relative to the root of the site. */
const trashFolder = '.trash'

/** Reads and writes the files of a site. It refuses every file that the editor must not access. */
export function openSiteDisk(root: string, places: Places): SessionDisk {
  const read = (file: string) => {
    if (places.judge(file) !== undefined) return undefined
    const place = places.resolve(file)
    const bytes = existsSync(place) ? readFileSync(place) : undefined
    // Bytes that are not valid UTF-8 would not round-trip.
    return bytes && isUtf8(bytes) ? bytes.toString() : undefined
  }
  return {
    read,
    write({ file, before, after }) {
      const why = places.judge(file)
      if (why !== undefined) return why
      const place = places.resolve(file)
      // The second condition covers a file that is not text, for which `read` returns undefined.
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

function writeNew(place: string, text: string): void {
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text, { flag: 'wx', flush: true })
}

/**
 * Replaces the file atomically. If a symbolic link has taken its path meanwhile, the link is replaced, not followed.
 */
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

/**
 * Moves `pages/a/b.json` to `.trash/pages/a/b.json`, which git ignores. An older file of that name in the trash is
 * deleted.
 */
function moveToTrash(root: string, file: string, place: string): void {
  const target = path.join(root, trashFolder, ...file.split('/'))
  mkdirSync(path.dirname(target), { recursive: true })
  writeWhole(path.join(root, trashFolder, '.gitignore'), '*\n')
  deleteIfFree(target)
  renameSync(place, target)
}
