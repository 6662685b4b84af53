import type { Difference } from './compareParts.ts'
import type { Change, PageRef, ValueChange, Where } from './impact.ts'

/** Gathers the differences of one page after the other, and makes one change of what is the same on several. */
export interface Folder {
  add(pages: readonly PageRef[], differences: readonly Difference[]): void
  /** In the order in which they were first met. */
  changes(): Change[]
}

export function createFolder(): Folder {
  const changes = new Map<string, Change>()
  return {
    add(pages, differences) {
      for (const { where, what } of differences) {
        const { part, field, title, type } = where
        const key = JSON.stringify([part, field, title, type, what.kind === 'list' ? what : what.kind])
        const known = changes.get(key)
        if (!known) changes.set(key, { where, what, pages: [...pages] })
        else changes.set(key, merge(known, { where, what }, pages))
      }
    },
    changes: () => [...changes.values()],
  }
}

function merge(known: Change, { where, what }: Difference, pages: readonly PageRef[]): Change {
  for (const page of pages) if (known.pages.at(-1) !== page) known.pages.push(page)
  const sameWords =
    what.kind !== 'value' || known.what.kind !== 'value' || (known.what.from === what.from && known.what.to === what.to)
  return {
    where: known.where.heading === where.heading ? known.where : withoutHeading(known.where),
    what: sameWords ? known.what : ({ kind: 'value' } satisfies ValueChange),
    pages: known.pages,
  }
}

function withoutHeading({ heading: _, ...where }: Where): Where {
  return where
}
