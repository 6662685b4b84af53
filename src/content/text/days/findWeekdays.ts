import { matchesOf } from '../../wording/matchesOf.ts'
import { type Tongue, tongues } from '../sentences/tongueWords.ts'
import { monthNamed, monthsOf, weeksOf } from './dayWords.ts'

/** A weekday with a date, as a text states them: `viernes 10 de diciembre`. */
export interface WeekdayTold {
  written: string
  start: number
  end: number
  /** As written in the text. */
  weekday: string
  /** The possible dates, `12-10`: both orders if the date is all numbers. */
  days: readonly string[]
  year: number | undefined
  tongue: Tongue
}

const longest = (one: string, other: string) => other.length - one.length
const all = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort(longest)
/** Short German weekdays are words of other languages, so the day after them must have a full stop. */
const germanShort = weeksOf.de[1] ?? []
const long = all(tongues.flatMap((tongue) => weeksOf[tongue].filter((week) => (week[0]?.length ?? 0) > 3))).join('|')
const short = all(tongues.flatMap((tongue) => weeksOf[tongue].filter((week) => week[0]?.length === 3))).join('|')
const months = all(tongues.map((tongue) => [...monthsOf[tongue].keys()])).join('|')

const weekday = `(?<weekday>(?:${long}),?\\s+|(?:${short})\\.?,?\\s+|(?:${germanShort.join('|')})[.,]{1,2}\\s+(?=\\d{1,2}\\.))`
const day = (name: string) => `(?<${name}>\\d{1,2})(?!\\d|[:.,]\\d)(?:st|nd|rd|th|er|º|\\.)?`
const year = '(?:,?\\s+(?:del?\\s+)?(?<year>\\d{4})(?!\\d))?'
const month = (name: string) => `(?<${name}>${months})(?!\\p{L})\\.?`
const inWords = `(?:${month('before')}\\s+${day('behind')}(?!\\s*[-–—&/]|\\s+(?:and|to|y|et|und|bis)\\s+\\d)|${day('ahead')}\\s+(?:of\\s+|de\\s+)?${month('after')})${year}`
const inNumbers =
  '(?<first>\\d{1,2})(?<sign>[./-])(?<second>\\d{1,2})\\k<sign>(?<full>\\d{4})(?!\\d)|(?<iso>\\d{4})-(?<isoMonth>\\d\\d)-(?<isoDay>\\d\\d)(?!\\d)'
const article = '(?:(?:the|el|le|den|dem)\\s+)?'
const pattern = new RegExp(`(?<!\\p{L})${weekday}${article}(?:${inWords}|${inNumbers})`, 'giu')

/** Finds weekdays before a date, in English, Spanish, French and German. */
export function findWeekdays(text: string): WeekdayTold[] {
  return matchesOf(pattern, text).flatMap((match): WeekdayTold[] => {
    const found = match.groups ?? {}
    const named = found.weekday?.replace(/[.,\s]+$/, '') ?? ''
    const name = (found.before ?? found.after)?.toLowerCase()
    const tongue = tongueOfDay(named.toLowerCase(), name)
    const written = match[0].replace(/(?<=\p{L})\.$/u, '')
    const said = found.year ?? found.full ?? found.iso
    return tongue === undefined
      ? []
      : [
          {
            written,
            start: match.index,
            end: match.index + written.length,
            weekday: named,
            tongue,
            days: daysOf(found, name),
            year: said === undefined ? undefined : Number(said),
          },
        ]
  })
}

/** Returns the language of a weekday; if several have it, that of the month beside it. */
function tongueOfDay(named: string, month: string | undefined): Tongue | undefined {
  const known = tongues.filter((tongue) => weeksOf[tongue].some((week) => week.includes(named)))
  return known.find((tongue) => month !== undefined && monthsOf[tongue].has(month)) ?? known[0]
}

function daysOf(found: Readonly<Record<string, string | undefined>>, name: string | undefined): string[] {
  const two = (part: string | number) => String(part).padStart(2, '0')
  const { first, second, sign, isoMonth, isoDay } = found
  if (name !== undefined) return [`${two(monthNamed(name))}-${two(found.behind ?? found.ahead ?? '')}`]
  if (isoMonth !== undefined && isoDay !== undefined) return [`${isoMonth}-${isoDay}`]
  if (first === undefined || second === undefined) return []
  const usual = `${two(second)}-${two(first)}`
  return sign === '.' ? [usual] : [usual, `${two(first)}-${two(second)}`]
}

/**
 * Returns the correct weekday for a date, in the form in which the text writes weekdays.
 *
 * @param day date as `2026-12-10`
 */
export function rightWeekday({ weekday: written, tongue }: WeekdayTold, day: string): string {
  const week = weeksOf[tongue].find((names) => names.includes(written.toLowerCase())) ?? []
  const name = week[weekdayOf(day)] ?? ''
  return /^\p{Lu}/u.test(written) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name
}

/** Whether a date has the weekday that a text gives it. */
export const isWeekday = ({ weekday: written, tongue }: WeekdayTold, day: string): boolean =>
  weeksOf[tongue].some((names) => names[weekdayOf(day)] === written.toLowerCase())

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
