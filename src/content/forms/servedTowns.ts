import { withBase } from '../model/files/pageAddress.ts'
import type { SiteModel } from '../model/siteModel.ts'

/** Where the built site has the codes of the towns of a folder. */
export const servedAddress = (collection: string): string => `/served/${collection}.json`

/** The folders by whose towns a form of the site answers. */
export const servedFolders = ({ forms }: SiteModel): string[] => [
  ...new Set(
    [...forms.values()].flatMap(({ document }) =>
      document.fields.flatMap((field) => (field.type === 'postcode' && field.servedBy ? [field.servedBy] : [])),
    ),
  ),
]

/** The towns of a folder by their codes, in capital letters and digits alone: the name and the address of each page, as JSON. */
export function servedTowns(model: SiteModel, collection: string): string {
  const base = model.site.base ?? '/'
  const entries = (model.collections.get(collection) ?? []).flatMap(({ page, path }) =>
    (page.location?.zips ?? []).map(
      (code) => [code.toUpperCase().replace(/[^A-Z0-9]/g, ''), [page.name, withBase(base, path)]] as const,
    ),
  )
  return `${JSON.stringify(Object.fromEntries(entries.reverse()))}\n`
}
