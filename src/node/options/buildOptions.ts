/** What a build takes and what it gives. */
import type { Addresses } from '../../content/addresses/addressRecord.ts'
import type { SiteForm } from '../../content/model/files/siteForms.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import type { Shard } from './shard.ts'

export interface BuildOptions {
  /** Folder with `site.config.json` and `pages/`, absolute. */
  root: string
  /** Folder to write, absolute; what an earlier build left in it is replaced where it changed. */
  outDir: string
  /** `FORM_<NAME>_ENDPOINT` takes the place of the receiver that the files of the site name; `NETLIFY` says who builds. */
  env?: Record<string, string | undefined>
  /** Begins the address that takes the requests of a form on this machine, see `withEndpoints`. Default: none. */
  inbox?: string
  /** Called when a step is done, or while it goes on, with how far it is. */
  report?: Report
  /** Whether the site is to become public: then samples and placeholders are refused. */
  launch?: boolean
  /** Whether the site is published: then what visitors would see as a fault is refused. */
  publish?: boolean
  /** The year of the copyright line. */
  year?: number
  /** The day that it is, `2026-12-24`. Default: today. */
  today?: string
  /** The part of the pages to build. Default: all. */
  shard?: Shard
  /** How many threads render at most. Default: one for each core. */
  workers?: number
  /** False takes nothing from earlier builds of this site. Default: true. */
  cached?: boolean
}

export type Report = (step: string, progress: number, pages?: { done: number; total: number }) => void

export interface BuildResult {
  problems: Problem[]
  sources: Sources
  /** Files with mistakes that keep other checks from running, see `Compiled`. Default: none. */
  waiting?: readonly string[]
  /** Missing when problems stopped the build; then nothing was written. */
  built?: Built
}

export interface Built {
  /** How many pages the folder holds. */
  pages: number
  /** Those that a page shows. */
  forms: Pick<SiteForm, 'name' | 'file' | 'endpoint'>[]
  /** Addresses at which visitors find a page now. */
  addresses: Addresses
  /** How many old addresses lead on to a page. */
  redirects: number
  /** Folders whose pages are shared with the picture of their index page. */
  crowded: string[]
  /** Files of the folder, with their sizes in bytes. */
  files: { path: string; size: number }[]
  written: number
  deleted: number
}
