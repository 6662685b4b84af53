import type { Compiled } from '../../content/compileSite.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import { openLiveCheck } from '../check/openLiveCheck.ts'
import type { OwnCode } from '../code/ownCode.ts'
import { withEndpoints } from '../options/endpoints.ts'

/** A site as the dev server shows it: with drafts, at the root, with receivers for all forms. */
export interface DevSite {
  sources: Sources
  problems: Problem[]
  /** Files that keep other checks from running, see `Compiled`. Default: none. */
  waiting?: readonly string[]
  /** Missing where a page has an error. */
  model?: SiteModel
  pictures: PictureFiles
  /** Default: none. */
  fonts?: FontFiles
  /** The code of its own section types. Default: none. */
  own?: OwnCode
}

/**
 * Makes the function that reads a site as it is on the disk now, see `openLiveCheck.ts`.
 *
 * @param inbox begins the address that takes the requests of a form on this machine; its name follows
 */
export function openDevSite(root: string, inbox: string): () => DevSite {
  const check = openLiveCheck(root, { drafts: true })
  let last: { compiled: Compiled; model: SiteModel | undefined } | undefined
  return () => {
    const { found, compiled } = check()
    if (last?.compiled !== compiled) last = { compiled, model: shownOf(compiled.model, inbox) }
    const { model } = last
    return {
      sources: found.sources,
      problems: compiled.problems,
      waiting: compiled.waiting,
      ...(model && { model }),
      pictures: found.pictures,
      fonts: found.fonts,
      own: found.own.code,
    }
  }
}

/** The model as it is shown: the dev server itself always serves at the root. */
const shownOf = (model: SiteModel | undefined, inbox: string) =>
  model && withEndpoints({ ...model, site: { ...model.site, base: '/' } }, process.env, inbox)
