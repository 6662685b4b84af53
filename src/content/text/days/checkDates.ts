import { isInCalendar } from '../../model/days/days.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { quoted } from '../../wording/phrases.ts'
import { findDayLists } from './findDayLists.ts'
import { findImpossible, type ImpossibleDay, mayBeImpossible } from './findImpossible.ts'
import { findWeekdays, isWeekday, rightWeekday, type WeekdayTold } from './findWeekdays.ts'
import { tellListed } from './tellListed.ts'

/** Whether `checkDates` may find something in a text. */
export const mayTellDay = (text: string): boolean =>
  /\d/.test(text) && (mayBeImpossible(text) || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text))

/** Finds days that no calendar has, and days of the week that a day with its year does not have. */
export function checkDates({ path, value }: Pick<TextField, 'path' | 'value'>): Mistake[] {
  return [
    ...(mayBeImpossible(value) ? findImpossible(value) : []).map((found) => ({ path, ...tellImpossible(found) })),
    ...findWeekdays(value).flatMap((told) => {
      const wrong = wrongDay(told)
      return wrong === undefined ? [] : [{ path, ...tellWeekday(told, wrong) }]
    }),
    ...findDayLists(value)
      .flatMap((list) => (list.year === undefined ? [] : tellListed(list, { text: value, years: [list.year] })))
      .map((told) => ({ path, ...told })),
  ]
}

/** Before, some countries had the calendar of Julius Caesar, by which days of the week are others. */
const firstYear = 1920

/** A day that is meant and has another day of the week; undefined where one of those that may be meant has this one. */
function wrongDay(told: WeekdayTold): string | undefined {
  if (told.year === undefined || told.year < firstYear) return undefined
  const days = told.days.map((day) => `${told.year}-${day}`).filter(isInCalendar)
  return days.some((day) => isWeekday(told, day)) ? undefined : days[0]
}

/** The words on a day of the week that another day has: `day` as `2026-12-10`. */
export function tellWeekday(told: WeekdayTold, day: string): Omit<Mistake, 'path'> {
  const right = quoted(rightWeekday(told, day))
  return {
    code: 'wrong-weekday',
    severity: 'warning',
    span: { start: told.start, end: told.end },
    message: `${quoted(told.written)} is no such day of the week: in ${day.slice(0, 4)} it is ${right}.`,
    fix: `Write ${right}, or the day of the month that is meant.`,
  }
}

function tellImpossible({ written, start, end, month, year, last, day }: ImpossibleDay): Omit<Mistake, 'path'> {
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1))
  const inYear = month === 2 && year !== undefined ? ` in ${year}` : ''
  // The last day of a month is no 31st where one is written.
  const behind = written.slice(day.index + day.text.length).replace(/^(?:st|nd|rd)/, 'th')
  const example = `${written.slice(0, day.index)}${last}${behind}`
  return {
    code: 'no-such-day',
    severity: 'warning',
    span: { start, end },
    message: `${quoted(written)} is no day: ${name} has ${last} days${inYear}.`,
    fix: `Write the day that is meant, such as ${quoted(example)}.`,
  }
}
