import type { Site } from '../../../../schemas/index.ts'
import { pageAddress } from '../../model/files/pageAddress.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { checkTitles, findSharing } from '../checkTitles.ts'
import { findLongNames } from '../findLongNames.ts'
import type { PagesRead } from '../readPages.ts'
import type { ReviewInput } from '../reviewInput.ts'
import { createCopySearch } from './createCopySearch.ts'
import { findMeeting } from './findCandidates.ts'
import { findNearCopies, sharedCallCode } from './findNearCopies.ts'

export interface Copies {
  /** The mistake of a page that says nearly the same as another one. */
  nearCopyOf(page: SitePage): Mistake | undefined
  /** The mistakes of a page's title, description and name. */
  titlesOf(page: SitePage): readonly Mistake[]
}

/**
 * Finds what pages have in common: nearly all their words, or their titles.
 *
 * @param isOfOneTown whether a page is about the town of another page, which is reported separately
 */
export function findCopies(
  { pages, excerpts, site, record, readAges, readChanges, memory }: ReviewInput,
  { read, wordsOfPage, wordsOfSection, wordsWithout }: PagesRead,
  isOfOneTown: (page: SitePage) => boolean,
): Copies {
  const own = read.filter(({ page }) => !isOfOneTown(page))
  const isNew = (page: SitePage) => excerpts.has(page)
  const isFirst = excerpts.size === pages.length
  const compared = isFirst ? own : findMeeting(own, ({ page }) => isNew(page))
  // A page that still names another town is the copy, whichever file comes first.
  const copiedLast = compared.toSorted((a, b) => Number(a.leftovers.length > 0) - Number(b.leftovers.length > 0))
  const sketches = new Map(copiedLast.map(({ page, sketch }) => [page, sketch]))
  const sketchOfPage = (page: SitePage) => sketches.get(page)
  const searchCopies = createCopySearch({ record, readAges })
  const nearCopies = searchCopies([...sketches.keys()], (pages) =>
    findNearCopies({ pages, sketchOfPage, isNew, wordsOfPage, wordsOfSection, wordsWithout }),
  )

  const titled = own.map(({ page }) => page)
  const alike = (facts: Site) => (isFirst ? titled : findSharing(titled, [...excerpts.keys()], facts))
  const searchClashes = createCopySearch({ record, readAges: readChanges, amongPublished: true })
  const titles =
    site && !memory?.hasTitles
      ? searchClashes(alike(site), (some) => checkTitles(some, site, findLongNames(site, pages).titles))
      : undefined
  // A copy has the title of its original, too; both have one cause and make one problem.
  const originalOf = (page: SitePage) => {
    const likeness = nearCopies.get(page)
    return likeness?.code === sharedCallCode ? undefined : likeness?.elsewhere?.file
  }
  const isOfCopy = (page: SitePage, { elsewhere }: Mistake) =>
    elsewhere !== undefined && originalOf(page) === elsewhere.file
  // The same applies to a translation that is not written yet. A name may also be the same word in several languages.
  const originals = new Map(pages.map(({ file, page }) => [file, page.translates ?? pageAddress(file)]))
  const isOfOriginal = ({ file }: SitePage, { elsewhere }: Mistake) =>
    elsewhere !== undefined && originals.get(file) === originals.get(elsewhere.file)
  return {
    nearCopyOf: (page) => nearCopies.get(page),
    titlesOf: (page) =>
      (titles?.get(page) ?? []).filter((mistake) => !isOfCopy(page, mistake) && !isOfOriginal(page, mistake)),
  }
}
