import type { LinkTargets } from '../addresses/linkTargets.ts'
import { pageFolder } from '../model/files/pageAddress.ts'
import { remember } from '../model/remember.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Fields } from '../schema/schema.ts'
import type { Folders, Lists } from './automaticLists.ts'

interface ListedPages {
  /** The pages that passed their own checks. */
  pages: readonly SitePage[]
  /** The values of the other pages, by file. Their tags and days count, too. */
  faulty: ReadonlyMap<string, Fields>
  folders: Folders
  targets: LinkTargets
  /** Whether drafts count as pages. */
  drafts: boolean
}

/** Collects what automatic lists are checked against: the folders and their pages, with the tags and days of these. */
export function knownLists({ pages, faulty, folders, targets, drafts }: ListedPages): Lists {
  const all = [...pages.map(({ file, page }) => [file, page] as const), ...faulty]
  const pagesIn = (folder: string) => all.flatMap(([file, page]) => (pageFolder(file) === folder ? [page] : []))
  const tags = new Map<string, ReadonlySet<string>>()
  const findTags = (folder: string) =>
    new Set(pagesIn(folder).flatMap((page) => (Array.isArray(page.tags) ? page.tags.map(String) : [])))
  return {
    folders,
    targets,
    isShown: showsOf(pages, drafts),
    tagsIn: (folder) => remember(tags, folder, findTags),
    hasDates: (folder) => pagesIn(folder).some(({ date }) => date !== undefined),
  }
}

/** Returns whether lists show a page. A page not known to be a draft or hidden counts as shown. */
function showsOf(pages: readonly SitePage[], drafts: boolean): Lists['isShown'] {
  const isHidden = ({ page }: SitePage) => page.status === 'hidden' || (page.draft === true && !drafts)
  const kept = new Set(pages.filter(isHidden).map(({ file }) => file))
  return (folder, name) => !kept.has(`pages/${folder}/${name}.json`)
}
