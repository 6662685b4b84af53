import type { RuleName } from '../../../schemas/form/common.ts'
import type { FormField, Site } from '../../../schemas/index.ts'
import type { Say } from '../../../schemas/words/say.ts'
import { isInCalendar, partsOf } from '../model/days/days.ts'
import { weekdays } from '../model/days/weekdays.ts'
import { localeOf } from '../model/localeOf.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { countryOf, isAmerican } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'

type Says = Partial<Record<RuleName, string>>

type Shown = Exclude<FormField, { type: 'hidden' }>

type DayField = Pick<Extract<FormField, { type: 'date' }>, 'notOn'>

/** Formats numbers, days and lists in the language of a site. */
interface Speaker {
  say: Say<'answers'>
  number(value: number): string
  /** Formats `2027-03-01` as `March 1, 2027`. */
  day(text: string): string
  /** Formats `2026-12-25/2026-12-28` as `December 25 – 28, 2026`. */
  span(days: string): string
  /** Formats `17:00` as `5:00 PM`. */
  time(text: string): string
  /** Formats `09:00-12:00` as `9:00 AM – 12:00 PM`. */
  times(span: string): string
  /** Formats `sunday` as `Sunday`. */
  weekday(name: string): string
  /** Formats a list as `pdf, jpg or png`. */
  either(words: readonly string[]): string
}

/**
 * Returns the default messages of a field for answers that break its rules. A form document may override them.
 *
 * @param site determines language, country and the site's own words
 * @param isOwn whether the site wrote the form
 */
export function usualWords(field: Shown, site: Site, isOwn: boolean): Says {
  const isNeeded = field.required === true || field.type === 'consent'
  const { missing, ...others } = allWords(field, speakerOf(site), { country: countryOf(site.company), isOwn })
  return { ...(isNeeded && missing !== undefined && { missing }), ...others }
}

/** Returns the message for when none of several fields is answered and one is required. */
export function sayEither(labels: readonly string[], site: Site): string {
  const { say, either } = speakerOf(site)
  return say('either', { labels: either(labels) })
}

/** Returns the hint that one of several fields is enough, shown before visitors answer. */
export function sayEnough(labels: readonly string[], site: Site): string {
  const { say, either } = speakerOf(site)
  return say('enough', { labels: either(labels) })
}

/**
 * Returns the message for a day that cannot be chosen with certain answers. It names these answers and the remaining
 * weekdays. The days that are closed for all answers count as closed, too. Days of closures have their own reasons.
 *
 * @param answers the answers as visitors read them; if empty, the message lists all days that cannot be chosen
 */
export function usualClosed(
  { notOn = [], days, answers }: DayField & { days: readonly string[]; answers: readonly string[] },
  site: Site,
): string {
  const speaker = speakerOf(site)
  const { say, weekday, either } = speaker
  const closed = [...notOn, ...days]
  const left = [...weekdays.slice(1), ...weekdays.slice(0, 1)].filter((name) => !closed.includes(name))
  const isOfWeek = left.length > 0 && left.length < weekdays.length
  if (answers.length === 0 || !isOfWeek) return closedWords(closed, speaker)
  const dates = closed.filter((each) => /^\d/.test(each))
  return [
    say('closedFor', { answer: either(answers), days: either(left.map(weekday)) }),
    ...(dates.length > 0 ? [closedWords(dates, speaker)] : []),
  ].join(' ')
}

/** Returns the message for the days of a closure, with the reason. */
export const sayReason = (days: string, note: string, site: Site): string => {
  const { say, span } = speakerOf(site)
  return say('closedOn', { days: span(days), note })
}

/** Returns the message for a time outside of a day's hours. @param spans formatted as `09:00-12:00` */
export const sayHours = (spans: readonly string[], site: Site): string => {
  const { say, times, either } = speakerOf(site)
  return endOnce(say('timeWithin', { times: either(spans.map(times)) }))
}

function closedWords(days: readonly string[], { say, day, weekday, either }: Speaker): string {
  const nameOf = (each: string) => {
    if (each.startsWith('closures')) return say('closures')
    return /^\d/.test(each) ? day(each) : weekday(each)
  }
  return say('closed', { days: either([...new Set(days.map(nameOf))]) })
}

const speakerOf = oncePer((site: Site): Speaker => {
  const locale = localeOf(site)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const longWeekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    say: sayOf(site, 'answers'),
    number: (value) => value.toLocaleString(locale),
    day: (text) => (isInCalendar(text) ? days.format(utcOf(text)) : text),
    span(text) {
      const [first = '', last = first] = text.split('/')
      return isInCalendar(first) && isInCalendar(last) ? days.formatRange(utcOf(first), utcOf(last)) : text
    },
    time: (text) => times.format(timeOf(text)),
    times(span) {
      const [opens = '', closes = ''] = span.split('-')
      return opens === closes ? times.format(timeOf(opens)) : times.formatRange(timeOf(opens), timeOf(closes))
    },
    // August 1, 2027 is a Sunday.
    weekday: (name) => longWeekdays.format(Date.UTC(2027, 7, 1 + weekdays.indexOf(name))),
    either: (words) => list.format(words),
  }
})

const timeOf = (text: string) => new Date(`2027-08-01T${text}Z`)

function utcOf(text: string): number {
  const { year, month, day } = partsOf(text)
  return Date.UTC(year, month - 1, day)
}

const within = { day: 'withinDays', week: 'withinWeeks', month: 'withinMonths' } as const
const isUnit = (name = ''): name is keyof typeof within => Object.hasOwn(within, name)

/** Removes the second full stop after an abbreviation, such as "p. m.", at the end of a sentence. */
const endOnce = (text: string) => text.replace(/\.\.$/, '.')

type Rules = { country: string; isOwn: boolean }

/** All messages of a field, including those for rules that its document does not set. */
function allWords(field: Shown, speaker: Speaker, { country, isOwn }: Rules): Says {
  const { say } = speaker
  const isQuestion = /[?？]\s*$/.test(field.label)
  const missing = { missing: isQuestion ? say('unanswered') : say('missing', { label: field.label }) }
  switch (field.type) {
    case 'phone':
      return { ...missing, ...(isOwn && { wrong: say('phone') }), ...longWords(field, speaker) }
    case 'text':
    case 'textarea':
      return { ...missing, ...longWords(field, speaker) }
    case 'email':
      return { ...missing, wrong: say('email'), ...longWords(field, speaker) }
    case 'number':
      return { ...missing, ...numberWords(field, speaker) }
    case 'checkbox':
    case 'consent':
      return { missing: say('tick') }
    case 'select':
    case 'radio':
      return missing
    case 'checkboxes':
      return { ...missing, ...(field.atMost !== undefined && { many: say('several', { count: field.atMost }) }) }
    case 'date':
      return { ...missing, ...dayWords(field, speaker) }
    case 'time':
      return { ...missing, ...timeWords(field, speaker) }
    case 'postcode':
      return { ...missing, wrong: say(isAmerican(country) ? 'zip' : 'postcode') }
    case 'file':
      return { ...missing, ...fileWords(field, speaker) }
  }
}

type Field<Type extends Shown['type']> = Extract<Shown, { type: Type }>

const longWords = ({ maxLength }: { maxLength?: number }, { say }: Speaker): Says =>
  maxLength === undefined ? {} : { long: say('long', { count: maxLength }) }

const numberWords = ({ whole, min, max }: Field<'number'>, { say, number }: Speaker): Says => ({
  wrong: say(whole ? 'whole' : 'number'),
  ...(min !== undefined && { low: say('low', { number: number(min) }) }),
  ...(max !== undefined && { high: say('high', { number: number(max) }) }),
})

function dayWords({ from, to, notOn }: Field<'date'>, speaker: Speaker): Says {
  const { say, day } = speaker
  return {
    wrong: say('day'),
    ...(from !== undefined && {
      early: say('early', { day: from === 'today' || from === 'tomorrow' ? say(from) : day(from) }),
    }),
    ...(to !== undefined && { late: lateWords(to, speaker) }),
    ...(notOn && { closed: closedWords(notOn, speaker) }),
  }
}

/** @param to the last day: `today`, `2027-03-01` or `3 months` */
function lateWords(to: string, { say, day }: Speaker): string {
  const [, count, unit] = /^(\d+) (day|week|month)/.exec(to) ?? []
  if (isUnit(unit)) return say(within[unit], { count: Number(count) })
  return say('late', { day: to === 'today' ? say(to) : day(to) })
}

const timeWords = ({ from, to }: Field<'time'>, { say, time }: Speaker): Says => ({
  wrong: say('time'),
  ...(from !== undefined && { low: endOnce(say('timeFrom', { time: time(from) })) }),
  ...(to !== undefined && { high: endOnce(say('timeTo', { time: time(to) })) }),
})

const fileWords = ({ atMost = 1, kinds, megabytes }: Field<'file'>, { say, number, either }: Speaker): Says => ({
  many: say('files', { count: atMost }),
  large: say('large', { number: number(megabytes) }),
  kind: say('kind', { kinds: either(kinds.map((kind) => `.${kind}`)) }),
})
