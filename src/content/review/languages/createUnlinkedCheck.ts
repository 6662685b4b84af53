import type { Site } from '../../../../schemas/index.ts'
import { clearlyFirst, rankAlike, untranslatedInto } from '../../link/nameOriginals.ts'
import { groupBy } from '../../model/groupBy.ts'
import { englishName, homeOf, languageAt } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { otherPage } from '../../problem/problem.ts'
import { quoted } from '../../wording/phrases.ts'

/** With more pages that translate nothing, a language has pages of its own; comparing all of them would take long. */
const mostUnlinked = 20
/** Short pages with a title and a text are alike by chance. */
const fewestShared = 8
/** The smallest likeness of two pages from which one is the translation of the other. */
const leastAlike = 0.75

/**
 * Creates a function that reports a page of a language without "translates" if it is clearly the translation of a page
 * that has none, and that page is like no other of the language.
 */
export function createUnlinkedCheck(site: Site, pages: readonly SitePage[]) {
  const unlinked = groupBy(
    pages.filter(({ path, page }) => page.translates === undefined && page.draft !== true && languageAt(site, path)),
    ({ path }) => languageAt(site, path),
  )
  return (page: SitePage): Mistake[] => {
    const language = languageAt(site, page.path)
    const others = unlinked.get(language) ?? []
    if (
      language === undefined ||
      page.path === homeOf(language) ||
      others.length > mostUnlinked ||
      !others.includes(page)
    )
      return []
    const open = untranslatedInto(language, { site, pages, faulty: new Map() }).filter(
      ({ path }) => languageAt(site, path) === undefined && !path.includes('404'),
    )
    const ranked = rankAlike(page, open)
    const original = clearlyFirst(ranked)
    if (
      !original ||
      (ranked[0]?.alike ?? 0) < leastAlike ||
      (ranked[0]?.shared ?? 0) < fewestShared ||
      clearlyFirst(rankAlike(original, others)) !== page
    )
      return []
    return [
      {
        path: ['name'],
        code: 'translation-unlinked',
        message: `This page seems to be ${quoted(original.file)} in ${englishName(language)}, and neither leads its visitors to the other.`,
        fix: `Add "translates": ${quoted(original.path)}. Is it another page? Then leave it as it is.`,
        elsewhere: otherPage(original.file),
      },
    ]
  }
}
