import { isNotFound, pageFolder, pageName } from '../model/files/pageAddress.ts'
import { languageAt } from '../model/languages.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'

interface PageGroup {
  heading: string
  pages: SitePage[]
}

/**
 * Groups all pages for a list: first the top-level pages, under the name of the company, then each folder with its
 * index first.
 *
 * @param current the page that shows the list; it is excluded, as are the addresses in `exclude`
 */
export function groupPages(model: SiteModel, current: SitePage, exclude: readonly string[]): PageGroup[] {
  const name = [current.path, ...exclude].join(' ')
  // Each call looks up all pages, so that `watchModel.ts` records the dependency.
  const pages = model.pages.values()
  const known = groupsByName(model)
  const groups = known.get(name) ?? makeGroups(model, [...pages], current, exclude)
  known.set(name, groups)
  return groups
}

/** Cached, because a list of all pages continues over hundreds of pages, each of which needs the groups. */
const groupsByName = oncePer((_: SiteModel) => new Map<string, PageGroup[]>())

function makeGroups(
  model: SiteModel,
  all: readonly SitePage[],
  current: SitePage,
  exclude: readonly string[],
): PageGroup[] {
  const isListed = (page: SitePage | undefined): page is SitePage =>
    page !== undefined &&
    page.path !== current.path &&
    languageAt(model.site, page.path) === languageAt(model.site, current.path) &&
    page.continuation === undefined &&
    page.page.status !== 'hidden' &&
    !isNotFound(page.path) &&
    !exclude.includes(page.path)
  const over = pagesThatAreOver(model, all)
  const folders = [...model.collections]
    .filter(([folder]) => folder !== '')
    .map(([folder, pages]) => {
      const index = model.pages.get(`/${folder}/`)
      const all = [index, ...pages, ...(over.get(folder) ?? [])]
      return { heading: index?.page.name ?? folder, index, pages: all.filter(isListed) }
    })
  folders.sort((a, b) => byOrder(a.index, b.index) || a.heading.localeCompare(b.heading, 'en'))
  const inFolder = new Set(folders.flatMap(({ pages }) => pages))
  const single = all.filter((page) => isListed(page) && !inFolder.has(page))
  single.sort((a, b) => byOrder(a, b) || a.page.name.localeCompare(b.page.name, 'en'))
  return [{ heading: model.site.company.name, pages: single }, ...folders].filter(({ pages }) => pages.length > 0)
}

/** Returns pages whose last day is over, by folder: they are in no other list, but still exist. */
function pagesThatAreOver({ collections }: SiteModel, all: readonly SitePage[]): ReadonlyMap<string, SitePage[]> {
  const listed = new Set([...collections].flatMap(([, pages]) => pages))
  const over = new Map<string, SitePage[]>()
  for (const page of all) {
    const folder = pageFolder(page.file)
    if (folder === '' || listed.has(page) || page.continuation || pageName(page.file) === 'index') continue
    if (!over.get(folder)?.push(page)) over.set(folder, [page])
  }
  return over
}

function byOrder(a: SitePage | undefined, b: SitePage | undefined): number {
  const [first, second] = [a?.page.order ?? Number.MAX_VALUE, b?.page.order ?? Number.MAX_VALUE]
  return Math.sign(first - second)
}
