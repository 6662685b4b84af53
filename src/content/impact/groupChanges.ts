import type { Difference } from './compareParts.ts'
import type { PageRef, SiteChange } from './impact.ts'

/** Differences that a group of pages shares. */
interface PageDifferences {
  pages: readonly PageRef[]
  differences: readonly Difference[]
}

/** Merges equal differences on several pages into one change. Keeps the order in which the differences first occur. */
export function groupChanges(found: readonly PageDifferences[]): SiteChange[] {
  const changes = new Map<string, SiteChange>()
  for (const { pages, differences } of found)
    for (const { where, what } of differences) {
      const { part, field, title, type } = where
      const key = JSON.stringify([part, field, title, type, what.kind === 'list' ? what : what.kind])
      const known = changes.get(key)
      if (known) {
        for (const page of pages) if (known.pages.at(-1) !== page) known.pages.push(page)
        const { heading, ...others } = known.where
        if (heading !== where.heading) known.where = others
        if (JSON.stringify(known.what) !== JSON.stringify(what)) known.what = { kind: 'value' }
      } else changes.set(key, { where, what, pages: [...pages] })
    }
  return [...changes.values()]
}
