/** The options and the result of a build. */
import type { Addresses } from '../../content/addresses/addressRecord.ts'
import type { SiteForm } from '../../content/model/files/siteForms.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import type { Shard } from './shard.ts'

export interface BuildOptions {
  /** The absolute path of the folder with `site.config.json` and `pages/`. */
  root: string
  /** The absolute path of the output folder. Files of an earlier build are replaced if they changed. */
  outDir: string
  /**
   * `FORM_<NAME>_ENDPOINT` overrides the receiver in the files of the site; `NETLIFY` is set if Netlify runs the build.
   */
  env?: Record<string, string | undefined>
  /** The URL prefix that receives requests of forms on this machine, see `withEndpoints`. Default: none. */
  inbox?: string
  /** Called when a step is done or makes progress, with a number from 0 to 1. */
  report?: Report
  /** True if the site is about to become public: samples and placeholders are refused. */
  launch?: boolean
  /** True if the site is published: faults that visitors would see are refused. */
  publish?: boolean
  /** The year of the copyright line. */
  year?: number
  /** The current day, `2026-12-24`. Default: today. */
  today?: string
  /** The part of the pages to build. Default: all. */
  shard?: Shard
  /** The most rendering threads. Default: one for each core. */
  workers?: number
  /** False ignores earlier builds of this site. Default: true. */
  cached?: boolean
}

export type Report = (step: string, progress: number, pages?: { done: number; total: number }) => void

export interface BuildResult {
  problems: Problem[]
  sources: Sources
  /** Files whose mistakes prevent other checks, see `Compiled`. Default: none. */
  waiting?: readonly string[]
  /** Missing if problems stopped the build; then nothing was written. */
  built?: Built
}

export interface Built {
  /** The number of pages in the folder. */
  pages: number
  /** The forms that pages use. */
  forms: Pick<SiteForm, 'name' | 'file' | 'endpoint'>[]
  /** The URL paths of all pages. */
  addresses: Addresses
  /** The number of old URL paths that redirect to a page. */
  redirects: number
  /** Folders whose pages share the picture of their index page. */
  crowded: string[]
  /** The files of the folder, with their sizes in bytes. */
  files: { path: string; size: number }[]
  written: number
  deleted: number
}
