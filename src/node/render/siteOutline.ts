import { remember } from '../../content/model/remember.ts'
import type { SiteModel, SitePage } from '../../content/model/siteModel.ts'
import { sectionsSeen } from '../../content/resolve/seenByOthers.ts'
import { pagesOfUse } from '../../content/resolve/watchModel.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { CheckState } from '../state/checkState.ts'

/**
 * A copy of a site without the sections of its pages: all that pages show of each other, and small enough to be sent to every
 * thread. Kept are the heroes of index pages, whose picture may represent a whole folder, and of pages whose list may go on
 * at further pages. Redirects are left out too, as no page shows them.
 */
export function siteOutline(model: SiteModel): SiteModel {
  const made = new Map<SitePage, SitePage>()
  const outlinePage = (page: SitePage): SitePage =>
    remember(made, page, () => {
      const { continuation } = page
      return {
        ...page,
        sections: sectionsSeen(page),
        ...(continuation && { continuation: { ...continuation, first: outlinePage(continuation.first) } }),
      }
    })
  const { redirects: _, ...site } = model.site
  return {
    site,
    types: model.types,
    forms: model.forms,
    redirects: new Map(),
    pages: new Map([...model.pages].map(([path, page]) => [path, outlinePage(page)])),
    collections: new Map([...model.collections].map(([folder, pages]) => [folder, pages.map(outlinePage)])),
    brand: model.brand,
    translations: model.translations,
  }
}

/**
 * Makes a function that hashes what a page shows of others, given by the names of `resolve/watchModel.ts`.
 *
 * @param outline the site as `siteOutline` gives it
 */
export function createDependencyHash(
  outline: SiteModel,
  checked: CheckState['files'],
): (dependencies: readonly string[]) => string {
  const known = new Map<string, string>()
  // A page on which a list goes on is made from the first one and its number.
  const hashPage = ({ path, file, sections, continuation }: SitePage) => [
    path,
    checked.get(file)?.publicViewHash,
    continuation?.number,
    sections,
  ]
  const hashOne = (name: string) => hashOfAll(pagesOfUse(outline, name).map(hashPage))
  const sums = new Map<string, string>()
  return (dependencies) =>
    remember(sums, dependencies.join('\n'), () => hashOfAll(dependencies.map((name) => remember(known, name, hashOne))))
}
