import type { FormParts } from '../../../content/model/formModel.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import { wordsByLanguage } from '../../../content/model/wordsOfSite.ts'
import { logoCss } from '../../code/logoCss.ts'
import type { OwnCode } from '../../code/ownCode.ts'
import { sitePartsOf } from '../../code/siteParts.ts'

interface Drawing {
  site: SiteModel['site']
  forms: readonly FormParts[]
  /** The code of the site's own section types. */
  own: OwnCode
  /** True if the style sheets follow the corners and the density of the theme. */
  followsShape: boolean
}

/**
 * The cache key of a page renderer: sites with equal keys can share one. The colours, fonts and texts of pages do not
 * affect it.
 */
export function keyOfRenderer({ site, forms, own, followsShape }: Drawing): string {
  return JSON.stringify([forms, own, followsShape, wordsByLanguage(site), sitePartsOf(site), logoCss(site.theme, '/')])
}
