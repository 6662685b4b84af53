import { compareSites } from '../../../content/impact/compareSites.ts'
import { tellImpact } from '../../../content/impact/tellImpact.ts'
import { openLiveCheck } from '../../check/openLiveCheck.ts'
import { compareFolder } from '../../commands/impactOfFolder.ts'
import { siteState } from '../../commands/siteState.ts'
import type { Review } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import type { Publishing } from './openPublishing.ts'

/**
 * Creates the function that describes what the drafts of a session change for visitors and search engines. Without
 * drafts, it describes what was saved since the site was published.
 */
export function openReview(root: string, session: Session, publishing: Publishing): () => Review {
  const [checkOld, checkNew] = [openLiveCheck(root), openLiveCheck(root)]
  return () => {
    const drafts = session.drafts()
    if (drafts.length === 0) return reviewSaved(root, publishing)
    const texts = new Map(drafts.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const])))
    const [before, after] = [checkOld().compiled.model, checkNew(texts).compiled.model]
    if (!before || !after) return {}
    const changed = drafts.map(({ file, base, text }) => ({ file, before: base, after: text }))
    const year = new Date().getFullYear()
    return {
      story: tellImpact(compareSites({ before: siteState(before), after: siteState(after), changed, year }), {
        types: after.types,
      }),
    }
  }
}

/** The differences from the last pushed state, or from the last commit if nothing was ever pushed. */
function reviewSaved(root: string, publishing: Publishing): Review {
  const { changed, ahead } = publishing.state() ?? { changed: [], ahead: 0 }
  if (changed.length === 0 && !ahead) return {}
  const compared = compareFolder({ root, since: ahead === undefined ? 'HEAD' : '@{upstream}' })
  if ('text' in compared) return {}
  const { impact, types, command } = compared
  return { story: tellImpact(impact, { types, command }) }
}
