import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { notes } from './noteWords.ts'
import { pastedWords } from './pastedWords.ts'
import { ofProgram, saidByPrograms, valuesOfPrograms } from './programWords.ts'
import type { StandIn } from './standIn.ts'
import { filler, templateWords } from './templateWords.ts'

/** Of words that two of them find, the first one speaks. */
const standIns: readonly StandIn[] = [
  ...saidByPrograms,
  ...filler,
  ...notes,
  ...pastedWords,
  ...valuesOfPrograms,
  ...templateWords,
]

/** What a text must hold before it is worth a look. */
export const standInPhrases: readonly string[] = standIns.flatMap(({ cues }) => cues)

/**
 * Words of a template, of a to-do list or of a program that stand where nobody has written yet: an error where a visitor can
 * only wonder, a warning where they may be meant. A draft is only warned.
 */
export function checkStandIns({ path, value, format, field }: TextField, isDraft: boolean): Mistake[] {
  if (format === 'href') return []
  const found = standIns.flatMap(({ pattern, severity, fix, fields, says }) =>
    fields && !fields.has(field)
      ? []
      : matchesOf(pattern, value).map(
          ({ 0: words, index }): Mistake => ({
            path,
            span: { start: index, end: index + words.length },
            code: 'stand-in',
            severity: isDraft ? 'warning' : severity,
            message:
              fix === ofProgram
                ? `${quoted(words)} is what a program that writes texts says to the person who asked it.`
                : `${quoted(words)} ${says ?? 'stands where a text is still to be written'}.`,
            fix,
            ...(fix === ofProgram && { sharedCause: `program ${path.join()}` }),
          }),
        ),
  )
  // "Lorem ipsum dolor sit amet" is one piece of filler.
  return found.filter(
    ({ span }, index) =>
      !found
        .slice(0, index)
        .some((other) => span && other.span && other.span.end > span.start && other.span.start < span.end),
  )
}
