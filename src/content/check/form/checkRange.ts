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
