import path from 'node:path'
import type { InlineConfig } from 'vite'
import { fillForms } from '../../content/forms/fillForm.ts'
import { noFonts } from '../../content/model/files/fontFile.ts'
import { wordsByLanguage } from '../../content/model/wordsOfSite.ts'
import { countryOf } from '../../content/schema/country.ts'
import { fontCss, ownFontRoles } from '../code/fontCss.ts'
import { logoCss } from '../code/logoCss.ts'
import { noOwnCode } from '../code/ownCode.ts'
import { looksOf } from '../code/sheets/looks.ts'
import { sitePartsOf } from '../code/siteParts.ts'
import { themeCss } from '../code/themeCss.ts'
import { viteConfig } from '../code/viteConfig.ts'
import type { DevSite } from './openDevSite.ts'

/**
 * The Vite configuration for a site that is being edited: the current colours, fonts, words, forms and own code at each
 * request, or none of them while an error makes the site unreadable.
 *
 * @param folder the absolute path of the site's folder
 */
export function liveViteConfig(folder: string, read: () => DevSite): InlineConfig {
  const readSite = () => read().model?.site
  return viteConfig({
    publicDir: path.join(folder, 'public'),
    themeCss: () => {
      const { model, fonts = noFonts } = read()
      const theme = model?.site.theme
      return themeCss(theme) + fontCss(theme, fonts, ({ file }) => encodeURI(file)) + logoCss(theme)
    },
    ownFonts: () => {
      const { model, fonts = noFonts } = read()
      return ownFontRoles(model?.site.theme, fonts)
    },
    parts: () => {
      const site = readSite()
      return site ? sitePartsOf(site) : looksOf()
    },
    own: () => read().own ?? noOwnCode,
    words: () => {
      const site = readSite()
      return site && wordsByLanguage(site)
    },
    forms: () => {
      const { model } = read()
      if (!model) return { country: '', forms: [] }
      return { country: countryOf(model.site.company), forms: fillForms(model, new Date().getFullYear()) }
    },
  })
}
