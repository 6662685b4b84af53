import { isInCalendar } from '../../model/days/days.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { quoted } from '../../wording/phrases.ts'
import { mayNameMonth } from './dayWords.ts'
import { findDayLists } from './findDayLists.ts'
import { findImpossible, type ImpossibleDay, mayBeImpossible } from './findImpossible.ts'
import { findSerials, mayBeSerial } from './findSerials.ts'
import { findWeekdays, isWeekday, rightWeekday, type WeekdayTold } from './findWeekdays.ts'
import { tellListed } from './tellListed.ts'

/** Whether `checkDates` may find something in a text. */
export const mayTellDay = (text: string): boolean =>
  /\d/.test(text) &&
  (mayBeSerial(text) ||
    ((mayBeImpossible(text) || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)) &&
      (/\d[./-]\d/.test(text) || mayNameMonth(text))))

/** Finds dates that do not exist, weekdays that do not match a date with a year, and days as spreadsheets count them. */
export function checkDates({ path, value }: Pick<TextField, 'path' | 'value'>): Mistake[] {
  return [
    ...(mayBeSerial(value) ? findSerials({ path, value }) : []),
    ...(mayBeImpossible(value) ? findImpossible(value) : []).map((found) => ({ path, ...tellImpossible(found) })),
    // A weekday can only be wrong in a year.
    ...(/\d{4}/.test(value) ? findWrongWeekdays(value).map((told) => ({ path, ...told })) : []),
  ]
}

const findWrongWeekdays = (text: string): Omit<Mistake, 'path'>[] => [
  ...findWeekdays(text).flatMap((told) => {
    const wrong = wrongDay(told)
    return wrong === undefined ? [] : [tellWeekday(told, wrong)]
  }),
  ...findDayLists(text).flatMap((list) =>
    list.year === undefined ? [] : tellListed(list, { text, years: [list.year] }),
  ),
]

/** Before 1920, some countries used the Julian calendar, with other weekdays. */
const firstYear = 1920

/** Returns a possible date whose weekday differs, or undefined if one of the possible dates has the stated weekday. */
function wrongDay(told: WeekdayTold): string | undefined {
  if (told.year === undefined || told.year < firstYear) return undefined
  const days = told.days.map((day) => `${told.year}-${day}`).filter(isInCalendar)
  return days.some((day) => isWeekday(told, day)) ? undefined : days[0]
}

/**
 * Returns the message for a weekday that the date does not have.
 *
 * @param day date as `2026-12-10`
 */
export function tellWeekday(told: WeekdayTold, day: string): Omit<Mistake, 'path'> {
  const right = quoted(rightWeekday(told, day))
  return {
    code: 'wrong-weekday',
    span: { start: told.start, end: told.end },
    message: `${quoted(told.written)} is no such day of the week: in ${day.slice(0, 4)} it is ${right}.`,
    fix: `Write ${right}, or the day of the month that is meant.`,
  }
}

function tellImpossible({ written, start, end, month, year, last, day }: ImpossibleDay): Omit<Mistake, 'path'> {
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1))
  const inYear = month === 2 && year !== undefined ? ` in ${year}` : ''
  // The replacement day needs another ordinal suffix than the written one.
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
