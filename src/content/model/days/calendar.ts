/** The parts of a site that depend on the day on which it is built. */
import type { Page, Site } from '../../../../schemas/index.ts'
import type { Path } from '../../problem/source.ts'
import type { SitePage } from '../siteModel.ts'
import { addDays, dayOf } from './days.ts'
import { eventDays, lastOfEventDay } from './eventDays.ts'

/** Returns the last day on which the page of an event, an offer or a job is useful; undefined for a permanent page. */
export function lastDayOf(page: Omit<Page, 'sections'>): string | undefined {
  const moment = page.until ?? page.validThrough
  if (moment !== undefined) return dayOf(moment)
  const days = eventDays(page).map(lastOfEventDay)
  return days.sort().at(-1) ?? (page.ends === undefined ? undefined : dayOf(page.ends))
}

/** Whether the last day of a page is over; false if today is unknown. */
export function isPast(page: Omit<Page, 'sections'>, today: string | undefined): boolean {
  const last = today === undefined ? undefined : lastDayOf(page)
  return last !== undefined && today !== undefined && last < today
}

type Company = Site['company']
type Closure = NonNullable<Company['closures']>[number]

/** A closure is shown this many days before it begins. */
const announced = 28

const lastOf = ({ from, to = from }: Closure) => to
const isShown = (closure: Closure, today: string) =>
  lastOf(closure) >= today && addDays(closure.from, -announced) <= today

/** Whether the last day of a notice is over; false if today is unknown. */
export const isNoticePast = ({ until }: NonNullable<Site['notice']>, today: string | undefined): boolean =>
  today !== undefined && until !== undefined && until < today

/**
 * Returns the site with only those notices and closures that are shown on a day; the same object if nothing is removed.
 */
export function siteOn(site: Site, today: string | undefined): Site {
  return withClosuresOn(withNoticesOn(site, today), today)
}

function withNoticesOn(site: Site, today: string | undefined): Site {
  const shown = <Place extends Pick<Site, 'notice'>>(place: Place): Place => {
    const { notice, ...others } = place
    // `notice` is optional, so a value without it is still a `Place`.
    return notice && isNoticePast(notice, today) ? (others as Place) : place
  }
  const { branches } = site.company
  if (!noticesOf(site).some(({ notice }) => isNoticePast(notice, today))) return site
  const own = Object.entries(branches ?? {}).map(([key, branch]) => [key, shown(branch)] as const)
  return { ...shown(site), company: { ...site.company, ...(branches && { branches: Object.fromEntries(own) }) } }
}

/** A notice and its path in site.config.json. */
export interface PlacedNotice {
  notice: NonNullable<Site['notice']>
  path: Path
  /** The short name of its branch; undefined for the notice of the site. */
  branch: string | undefined
}

/** Returns the notice of a site, and those of its branches. */
export const noticesOf = ({ notice, company }: Pick<Site, 'notice' | 'company'>): PlacedNotice[] => [
  ...(notice ? [{ notice, path: ['notice'], branch: undefined }] : []),
  ...Object.entries(company.branches ?? {}).flatMap(([branch, { notice }]) =>
    notice ? [{ notice, path: ['company', 'branches', branch, 'notice'], branch }] : [],
  ),
]

function withClosuresOn(site: Site, today: string | undefined): Site {
  const { company } = site
  if (today === undefined || closuresOf(company).length === 0) return site
  const shown = <Office extends Pick<Company, 'closures'>>({ closures = [], ...office }: Office) => {
    const left = closures.filter((closure) => isShown(closure, today))
    return { ...office, ...(left.length > 0 && { closures: left }) }
  }
  const branches = Object.entries(company.branches ?? {}).map(([key, branch]) => [key, shown(branch)] as const)
  return {
    ...site,
    company: { ...shown(company), ...(company.branches && { branches: Object.fromEntries(branches) }) },
  }
}

/** Returns all closures of a company and of its branches. */
const closuresOf = ({ closures = [], branches = {} }: Company): Closure[] => [
  ...closures,
  ...Object.values(branches).flatMap((branch) => branch.closures ?? []),
]

/**
 * Returns the first day after today on which the same files produce a different site, or undefined if there is none.
 */
export function nextChange(pages: Iterable<SitePage>, site: Site, today: string): string | undefined {
  let next: string | undefined
  const note = (day: string) => {
    if (day > today && (next === undefined || day < next)) next = day
  }
  for (const { page } of pages) {
    const last = lastDayOf(page)
    if (last !== undefined) note(addDays(last, 1))
    for (const day of page.alsoOn ? eventDays(page) : []) note(addDays(lastOfEventDay(day), 1))
    if (page.date !== undefined) note(page.date)
  }
  for (const { notice } of noticesOf(site)) if (notice.until !== undefined) note(addDays(notice.until, 1))
  for (const closure of closuresOf(site.company)) {
    note(addDays(closure.from, -announced))
    note(addDays(lastOf(closure), 1))
  }
  return next
}
