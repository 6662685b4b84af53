import type { Addresses } from '../../addresses/addressRecord.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'

/**
 * How long ago each file was added, by file: in commits that added files, or in milliseconds. A missing file counts as
 * the newest.
 */
export type FileAges = ReadonlyMap<string, number>

export interface OriginalsInput {
  /** Published pages by address. */
  record: Addresses | undefined
  /** Called only if two pages are similar and the record does not tell which one was first. */
  readAges?: (() => FileAges) | undefined
  /** Whether it is also called for two published pages. Default: false. */
  amongPublished?: boolean
}

/**
 * Creates a function that runs a search for copies so that it reports the copy rather than the original. Of two similar
 * pages, the original is the published one, else the older one according to `readAges`, else the first one given.
 *
 * @returns a function of pages and a search; the search must report a page if an earlier one in its list is the same
 */
export function createCopySearch({ record, readAges, amongPublished = false }: OriginalsInput) {
  const isPublished = ({ path }: SitePage) => record?.has(path) ?? false
  const publishedFirst = (a: SitePage, b: SitePage) => Number(isPublished(b)) - Number(isPublished(a))
  return <Found extends Mistake | readonly Mistake[]>(
    pages: readonly SitePage[],
    find: (pages: readonly SitePage[]) => Map<SitePage, Found>,
  ): Map<SitePage, Found> => {
    const sorted = pages.toSorted(publishedFirst)
    const published = new Set(pages.filter(isPublished).map(({ file }) => file))
    const found = find(sorted)
    const isOpen = ([page, mistakes]: [SitePage, Found]) =>
      (amongPublished || !isPublished(page)) &&
      [mistakes].flat().some(({ elsewhere }) => elsewhere && published.has(elsewhere.file) === isPublished(page))
    const ages = readAges && [...found].some(isOpen) ? readAges() : undefined
    if (!ages?.size) return found
    const ageOf = ({ file }: SitePage) => ages.get(file) ?? -1
    return find(sorted.sort((a, b) => publishedFirst(a, b) || ageOf(b) - ageOf(a)))
  }
}
