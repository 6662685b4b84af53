import { dayOf, isInCalendar, partsOf } from '../../model/days/days.ts'
import { eventDays, lastOfEventDay } from '../../model/days/eventDays.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts, isWording, type TextField } from '../../schema/findTexts.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { tellWeekday } from '../../text/days/checkDates.ts'
import { type DayList, findDayLists } from '../../text/days/findDayLists.ts'
import { findWeekdays, isWeekday, type WeekdayTold } from '../../text/days/findWeekdays.ts'
import { tellListed } from '../../text/days/tellListed.ts'
import { sentenceAt } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'

const datedFields = ['starts', 'ends', 'until', 'validThrough', 'date'] as const

/**
 * Checks the days in the texts of a dated page, in English, Spanish, French and German. Finds a weekday that a date
 * does not have in any year of the page, a date one day before or after the event, and a day listed with those of the
 * event that is not one of them. `checkDates` finds wrong weekdays of dates with a year, on any page.
 */
export function checkWeekdays(page: SitePage, types: SectionTypes): Mistake[] {
  const years = yearsOf(page.page)
  if (years.length === 0) return []
  const context = { years, page: page.page }
  return findPageTexts(readPage(page), types, isWording).flatMap((text) => [
    ...findWeekdays(text.value).flatMap((told) => judge(text, told, context)),
    ...findDayLists(text.value).flatMap((list) => judgeList(text, list, context)),
  ])
}

/** The years that a page may refer to. A post may also refer to the next year. */
function yearsOf(page: PageFields): number[] {
  const years = momentsOf(page).map((moment) => partsOf(moment).year)
  const after = page.date === undefined ? [] : [partsOf(page.date).year + 1]
  return [...new Set([...years, ...after])]
}

interface Context {
  years: readonly number[]
  page: PageFields
}

function judge(text: TextField, told: WeekdayTold, { years, page }: Context): Mistake[] {
  const days = (told.year === undefined ? years : [told.year])
    .flatMap((year) => told.days.map((day) => `${year}-${day}`))
    .filter(isInCalendar)
  const [first] = days
  const right = days.find((day) => isWeekday(told, day))
  if (right !== undefined) return findBeside(text, { right, told, page })
  // A day with a year is checked on all pages.
  if (first === undefined || told.year !== undefined) return []
  return [{ path: text.path, ...tellWeekday(told, ownDay(days, page) ?? first) }]
}

function judgeList({ path, value }: TextField, list: DayList, { years, page }: Context): Mistake[] {
  // A list with a year is checked on all pages.
  const wrong = list.year === undefined ? tellListed(list, { text: value, years }) : []
  if (wrong.length > 0) return wrong.map((told) => ({ path, ...told }))
  const own = eventDays(page).map((day) => ({ from: dayOf(day.starts), to: lastOfEventDay(day) }))
  const isOwn = (day: string) => own.some(({ from, to }) => day >= from && day <= to)
  const days = list.days.map((each) => {
    const meant = (list.year === undefined ? years : [list.year]).map((year) => `${year}-${each.day}`)
    return { ...each, day: meant.find(isOwn) ?? meant[0] ?? '' }
  })
  const others = days.filter(({ day }) => !isOwn(day))
  const isOfEvent = own.length > 1 && !list.hasSpan && others.length < days.length
  if (!isOfEvent || ofOtherDays.test(sentenceOf(value, list.start))) return []
  return others.map(({ written, day, start, end }) => ({
    path,
    span: { start, end },
    code: 'day-beside-event',
    message: `${quoted(written)} in ${quoted(list.written)} is ${day}, and no day of this event.`,
    fix: `Write the day that is right, or add ${day} to "alsoOn".`,
    also: { path: ['alsoOn'], message: 'The other days of the event stand here.' },
  }))
}

/** Returns the day among several readings that is also a day of the page. */
const ownDay = (days: readonly string[], page: PageFields) =>
  days.find((day) => momentsOf(page).some((moment) => dayOf(moment) === day))

/** All days in the fields of a page. */
const momentsOf = (page: PageFields): string[] => [
  ...datedFields.flatMap((field) => page[field] ?? []),
  ...(page.alsoOn ?? []).flatMap(({ starts, ends = starts }) => [starts, ends]),
]

/** In days. A date this close to an event means the event, unless the text is about something else. */
const mostBeside = 2
/** Words of sentences about the days before or after an event. */
const ofOtherDays = new RegExp(
  `\\b${anyOf(
    'regist\\w*, rsvp, sign, book\\w*, tickets?, by, until, before, after, eve, deadline, doors',
    'inscri\\w*, apúnt\\w*, reserv\\w*, hasta, antes, después, víspera',
    'réserv\\w*, avant, après, jusqu\\w*, veille, billets?',
    'anmeld\\w*, bis, vor, nach, karten, vorabend',
  )}(?!\\p{L})`,
  'iu',
)

interface Beside {
  right: string
  told: WeekdayTold
  page: PageFields
}

function findBeside({ path, value }: TextField, { right, told, page }: Beside): Mistake[] {
  const days = eventDays(page).map((day) => ({ from: dayOf(day.starts), to: lastOfEventDay(day) }))
  const [{ from } = { from: '' }] = days
  if (days.length === 0 || days.some((own) => right >= own.from && right <= own.to)) return []
  const ends = days.flatMap((own) => [own.from, own.to])
  const apart = Math.min(...ends.map((day) => Math.abs(Date.parse(day) - Date.parse(right)) / 86_400_000))
  if (apart > mostBeside || ofOtherDays.test(sentenceOf(value, told.start))) return []
  return [
    {
      path,
      span: { start: told.start, end: told.end },
      code: 'day-beside-event',
      message: `This text says ${quoted(told.written)}, and the event starts on ${from}.`,
      fix: 'Write in both the day that is right.',
      also: { path: ['starts'], message: 'The day of the event stands here.' },
    },
  ]
}

function sentenceOf(text: string, offset: number): string {
  const { start, end } = sentenceAt(text, offset)
  return text.slice(start, end)
}
