import type { Addresses } from '../../addresses/addressRecord.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'

/** How long ago each file was added, by file: in commits that added any, or in milliseconds. One that is missing is newer than all. */
export type FileAges = ReadonlyMap<string, number>

export interface OriginalsInput {
  /** Published pages by address. */
  record: Addresses | undefined
  /** Asked only where two pages are alike and the record does not tell which of them was there first. */
  readAges?: (() => FileAges) | undefined
  /** Whether it is asked of two published pages too. Default: false. */
  amongPublished?: boolean
}

/**
 * Makes a function that searches for copies so that the copy is reported and not the original. Of two pages that are alike,
 * the original is the published one, else the one that `readAges` calls older, else the first of those given.
 *
 * @returns takes pages and a search, which must report a page where an earlier one of its list is the same
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
