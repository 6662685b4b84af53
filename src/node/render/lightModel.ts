import type { SiteModel, SitePage } from '../../content/model/siteModel.ts'
import { sectionsSeen } from '../../content/resolve/seenByOthers.ts'
import { pagesOfUse } from '../../content/resolve/watchModel.ts'
import { remember } from '../../page/remember.ts'
import { hashOfAll } from '../cache/cache.ts'
import { rememberLists } from '../cache/rememberLists.ts'
import type { CheckedFiles } from '../state/checkState.ts'

/**
 * A copy of a site without the sections of its pages: all that pages show of each other, and small enough to be sent to every
 * thread. Kept are the heroes of index pages, whose picture may stand for a whole folder, and of pages whose list may go on
 * at further pages. Redirects are left out too, as no page shows them.
 */
export function lightModel(model: SiteModel): SiteModel {
  const light = new Map<SitePage, SitePage>()
  const lighten = (page: SitePage): SitePage => {
    const known = light.get(page)
    if (known) return known
    const { part, ...fields } = page
    const made: SitePage = { ...fields, sections: sectionsSeen(page) }
    light.set(page, made)
    if (part) made.part = { ...part, first: lighten(part.first) }
    return made
  }
  const { redirects: _, ...site } = model.site
  return {
    site,
    redirects: new Map(),
    pages: new Map([...model.pages].map(([path, page]) => [path, lighten(page)])),
    collections: new Map([...model.collections].map(([folder, pages]) => [folder, pages.map(lighten)])),
    brand: model.brand,
  }
}

/**
 * Makes a function that gives a key for what a page uses of others (`resolve/watchModel.ts`): it changes when any of that does.
 *
 * @param model a light one
 */
export function createUseKeys(model: SiteModel, checked: CheckedFiles): (uses: readonly string[]) => string {
  const keys = new Map<string, string>()
  // A page on which a list goes on is made from the first one and its number.
  const pageKey = ({ path, file, sections, part }: SitePage) =>
    [path, checked.get(file)?.publicViewHash, part?.number, sections.length > 0 ? JSON.stringify(sections) : ''].join(
      ' ',
    )
  const findKey = (use: string): string => {
    const [page, ...others] = pagesOfUse(model, use)
    if (page && others.length === 0) return pageKey(page)
    return page ? hashOfAll([page, ...others].map(pageKey)) : 'none'
  }
  const sums = new Map<string, string>()
  return rememberLists((uses) =>
    remember(sums, uses.join('\n'), () => hashOfAll(uses.map((use) => remember(keys, use, findKey)))),
  )
}
