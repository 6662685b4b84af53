import type { FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** Finds a minimum that exceeds the maximum. */
export function checkRange(field: FormField, path: Path): Mistake | [] {
  const { low, high, first, last } = rangeOf(field) ?? {}
  if (first === undefined || last === undefined || low === undefined || high === undefined) return []
  // "today" and "3 months" depend on the current day.
  const isFixed = typeof first === 'number' || (/^\d/.test(String(first)) && !String(last).includes(' '))
  const isReversed = first === 'tomorrow' && last === 'today'
  if (!isReversed && (!isFixed || first <= last)) return []
  return {
    path: [...path, low],
    code: 'empty-range',
    message: `Nothing lies between ${quoted(low)} and ${quoted(high)}: ${JSON.stringify(first)} is ${isReversed ? 'after' : 'greater than'} ${JSON.stringify(last)}.`,
    fix: 'Exchange them, or mend the one that is wrong.',
    also: { path: [...path, high], message: 'The other end is here.' },
  }
}

/** The minimum and maximum of a field, with the names of the two settings; undefined for a type without them. */
function rangeOf(field: FormField) {
  if (field.type === 'number') return { low: 'min', high: 'max', first: field.min, last: field.max }
  if (field.type !== 'date' && field.type !== 'time') return undefined
  return { low: 'from', high: 'to', first: field.from, last: field.to }
}
