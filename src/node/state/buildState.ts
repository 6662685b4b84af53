/** What a build remembers, so that the next one does only what has changed. */
import path from 'node:path'
import type { Addresses } from '../../content/addresses/addressRecord.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { cacheFolder, hashOfAll, keep, keepNewest } from '../cache/cache.ts'
import { rememberLists } from '../cache/rememberLists.ts'
import { readSealed, writeSealed } from '../cache/sealed.ts'
import type { Built } from '../options/buildOptions.ts'
import type { OutputRecord } from '../output/outputRecord.ts'

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
  /** By address. */
  pages: ReadonlyMap<string, PageRecord>
  /** By path in the output folder. */
  outputs: ReadonlyMap<string, OutputRecord>
  /** What is reported about the build. */
  built: Pick<Built, 'pages' | 'forms' | 'redirects' | 'crowded'>
  addresses: Addresses
}

const version = 8

/** How many states are kept, of all sites together. */
const mostKept = 30

export interface StateStore {
  read(): BuildState | undefined
  write(state: BuildState): void
}

/** Keeps the state of builds of one site into one folder. */
export function openState(root: string, outDir: string): StateStore {
  const file = path.join(cacheFolder, 'sites', `${hashOfAll([root, outDir])}.json`)
  return {
    read() {
      const found = readSealed<Kept>(file, version)
      if (!found) return undefined
      const { uses, ...kept } = found
      return {
        ...kept,
        addresses: new Map(kept.addresses),
        pages: new Map(
          kept.pages.map(([address, own, set, usesKey]) => [address, { own, uses: uses[set] ?? [], usesKey }]),
        ),
        outputs: new Map(kept.outputs.map(([name, hash, size, mtimeMs]) => [name, { hash, size, mtimeMs }])),
      }
    },
    write(state) {
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
      for (const [name, { hash, size, mtimeMs }] of state.outputs) outputs.push([name, hash, size, mtimeMs])
      const kept: Kept = {
        ...state,
        version,
        addresses: [...state.addresses],
        ...{ pages, outputs },
        uses: [...sets.keys()].map((key) => (key === '' ? [] : key.split('\n'))),
      }
      keep(() => {
        writeSealed(file, kept)
        keepNewest(path.dirname(file), mostKept)
      })
    },
  }
}

/**
 * As it lies in the file: lists, which take half the time of objects with 10,000 names to read. Most pages use the same,
 * so each set of uses is written once.
 */
interface Kept extends Pick<BuildState, 'inputs' | 'shared' | 'problems' | 'built'> {
  version: number
  addresses: [address: string, name: string][]
  uses: string[][]
  pages: [address: string, own: string, set: number, usesKey: string][]
  outputs: [path: string, hash: string, size: number, mtimeMs: number][]
}
