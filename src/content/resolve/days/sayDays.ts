import type { Site } from '../../../../schemas/index.ts'
import { dayOf, isInCalendar, partsOf } from '../../model/days/days.ts'
import { localeOf } from '../../model/localeOf.ts'
import type { DaysModel } from '../../model/pageModel.ts'
import { oncePer } from '../../schema/oncePer.ts'

/** Formats days in the language of a site. */
interface DaySayer {
  /** `March 12, 2026` in the language of the site, with its time if the text has one. */
  moment(text: string): DaysModel
  /** `December 24 – 26, 2026`. */
  span(from: string, to: string): DaysModel
  /** `8 AM – 12 PM` for two times with a hyphen between them. */
  times(fromTo: string): string
}

/**
 * Returns the formatter for the days of a site. Days are local to the site, independent of the time zone of the build.
 */
export const daySayerOf = oncePer((site: Site): DaySayer => {
  const inZone = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  const days = new Intl.DateTimeFormat(localeOf(site), inZone)
  const onDay = { ...inZone, weekday: 'long', hour: 'numeric' } as const
  const times = new Intl.DateTimeFormat(localeOf(site), { ...onDay, minute: '2-digit' })
  const hours = saysHours(times) ? new Intl.DateTimeFormat(localeOf(site), onDay) : times
  const onClock = { timeZone: 'UTC', hour: 'numeric' } as const
  const clock = new Intl.DateTimeFormat(localeOf(site), { ...onClock, minute: '2-digit' })
  const formatOf = (...texts: string[]) => {
    const timed = texts.filter((text) => text.length > dayOf(text).length)
    if (timed.length === 0) return days
    return timed.every((text) => text.endsWith(':00')) ? hours : times
  }
  const join = (parts: readonly Part[]) => joinTimes(parts, new Intl.Locale(localeOf(site)).language)
  const moment = (text: string): DaysModel => [
    { text: isInCalendar(text) ? join(formatOf(text).formatToParts(utcOf(text))).join('') : text, datetime: text },
  ]
  return {
    moment,
    span(from, to) {
      if (from === to || !isInCalendar(from) || !isInCalendar(to)) return moment(from)
      const parts = formatOf(from, to).formatRangeToParts(utcOf(from), utcOf(to))
      return joinPieces(parts, join(parts), { startRange: from, endRange: to })
    },
    times(fromTo) {
      const [from = '', to = ''] = fromTo.split('-').map((time) => `2026-01-01T${time}`)
      const isWhole = from.endsWith(':00') && to.endsWith(':00')
      const format = isWhole && saysHours(clock) ? new Intl.DateTimeFormat(localeOf(site), onClock) : clock
      return join(format.formatRangeToParts(utcOf(from), utcOf(to))).join('')
    },
  }
})

/** Joins the texts of a range into pieces: its two days, and the shared text. */
function joinPieces(
  parts: readonly Pick<Intl.DateTimeRangeFormatPart, 'source'>[],
  texts: readonly string[],
  days: Readonly<Record<string, string>>,
): DaysModel {
  const pieces: DaysModel = []
  let last: string | undefined
  for (const [index, { source }] of parts.entries()) {
    const text = texts[index] ?? ''
    const piece = pieces.at(-1)
    const datetime = days[source]
    if (piece && source === last) piece.text += text
    else pieces.push({ text, ...(datetime !== undefined && { datetime }) })
    last = source
  }
  return pieces
}

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>

/** Whether an hour alone is recognisable as a time, as in "6 PM" and "18 h", but not in "18". */
function saysHours(times: Intl.DateTimeFormat): boolean {
  const parts: Part[] = times.formatToParts(0)
  return parts.some(
    ({ type, value }, index) => type === 'dayPeriod' || (parts[index - 1]?.type === 'hour' && /\p{L}/u.test(value)),
  )
}

/** Returns the texts of the parts, with non-breaking spaces inside times. */
function joinTimes(parts: readonly Part[], language: string): string[] {
  return parts.map(({ type, value }, index) => {
    // The Real Academia Española prescribes this space, which Unicode's data for America lacks.
    if (type === 'dayPeriod' && language === 'es') return value.replace(/^([ap])\.m\.$/, '$1.\u00a0m.')
    if (type !== 'literal') return value
    const [before, after] = [parts[index - 1]?.type, parts[index + 1]?.type]
    if (isOfTime(before) && after === 'hour') return unbroken(value)
    // No line begins with a dash.
    if (/^\s–/u.test(value)) return `${value.charAt(0)}\u2060${value.slice(1)}`
    const start = before === 'hour' || before === 'minute' ? value.replace(/^\s(?=\p{L})/u, '\u00a0') : value
    return after === 'minute' || after === 'dayPeriod' ? start.replace(/\s$/, '\u00a0') : start
  })
}

const isOfTime = (type: Part['type'] | undefined) => type === 'hour' || type === 'minute' || type === 'dayPeriod'

/** Makes the text between two times non-breaking, with word joiners after its dash and spaces. */
const unbroken = (between: string) => between.replace(/\s(?=–)|–(?!\s)|(?<=–)\s/gu, '$&\u2060')

/** Interprets a local time as UTC; it is formatted in UTC too. */
function utcOf(text: string): Date {
  const { year, month, day, time = [0, 0] } = partsOf(text)
  return new Date(Date.UTC(year, month - 1, day, ...time))
}
