import type { Page } from '../../../../schemas/index.ts'
import { dayOf } from './days.ts'

type Fields = Pick<Page, 'starts' | 'ends' | 'alsoOn'>

/** One of the days of an event: when it begins, and when it ends where a page says it. */
export type EventDay = NonNullable<Fields['alsoOn']>[number]

/** The days of an event in the order of the calendar; none on a page without one. */
export function eventDays({ starts, ends, alsoOn = [] }: Fields): EventDay[] {
  if (starts === undefined) return []
  const first = { starts, ...(ends !== undefined && { ends }) }
  return [first, ...alsoOn].sort((one, other) => (one.starts < other.starts ? -1 : 1))
}

/** The last day of one of the days of an event. One that ends before it starts counts as a single day: `checkDays.ts` refuses it. */
export const lastOfEventDay = ({ starts, ends = starts }: EventDay): string => dayOf(ends < starts ? starts : ends)

/** The days of an event that are not over; all of them where each is, and where today is not known. */
export function daysAhead(page: Fields, today: string | undefined): EventDay[] {
  const days = eventDays(page)
  const left = today === undefined ? days : days.filter((day) => lastOfEventDay(day) >= today)
  return left.length > 0 ? left : days
}
