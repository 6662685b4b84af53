/** What a check remembers of a site, so that the next one, or a build, looks only at what has changed. */
import path from 'node:path'
import type { PageFields, PageNotes } from '../../content/model/pageNotes.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { cacheFolder, hashOfAll, keepNewest, tryToCache } from '../cache/cache.ts'
import { readSealed, writeSealed } from '../cache/sealed.ts'
import type { ReadFiles } from '../disk/fileStamps.ts'

/** A check that found no error. */
export interface CheckState {
  /** Changes with all that the check depends on beside the page files. */
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
  /** Changes with all that other pages show of the page; missing for drafts. */
  publicViewHash?: string | undefined
  /** What the check of other pages needs of a page; missing for a file that is no page. */
  page?: { fields: PageFields; notes: PageNotes }
}

export interface CheckStore {
  read(): CheckState | undefined
  write(check: CheckState): void
  /** The files of the site as they were read last, whatever the check of them found. */
  readFiles(): ReadFiles
  /** Writes the files as they were read now, unless they are the same as `known`, which `readFiles` gave. */
  noteFiles(files: ReadFiles, known: ReadFiles | undefined): void
}

const version = 3

/** The files are JSON: V8 reads them in a third of the time that it takes for the same as values. */
interface KeptCheck extends Omit<CheckState, 'files'> {
  version: number
  files: string
}

/** Files that are kept of checks of any site: two each. */
const mostKept = 40

/** Keeps what is known of a site, given by its absolute folder. */
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
      // `readSources` hands on the entries of unchanged files.
      if (files.size === known?.size && [...files].every(([file, entry]) => known.get(file) === entry)) return
      tryToCache(() => writeSealed(`${name}.files`, { version, files }))
    },
  }
}
