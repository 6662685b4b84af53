/** What a build remembers, so that the next one does only what has changed. */
import path from 'node:path'
import type { Addresses } from '../../content/addresses/addressRecord.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { cacheFolder, hashOfAll, keepNewest, tryToCache } from '../cache/cache.ts'
import { readSealed, writeSealed } from '../cache/sealed.ts'
import type { Built } from '../options/buildOptions.ts'
import type { OutputRecord } from '../output/outputRecord.ts'

/** What the HTML of a page was made from. */
export interface PageRecord {
  /** Hash of its page file. */
  sourceHash: string
  /** What it shows of other pages; many pages share one list. */
  dependencies: readonly string[]
  /** The state of these. */
  dependenciesHash: string
}

export interface BuildState {
  /** Changes with everything that the build was made from. */
  inputsHash: string
  /** Changes with everything that every page is made from: configuration, code, header and footer. */
  sharedHash: string
  /** Warnings and tips, which the next build repeats where it has nothing to do. */
  problems: Problem[]
  /** By address. */
  pages: ReadonlyMap<string, PageRecord>
  /** By path in the output folder. */
  outputs: ReadonlyMap<string, OutputRecord>
  /** What is reported about the build. */
  built: Pick<Built, 'pages' | 'forms' | 'redirects' | 'crowded'>
  addresses: Addresses
  /** The day of the build, and the first day on which the same files make another site; without the second, none does. */
  validFrom: string
  validBefore?: string | undefined
}

const version = 10

/** How many states are kept, of all sites together. */
const mostKept = 30

export interface StateStore {
  read(): BuildState | undefined
  write(state: BuildState): void
}

/** Keeps the state of builds of one site into one folder. */
export function openState(root: string, outDir: string): StateStore {
  const file = path.join(cacheFolder, 'sites', hashOfAll([root, outDir]))
  return {
    read: () => readSealed<BuildState & { version: number }>(file, version),
    write(state) {
      tryToCache(() => {
        writeSealed(file, { version, ...state })
        keepNewest(path.dirname(file), mostKept)
      })
    },
  }
}
