import type { SitePage } from '../model/siteModel.ts'
import type { Sketch } from './findCandidates.ts'

/** What an earlier check has found out, which holds as long as nothing has changed that the pages are checked against. */
export interface CheckMemory {
  /** Pages that need not be looked at again, by file. */
  trusted: ReadonlyMap<string, SitePage>
  /** The sketches by which near copies are found, by file; filled in for the pages that are checked. */
  sketches: Map<string, Sketch | undefined>
  /** Whether the titles and descriptions of all pages are known to be right. Default: false. */
  hasTitles?: boolean
}
