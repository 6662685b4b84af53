import { remember } from '../../content/model/remember.ts'
import type { SiteModel, SitePage } from '../../content/model/siteModel.ts'
import { sectionsSeen } from '../../content/resolve/seenByOthers.ts'
import { pagesOfUse } from '../../content/resolve/watchModel.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { CheckState } from '../state/checkState.ts'

/**
 * Copies a site without the sections of its pages. The copy has all that pages show of each other, and is small enough
 * to send to every thread. It keeps the heroes of index pages, whose picture can represent a folder, and of pages whose
 * list can continue on further pages. It omits redirects, because no page shows them.
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
 * Creates the function that hashes what a page shows of others, given by the names of `resolve/watchModel.ts`.
 *
 * @param outline the result of `siteOutline`
 */
export function createDependencyHash(
  outline: SiteModel,
  checked: CheckState['files'],
): (dependencies: readonly string[]) => string {
  const known = new Map<string, string>()
  // A further page of a list is made from the first one and its number.
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
