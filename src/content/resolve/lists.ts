import type { FromSchema } from 'json-schema-to-ts'
import type { source } from '../../../schemas/parts/source.ts'
import type { SiteModel, SitePage } from '../siteModel.ts'

export type Source = FromSchema<typeof source>

/** The file name of a page without `.json`: `towson-md`. */
export function pageStem({ file }: SitePage): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '')
}

/**
 * The pages of an automatic list: those of the folder in its order, or those of `only` in the order written there.
 *
 * @param current the page that shows the list; it is left out of its own list unless `only` names it
 */
export function expandSource(
  model: SiteModel,
  { collection, only, exclude, limit }: Source,
  current?: SitePage,
): SitePage[] {
  const pages = model.collections.get(collection) ?? []
  const byStem = new Map(pages.map((page) => [pageStem(page), page]))
  const chosen = only
    ? only.flatMap((stem) => byStem.get(stem) ?? [])
    : pages.filter((page) => page !== current && !exclude?.includes(pageStem(page)))
  return limit === undefined ? chosen : chosen.slice(0, limit)
}
