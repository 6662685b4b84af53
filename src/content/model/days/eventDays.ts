import type { Page } from '../../../../schemas/index.ts'
import { dayOf } from './days.ts'

type Fields = Pick<Page, 'starts' | 'ends' | 'alsoOn'>

/** A day of an event: its start, and its end if the page states one. */
export type EventDay = NonNullable<Fields['alsoOn']>[number]

/** Returns the days of an event in chronological order; empty for a page without an event. */
export function eventDays({ starts, ends, alsoOn = [] }: Fields): EventDay[] {
  if (starts === undefined) return []
  const first = { starts, ...(ends !== undefined && { ends }) }
  return [first, ...alsoOn].sort((one, other) => (one.starts < other.starts ? -1 : 1))
}

/**
 * Returns the last date of a day of an event. A day that ends before it starts counts as one date; `checkDays.ts`
 * reports it.
 */
export const lastOfEventDay = ({ starts, ends = starts }: EventDay): string => dayOf(ends < starts ? starts : ends)

/** Returns the days of an event that are not over; all days if every one is over, or if today is unknown. */
export function daysAhead(page: Fields, today: string | undefined): EventDay[] {
  const days = eventDays(page)
  const left = today === undefined ? days : days.filter((day) => lastOfEventDay(day) >= today)
  return left.length > 0 ? left : days
}
