import { isInCalendar } from '../../model/days/days.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { pluralWeeksOf, weeksOf } from './dayWords.ts'
import type { DayList, ListedDay } from './findDayLists.ts'
import { findWeekdays } from './findWeekdays.ts'

interface Among {
  /** The text that contains the list. */
  text: string
  /** The possible years of a list that states none. */
  years: readonly number[]
}

/**
 * Returns the mistakes in the weekdays of a list; none if every day has its weekday in one of the years. A date with a
 * weekday directly before it is left to `findWeekdays`.
 */
export function tellListed(list: DayList, { text, years }: Among): Omit<Mistake, 'path'>[] {
  const alone = findWeekdays(text)
  const days = list.days.filter(({ start, end }) => !alone.some((told) => told.start < end && start < told.end))
  const [[year, wrong] = [0, []], ...others] = years.map((each): [number, ListedDay[]] => [
    each,
    days.filter((day) => !isSo(day, each, list)),
  ])
  if (wrong.length === 0 || others.some(([, none]) => none.length === 0)) return []
  const isShared = wrong.length > 1 && wrong.length === days.length
  const [first, ...rest] = wrong.map((day) => rightNameOf(day, year, { list, isShared }))
  if (!isShared || rest.some((name) => name !== first)) return wrong.map((day) => tellOne(day, year, list))
  return [
    {
      ...placeOf(list),
      message: `${quoted(list.written)} are no such days of the week: in ${year} they are ${quoted(first ?? '')}.`,
      fix: `Write ${quoted(first ?? '')}, or the days of the month that are meant.`,
    },
  ]
}

const placeOf = ({ start, end }: DayList | ListedDay) => ({
  code: 'wrong-weekday' as const,
  span: { start, end },
})

function tellOne(day: ListedDay, year: number, list: DayList): Omit<Mistake, 'path'> {
  const right = rightNameOf(day, year, { list, isShared: false })
  const said = joinWords(day.weekdays.map(quoted), 'and')
  return {
    ...placeOf(day),
    message: `${quoted(day.written)} in ${quoted(list.written)} does not go with ${said}: in ${year} it is ${quoted(right)}.`,
    fix: 'Write the day of the month that is meant, or its own day of the week.',
  }
}

const namesIn = ({ tongue }: DayList) => [...weeksOf[tongue], ...pluralWeeksOf[tongue]]

function isSo({ day, weekdays }: ListedDay, year: number, list: DayList): boolean {
  const whole = `${year}-${day}`
  if (weekdays.length === 0 || !isInCalendar(whole)) return true
  return weekdays.some((name) => namesIn(list).some((week) => week[weekdayOf(whole)] === name))
}

interface Naming {
  list: DayList
  /** Whether one name applies to several days. */
  isShared: boolean
}

function rightNameOf({ day, weekdays }: ListedDay, year: number, { list, isShared }: Naming): string {
  const names = isShared ? namesIn(list).reverse() : weeksOf[list.tongue]
  const [said = ''] = weekdays
  const name = (names.find((week) => week.includes(said)) ?? names[0])?.[weekdayOf(`${year}-${day}`)] ?? ''
  const isCapital = new RegExp(`${said.slice(0, 1).toUpperCase()}${said.slice(1)}`, 'u').test(list.written)
  return isCapital ? name.slice(0, 1).toUpperCase() + name.slice(1) : name
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
