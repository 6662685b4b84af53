/** What a check remembers of a site, so that the next one, or a build, looks only at what has changed. */
import path from 'node:path'
import type { PageFields, PageNotes } from '../../content/model/pageNotes.ts'
import type { Problem } from '../../content/problem/problem.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { cacheFolder, hashOfAll, keep, keepNewest, writeWhole } from '../cache/cache.ts'
import { readSealed, readWhole, writeSealed } from '../cache/sealed.ts'
import type { ReadFiles } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'

/** By file, its hash and that of what other pages see of it; empty for drafts. */
export type CheckedFiles = ReadonlyMap<string, { hash: string; publicViewHash: string }>

/** A check that found no error. */
export interface CheckState {
  /** All that the check depends on beside the page files. */
  setting: string
  /** Each source file as it was checked. */
  files: CheckedFiles
  /** Warnings and tips, which are told again where nothing had to be checked. */
  problems: Problem[]
  /** What is known of the pages; undefined where the cache has lost it. Read on demand: it is more than all the rest. */
  readKnown(): KnownPages | undefined
}

/** A page file without its sections. */
export interface KnownPage {
  fields: PageFields
  notes: PageNotes
}

/** By file. */
export interface KnownPages {
  /** What the pages were recognised by, see `CheckMemory`. */
  sketches: CheckMemory['sketches']
  /** What the pages are without their sections, drafts included. */
  pages: ReadonlyMap<string, KnownPage>
}

/** `pages` is left out where `readKnown` has given the same: it is more than all the rest. */
export type NewPages = Pick<KnownPages, 'sketches'> & Partial<KnownPages>

export type NewCheck = Omit<CheckState, 'readKnown'> & { known: NewPages }

export interface CheckStore {
  read(): CheckState | undefined
  write(check: NewCheck): void
  /** The files of the site as they were read last, whatever the check of them found. */
  readFiles(): ReadFiles
  /** Writes the files as they were read now, where they are not what `readFiles` gave. */
  noteFiles(files: ReadFiles, known: ReadFiles | undefined): void
}

const version = 3

/** Files that are kept of checks of any site: four each. */
const mostKept = 80

/** Keeps what is known of a site, given by its absolute folder. */
export function openChecks(root: string): CheckStore {
  const name = path.join(cacheFolder, 'checks', hashOfAll([root]))
  let found: Kept | undefined
  return {
    read() {
      found = readSealed<Kept>(`${name}.json`, version)
      if (!found) return undefined
      const { setting, problems, sketches, unread } = found
      const files = new Map(found.files.map(([file, hash, publicViewHash]) => [file, { hash, publicViewHash }]))
      return {
        setting,
        problems,
        files,
        readKnown() {
          const known = readSketches(`${name}.sketches`, sketches, [...files.keys()])
          const pages = readWhole(`${name}.pages`, unread)
          if (!known || !pages) return undefined
          return { sketches: known, pages: new Map(JSON.parse(pages.toString()) as [string, KnownPage][]) }
        },
      }
    },
    write({ setting, problems, files, known }) {
      const sketches = packSketches(known.sketches, [...files.keys()])
      const pages = known.pages && JSON.stringify([...known.pages])
      const unread = pages === undefined ? (found?.unread ?? '') : hashOf(pages)
      const listed = [...files].map(([file, { hash, publicViewHash }]): Kept['files'][number] => [
        file,
        hash,
        publicViewHash,
      ])
      const kept: Kept = { version, setting, problems, files: listed, sketches: hashOf(sketches), unread }
      keep(() => {
        writeWhole(`${name}.sketches`, sketches)
        if (pages !== undefined) writeWhole(`${name}.pages`, pages)
        writeSealed(`${name}.json`, kept)
        keepNewest(path.dirname(name), mostKept)
      })
    },
    readFiles() {
      const { files = [] } = readSealed<KeptFiles>(`${name}.files`, version) ?? {}
      return new Map(files.map(([file, stamp, hash]) => [file, { stamp, hash }]))
    },
    noteFiles(files, known) {
      // What has not changed is handed on by those that read.
      if (files.size === known?.size && [...files].every(([file, entry]) => known.get(file) === entry)) return
      const listed = [...files].map(([file, { stamp, hash }]): KeptFiles['files'][number] => [file, stamp, hash])
      keep(() => writeSealed<KeptFiles>(`${name}.files`, { version, files: listed }))
    },
  }
}

/** As it lies in the file: lists, which take half the time of objects with 10,000 names to read. */
interface Kept extends Pick<CheckState, 'setting' | 'problems'> {
  version: number
  files: [file: string, hash: string, publicViewHash: string][]
  /** Hashes of the files of sketches and pages, which are written first. */
  sketches: string
  unread: string
}

interface KeptFiles {
  version: number
  files: [file: string, stamp: string, hash: string][]
}

/** Numbers in the order of the files, as many for each; zeros where a file has none. */
function packSketches(sketches: CheckMemory['sketches'], files: readonly string[]): Uint8Array {
  const width = [...sketches.values()].find((sketch) => sketch !== undefined)?.length ?? 0
  const numbers = new Int32Array(files.length * width)
  files.forEach((file, index) => {
    const sketch = sketches.get(file)
    if (sketch) numbers.set(sketch, index * width)
  })
  return new Uint8Array(numbers.buffer)
}

function readSketches(file: string, hash: string, names: readonly string[]): CheckMemory['sketches'] | undefined {
  const bytes = readWhole(file, hash)
  if (!bytes) return undefined
  const numbers = new Int32Array(new Uint8Array(bytes).buffer)
  const width = numbers.length / Math.max(1, names.length)
  return new Map(
    names.map((name, index) => {
      const sketch = numbers.subarray(index * width, (index + 1) * width)
      return [name, sketch.some((number) => number !== 0) ? sketch : undefined]
    }),
  )
}
