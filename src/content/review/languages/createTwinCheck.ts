import type { Site } from '../../../../schemas/index.ts'
import { clearlyFirst, type Likeness, rankAlike, untranslatedInto } from '../../link/nameOriginals.ts'
import { addTo } from '../../model/groupBy.ts'
import { languageAt } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'

interface Twins {
  /** All pages. */
  pages: readonly SitePage[]
  site: Site
}

/**
 * Creates a function that reports a page if another page in the same language translates the same original. Of such
 * pages, the one most similar to the original is right. The fixes of the others name the untranslated page that they
 * are similar to.
 */
export function createTwinCheck({ pages, site }: Twins) {
  const groups = new Map<string, SitePage[]>()
  const keyOf = (target: string, language: string) => `${language} ${target}`
  for (const page of site.languages ? pages : []) {
    const { translates } = page.page
    const language = languageAt(site, page.path)
    if (translates === undefined || language === undefined) continue
    const key = keyOf(translates, language)
    addTo(groups, key, page)
  }
  return (page: SitePage, original: SitePage, language: string): Mistake | undefined => {
    const twins = groups.get(keyOf(original.path, language)) ?? []
    if (twins.length < 2) return undefined
    const open = untranslatedInto(language, { site, pages, faulty: new Map() })
    const ranked = twins.map((twin) => ({ twin, ranks: rankAlike(twin, [original, ...open]) }))
    const leadOf = (ranks: readonly Likeness[]) =>
      alikeOf(ranks, (each) => each === original) - alikeOf(ranks, (each) => each !== original)
    const [right = { twin: page }] = [...ranked].sort((one, other) => leadOf(other.ranks) - leadOf(one.ranks))
    if (right.twin === page) return undefined
    const meant = clearlyFirst(ranked.find(({ twin }) => twin === page)?.ranks ?? [])
    return explainTwin(right.twin, original, meant === original ? undefined : meant)
  }
}

const alikeOf = (ranks: readonly Likeness[], isMeant: (page: SitePage) => boolean) =>
  ranks.find((each) => isMeant(each.page))?.alike ?? 0

const explainTwin = (right: SitePage, { path }: SitePage, meant: SitePage | undefined): Mistake => ({
  path: ['translates'],
  code: 'translated-twice',
  message: `${quoted(right.file)} translates ${path} already.`,
  ...(meant
    ? {
        fix: `Write "${meant.path}" (${meant.file}): this page is like that one, which no page translates yet.`,
        replacement: JSON.stringify(meant.path),
      }
    : { fix: 'Delete one of the two pages, or the line "translates" of the page that says something else.' }),
})
