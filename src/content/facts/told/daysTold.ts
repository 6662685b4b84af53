import { monthNamed, monthNames, weeksOf } from '../../text/days/dayWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

export interface DayTold {
  /** `2027-05-14`. */
  day: string
  start: number
  end: number
}

const languages = ['en', 'fr', 'de', 'es'] as const

const names = languages.flatMap((language) => monthNames[language]).join('|')
const month = `(?<month>${names})`
const year = '(?<year>\\d{4})(?!\\p{N})'
const forms: readonly RegExp[] = [
  `(?<!\\p{N})(?<day>\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s(?:of\\s|de\\s)?${month},?\\s(?:de\\s|del\\s)?${year}`,
  `(?<!\\p{L})${month}\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s${year}`,
].map((form) => new RegExp(form, 'giu'))

/** Returns the days with a year in a text, in English, French, German or Spanish. */
export function daysTold(text: string): DayTold[] {
  if (!/\d{4}/.test(text)) return []
  return forms.flatMap((form) =>
    matchesOf(form, text).map(({ 0: whole, index, groups: { day = '', month = '', year = '' } = {} }) => ({
      day: `${year}-${String(monthNamed(month)).padStart(2, '0')}-${day.padStart(2, '0')}`,
      start: index,
      end: index + whole.length,
    })),
  )
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
    month: monthNamed(name),
    start: index,
    end: index + whole.length,
  }))
