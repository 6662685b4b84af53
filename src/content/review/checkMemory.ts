import type { SitePage } from '../model/siteModel.ts'
import type { Sketch } from './copies/findCandidates.ts'

/** Results of an earlier check. They are valid as long as everything that the pages are checked against is the same. */
export interface CheckMemory {
  /** Pages that need no check, by file. */
  trusted: ReadonlyMap<string, SitePage>
  /** The sketches that find near copies, by file. Those of checked pages are added. */
  sketches: Map<string, Sketch | undefined>
  /** Whether the titles and descriptions of all pages are known to be correct. Default: false. */
  hasTitles?: boolean
}
