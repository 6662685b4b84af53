import type { FormField } from '../../../../schemas/index.ts'
import { readDays } from '../../facts/readDays.ts'
import { week } from '../../model/days/weekdays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { dayNames } from './openWeek.ts'

/**
 * Checks a help text that starts with weekdays, "Monday to Saturday.", against the days that the field accepts. Reports
 * days that "notOn" excludes, and days that can be chosen but are not named. Skips texts that say anything else before
 * their first punctuation mark.
 */
export function checkDayHelp(field: FormField, path: Path): Mistake | [] {
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
  return {
    path: [...path, 'help'],
    span: { start: 0, end: said.trimEnd().length },
    code: 'form-help-otherwise',
    message:
      wrong.length > 0
        ? `The help says ${quoted(said.trim())}, and "notOn" takes out ${names(wrong)}.`
        : `The help says ${quoted(said.trim())}, and ${names(unsaid)} can be chosen too.`,
    fix: 'Write the same days in both: "help" tells visitors which days they can choose, and "notOn" names the others.',
  }
}

/** Parses a span of days in any supported language. A single day may be only one of several. */
function spanIn(text: string): string[] | undefined {
  if (text.length > 60) return undefined
  for (const tongue of tongues) {
    const days = readDays(text, tongue)
    if (days && days.size > 1) return dayNames.filter((_, index) => days.has(index))
  }
  return undefined
}
