import { isInCalendar } from '../model/days/days.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const pad = (number: string | number) => String(number).padStart(2, '0')

/** A day in the form of page files; undefined where there is no such day. */
function writeDay(year: string, month: string | number, day: string): string | undefined {
  const text = `${year}-${pad(month)}-${pad(day)}`
  return isInCalendar(text) ? text : undefined
}

/** The month that a word names, from 1; 0 for any other word. */
const monthOf = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

/** The day of a text in one of the ways in which people write it. `3/4/2026` may be in March or in April: it stays. */
function readDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? []
  if (year) return writeDay(year, month, day)
  // Dots part day and month in the countries that use them, in this order.
  const [, day2 = '', month2 = '', year2 = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
  if (year2) return writeDay(year2, month2, day2)
  const [, one = '', other = '', year3 = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? []
  if (year3) {
    if (Number(one) > 12) return writeDay(year3, other, one)
    if (Number(other) > 12) return writeDay(year3, one, other)
    return one === other ? writeDay(year3, one, other) : undefined
  }
  const [, word = '', day4 = '', year4 = ''] =
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text) ?? []
  if (year4) return writeDay(year4, monthOf(word), day4)
  const [, day5 = '', word5 = '', year5 = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(text) ?? []
  return year5 ? writeDay(year5, monthOf(word5), day5) : undefined
}

/** Both days that `3/4/2026` may be, the one with the day first before the other; empty for any other text. */
export function daysIn(text: string): string[] {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? []
  return [writeDay(year, other, one), writeDay(year, one, other)].filter((day) => day !== undefined)
}

/** A time of day as `18:00`, from the ways in which people write it. */
function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*([ap]\.?m\.?)?$/i.exec(text) ?? []
  if (hours === '' || (half === '' && !/[:.]/.test(text))) return undefined
  const isAfternoon = /^p/i.test(half)
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? `${pad(hour)}:${minutes}` : undefined
}

const parting = /^(.*\d{4}|\d{4}\S*\d)(?:T|,?\s+(?:at\s+)?)(\d{1,2}(?:[:.]\d{2}(?::\d{2})?)?\s*(?:[ap]\.?m\.?)?)$/i

/** A day in the form of page files: `March 12, 2026` -> `2026-03-12`; a text that is none, or may be two, stays. */
export function mendDate(text: string): string {
  return readDay(parting.exec(text)?.[1] ?? text) ?? text
}

/** A day with or without a time, in the form of page files: `12 March 2026 6 pm` -> `2026-03-12T18:00`. */
export function mendMoment(text: string): string {
  const [, before = '', time = ''] = parting.exec(text) ?? []
  const [day, hour] = [readDay(before), readTime(time)]
  return day && hour ? `${day}T${hour}` : (readDay(text) ?? text)
}
