import type { Site } from '../../../schemas/index.ts'
import { daysInMonth, isInCalendar, partsOf } from '../model/days/days.ts'
import type { EventDay } from '../model/days/eventDays.ts'
import type { PageFields } from '../model/pageNotes.ts'
import { firstAt, type Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'

/** The fields of a page that contain a day. In each pair below, the second day must not precede the first. */
const days = ['date', 'updated', 'starts', 'ends', 'until', 'validThrough'] as const
type DayField = (typeof days)[number]
const inOrder: readonly (readonly [first: DayField, second: DayField])[] = [
  ['date', 'updated'],
  ['starts', 'ends'],
  ['date', 'validThrough'],
  ['date', 'until'],
]

/** Finds days of a page that do not exist, and ends before their beginnings. */
export function checkDays(page: PageFields): Mistake[] {
  const unreal = days.flatMap((field) => explainUnreal(page[field], [field]))
  const wrong = new Set(unreal.map(({ path }) => path[0]))
  return [
    ...unreal,
    ...(page.alsoOn ?? []).flatMap(checkEventDay),
    ...inOrder.flatMap(([first, second]) =>
      wrong.has(first) || wrong.has(second) ? [] : explainOrder([first, page[first]], [second, page[second]], []),
    ),
  ]
}

function checkEventDay({ starts, ends }: EventDay, index: number): Mistake[] {
  const here = ['alsoOn', index]
  const unreal = [explainUnreal(starts, [...here, 'starts']), explainUnreal(ends, [...here, 'ends'])].flat()
  return unreal.length > 0 ? unreal : explainOrder(['starts', starts], ['ends', ends], here)
}

type Closures = NonNullable<Site['company']['closures']>

/**
 * Finds closures with days that do not exist, or that end before they begin.
 *
 * @param path the path of the list
 */
export function checkClosures(closures: Closures, path: Path): Mistake[] {
  return closures.flatMap(({ from, to, hours }, index): Mistake[] => {
    const here = [...path, index]
    const unreal = [explainUnreal(from, [...here, 'from']), explainUnreal(to, [...here, 'to'])].flat()
    const wrong = unreal.length > 0 ? unreal : explainOrder(['from', from], ['to', to], here)
    return [
      wrong.length > 0 ? wrong : explainLong(from, to, here),
      explainHours(hours, [...here, 'hours']),
      explainTwice(closures, index, path),
    ].flat()
  })
}

/** Finds a closure that overlaps an earlier one. Two half days are allowed: they may be morning and afternoon. */
function explainTwice(closures: Closures, index: number, path: Path): Mistake | [] {
  const own = closures[index]
  if (!own) return []
  const first = closures
    .slice(0, index)
    .findIndex(
      ({ from, to = from, hours }) =>
        from <= (own.to ?? own.from) &&
        own.from <= to &&
        (hours === undefined || own.hours === undefined || hours === own.hours),
    )
  if (first < 0) return []
  return {
    path: [...path, index, 'from'],
    code: 'closure-twice',
    message: 'Two closures are about the same day.',
    fix: 'Write each day in one of them alone: visitors would read both.',
    also: firstAt([...path, first, 'from']),
  }
}

/** Finds hours that end before they begin. */
function explainHours(hours: string | undefined, path: Path): Mistake | [] {
  const [opens = '', closes = ''] = hours?.split('-') ?? []
  if (hours === undefined || opens < closes) return []
  return {
    path,
    code: 'wrong-order',
    message: `These hours end at ${closes}, which is not after ${opens}, when they begin.`,
    fix: 'Write first when it opens, then when it closes, such as "08:00-12:00"; without "hours" it is closed all day.',
  }
}

/**
 * In days. A longer closure is probably a season; 365 days separate two Christmases, which a wrong year would produce.
 */
const longestClosure = 200

function explainLong(from: string, to: string | undefined, path: Path): Mistake[] {
  const days = to === undefined ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  if (days <= longestClosure) return []
  return [
    {
      path: [...path, 'to'],
      code: 'long-closure',
      message: `The company is closed for ${days} days, to ${quoted(String(to))}.`,
      fix: 'Look at the years of both days: until then, search engines call the company closed.',
      also: { path: [...path, 'from'], message: 'It begins here.' },
    },
  ]
}

/** Explains a day or time that does not exist. Returns an empty list if the field is missing. */
export function explainUnreal(moment: string | undefined, path: Path): Mistake | [] {
  if (moment === undefined || isInCalendar(moment)) return []
  const { year, month, day } = partsOf(moment)
  const base = { path, code: 'no-such-day' as const }
  if (month < 1 || month > 12)
    return {
      ...base,
      message: `There is no month ${month}: ${quoted(moment)}.`,
      fix: 'Write the year first, then the month, then the day: "2026-12-24" is Christmas Eve.',
    }
  const most = daysInMonth(year, month)
  if (day < 1 || day > most)
    return {
      ...base,
      message: `There is no day ${day} in ${monthName(year, month)}: ${quoted(moment)}.`,
      fix: `Write a day from 1 to ${most}, as that month has ${most} days.`,
    }
  return {
    ...base,
    message: `There is no such time of day: ${quoted(moment.slice(11))}.`,
    fix: 'Write hours from 00 to 23 and minutes from 00 to 59, such as "18:30".',
  }
}

const monthName = (year: number, month: number) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  )

type NamedDay = readonly [name: string, day: string | undefined]

function explainOrder([first, from]: NamedDay, [second, to]: NamedDay, path: Path): Mistake[] {
  // A day without a time does not precede a time on the same day.
  if (from === undefined || to === undefined || to >= from.slice(0, to.length)) return []
  return [
    {
      path: [...path, second],
      code: 'wrong-order',
      message: `${quoted(second)} is before ${quoted(first)}: ${to}, and ${from}.`,
      fix: 'Look which of the two is mistyped, the year first of all.',
      also: { path: [...path, first], message: 'The other one is here.' },
    },
  ]
}
