import { compareSites } from '../../../content/impact/compareSites.ts'
import { type Story, tellImpact } from '../../../content/impact/tellImpact.ts'
import { openLiveCheck } from '../../check/openLiveCheck.ts'
import { siteState } from '../../commands/siteState.ts'
import type { Session } from '../session/openEditing.ts'

/** What saving the drafts changes on the site, in sentences; without `story` the site has errors, before or after. */
export interface Review {
  files: string[]
  story?: Story
}

/** Makes the function that tells what the drafts of a session change for visitors and search engines. */
export function openReview(root: string, session: Session): () => Review {
  const [checkOld, checkNew] = [openLiveCheck(root), openLiveCheck(root)]
  return () => {
    const drafts = session.drafts()
    const files = drafts.map(({ file }) => file)
    const texts = new Map(drafts.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const])))
    const [before, after] = [checkOld().compiled.model, checkNew(texts).compiled.model]
    if (!before || !after || files.length === 0) return { files }
    const changed = drafts.map(({ file, base, text }) => ({ file, before: base, after: text }))
    const year = new Date().getFullYear()
    return {
      files,
      story: tellImpact(compareSites({ before: siteState(before), after: siteState(after), changed, year }), {
        types: after.types,
      }),
    }
  }
}
