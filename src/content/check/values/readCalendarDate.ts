import { isInCalendar } from '../../model/days/days.ts'
import { monthNamed } from '../../text/days/dayWords.ts'
import { readClock } from './readClock.ts'

const twoDigits = (text: string) => text.padStart(2, '0')

/** Formats a day as page files write it. Returns undefined if the day does not exist. */
function writeDay(year: string, month: string | number, day: string): string | undefined {
  const text = `${year}-${twoDigits(String(month))}-${twoDigits(day)}`
  return isInCalendar(text) ? text : undefined
}

/** Spellings that determine which number is the day. In countries that use dots, the day comes before the month. */
const spellings: readonly RegExp[] = [
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/,
  /^(?<name>\p{L}{3,10})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/iu,
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er)?\.?\s+(?:(?:of|de)\s+)?(?<name>\p{L}{3,10})\.?,?\s+(?:del?\s+)?(?<year>\d{4})$/iu,
]

/** Parses a day in one of the usual spellings. `3/4/2026` may be in March or April, so it is not parsed. */
function readDay(text: string): string | undefined {
  for (const spelling of spellings) {
    const { year, month, name = '', day = '' } = spelling.exec(text)?.groups ?? {}
    if (year !== undefined) return writeDay(year, month ?? monthNamed(name), day)
  }
  const meant = new Set(daysIn(text))
  return meant.size === 1 ? [...meant][0] : undefined
}

/** Returns the possible days of `3/4/2026`, starting with the day-first reading. Empty for any other text. */
export function daysIn(text: string): string[] {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? []
  return [writeDay(year, other, one), writeDay(year, one, other)].filter((day) => day !== undefined)
}

/**
 * Returns the day of a text whose year lacks its century, `26-06-03` or `3.6.26`. Returns undefined for any other text.
 */
export function withCentury(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{2})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (year) return writeDay(`20${year}`, month, day)
  const [, first = '', second = '', last = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})$/.exec(text) ?? []
  return last ? writeDay(`20${last}`, second, first) : undefined
}

const parting =
  /^(.*\d{4}|\d{4}\S*\d)(?:T|,?\s+(?:(?:at|um|à|a las?)\s+)?)(\d{1,2}(?:[:.h]\d{2}(?::\d{2})?)?\s*(?:[ap]\.?\s?m\.?|uhr|h)?)$/i

/**
 * Converts a day to the form of page files: `March 12, 2026` -> `2026-03-12`. Returns other texts, and ambiguous ones,
 * unchanged.
 */
export function readCalendarDate(text: string): string {
  return readDay(parting.exec(text)?.[1] ?? text) ?? text
}

/** Converts a day, with or without a time, to the form of page files: `12 March 2026 6 pm` -> `2026-03-12T18:00`. */
export function readMoment(text: string): string {
  const [, before = '', time = ''] = parting.exec(text) ?? []
  const [day, hour] = [readDay(before), readClock(time)]
  return day && hour ? `${day}T${hour}` : (readDay(text) ?? text)
}
