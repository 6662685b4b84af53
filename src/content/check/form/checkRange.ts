import type { FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** A first value that lies behind the last one. */
export function checkRange(field: FormField, path: Path): Mistake[] {
  const { low, high, first, last } = rangeOf(field) ?? {}
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

/** The first and the last answer that a field takes, with the names of the two settings; undefined for a type without. */
function rangeOf(field: FormField) {
  if (field.type === 'number') return { low: 'min', high: 'max', first: field.min, last: field.max }
  if (field.type !== 'date' && field.type !== 'time') return undefined
  return { low: 'from', high: 'to', first: field.from, last: field.to }
}
