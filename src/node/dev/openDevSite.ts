import type { Compiled } from '../../content/compileSite.ts'
import type { FontFiles } from '../../content/model/files/fontFile.ts'
import type { PictureFiles } from '../../content/model/files/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import { openLiveCheck } from '../check/openLiveCheck.ts'
import type { OwnCode } from '../code/ownCode.ts'
import { withEndpoints } from '../options/endpoints.ts'

/** A site as the dev server shows it: with drafts, at the root path, with receivers for all forms. */
export interface DevSite {
  sources: Sources
  problems: Problem[]
  /** Files whose mistakes prevent other checks, see `Compiled`. Default: none. */
  waiting?: readonly string[]
  /** Missing if a page has an error. */
  model?: SiteModel
  pictures: PictureFiles
  /** Default: none. */
  fonts?: FontFiles
  /** The code of the site's own section types. Default: none. */
  own?: OwnCode
}

/**
 * Creates the function that reads the current state of a site from disk, see `openLiveCheck.ts`.
 *
 * @param inbox the URL prefix that receives requests of forms on this machine, followed by the form's name
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

/** Changes the model for the dev server, which always serves at the root path. */
const shownOf = (model: SiteModel | undefined, inbox: string) =>
  model && withEndpoints({ ...model, site: { ...model.site, base: '/' } }, process.env, inbox)
