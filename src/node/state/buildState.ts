/** The state of a build, which lets the next one process only changes. */
import path from 'node:path'
import type { Addresses } from '../../content/addresses/addressRecord.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { cacheFolder, hashOfAll, keepNewest, tryToCache } from '../cache/cache.ts'
import { readSealed, writeSealed } from '../cache/sealed.ts'
import type { Built } from '../options/buildOptions.ts'
import type { OutputRecord } from '../output/outputRecord.ts'

/** What the HTML of a page was made from. */
export interface PageRecord {
  /** The hash of its page file. */
  sourceHash: string
  /** What it shows of other pages; many pages share one list. */
  dependencies: readonly string[]
  /** A hash of the state of these dependencies. */
  dependenciesHash: string
}

export interface BuildState {
  /** A hash of everything that the build was made from. */
  inputsHash: string
  /** A hash of everything that all pages depend on: configuration, code, header and footer. */
  sharedHash: string
  /** Warnings and tips, which the next build repeats if nothing has changed. */
  problems: Problem[]
  /** By URL path. */
  pages: ReadonlyMap<string, PageRecord>
  /** By path in the output folder. */
  outputs: ReadonlyMap<string, OutputRecord>
  /** The parts of the result that the state cannot derive. */
  built: Pick<Built, 'pages' | 'forms' | 'redirects' | 'crowded'>
  addresses: Addresses
  /** The day of the build, and the first day on which the same files give another site; undefined if there is none. */
  validFrom: string
  validBefore?: string | undefined
}

const version = 10

/** The number of states to keep, of all sites together. */
const mostKept = 30

export interface StateStore {
  read(): BuildState | undefined
  write(state: BuildState): void
}

/** Stores the state of builds of one site into one folder. */
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
