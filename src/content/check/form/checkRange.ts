import type { FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** A first value that lies behind the last one. */
export function checkRange(field: FormField, path: Path): Mistake[] {
  const [low, high, first, last] =
    field.type === 'number'
      ? (['min', 'max', field.min, field.max] as const)
      : field.type === 'date' || field.type === 'time'
        ? (['from', 'to', field.from, field.to] as const)
        : []
  if (first === undefined || last === undefined || low === undefined || high === undefined) return []
  // "today" and "3 months" depend on the day.
  const isFixed = typeof first === 'number' || (/^\d/.test(String(first)) && !String(last).includes(' '))
  const isPast = first === 'tomorrow' && last === 'today'
  if (!isPast && (!isFixed || first <= last)) return []
  return [
    {
      path: [...path, low],
      code: 'empty-range',
      message: `Nothing lies between ${quoted(low)} and ${quoted(high)}: ${JSON.stringify(first)} is ${isPast ? 'after' : 'greater than'} ${JSON.stringify(last)}.`,
      fix: 'Exchange them, or mend the one that is wrong.',
      also: { path: [...path, high], message: 'The other end is here.' },
    },
  ]
}

const weekdays = 7

export function checkDays(field: FormField, path: Path): Mistake[] {
  if (field.type !== 'date') return []
  const { from, to, notOn = [] } = field
  const days = [
    ...[from, to].map((day, index) => ({ day, path: [...path, index === 0 ? 'from' : 'to'] })),
    ...notOn.map((day, index) => ({ day, path: [...path, 'notOn', index] })),
  ]
  const wrong = days.flatMap(({ day, path }): Mistake[] => {
    if (day === undefined || !/^\d{4}-/.test(day) || isDay(day)) return []
    return [
      {
        path,
        code: 'no-such-day',
        message: `${quoted(day)} is not in the calendar: that month has fewer days.`,
        fix: 'Write a day that there is.',
      },
    ]
  })
  if (new Set(notOn.filter((day) => !/^\d/.test(day))).size < weekdays) return wrong
  return [
    ...wrong,
    {
      path: [...path, 'notOn'],
      part: 'key',
      code: 'empty-range',
      message: '"notOn" has all seven days of the week, so no day can be chosen.',
      fix: 'Delete the days on which you are there.',
    },
  ]
}

/** Whether a day of the form `2027-02-30` is in the calendar. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
