/** What a test reads of a page with days: its record for search engines, and what its top says. */
import type { DaysModel, PageModel } from '../../../src/content/model/pageModel.ts'

/** The record of a type in the structured data of a page. */
export const recordOf = (model: PageModel | undefined, type: string) =>
  (JSON.parse(model?.head.structuredData ?? '{"@graph":[]}') as { '@graph': Record<string, unknown>[] })['@graph'].find(
    (record) => record['@type'] === type,
  )

/** Days as visitors read them. */
export const said = (days: readonly DaysModel[] = []) => days.map((pieces) => pieces.map(({ text }) => text).join(''))

/** The facts below the main heading of a page. */
export const daysSaid = (path: string, models: ReadonlyMap<string, PageModel>) => {
  const hero = models.get(path)?.sections.find((section) => section.type === 'hero')
  return said(hero?.props.dated?.flat())
}
