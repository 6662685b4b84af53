import { daysInMonth } from '../../model/days/days.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { tongues } from '../sentences/tongueWords.ts'
import { monthNamed, monthsOf } from './dayWords.ts'

/** A date in a text that no calendar has. */
export interface ImpossibleDay {
  written: string
  start: number
  end: number
  /** From 1. */
  month: number
  /** Undefined if the text does not state it. */
  year: number | undefined
  /** The last day of this month. */
  last: number
  /** The day as written, with its offset in `written`. */
  day: { text: string; index: number }
}

const names = [...new Set(tongues.flatMap((tongue) => [...monthsOf[tongue].keys()]))]
  .sort((one, other) => other.length - one.length)
  .join('|')
const month = `(?<month>${names})(?![\\p{L}’']|-\\p{L})`
/** No month has more than 31 days, but other numbers can precede a month: 32 to 39 count only with a year. */
const day = '(?<day>29|3\\d)'
const year = '(?:\\.?,?\\s+(?:del?\\s+|of\\s+)?(?<year>\\d{4})(?![\\p{N}\\p{L}]))?'
const free = '(?<![\\p{N}\\p{L}$€£#°/-]|\\p{N}[.,:])'
const range = '(?:\\d{1,2}\\.?\\s?(?:[-–—/&+]|to|and|bis|und|au|et|al?|y)\\s?)?'
/** `31 September`, `31st of June`, `31 de abril`, `31. Juni`, `le 31 juin`. */
const dayFirst = new RegExp(
  `${free}${range}${day}(?<mark>st|nd|rd|th|\\.|º)?\\s+(?<of>of\\s+|de\\s+)?${month}${year}`,
  'giu',
)
/** `June 31`, `February 28–30, 2026`: only English uses this order. */
const monthFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])${month}\\.?\\s+${range}${day}(?<mark>st|nd|rd|th)?(?![\\p{N}\\p{L}%:]|[.,]\\d)${year}`,
  'giu',
)
const numeric = /(?<![\p{N}\p{L}./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)(?![\p{N}\p{L}/-]|\.\d)/gu
const iso = /(?<![\p{N}\p{L}./-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\p{N}\p{L}/-])/gu

/** Whether a text contains a number that not every month has as a day. */
export const mayBeImpossible = (text: string): boolean => /(?<!\d)(?:29|3\d)(?!\d)/.test(text)

/**
 * Finds dates that no calendar has: 31 September, February 30, February 29 in a common year. In four languages and in
 * numbers.
 */
export function findImpossible(text: string): ImpossibleDay[] {
  const inWords = [
    ...matchesOf(dayFirst, text).filter((match) => isDate(match, text)),
    ...matchesOf(monthFirst, text).filter((match) => isAmericanDate(match, text)),
  ].flatMap((match) => judgeNamed(match) ?? [])
  return [...inWords, ...inNumbers(text)]
}

/** A capital after a month begins a name, `31 June Street`; in English, any other word may be counted by the number. */
function isDate({ 0: written, index, groups = {} }: RegExpExecArray, text: string): boolean {
  if (groups.year !== undefined || groups.mark !== undefined || groups.of !== undefined) return true
  const behind = text.slice(index + written.length)
  return monthsOf.en.has((groups.month ?? '').toLowerCase())
    ? behindDate.test(behind)
    : !/^\s\p{Lu}\p{Ll}/u.test(behind)
}

/** Text that can follow a date but not a number of things: `31 June weddings`, `in June 31 roofs`. */
const behindDate =
  /^\.?(?:$|\n|\s?[^\p{L}\p{N}\s]|\s(?:at|from|to|and|or|we|until|till|through|for|is|are|was|will|the|with|by|in|if|when|between|only|as|onwards?|um|ab|von|bis|und)(?!\p{L}))/u
const beforeCount = /(?:^|[^\p{L}])(?:in|during|last|this|next|each|every|of)\s+$/iu

function isAmericanDate({ 0: written, index, groups = {} }: RegExpExecArray, text: string): boolean {
  if (groups.year !== undefined || groups.mark !== undefined) return true
  return behindDate.test(text.slice(index + written.length)) && !beforeCount.test(text.slice(0, index))
}

function judgeNamed({ 0: written, index, groups = {} }: RegExpExecArray): ImpossibleDay | undefined {
  const month = monthNamed(groups.month ?? '')
  const year = groups.year === undefined ? undefined : Number(groups.year)
  const text = groups.day ?? ''
  // Without a year, the year may be a leap year.
  const last = daysInMonth(year ?? 2024, month)
  if (Number(text) <= last || (Number(text) > 31 && year === undefined)) return undefined
  const from = written.search(new RegExp(`(?<!\\d)${text}(?!\\d)`))
  return { written, start: index, end: index + written.length, month, year, last, day: { text, index: from } }
}

function inNumbers(text: string): ImpossibleDay[] {
  const said = [
    ...matchesOf(numeric, text).map((match) => {
      const [, first = '', character, second = ''] = match
      const isAmerican = character !== '.' && Number(first) <= 12 && Number(second) > 12
      return { match, day: isAmerican ? second : first, month: Number(isAmerican ? first : second), year: match[4] }
    }),
    ...matchesOf(iso, text).map((match) => ({ match, day: match[3] ?? '', month: Number(match[2]), year: match[1] })),
  ]
  return said.flatMap(({ match: { 0: written, index }, day: text, month, year }): ImpossibleDay[] => {
    const last = daysInMonth(Number(year), month)
    const isNear = month >= 1 && month <= 12 && Number(text) > last && Number(text) <= 31
    const place = { written, start: index, end: index + written.length }
    const at = written.startsWith(text) ? 0 : written.indexOf(text, 2)
    return isNear ? [{ ...place, month, year: Number(year), last, day: { text, index: at } }] : []
  })
}
