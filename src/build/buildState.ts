/** What a build keeps in mind of itself, so that the next one does only what has changed. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Addresses } from '../content/addresses/record.ts'
import type { CheckMemory } from '../content/compileSite.ts'
import type { Problem } from '../content/problem.ts'
import type { UnreadPage } from '../content/unreadPage.ts'
import type { Built } from './buildSite.ts'
import { cacheFolder, hashOfAll, keepNewest, writeWhole } from './cache.ts'
import type { ReadFiles } from './fileStamps.ts'
import { hashOf } from './hashOf.ts'
import { rememberLists } from './rememberLists.ts'

/** A file of the built site as it lies on the disk. */
export interface OutputRecord {
  hash: string
  /** Bytes. */
  size: number
  mtimeMs: number
}

/** What the HTML of a page was made from. */
export interface PageRecord {
  /** Hash of its page file. */
  own: string
  /** What it shows of other pages. */
  uses: string[]
  /** The state of these. */
  usesKey: string
}

export interface BuildState {
  /** All that the build was made from: the same gives the same site. */
  inputs: string
  /** All that every page is made from: configuration, code, header and footer. */
  shared: string
  /** Warnings and tips, which are told again where nothing had to be done. */
  problems: Problem[]
  /** All that the check depends on beside the page files. */
  setting: string
  /** Each source file as it was checked, and what others see of it; empty for drafts. */
  files: ReadonlyMap<string, { hash: string; face: string }>
  /** What there is to know of pages that have not changed; undefined where it is lost. */
  readKnown(): KnownPages | undefined
  /** By address. */
  pages: ReadonlyMap<string, PageRecord>
  /** By path in the output folder. */
  outputs: ReadonlyMap<string, OutputRecord>
  /** What is told of the build. */
  built: Pick<Built, 'pages' | 'forms' | 'redirects' | 'crowded'>
  addresses: Addresses
}

/** By file. */
export interface KnownPages {
  /** What the pages were recognised by, see `CheckMemory`. */
  sketches: CheckMemory['sketches']
  /** What the pages are without their sections; drafts are left out. */
  pages: ReadonlyMap<string, UnreadPage>
}

const version = 7

/** Files that are kept of builds of any site: four each. */
const mostKept = 120

export type NewState = Omit<BuildState, 'readKnown'> & { known: NewPages }

/** `pages` is left out where `readKnown` has given the same: it is more than all the rest. */
export type NewPages = Pick<KnownPages, 'sketches'> & Partial<KnownPages>

export interface StateStore {
  read(): BuildState | undefined
  write(state: NewState): void
  /** The source files as a build has read them, whatever became of it. */
  readFiles(): ReadFiles
  writeFiles(files: ReadFiles): void
}

/** Keeps the state of builds of one site into one folder. */
export function openState(root: string, outDir: string): StateStore {
  const name = path.join(cacheFolder, 'sites', hashOfAll([root, outDir]))
  let found: Kept | undefined
  return {
    read() {
      found = readSealed<Kept>(`${name}.json`)
      if (!found) return undefined
      const { uses, ...kept } = found
      const files = new Map(kept.files.map(([source, hash, face]) => [source, { hash, face }]))
      return {
        ...kept,
        addresses: new Map(kept.addresses),
        files,
        pages: new Map(
          kept.pages.map(([address, own, set, usesKey]) => [address, { own, uses: uses[set] ?? [], usesKey }]),
        ),
        outputs: new Map(kept.outputs.map(([file, hash, size, mtimeMs]) => [file, { hash, size, mtimeMs }])),
        readKnown() {
          const sketches = readSketches(`${name}.sketches`, kept.sketches, [...files.keys()])
          const pages = readWhole(`${name}.pages`, kept.unread)
          if (!sketches || !pages) return undefined
          return { sketches, pages: new Map(JSON.parse(pages.toString()) as [string, UnreadPage][]) }
        },
      }
    },
    write({ known, ...state }) {
      const sets = new Map<string, number>()
      const setOf = rememberLists((uses) => {
        const key = uses.join('\n')
        const number = sets.get(key) ?? sets.size
        sets.set(key, number)
        return number
      })
      const pages: Kept['pages'] = []
      for (const [address, { own, uses, usesKey }] of state.pages) pages.push([address, own, setOf(uses), usesKey])
      const outputs: Kept['outputs'] = []
      for (const [file, { hash, size, mtimeMs }] of state.outputs) outputs.push([file, hash, size, mtimeMs])
      const files: Kept['files'] = []
      for (const [source, { hash, face }] of state.files) files.push([source, hash, face])
      const kept = {
        ...state,
        version,
        addresses: [...state.addresses],
        ...{ files, pages, outputs },
        uses: [...sets.keys()].map((key) => (key === '' ? [] : key.split('\n'))),
      }
      const sketches = packSketches(known.sketches, [...state.files.keys()])
      writeWhole(`${name}.sketches`, sketches)
      const pagesText = known.pages && JSON.stringify([...known.pages])
      if (pagesText !== undefined) writeWhole(`${name}.pages`, pagesText)
      const unread = pagesText === undefined ? found?.unread : hashOf(pagesText)
      writeSealed(`${name}.json`, { ...kept, sketches: hashOf(sketches), unread })
      keepNewest(path.dirname(name), mostKept)
    },
    readFiles() {
      const { files = [] } = readSealed<KeptFiles>(`${name}.files`) ?? {}
      return new Map(files.map(([file, stamp, hash]) => [file, { stamp, hash }]))
    },
    writeFiles(files) {
      writeSealed(`${name}.files`, { version, files: [...files].map(([file, { stamp, hash }]) => [file, stamp, hash]) })
    },
  }
}

interface KeptFiles {
  version: number
  files: [file: string, stamp: string, hash: string][]
}

/** Writes a value with its hash, so that a file that was damaged is known. */
function writeSealed<T extends { version: number }>(file: string, value: T): void {
  const text = JSON.stringify(value)
  writeWhole(file, `${hashOf(text)}\n${text}`)
}

/** The value of a file; undefined where it is not what was written, not of this version, or cannot be read. */
function readSealed<T extends { version: number }>(file: string): T | undefined {
  try {
    const [hash, text = ''] = readFileSync(file, 'utf8').split('\n', 2)
    const value = hash === hashOf(text) ? (JSON.parse(text) as T) : undefined
    return value?.version === version ? value : undefined
  } catch {
    return undefined
  }
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

/** The bytes of a file; undefined where they are not those that were written. */
function readWhole(file: string, hash: string): Buffer | undefined {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  return hashOf(bytes) === hash ? bytes : undefined
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

/**
 * As it lies in the file: lists, which take half the time of objects with 10,000 names to read. Most pages use the same,
 * so each set of uses is written once.
 */
interface Kept extends Pick<BuildState, 'inputs' | 'shared' | 'setting' | 'problems' | 'built'> {
  version: number
  /** Hashes of the files of sketches and pages, which are written first. */
  sketches: string
  unread: string
  addresses: [address: string, name: string][]
  uses: string[][]
  files: [file: string, hash: string, face: string][]
  pages: [address: string, own: string, set: number, usesKey: string][]
  outputs: [path: string, hash: string, size: number, mtimeMs: number][]
}
