import type { Site } from '../../../../schemas/index.ts'
import { textsOfNotice } from '../../facts/checkNotice.ts'
import { type MonthDayTold, monthDaysTold } from '../../facts/told/monthDaysTold.ts'
import { noticesOf } from '../../model/days/calendar.ts'
import { addDays, isInCalendar } from '../../model/days/days.ts'
import { valueNamed } from '../../model/offices/companyIn.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { tellWeekday } from '../../text/days/checkDates.ts'
import { monthsOf } from '../../text/days/dayWords.ts'
import { findWeekdays, isWeekday } from '../../text/days/findWeekdays.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { quoted } from '../../wording/phrases.ts'
import { tellsClosure } from './createClosureCheck.ts'

type Closures = NonNullable<Site['company']['closures']>

interface NoticeText {
  path: Path
  value: string
  pathOfUntil: Path
  /** The last day of the notice, `2026-12-27`. */
  until: string
  /** The closures of the office, with their names in the language of the text. */
  closures: Closures
}

/**
 * Checks the days in the notices of a site and its branches, in all languages, against the last day of the notice.
 * Finds a weekday that the date does not have, a closure that lasts longer than the notice, and a holiday on another
 * day than the closure of that name. A day without a year means the one nearest to the last day of the notice.
 */
export const checkNoticeDays = (site: Site): Mistake[] => noticeTextsOf(site).flatMap(checkText)

function noticeTextsOf(site: Site): NoticeText[] {
  const { company, languages = {} } = site
  return noticesOf(site).flatMap((placed): NoticeText[] => {
    const { until } = placed.notice
    if (until === undefined || !isInCalendar(until)) return []
    const office = placed.branch === undefined ? company : valueNamed(company.branches, placed.branch)
    return textsOfNotice(placed, languages).map(({ path, value, language }) => {
      const names = valueNamed(languages, language ?? '')?.company?.closures ?? {}
      const closures = (office?.closures ?? []).map((each) => ({ ...each, note: names[each.note] ?? each.note }))
      return { path, value, pathOfUntil: [...placed.path, 'until'], until, closures }
    })
  })
}

/** The period of a German ordinal, which does not end a sentence: "24. Dezember". */
const ordinal = new RegExp(`(?<=\\d)\\.(?=\\s(?:bis|${[...monthsOf.de.keys()].join('|')})(?!\\p{L}))`, 'giu')

function checkText(text: NoticeText): Mistake[] {
  const { path, value, until } = text
  const weekdays = findWeekdays(value).flatMap((told): Mistake | [] => {
    const day = nearest(told.days, undefined, until)
    if (told.year !== undefined || day === undefined || isWeekday(told, day)) return []
    return { path, ...tellWeekday(told, day) }
  })
  const closed = sentencesOf(value.replace(ordinal, ' '))
    .map(({ start, end }) => ({ text: value.slice(start, end), start }))
    .filter((sentence) => tellsClosure.test(sentence.text))
  const days = closed.flatMap((sentence) =>
    tellDays(sentence.text, text).map(({ span, ...mistake }) => ({
      ...mistake,
      ...(span && { span: { start: span.start + sentence.start, end: span.end + sentence.start } }),
    })),
  )
  return weekdays.length > 0 ? weekdays : days
}

/** Returns the day of the year closest to another day, or undefined if none exists. */
function nearest(days: readonly string[], year: string | undefined, until: string): string | undefined {
  const own = Number(until.slice(0, 4))
  const years = year === undefined ? [own - 1, own, own + 1] : [Number(year)]
  const apart = (day: string) => Math.abs(Date.parse(day) - Date.parse(until))
  return years
    .flatMap((each) => days.map((day) => `${each}-${day}`))
    .filter(isInCalendar)
    .sort((one, other) => apart(one) - apart(other))[0]
}

/** A sentence that begins with its days: "From December 24 to 27 we are closed." */
const startsWithDay = new RegExp(
  `^(?:${anyOf('from, on, between, the', 'vom, am, von, zwischen', 'du, le, entre', 'del?, el, entre')}\\s|\\p{L}+(?:day|tag|di|es|o),?\\s|\\d{1,2}\\.?\\s(?:to|bis|au|al)\\s|[–-]){0,4}$`,
  'iu',
)

/** In days. A closure that ends later is one of another season. */
const longest = 31

/** In days. Until then, a notice may thank for the patience of visitors. */
const longAfter = 14

/** Finds the wrong days in a sentence about a closure. Days before the word "closed" may be about something else. */
function tellDays(sentence: string, { path, pathOfUntil, until, closures }: NoticeText): Mistake[] {
  const told = monthDaysTold(sentence).sort((one, other) => one.start - other.start)
  const [first] = told
  const before = sentence.slice(0, first?.start)
  if (!first || !(tellsClosure.test(before) || startsWithDay.test(before))) return []
  const other = tellHoliday(sentence, told, closures)
  if (other) return [{ ...other, path }]
  const [last = ''] = told
    .flatMap(({ days, year }) => nearest(days, year, until) ?? [])
    .sort()
    .reverse()
  if (told.length > 1 && path[0] !== 'languages' && addDays(last, longAfter) < until)
    return [
      {
        path: pathOfUntil,
        code: 'notice-long-after',
        message: `The notice stays until ${until}, and the closure that it tells of is over after ${last}.`,
        fix: `Write ${quoted(last)} here, or in the text the days that are right.`,
        also: { path, message: 'The text stands here.' },
      },
    ]
  // The last day may be the one on which the office reopens.
  if (addDays(until, 1) >= last || addDays(until, longest) < last) return []
  // `createClosureCheck` reports a text that differs from its closure.
  if (closures.some(({ from, to = from }) => from <= last && last > addDays(to, 1) && last < addDays(to, longest)))
    return []
  return [
    {
      path: pathOfUntil,
      code: 'notice-ends-early',
      message: `The notice ends on ${until}, and its text tells of a closure on ${last}.`,
      fix: `Write ${quoted(last)} here, or in the text the days that are right.`,
      also: { path, message: 'The text stands here.' },
    },
  ]
}

/** Finds the only day of a sentence that names a closure on another day. */
function tellHoliday(
  sentence: string,
  told: readonly MonthDayTold[],
  closures: Closures,
): Omit<Mistake, 'path'> | undefined {
  const [day, another] = told
  const named = closures.filter(({ note }) =>
    new RegExp(`(?<!\\p{L})${escapePattern(note)}(?!\\p{L})`, 'iu').test(sentence),
  )
  const [closure] = named
  const isOn = ({ from, to = from }: Closures[number]) =>
    day?.days.some((each) => [from, to].some((end) => nearestIn(each, end, { from, to })))
  if (!day || another || !closure || named.some(isOn) || /\d\s?(?:[-–]|to|bis|au|al)\s?\d/iu.test(sentence))
    return undefined
  const written = sentence.slice(day.start, day.end)
  return {
    span: { start: day.start, end: day.end },
    code: 'closure-told-otherwise',
    message: `This text says ${quoted(written)}, and the closure ${quoted(closure.note)} in site.config.json is on ${closure.from}.`,
    fix: 'Write in both the day that is right.',
  }
}

const nearestIn = (day: string, end: string, { from, to }: { from: string; to: string }) => {
  const meant = `${end.slice(0, 4)}-${day}`
  return meant >= from && meant <= to
}
