import type { Site } from '../../../schemas/index.ts'
import {
  type Days,
  readSchemaDays,
  readSchemaTimes,
  type Times,
  writeSchemaDays,
  writeSchemaTimes,
} from '../model/days/schemaHours.ts'
import { baseOf } from '../model/languageCode.ts'
import { setValue } from '../problem/edits.ts'
import { firstAt, type Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { weeksOf } from '../text/days/dayWords.ts'
import { tongueOf } from '../text/sentences/tongueWords.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { readDays } from './readDays.ts'
import { readTimes } from './readTimes.ts'

type Span = NonNullable<Site['company']['hours']>[number]

/**
 * Finds opening hours whose text and `schema` differ, because visitors read one and search engines the other. Reports
 * nothing if the text is not understood.
 *
 * @param path the path of the object that contains the hours
 * @param language the language of the pages as a BCP 47 tag
 */
export function checkHours({ hours = [] }: Pick<Site['company'], 'hours'>, path: Path, language = 'en'): Mistake[] {
  const isEnglish = baseOf(language) === 'en'
  const hasSchema = hours.some(({ schema }) => schema !== undefined)
  return [
    ...hours.flatMap((span, index) => {
      const at = [...path, 'hours', index]
      const slips = [findMisspeltDays(span.days, at, language), isEnglish ? findNoTimes(span.time, at) : []].flat()
      if (slips.length > 0) return slips
      return span.schema === undefined && hasSchema ? offerSchema(span, at, language) : checkSpan(span, at, language)
    }),
    ...findOverlaps(hours, [...path, 'hours'], language),
  ]
}

/** "Mandag" and "Montag" are days in other languages than English, Spanish and French. */
const otherDay = /[dt]ag$/i
/** Similar to `freitags`, but not a weekday. */
const holidays = /^feiertag/i

/** Finds misspelled days, such as "Saterday" and "Dimache". */
function findMisspeltDays(days: string, path: Path, language: string): Mistake[] {
  const tongue = tongueOf(language)
  if (!tongue || readDays(days, language) !== undefined) return []
  const [names = []] = weeksOf[tongue]
  const choices = [...names, ...names.map((name) => `${name}s`)]
  return matchesOf(/\p{L}{5,}/gu, days).flatMap(({ 0: word, index }): Mistake | [] => {
    const small = word.toLowerCase()
    const day = choices.includes(small) ? undefined : nearest(small, choices)
    if (day === undefined || holidays.test(word) || (tongue !== 'de' && otherDay.test(word))) return []
    const right = small === word ? day : day.slice(0, 1).toUpperCase() + day.slice(1)
    return {
      path: [...path, 'days'],
      span: { start: index, end: index + word.length },
      code: 'misspelt-day',
      message: `${quoted(word)} is no day of the week.`,
      fix: `Write ${quoted(right)}.`,
      replacement: right,
    }
  })
}

/** Finds one end of a span that is not a time, "8 an", if the other end is one. */
function findNoTimes(time: string, path: Path): Mistake | [] {
  const ends = time.split(/\s*(?:[-–—]|\bto\b|\buntil\b)\s*/)
  if (ends.length !== 2 || readTimes(time) !== undefined) return []
  const isTime = (end: string) => readTimes(`${end} - 5 pm`) !== undefined
  const wrong = ends.find((end) => /^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?[a-z]\.?|[a-z]m)?$/i.test(end) && !isTime(end))
  if (wrong === undefined || !ends.some(isTime)) return []
  const start = time.indexOf(wrong)
  return {
    path: [...path, 'time'],
    span: { start, end: start + wrong.length },
    code: 'no-time',
    message: `${quoted(wrong)} is no time of the day.`,
    fix: 'Write it like this: "8 am – 2 pm".',
  }
}

/** Finds a line without `schema` if other lines have one. Search engines treat days that no schema names as closed. */
function offerSchema({ days, time }: Span, path: Path, language: string): Mistake | [] {
  const [wantedDays, wantedTimes] = [readDays(days, language), readTimes(time, language)]
  if (!wantedDays || !wantedTimes || wantedTimes === 'closed') return []
  const [times, ...others] = wantedTimes
  const meant = times && others.length === 0 ? `${writeSchemaDays(wantedDays)} ${writeSchemaTimes(times)}` : undefined
  return {
    path: [...path, 'days'],
    code: 'hours-differ',
    severity: 'warning',
    message: `Search engines take the office for closed then: this line has no "schema", and others have.`,
    fix: meant === undefined ? 'Add it, like this: "schema": "Mo-Fr 07:00-19:00".' : `Add "schema": ${quoted(meant)}.`,
    ...(meant !== undefined && { edits: (source) => [setValue(source, [...path, 'schema'], meant)] }),
  }
}

/** Finds two lines about the same hours of a day. */
function findOverlaps(hours: readonly Span[], path: Path, language: string): Mistake[] {
  const told = hours.flatMap((span, index) => {
    const { schema } = span
    const [days = '', times] = schema?.split(' ') ?? []
    return schema === undefined || times === undefined || checkSpan(span, [], language).length > 0
      ? []
      : [{ index, days: readSchemaDays(days), times: readSchemaTimes(times) }]
  })
  return told.flatMap(({ index, days, times }, at): Mistake | [] => {
    const first = told
      .slice(0, at)
      .find(
        (other) =>
          [...days].some((day) => other.days.has(day)) &&
          times.opens < endOf(other.times) &&
          other.times.opens < endOf(times),
      )
    if (!first) return []
    return {
      path: [...path, index, 'days'],
      code: 'hours-twice',
      message: 'Two lines are about the same hours of a day.',
      fix: 'Keep the one that is right: visitors would read both.',
      also: firstAt([...path, first.index, 'days']),
    }
  })
}

function checkSpan({ days, time, schema }: Span, at: Path, language: string): Mistake[] {
  if (schema === undefined) return []
  const [schemaDays = '', schemaTimes] = schema.split(' ')
  const wantedDays = readDays(days, language)
  const wantedTimes = readTimes(time, language)
  const base = { path: [...at, 'schema'], code: 'hours-differ' as const }
  if (wantedTimes === 'closed')
    return schemaTimes === '00:00-00:00'
      ? []
      : [
          {
            ...base,
            message: `The text says ${quoted(`${days}: ${time}`)}, and "schema" tells search engines ${quoted(schema)}.`,
            fix: 'Delete "schema", if the text is right: days without it are closed.',
          },
        ]
  const isSameDays = wantedDays === undefined || isSame(wantedDays, readSchemaDays(schemaDays))
  // Days without times are open all day.
  const said = readSchemaTimes(schemaTimes ?? '00:00-24:00')
  const isSameTimes = wantedTimes === undefined || wantedTimes.some((span) => isSpan(span, said))
  if (isSameDays && isSameTimes) return []
  const right = rightSchema({ wantedDays, wantedTimes, schemaDays, schemaTimes })
  return [
    {
      ...base,
      message: `The text says ${quoted(`${days}: ${time}`)}, and "schema" tells search engines ${quoted(schema)}.`,
      fix: right ? `If the text is right, write ${quoted(right)}.` : 'Write the same days and times in both.',
      also: { path: [...at, isSameDays ? 'time' : 'days'], message: 'The text is here.' },
    },
  ]
}

interface Sides {
  wantedDays: Days | undefined
  wantedTimes: Times[] | undefined
  schemaDays: string
  schemaTimes: string | undefined
}

/** The correct `schema` if the text is right; undefined if the text is ambiguous. */
function rightSchema({ wantedDays, wantedTimes, schemaDays, schemaTimes }: Sides): string | undefined {
  const [times, ...others] = wantedTimes ?? []
  if (others.length > 0 && !wantedTimes?.some((span) => schemaTimes && isSpan(span, readSchemaTimes(schemaTimes))))
    return undefined
  const known = others.length > 0 || !times ? schemaTimes : writeSchemaTimes(times)
  return [wantedDays ? writeSchemaDays(wantedDays) : schemaDays, known].filter((part) => part !== undefined).join(' ')
}

const isSame = (a: Days, b: Days) => a.size === b.size && [...a].every((day) => b.has(day))

/** Midnight at the end of a day is written as 24:00, 00:00 or 23:59. */
const isSpan = (a: Times, b: Times) => a.opens === b.opens && endOf(a) === endOf(b)
const endOf = ({ closes }: Times) => (closes === 0 || closes === 24 * 60 - 1 ? 24 * 60 : closes)
