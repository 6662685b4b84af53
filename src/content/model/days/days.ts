/** Days of the calendar as page files write them, `2026-12-24`; such texts sort as the days do. */

/** The day of a text that begins with one: `2026-12-24T18:00` -> `2026-12-24`. */
export const dayOf = (moment: string): string => moment.slice(0, 10)

/** Year, month from 1, day; and hours and minutes, where the text has a time. */
export function partsOf(moment: string): { year: number; month: number; day: number; time?: [number, number] } {
  const [year = 0, month = 0, day = 0] = dayOf(moment).split('-').map(Number)
  const [hours, minutes] = moment.slice(11).split(':').map(Number)
  return { year, month, day, ...(hours !== undefined && minutes !== undefined && { time: [hours, minutes] }) }
}

/** How many days a month has (Gregorian calendar). */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a text of the form `2026-12-24` or `2026-12-24T18:00` names a day, and a time, that there is. */
export function isInCalendar(moment: string): boolean {
  const { year, month, day, time = [0, 0] } = partsOf(moment)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) && time[0] < 24 && time[1] < 60
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, count: number): string {
  const { year, month, day: date } = partsOf(day)
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10)
}

/** The later of two moments, of which the second may be missing. */
export const laterOf = (one: string, other?: string): string => (other !== undefined && other > one ? other : one)
