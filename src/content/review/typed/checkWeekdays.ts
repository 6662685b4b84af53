import type { Site } from '../../../../schemas/index.ts'
import { dayOf, isInCalendar, partsOf } from '../../model/days/days.ts'
import { eventDays, lastOfEventDay } from '../../model/days/eventDays.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts, type TextField } from '../../schema/findTexts.ts'
import { oncePer } from '../../schema/oncePer.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { sentenceAt } from '../../text/sentences/sentencesOf.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'

const datedFields = ['starts', 'ends', 'until', 'validThrough', 'date'] as const

/** How a language writes a day of the week with its day: `viernes 10 de diciembre`. */
interface DayNames {
  /** From Sunday on. */
  week: readonly string[]
  /** From January on. */
  months: readonly string[]
  pattern: RegExp
}

const namesOf = oncePer(({ tongue }: { tongue: Tongue }): DayNames => {
  const format = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tongue, { ...options, timeZone: 'UTC' }).format(day).toLowerCase()
  // The first of January 2023 was a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => format(new Date(Date.UTC(2023, 0, 1 + day)), { weekday: 'long' }))
  const months = Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2023, month, 1)), { month: 'long' }))
  const [days, names] = [week, months].map((all) => all.join('|'))
  const day = '(\\d{1,2})(?!\\d|[:.,]\\d)(?:st|nd|rd|th|er|º|\\.)?'
  const pattern = new RegExp(
    `(?<!\\p{L})(${days}),?\\s+(?:(?:the|el|le|den|dem)\\s+)?(?:(${names})\\s+${day}|${day}\\s+(?:of\\s+|de\\s+)?(${names}))(?!\\p{L})(?:,?\\s+(?:del?\\s+)?(\\d{4})(?!\\d))?`,
    'giu',
  )
  return { week, months, pattern }
})
const tongueKeys: Readonly<Record<Tongue, { tongue: Tongue }>> = {
  ...{ en: { tongue: 'en' }, es: { tongue: 'es' }, fr: { tongue: 'fr' }, de: { tongue: 'de' } },
}

/**
 * Checks the days in the texts of a dated page, in English, Spanish, French and German. It finds a name of a day that the date
 * does not have, and a date that is one day before or after the event. A date without a year takes each year of the page.
 */
export function checkWeekdays(page: SitePage, site: Site, types: SectionTypes): Mistake[] {
  const tongue = tongueOf(tagOf(site, languageAt(site, page.path)))
  const years = yearsOf(page.page)
  if (!tongue || years.length === 0) return []
  const names = namesOf(tongueKeys[tongue])
  return findPageTexts(readPage(page), types, (_, { free, format }) => free && format !== 'href').flatMap((text) =>
    [...text.value.matchAll(names.pattern)].flatMap((match) => judge(text, match, { names, years, page: page.page })),
  )
}

/** The years of which a page can speak; a post may speak of the next one too. */
function yearsOf(page: PageFields): number[] {
  const years = momentsOf(page).map((moment) => partsOf(moment).year)
  const after = page.date === undefined ? [] : [partsOf(page.date).year + 1]
  return [...new Set([...years, ...after])]
}

interface Context {
  names: DayNames
  years: readonly number[]
  page: PageFields
}

function judge(text: TextField, match: RegExpMatchArray, { names, years, page }: Context): Mistake[] {
  const [written, weekday = '', monthBefore, dayBehind, dayBefore, monthBehind, year] = match
  const month = names.months.indexOf((monthBefore ?? monthBehind ?? '').toLowerCase()) + 1
  const day = (dayBehind ?? dayBefore ?? '').padStart(2, '0')
  const days = (year === undefined ? years : [Number(year)])
    .map((each) => `${each}-${String(month).padStart(2, '0')}-${day}`)
    .filter(isInCalendar)
  const isOfWeek = (each: string) => names.week[weekdayOf(each)] === weekday.toLowerCase()
  const [first] = days
  const start = match.index ?? 0
  const place = { path: text.path, span: { start, end: start + written.length }, severity: 'warning' as const }
  const right = days.find(isOfWeek)
  if (first !== undefined && right === undefined) {
    const own = ownDay(days, page) ?? first
    const name = names.week[weekdayOf(own)] ?? ''
    const shown = /^\p{Lu}/u.test(weekday) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name
    return [
      {
        ...place,
        code: 'wrong-weekday',
        message: `${quoted(written)} is no such day of the week: in ${own.slice(0, 4)} it is ${quoted(shown)}.`,
        fix: `Write ${quoted(shown)}, or the day of the month that is meant.`,
      },
    ]
  }
  return right === undefined ? [] : findBeside(text, { right, written, place, page })
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Of the days that a text may mean, the one that the page has. */
const ownDay = (days: readonly string[], page: PageFields) =>
  days.find((day) => momentsOf(page).some((moment) => dayOf(moment) === day))

/** All days that the fields of a page say. */
const momentsOf = (page: PageFields): string[] => [
  ...datedFields.flatMap((field) => page[field] ?? []),
  ...(page.alsoOn ?? []).flatMap(({ starts, ends = starts }) => [starts, ends]),
]

/** So close to the day of an event, a text means that day unless it speaks of something else. */
const mostBeside = 2
/** Words of a sentence that speaks of the days before or after an event. */
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
  written: string
  place: Omit<Mistake, 'code' | 'message' | 'fix'>
  page: PageFields
}

function findBeside({ value }: TextField, { right, written, place, page }: Beside): Mistake[] {
  const days = eventDays(page).map((day) => ({ from: dayOf(day.starts), to: lastOfEventDay(day) }))
  const [{ from } = { from: '' }] = days
  if (days.length === 0 || days.some((own) => right >= own.from && right <= own.to)) return []
  const ends = days.flatMap((own) => [own.from, own.to])
  const apart = Math.min(...ends.map((day) => Math.abs(Date.parse(day) - Date.parse(right)) / 86_400_000))
  const { start, end } = sentenceAt(value, place.span?.start ?? 0)
  if (apart > mostBeside || ofOtherDays.test(value.slice(start, end))) return []
  return [
    {
      ...place,
      code: 'day-beside-event',
      message: `This text says ${quoted(written)}, and the event starts on ${from}.`,
      fix: 'Write in both the day that is right.',
      also: { path: ['starts'], message: 'The day of the event stands here.' },
    },
  ]
}
