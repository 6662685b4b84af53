import { anyPattern } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { type Tongue, tongues } from '../sentences/tongueWords.ts'
import { monthNamed, monthsOf, pluralWeeksOf, weeksOf } from './dayWords.ts'

/** Several days of one or more months in one phrase: `les dimanches 14 et 21 mars 2027`. */
export interface DayList {
  written: string
  start: number
  end: number
  year: number | undefined
  tongue: Tongue
  days: readonly ListedDay[]
  /** Whether only the first and last day of a range are named: `14–21 March`. */
  hasSpan: boolean
}

export interface ListedDay {
  /** As written, `14`. */
  written: string
  start: number
  end: number
  /** `03-14` */
  day: string
  /** The weekdays that the text gives for it, as written; empty if it gives none. */
  weekdays: readonly string[]
}

const longest = (one: string, other: string) => other.length - one.length
const all = (lists: readonly string[]) => [...new Set(lists)].sort(longest).join('|')
/** Shorter weekday names are words of other languages. */
const fewestLetters = 3

const plurals = new Set(tongues.flatMap((tongue) => pluralWeeksOf[tongue].flat()))
const singulars = tongues.flatMap((tongue) => weeksOf[tongue].flat()).filter(({ length }) => length >= fewestLetters)
const months = all(tongues.flatMap((tongue) => [...monthsOf[tongue].keys()]))
const token = anyPattern('giu', [
  `(?<![\\p{L}\\p{N}€$£]|\\d[.,:])(?:(?<W>(?:los\\s+)?(?:${all([...singulars, ...plurals])}))(?!\\p{L})`,
  `(?<M>${months})(?![\\p{L}’'])`,
  '(?<Y>\\d{4})(?![\\p{N}\\p{L}])',
  '(?<D>\\d{1,2})(?:st|nd|rd|th|er|º)?(?![\\p{N}\\p{L}%€$£]|[:.,]\\d|\\s?h(?!\\p{L})))',
])
const kinds = ['W', 'M', 'Y', 'D'] as const

/** The text between two parts of a list, with the separator that represents it in a shape. */
const glue: readonly (readonly [separator: string, between: RegExp])[] = [
  ['&', /^(?:[.,]{0,2}\s+(?:and|et|und|y)\s+|[.,]?,\s+|\.?\s?&\s?)(?:(?:the|els?|los|les?|de[nm]|am|on)\s+)?$/iu],
  ['-', /^(?:\.?\s+(?:to|through|till|until|au|bis|al?)\s+|\.?\s?[-–—]\s?)(?:(?:the|zum|el|le)\s+)?$/iu],
  [' ', /^[.,]{0,2}\s+(?:(?:of|del?|the|els?|los|les?|de[nm])\s+)?$/iu],
]
const separatorOf = (between: string) => glue.find(([, pattern]) => pattern.test(between))?.[0] ?? '|'

const group = '(?:W(?:[&-]W)*[ &])?'
const dayFirst = `${group}D(?:[&-]${group}D)* M`
const monthFirst = `${group}M D(?:[&-]D)*`
const shape = new RegExp(`(?:${dayFirst}(?:[&-]${dayFirst})*|${monthFirst}(?:[&-]${monthFirst})*)(?:[ &]Y)?`, 'g')

/**
 * Finds days that a text lists together with their month, in English, Spanish, French and German, each with the
 * weekdays that the text gives. Numbers that do not ascend are not days, so such lists are skipped.
 */
export function findDayLists(text: string): DayList[] {
  if ((text.match(/(?<!\d)\d{1,2}(?!\d)/g)?.length ?? 0) < 2) return []
  const found = matchesOf(token, text).map(readToken)
  const separators = found.map(({ start }, at) => separatorOf(text.slice(found[at - 1]?.end ?? 0, start)))
  const shapes = found.map(({ kind }, at) => `${at === 0 ? '' : separators[at]}${kind}`).join('')
  return matchesOf(shape, shapes).flatMap(({ 0: whole, index }) => {
    // Kinds and separators alternate.
    const first = index / 2
    const tokens = found.slice(first, first + (whole.length + 1) / 2)
    const parts = tokens.map((each, at) => ({ ...each, separator: at === 0 ? '' : (separators[first + at] ?? '') }))
    return readList(text, parts) ?? []
  })
}

interface Token {
  kind: (typeof kinds)[number]
  /** In lower case. */
  text: string
  start: number
  end: number
  /** For a weekday: whether several are meant. */
  isPlural: boolean
}

interface Part extends Token {
  /** The separator before it. */
  separator: string
}

function readToken({ 0: whole, index, groups = {} }: RegExpExecArray): Token {
  const kind = kinds.find((name) => groups[name] !== undefined) ?? 'D'
  const text = (groups[kind] ?? '').toLowerCase().replace(/^los\s+/, '')
  return { kind, text, start: index, end: index + whole.length, isPlural: /^los\s/i.test(whole) || plurals.has(text) }
}

function readList(text: string, parts: readonly Part[]): DayList | undefined {
  const tongue = tongues.find((each) => parts.every((part) => isOf(part, each)))
  const days = readDays(parts)
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0]
  if (!tongue || days.length < 2 || !isRising(days)) return undefined
  const year = parts.find(({ kind }) => kind === 'Y')?.text
  const hasSpan = parts.some(({ separator }) => separator === '-')
  return { written: text.slice(start, end), start, end, year: year ? Number(year) : undefined, tongue, days, hasSpan }
}

function isOf({ kind, text }: Token, tongue: Tongue): boolean {
  if (kind === 'M') return monthsOf[tongue].has(text)
  return kind !== 'W' || [...weeksOf[tongue], ...pluralWeeksOf[tongue]].some((week) => week.includes(text))
}

/** Returns each number with its month, which is before or after it, and with the weekdays that apply to it. */
function readDays(parts: readonly Part[]): ListedDay[] {
  const isMonthFirst = parts.find(({ kind }) => kind === 'M' || kind === 'D')?.kind === 'M'
  const hasSpan = parts.some(({ separator }) => separator === '-')
  let said: Part[] = []
  return parts.flatMap((each, at): ListedDay | [] => {
    if (each.kind === 'W') said = parts[at - 1]?.kind === 'W' ? [...said, each] : [each]
    if (each.kind !== 'D') return []
    const near = isMonthFirst ? parts.slice(0, at).reverse() : parts.slice(at)
    const month = monthNamed(near.find(({ kind }) => kind === 'M')?.text ?? '')
    const isOne = said.length === 1 && said[0]?.isPlural === false
    // A range only names its first and last day.
    const weekdays = isOne || !hasSpan ? said.map(({ text }) => text) : []
    // "Saturday" applies to one day; "Saturdays", and "Saturday and Sunday", apply to all that follow.
    if (isOne) said = []
    return {
      written: each.text,
      start: each.start,
      end: each.end,
      day: `${twoDigits(month)}-${twoDigits(each.text)}`,
      weekdays,
    }
  })
}

const isRising = (days: readonly ListedDay[]) =>
  days.every(({ day }, at) => {
    const before = days[at - 1]?.day ?? ''
    return before.slice(0, 2) !== day.slice(0, 2) || before < day
  })

const twoDigits = (part: string | number) => String(part).padStart(2, '0')
