import type { Site } from '../../../schemas/index.ts'
import { daysAhead } from './days/eventDays.ts'
import type { SitePage } from './siteModel.ts'

/** The chronological order of a list: newest first, or soonest first. */
export type Sort = 'newest' | 'soonest'

type Compare = (a: SitePage, b: SitePage) => number

const byName = new Intl.Collator('en')

/** Compares by `order`, then by name, then by file. */
const byPlace: Compare = (a, b) =>
  byOrder(a, b) || byName.compare(a.page.name, b.page.name) || (a.file < b.file ? -1 : 1)

const byOrder: Compare = (a, b) => {
  const order = (a.page.order ?? Number.POSITIVE_INFINITY) - (b.page.order ?? Number.POSITIVE_INFINITY)
  return Number.isNaN(order) ? 0 : order
}

const momentOf: Record<Sort, (page: SitePage['page'], today?: string) => string | undefined> = {
  newest: ({ date, starts }) => date ?? starts,
  soonest: (page, today) => daysAhead(page, today)[0]?.starts ?? page.until ?? page.validThrough ?? page.date,
}

/** Compares by time; pages without a date come last. */
const byTime =
  (sort: Sort, today?: string): Compare =>
  (a, b) => {
    const [one, other] = [momentOf[sort](a.page, today), momentOf[sort](b.page, today)]
    if (one === other) return 0
    if (one === undefined || other === undefined) return one === undefined ? 1 : -1
    return (one < other ? -1 : 1) * (sort === 'newest' ? -1 : 1)
  }

/** Returns the order of a list that is sorted by time; for an event with several days the next one counts. */
export const sorted = (sort: Sort, today?: string): Compare => {
  const compare = byTime(sort, today)
  return (a, b) => compare(a, b) || byPlace(a, b)
}

type Kind = NonNullable<Site['kinds']>[string]

const sortOfKind: { [K in Kind]?: Sort } = { article: 'newest', job: 'newest', event: 'soonest', offer: 'soonest' }

/**
 * Returns the order of the pages of a folder: by `order`, then by time if its kind of pages has a date, then by name.
 */
export function orderOfFolder(kind: Kind | undefined, today?: string): Compare {
  const sort = kind && sortOfKind[kind]
  if (!sort) return byPlace
  const compare = byTime(sort, today)
  return (a, b) => byOrder(a, b) || compare(a, b) || byPlace(a, b)
}
