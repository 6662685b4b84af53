import { monthNames, weeksOf } from '../../text/days/dayWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

export interface DayTold {
  /** `2027-05-14`. */
  day: string
  start: number
  end: number
}

const languages = ['en', 'fr', 'de', 'es'] as const

/** The month numbers by lower-case name, in the supported languages. */
const months: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) => monthNames[language].map((name, month): [string, number] => [name, month + 1])),
)

const names = [...months.keys()].join('|')
const dayFirst = new RegExp(
  `(?<!\\p{N})(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s(?:of\\s|de\\s)?(${names}),?\\s(?:de\\s|del\\s)?(\\d{4})(?!\\p{N})`,
  'giu',
)
const monthFirst = new RegExp(`(?<!\\p{L})(${names})\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s(\\d{4})(?!\\p{N})`, 'giu')

/** Returns the days with a year in a text, in English, French, German or Spanish. */
export function daysTold(text: string): DayTold[] {
  if (!/\d{4}/.test(text)) return []
  const toDay = (day: string, month: string, year: string) =>
    `${year}-${String(months.get(month.toLowerCase())).padStart(2, '0')}-${day.padStart(2, '0')}`
  return [
    ...matchesOf(dayFirst, text).map(({ 0: whole, 1: day = '', 2: month = '', 3: year = '', index }) => ({
      day: toDay(day, month, year),
      start: index,
      end: index + whole.length,
    })),
    ...matchesOf(monthFirst, text).map(({ 0: whole, 1: month = '', 2: day = '', 3: year = '', index }) => ({
      day: toDay(day, month, year),
      start: index,
      end: index + whole.length,
    })),
  ]
}

/** Only the long names, because short ones are words in other languages. */
const weekdays = languages.flatMap((language) => weeksOf[language][0] ?? [])
const weekday = `(?:(?<!\\p{L})(?:${weekdays.join('|')}),?\\s(?:den\\s|dem\\s|the\\s)?)?`
const date = new RegExp(
  `${weekday}(?:\\d{1,2}(?:\\.|er|st|nd|rd|th|º)?\\s(?:of\\s|de\\s)?(?:${names})|(?<!\\p{L})(?:${names})\\s\\d{1,2}(?!\\d))(?:,?\\s(?:de\\s|del\\s)?\\d{4})?`,
  'giu',
)

/** Returns the ranges of days in a text, including an adjacent weekday and year. */
export const datesOf = (text: string): { start: number; end: number }[] =>
  matchesOf(date, text).map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))

const until = anyOf('until, till, through', "jusqu[’'](?:à|en|au)", 'bis', 'hasta')
/** What may separate "until" and the month: a part of the month, or a day with an optional weekday. */
const partOfMonth = anyOf(
  '(?:end|middle)\\sof\\s',
  "la\\sfin\\s(?:de\\s|d[’']), fin\\s",
  'ende\\s',
  'el\\sfinal\\sde\\s, finales\\sde\\s',
)
const dayOfMonth = '(?:\\p{L}+,?\\s)?\\d{1,2}(?:\\.|er|st|nd|rd|th)?\\s(?:de\\s)?'
const end = new RegExp(`(?<!\\p{L})${until}\\s(?:the\\s)?(?:${partOfMonth}|${dayOfMonth})?(${names})(?!\\p{L})`, 'giu')

/** Returns the months that a text names as an end: "until the end of February", "bis Ende März". */
export const monthsOfEnd = (text: string): { month: number; start: number; end: number }[] =>
  matchesOf(end, text).map(({ 0: whole, 1: name = '', index }) => ({
    month: months.get(name.toLowerCase()) ?? 0,
    start: index,
    end: index + whole.length,
  }))
