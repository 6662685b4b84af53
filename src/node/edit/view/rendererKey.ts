import type { FormParts } from '../../../content/model/formModel.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import { wordsByLanguage } from '../../../content/model/wordsOfSite.ts'
import { logoCss } from '../../code/logoCss.ts'
import type { OwnCode } from '../../code/ownCode.ts'
import { sitePartsOf } from '../../code/siteParts.ts'

interface Drawing {
  site: SiteModel['site']
  forms: readonly FormParts[]
  /** The code of the section types of the site itself. */
  own: OwnCode
  /** Whether its rules follow the corners and the density of the theme. */
  followsShape: boolean
}

/**
 * Tells apart what draws the pages of a site: equal keys mean that what was built for one of them draws the other as well. The
 * colours, fonts and texts of pages are no part of it.
 */
export function keyOfRenderer({ site, forms, own, followsShape }: Drawing): string {
  return JSON.stringify([forms, own, followsShape, wordsByLanguage(site), sitePartsOf(site), logoCss(site.theme, '/')])
}
