import { compileSite } from '../../../content/compileSite.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import type { Problem } from '../../../content/problem/problem.ts'
import { openLiveCheck } from '../../check/openLiveCheck.ts'
import type { ReadSources } from '../../input/readSources.ts'
import { withEndpoints } from '../../options/endpoints.ts'
import { inboxPath } from '../../serve/createInbox.ts'
import type { Session } from '../session/openEditing.ts'
import { findMade, type MadePage } from './madePages.ts'

/** The site with all drafts, as the last check has found it. */
export interface KnownSite {
  /** Checks it anew: what is wrong with it, and its files. */
  check(): { problems: Problem[]; found: ReadSources }
  /** Its files; undefined before the first check. */
  found(): ReadSources | undefined
  /** The site as it was when it could be drawn last; undefined where it never could. */
  model(): SiteModel | undefined
  /** The pages that templates make, by the file that each stands for. */
  made(): ReadonlyMap<string, MadePage>
}

/** Checks the site in a folder with the drafts of a session, and keeps what was found. */
export function openKnownSite(root: string, session: Session): KnownSite {
  const liveCheck = openLiveCheck(root, { drafts: true })
  let model: SiteModel | undefined
  let found: ReadSources | undefined
  let made: ReadonlyMap<string, MadePage> = new Map()
  return {
    check() {
      const live = liveCheck(new Map(session.drafts().map(({ file, text }) => [file, text])))
      found = live.found
      made = findMade(found.sources)
      // Until it is mended, the rest of a site that has a mistake from the start is drawn without the pages that have one.
      const shown = live.compiled.model ?? (model ? undefined : compileTolerantly(found))
      if (shown) model = withEndpoints({ ...shown, site: { ...shown.site, base: '/' } }, {}, inboxPath)
      return { problems: live.compiled.problems, found }
    },
    found: () => found,
    model: () => model,
    made: () => made,
  }
}

/** The site without the pages that have a mistake; undefined where its configuration has one. */
const compileTolerantly = ({ problems: readProblems, ...found }: ReadSources): SiteModel | undefined =>
  compileSite({ ...found, readProblems, drafts: true, tolerate: () => true }).model
