/** The state of a check, which lets the next check or build process only changes. */
import path from 'node:path'
import type { PageFields, PageNotes } from '../../content/model/pageNotes.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { cacheFolder, hashOfAll, keepNewest, tryToCache } from '../cache/cache.ts'
import { readSealed, writeSealed } from '../cache/sealed.ts'
import type { ReadFiles } from '../disk/fileStamps.ts'

/** The state of a check that found no error. */
export interface CheckState {
  /** A hash of everything that the check depends on besides the page files. */
  checkInputsHash: string
  /** Each source file as it was checked. */
  files: ReadonlyMap<string, CheckedFile>
  /** See `CheckMemory`. */
  sketches: CheckMemory['sketches']
  /** Warnings and tips, which the next check repeats for unchanged pages. */
  problems: Problem[]
}

export interface CheckedFile {
  hash: string
  /** A hash of everything that other pages show of this page; undefined for drafts. */
  publicViewHash?: string | undefined
  /** What the check of other pages needs to know about a page; missing for other files. */
  page?: { fields: PageFields; notes: PageNotes }
}

export interface CheckStore {
  read(): CheckState | undefined
  write(check: CheckState): void
  /** The last read of the site's files, regardless of the result of their check. */
  readFiles(): ReadFiles
  /** Stores the read files, unless they equal `known`, the result of `readFiles`. */
  noteFiles(files: ReadFiles, known: ReadFiles | undefined): void
}

const version = 3

/** The files are stored as JSON, which V8 parses in a third of the time that `deserialize` takes. */
interface KeptCheck extends Omit<CheckState, 'files'> {
  version: number
  files: string
}

/** The number of files to keep for all sites: two for each site. */
const mostKept = 40

/** Opens the state of a site, given by the absolute path of its folder. */
export function openChecks(root: string): CheckStore {
  const name = path.join(cacheFolder, 'checks', hashOfAll([root]))
  return {
    read() {
      const kept = readSealed<KeptCheck>(`${name}.check`, version)
      return kept && { ...kept, files: new Map<string, CheckedFile>(JSON.parse(kept.files)) }
    },
    write(check) {
      tryToCache(() => {
        writeSealed(`${name}.check`, { ...check, version, files: JSON.stringify([...check.files]) })
        keepNewest(path.dirname(name), mostKept)
      })
    },
    readFiles: () => readSealed<{ version: number; files: ReadFiles }>(`${name}.files`, version)?.files ?? new Map(),
    noteFiles(files, known) {
      // `readSources` reuses the entries of unchanged files.
      if (files.size === known?.size && [...files].every(([file, entry]) => known.get(file) === entry)) return
      tryToCache(() => writeSealed(`${name}.files`, { version, files }))
    },
  }
}
