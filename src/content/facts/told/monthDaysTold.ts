import { monthNamed, monthsOf } from '../../text/days/dayWords.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

/** A day of the year in a text, with or without a year. */
export interface MonthDayTold {
  /** The possible days, `05-14`. `04/05/2027` has two, because countries read it differently. */
  days: readonly string[]
  year: string | undefined
  start: number
  end: number
}

/** Short names of months that have other meanings: "5 years ago", "set 5 tables", and Tuesday in French and Spanish. */
const otherWords = new Set(['ago', 'set', 'mar', 'out'])
const names = [...new Set(tongues.flatMap((tongue) => [...monthsOf[tongue].keys()]))]
  .filter((name) => !otherWords.has(name))
  .sort((one, other) => other.length - one.length)
  .join('|')
const forms: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{N}\\p{Sc}.,:])(?<day>\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s(?:of\\s|de\\s)?(?<month>${names})(?![\\p{L}’'])\\.?(?:,?\\s(?:de\\s|del\\s)?(?<year>\\d{4})(?!\\p{N}))?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<month>${names})\\.?\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\p{N}:%]|[.,]\\d|\\s?[ap]\\.?m\\b)(?:,?\\s(?<year>\\d{4})(?!\\p{N}))?`,
    'giu',
  ),
  /(?<![\d./-])(?<day>\d{1,2})(?<sign>[./])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?!\d)/gu,
]

const two = (text: string | number) => String(text).padStart(2, '0')

/** Returns the days of the year in a text, in English, French, German or Spanish, or in digits with a year. */
export function monthDaysTold(text: string): MonthDayTold[] {
  if (!/\d/.test(text)) return []
  return forms.flatMap((form) =>
    matchesOf(form, text).flatMap(({ 0: whole, index, groups = {} }): MonthDayTold[] => {
      const { day = '', month = '', year } = groups
      const place = { year, start: index, end: index + whole.length }
      if (!/^\d/.test(month)) return [{ days: [`${two(monthNamed(month))}-${two(day)}`], ...place }]
      const readings =
        groups.sign === '.'
          ? [[day, month]]
          : [
              [day, month],
              [month, day],
            ]
      const days = readings.filter(([, of]) => Number(of) >= 1 && Number(of) <= 12)
      return days.length === 0 ? [] : [{ days: days.map(([on = '', of = '']) => `${two(of)}-${two(on)}`), ...place }]
    }),
  )
}
