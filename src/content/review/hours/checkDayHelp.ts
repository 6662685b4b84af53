import type { FormField } from '../../../../schemas/index.ts'
import { readDays } from '../../facts/readDays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { dayNames, week } from '../typed/openWeek.ts'

/**
 * A help text that begins with days of the week, "Monday to Saturday.", and names other ones than the field takes: one that
 * "notOn" takes out, or not one that can be chosen. Text that says anything else before its first stop is left alone.
 */
export function checkDayHelp(field: FormField, path: Path): Mistake[] {
  if (field.type !== 'date' || field.help === undefined || field.notOn === undefined) return []
  const out = new Set(field.notOn.filter((day) => dayNames.includes(day)))
  const [said = ''] = /^[^.,;:!?(]+/.exec(field.help) ?? []
  const days = out.size === 0 ? undefined : spanIn(said.trim())
  if (!days) return []
  const free = dayNames.filter((day) => !out.has(day))
  const wrong = days.filter((day) => out.has(day))
  const unsaid = free.filter((day) => !days.includes(day))
  if (wrong.length === 0 && unsaid.length === 0) return []
  const names = (list: readonly string[]) =>
    joinWords(
      list.map((day) => week[dayNames.indexOf(day)] ?? ''),
      'and',
    )
  return [
    {
      path: [...path, 'help'],
      span: { start: 0, end: said.trimEnd().length },
      code: 'form-help-otherwise',
      severity: 'warning',
      message:
        wrong.length > 0
          ? `The help says ${quoted(said.trim())}, and "notOn" takes out ${names(wrong)}.`
          : `The help says ${quoted(said.trim())}, and ${names(unsaid)} can be chosen too.`,
      fix: 'Write the same days in both: "help" tells visitors which days they can choose, and "notOn" names the others.',
    },
  ]
}

/** The days of a span, in any of the languages that are read; a single day may be only one of those that fit. */
function spanIn(text: string): string[] | undefined {
  if (text.length > 60) return undefined
  for (const tongue of tongues) {
    const days = readDays(text, tongue)
    if (days && days.size > 1) return dayNames.filter((_, index) => days.has(index))
  }
  return undefined
}
