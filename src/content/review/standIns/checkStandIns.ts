import { remember } from '../../model/remember.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { createPhraseFinder } from '../phraseReader.ts'
import { latin } from './latinWords.ts'
import { notes } from './noteWords.ts'
import { pastedWords } from './pastedWords.ts'
import { ofProgram, saidByPrograms, valuesOfPrograms } from './programWords.ts'
import type { StandIn } from './standIn.ts'
import { filler, templateWords } from './templateWords.ts'
import { toolWords } from './toolWords.ts'

/** If two patterns match the same words, the first one is reported. */
const standIns: readonly StandIn[] = [
  ...saidByPrograms,
  ...toolWords,
  ...filler,
  latin,
  ...notes,
  ...pastedWords,
  ...valuesOfPrograms,
  ...templateWords,
]

/** Phrases of which a text must contain at least one to be checked. */
export const standInPhrases: readonly string[] = standIns.flatMap(({ cues }) => cues)

const withoutCues = standIns.filter(({ cues }) => cues.length === 0)

/** The stand-ins with a cue. */
const byCue = new Map<string, StandIn[]>()
for (const standIn of standIns) for (const cue of standIn.cues) remember(byCue, cue, () => []).push(standIn)

/** Returns the stand-ins of a cue; a longer one, "edit source", also stands for those that it begins with. */
function cuedBy(text: string): StandIn[] {
  const words = text.split(' ')
  return words.flatMap((_, last) => byCue.get(words.slice(0, last + 1).join(' ')) ?? [])
}

const findCues = createPhraseFinder(standInPhrases.map((text) => ({ text, item: cuedBy(text), masked: false })))

/** Returns the stand-ins of which a text contains a cue: searching for all of them took a quarter of the check. */
function standInsFor(text: string): readonly StandIn[] {
  const met = findCues(text)
  if (!met) return withoutCues
  const cued = new Set([...met].flat())
  return standIns.filter((standIn) => standIn.cues.length === 0 || cued.has(standIn))
}

/**
 * Finds placeholder words of templates, to-do lists and programs. They are errors if visitors cannot make sense of
 * them, and warnings if they may be intended. In a draft they are always warnings.
 */
export function checkStandIns({ path, value, format, field }: TextField, isDraft: boolean): Mistake[] {
  if (format === 'href') return []
  const found = standInsFor(value).flatMap(({ pattern, severity = 'error', fix, fields, says }) =>
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
