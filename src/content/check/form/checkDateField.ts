import type { FormField } from '../../../../schemas/index.ts'
import { isInCalendar } from '../../model/days/days.ts'
import { weekdays } from '../../model/days/weekdays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** The days of a field for a day: such as no month has, and all days of the week left out. */
export function checkDateField(field: FormField, path: Path): Mistake[] {
  if (field.type !== 'date') return []
  const { from, to, notOn = [], alsoNotOn = [] } = field
  const days = [
    ...[from, to].map((day, index) => ({ day, path: [...path, index === 0 ? 'from' : 'to'] })),
    ...notOn.map((day, index) => ({ day, path: [...path, 'notOn', index] })),
    ...alsoNotOn.flatMap(({ days }, entry) =>
      days.map((day, index) => ({ day, path: [...path, 'alsoNotOn', entry, 'days', index] })),
    ),
  ]
  const wrong = days.flatMap(({ day, path }): Mistake[] => {
    if (day === undefined || !/^\d{4}-/.test(day) || isInCalendar(day)) return []
    return [
      {
        path,
        code: 'no-such-day',
        message: `${quoted(day)} is not in the calendar: that month has fewer days.`,
        fix: 'Write a day that there is.',
      },
    ]
  })
  if (weekdays.some((day) => !notOn.includes(day))) return wrong
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
