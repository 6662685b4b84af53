import type { FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { nearest } from '../../wording/nearest.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { suggest } from '../../wording/suggest.ts'
import { checkCondition } from './checkWhen.ts'

/**
 * Checks the hour settings of a time field. They have no effect without "within", and refer to the day of another
 * field.
 */
export function checkTimeField(field: FormField, path: Path, fields: readonly FormField[]): Mistake[] {
  if (field.type !== 'time') return []
  const idle = (['on', 'withinFor', 'beforeClosing'] as const).find((name) => field[name] !== undefined)
  if (field.within === undefined && idle !== undefined) return [tellIdle(idle, path)]
  return [
    checkDayField(field.on, path, fields),
    (field.withinFor ?? []).flatMap(({ when }, entry) =>
      checkCondition(when, [...path, 'withinFor', entry], { fields }),
    ),
  ].flat()
}

const tellIdle = (name: string, path: Path): Mistake => ({
  path: [...path, name],
  part: 'key',
  code: 'idle-limit',
  message: `${quoted(name)} says nothing without "within".`,
  fix: `Add "within": "hours", or delete ${quoted(name)}.`,
})

function checkDayField(on: string | undefined, path: Path, fields: readonly FormField[]): Mistake | [] {
  const names = fields.flatMap(({ name, type }) => (type === 'date' ? [name] : []))
  if (on === undefined || names.includes(on)) return []
  return {
    path: [...path, 'on'],
    code: 'unknown-form-field',
    message: `This form has no field for a day called ${quoted(on)}.`,
    ...suggest(
      nearest(on, names) ?? (names.length === 1 ? names[0] : undefined),
      names.length > 0
        ? `Write the name of one of these: ${joinWords(names.map(quoted))}.`
        : 'Delete "on", or add a field of the type "date".',
    ),
  }
}
