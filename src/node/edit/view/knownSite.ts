import { compileSite } from '../../../content/compileSite.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import type { Problem } from '../../../content/problem/problem.ts'
import { openLiveCheck } from '../../check/openLiveCheck.ts'
import type { ReadSources } from '../../input/readSources.ts'
import { withEndpoints } from '../../options/endpoints.ts'
import { inboxPath } from '../../serve/createInbox.ts'
import type { Session } from '../session/openEditing.ts'
import { findMade, type MadePage } from './madePages.ts'

/** The result of the last check of the site, including all drafts. */
export interface KnownSite {
  /** Checks the site again, and returns its problems and files. */
  check(): { problems: Problem[]; found: ReadSources }
  /** The files of the site; undefined before the first check. */
  found(): ReadSources | undefined
  /** The last model that could be rendered; undefined if there was none. */
  model(): SiteModel | undefined
  /** The pages that templates generate, by the file name that each would have. */
  made(): ReadonlyMap<string, MadePage>
}

/** Checks the site in a folder with the drafts of a session, and keeps the results. */
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
      // A site that had mistakes from the start is rendered without the pages that have them.
      const shown = live.compiled.model ?? (model ? undefined : compileTolerantly(found))
      if (shown) model = withEndpoints({ ...shown, site: { ...shown.site, base: '/' } }, {}, inboxPath)
      return { problems: live.compiled.problems, found }
    },
    found: () => found,
    model: () => model,
    made: () => made,
  }
}

/** The site without the pages that have a mistake; undefined if its configuration has one. */
const compileTolerantly = ({ problems: readProblems, ...found }: ReadSources): SiteModel | undefined =>
  compileSite({ ...found, readProblems, drafts: true, tolerate: () => true }).model
