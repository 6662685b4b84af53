import type { FormDocument, Site } from '../../../schemas/index.ts'
import { wholeOldAddress } from '../addresses/addressForm.ts'
import { isPast, nextChange, siteOn } from '../model/days/calendar.ts'
import { findBrandFiles } from '../model/files/brandFiles.ts'
import { pageFolder, pageName } from '../model/files/pageAddress.ts'
import { settleForms } from '../model/files/siteForms.ts'
import { findTranslations } from '../model/languages.ts'
import { orderOfFolder } from '../model/listOrder.ts'
import { kindAround, pagesByPath, type Redirect, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { addContinuations } from '../resolve/pagedList.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { Folders } from './automaticLists.ts'

interface ModelInput {
  /** All page files, including those with problems, because their folders exist. */
  files: readonly string[]
  /** The pages that passed their own checks, as a list and by address. */
  pages: readonly SitePage[]
  byPath: ReadonlyMap<string, SitePage>
  /** Valid form documents, by file. */
  documents: ReadonlyMap<string, FormDocument>
  /** The files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  types: SectionTypes
  /** Whether drafts count as pages. */
  drafts: boolean
  /** The current day, `2026-12-24`; undefined if it is not known. */
  today: string | undefined
}

/** Builds the model of a site: its pages by address and by folder, including the continuation pages of long lists. */
export function makeModel(site: Site, input: ModelInput): SiteModel {
  const { files, pages, byPath, documents, assets, types, drafts, today } = input
  const shown = pages.filter(({ page }) => drafts || page.draft !== true)
  return addContinuations({
    site: siteOn(site, today),
    types,
    forms: settleForms(site, documents),
    pages: pagesByPath(shown),
    collections: collect(files, shown, { site, today }),
    today,
    nextChange: today === undefined ? undefined : nextChange(shown, site, today),
    redirects: listRedirects(site, byPath),
    brand: findBrandFiles(assets),
    translations: findTranslations(site, shown),
  })
}

function listRedirects(site: Site, pages: ReadonlyMap<string, SitePage>): Map<string, Redirect> {
  return new Map(
    Object.entries(site.redirects ?? {}).map(([from, to]) => {
      const address = wholeOldAddress(from)
      return [address, { to, isTemporary: pages.has(address) }]
    }),
  )
}

/** Maps each folder to the file names of its pages. Omits `index` and `404`. */
export function pageNamesByFolder(files: readonly string[]): Folders {
  const folders = new Map<string, Set<string>>()
  for (const file of files) {
    const names = folders.get(pageFolder(file)) ?? new Set()
    folders.set(pageFolder(file), names)
    if (isListed(file)) names.add(pageName(file))
  }
  return folders
}

const isListed = (file: string) => pageName(file) !== 'index' && pageName(file) !== '404'

/** Groups pages by folder, in the order of the folder's kind. Omits hidden and past pages. */
function collect(
  files: readonly string[],
  pages: readonly SitePage[],
  { site, today }: { site: Site; today: string | undefined },
): Map<string, SitePage[]> {
  const collections = new Map<string, SitePage[]>()
  for (const folder of pageNamesByFolder(files).keys()) collections.set(folder, [])
  for (const page of pages)
    if (isListed(page.file) && page.page.status !== 'hidden' && !isPast(page.page, today))
      collections.get(pageFolder(page.file))?.push(page)
  for (const [folder, list] of collections) list.sort(orderOfFolder(kindAround(site, folder), today))
  return collections
}
