import { withBase } from '../model/files/pageAddress.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { modelIn, translated } from '../model/languages.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { fillTokens, someYear, tokenValues } from '../text/tokens.ts'

/** A folder whose towns a form looks up, and the additional language of the pages that show it. */
interface Served {
  collection: string
  language: LanguageCode
}

/** Returns the address of the file with the postal codes of a folder's towns and their names in a language. */
export const servedAddress = (collection: string, language: LanguageCode): string =>
  `/served/${collection}${language === undefined ? '' : `.${language}`}.json`

/** Lists the files with postal codes that the forms of a site request, as JSON. */
export function servedFiles(model: SiteModel): { address: string; content: () => string }[] {
  const files = new Map<string, Served>()
  for (const { document, translations } of model.forms.values())
    for (const language of [undefined, ...Object.keys(model.site.languages ?? {})])
      for (const field of (translations.get(language ?? '') ?? document).fields)
        if (field.type === 'postcode' && field.servedBy)
          files.set(servedAddress(field.servedBy, language), { collection: field.servedBy, language })
  return [...files].map(([address, served]) => ({ address, content: () => servedTowns(model, served) }))
}

/** Maps postal codes, reduced to capital letters and digits, to the name and address of a town's page. */
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
