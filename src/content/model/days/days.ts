/** Dates as page files write them, `2026-12-24`; their text order is their chronological order. */

/** Returns the date at the start of a text: `2026-12-24T18:00` -> `2026-12-24`. */
export const dayOf = (moment: string): string => moment.slice(0, 10)

/** Returns year, month (from 1) and day, and hours and minutes if the text has a time. */
export function partsOf(moment: string): { year: number; month: number; day: number; time?: [number, number] } {
  const [year = 0, month = 0, day = 0] = dayOf(moment).split('-').map(Number)
  const [hours, minutes] = moment.slice(11).split(':').map(Number)
  return { year, month, day, ...(hours !== undefined && minutes !== undefined && { time: [hours, minutes] }) }
}

/** Returns the number of days in a month (Gregorian calendar). */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a text of the form `2026-12-24` or `2026-12-24T18:00` names an existing date and time. */
export function isInCalendar(moment: string): boolean {
  const { year, month, day, time = [0, 0] } = partsOf(moment)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) && time[0] < 24 && time[1] < 60
}

/** Returns the date `count` days later; a negative count goes back. */
export function addDays(day: string, count: number): string {
  const { year, month, day: date } = partsOf(day)
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
}

/** Returns the later of two moments, of which the second may be missing. */
export const laterOf = (one: string, other?: string): string => (other !== undefined && other > one ? other : one)
