import { remember } from '../../model/remember.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { bitsOf, holdsAny } from '../../wording/charactersOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { createPhraseFinder } from '../reading/phraseReader.ts'
import { passingWordsOf, type Words } from '../words.ts'
import { latin } from './latinWords.ts'
import { notes } from './noteWords.ts'
import { pastedWords } from './pastedWords.ts'
import { ofProgram, saidByPrograms, valuesOfPrograms } from './programWords.ts'
import type { StandIn } from './standIn.ts'
import { filler, templateWords } from './templateWords.ts'
import { toolWords } from './toolWords.ts'

/** If two patterns match the same words, the first one is reported. */
const standIns: readonly (StandIn & { needs: number | undefined })[] = [
  ...saidByPrograms,
  ...toolWords,
  ...filler,
  latin,
  ...notes,
  ...pastedWords,
  ...valuesOfPrograms,
  ...templateWords,
].map((standIn: StandIn) => ({ ...standIn, needs: standIn.marks === undefined ? undefined : bitsOf(standIn.marks) }))

const allCues = standIns.flatMap(({ cues }) => cues)

const withoutCues = standIns.filter(({ cues }) => cues.length === 0)

/** The stand-ins with a cue. */
const byCue = new Map<string, StandIn[]>()
for (const standIn of standIns) for (const cue of standIn.cues) remember(byCue, cue, () => []).push(standIn)

/** Returns the stand-ins of a cue; a longer one, "edit source", also stands for those that it begins with. */
function cuedBy(text: string): StandIn[] {
  const words = text.split(' ')
  return words.flatMap((_, last) => byCue.get(words.slice(0, last + 1).join(' ')) ?? [])
}

const findCues = createPhraseFinder(allCues.map((text) => ({ text, item: cuedBy(text), masked: false })))

/**
 * Returns the stand-ins to search for in a field: those of which its words contain a cue and its text a mark. Searching
 * for all of them took a quarter of the check.
 */
function standInsFor({ value, field }: Pick<TextField, 'value' | 'field'>, words: Words): readonly StandIn[] {
  const met = findCues(words)
  const cued = met && new Set<StandIn>([...met].flat())
  const mayMatch = ({ needs, fields }: (typeof standIns)[number]) =>
    (needs === undefined || holdsAny(value, needs)) && (!fields || fields.has(field))
  return cued
    ? standIns.filter((standIn) => (standIn.cues.length === 0 || cued.has(standIn)) && mayMatch(standIn))
    : withoutCues.filter(mayMatch)
}

/** Whether `checkStandIns` finds something in a text with these words. */
export const holdsStandIn = (text: Pick<TextField, 'value' | 'field'>, words: Words): boolean =>
  standInsFor(text, words).some(({ pattern }) => matchesOf(pattern, text.value).length > 0)

/**
 * Finds placeholder words of templates, to-do lists and programs. They are errors if visitors cannot make sense of
 * them, and warnings if they may be intended. In a draft they are always warnings.
 */
export function checkStandIns(text: TextField, isDraft: boolean): Mistake[] {
  const { path, value, format } = text
  if (format === 'href') return []
  const found = standInsFor(text, passingWordsOf(value)).flatMap(({ pattern, severity = 'error', fix, says }) =>
    matchesOf(pattern, value).map(
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
