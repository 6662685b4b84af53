import type { SitePage } from '../model/siteModel.ts'
import type { Sketch } from './copies/findCandidates.ts'

/** Results of an earlier check; they hold while all that the pages are checked against is the same. */
export interface CheckMemory {
  /** Pages that need no check, by file. */
  trusted: ReadonlyMap<string, SitePage>
  /** The sketches by which near copies are found, by file; filled in for the pages that are checked. */
  sketches: Map<string, Sketch | undefined>
  /** Whether the titles and descriptions of all pages are known to be right. Default: false. */
  hasTitles?: boolean
}
