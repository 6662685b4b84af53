import type { FormField } from '../../../../schemas/index.ts'
import { isInCalendar } from '../../model/days/days.ts'
import { weekdays } from '../../model/days/weekdays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** Words for a date of birth in the languages of the builder. An expected birth is in the future. */
const birth = /date of birth|birth ?date|date de naissance|geburtsdatum|fecha de nacimiento/i
const expected = /expect|due|prévu|voraussichtlich|errechnet|previst|probable/i

/** Finds a field for a date of birth that only accepts future days. */
function checkBirth(field: Extract<FormField, { type: 'date' }>, path: Path): Mistake | [] {
  const { from, label = '' } = field
  const isBirth = ('autocomplete' in field && field.autocomplete === 'bday') || birth.test(label)
  if (from === undefined || /^\d/.test(from) || !isBirth || expected.test(label)) return []
  return {
    path: [...path, 'from'],
    code: 'birth-to-come',
    message: `Visitors may only choose days from ${quoted(from)} on here, and ${quoted(label)} lies behind them.`,
    fix: 'Write "to": "today" in its place.',
  }
}

/** Checks the days of a date field. Refuses days that do not exist, and the exclusion of all weekdays. */
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
  const wrong = days.flatMap(({ day, path }): Mistake | [] => {
    if (day === undefined || !/^\d{4}-/.test(day) || isInCalendar(day)) return []
    return {
      path,
      code: 'no-such-day',
      message: `${quoted(day)} is not in the calendar: that month has fewer days.`,
      fix: 'Write a day that there is.',
    }
  })
  const found = [wrong, checkBirth(field, path)].flat()
  if (weekdays.some((day) => !notOn.includes(day))) return found
  return [
    ...found,
    {
      path: [...path, 'notOn'],
      part: 'key',
      code: 'empty-range',
      message: '"notOn" has all seven days of the week, so no day can be chosen.',
      fix: 'Delete the days on which you are there.',
    },
  ]
}
