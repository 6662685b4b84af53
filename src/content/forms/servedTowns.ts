import { withBase } from '../model/files/pageAddress.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { modelIn, translated } from '../model/languages.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { fillTokens, someYear, tokenValues } from '../text/tokens.ts'

/** A folder by whose towns a form answers, and the further language of the pages that show it. */
interface Served {
  collection: string
  language: LanguageCode
}

/** Where the built site has the codes of the towns of a folder, with the names that they have in a language. */
export const servedAddress = (collection: string, language: LanguageCode): string =>
  `/served/${collection}${language === undefined ? '' : `.${language}`}.json`

/** The files with the codes of towns that the forms of a site ask for, as JSON. */
export function servedFiles(model: SiteModel): { address: string; content: () => string }[] {
  const files = new Map<string, Served>()
  for (const { document, translations } of model.forms.values())
    for (const language of [undefined, ...Object.keys(model.site.languages ?? {})])
      for (const field of (translations.get(language ?? '') ?? document).fields)
        if (field.type === 'postcode' && field.servedBy)
          files.set(servedAddress(field.servedBy, language), { collection: field.servedBy, language })
  return [...files].map(([address, served]) => ({ address, content: () => servedTowns(model, served) }))
}

/** The towns of a folder by their codes, in capital letters and digits alone: the name and the address of each page. */
function servedTowns(model: SiteModel, { collection, language }: Served): string {
  const { site } = modelIn(model, language)
  const base = site.base ?? '/'
  const entries = (model.collections.get(collection) ?? []).flatMap((town) => {
    const { page, path } = translated(model, town, language)
    const name = fillTokens(page.name, tokenValues(site, page, someYear))
    return (town.page.location?.zips ?? []).map(
      (code) => [code.toUpperCase().replace(/[^A-Z0-9]/g, ''), [name, withBase(base, path)]] as const,
    )
  })
  return `${JSON.stringify(Object.fromEntries(entries.reverse()))}\n`
}
