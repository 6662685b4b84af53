import { readDays } from '../../facts/readDays.ts'
import { readTimes } from '../../facts/readTimes.ts'
import type { Days, Times } from '../../model/days/schemaHours.ts'
import { week } from '../../model/days/weekdays.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import type { Tongue } from '../../text/sentences/tongueWords.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { openSentencesOf } from './openSentences.ts'
import type { Week } from './openWeek.ts'

export const toldDayCues: readonly string[] = Object.values(openSentencesOf).flatMap(({ cues }) => cues)

interface Told {
  isOpen: boolean
  days: Days
  times: readonly Times[] | undefined
}

interface Among {
  tongue: Tongue
  page: PageFields
  /** The hours of each office that the page may be about. */
  weeks: readonly Week[]
  /** The question that the text answers, if any. */
  question?: string | undefined
  /** Returns the hours of the only office of that name. */
  weekNamed?(name: string): Week | undefined
}

/**
 * Finds sentences that say that the office is open or closed on certain weekdays, contrary to the hours of every
 * office. Only sentences that say nothing else are checked. Without "we", sentences in a list entry or on the page of a
 * town are skipped, because they may be about another place. The answer to "When are you open?" is about the office and
 * does not need the word "open".
 */
export function findToldDays(
  { path, value }: TextField,
  { tongue, page, weeks, question, weekNamed }: Among,
): Mistake[] {
  const isInList = path.slice(2).some((step) => typeof step === 'number')
  const isOfTown = page.location !== undefined && page.branch === undefined
  const asked = question === undefined ? null : asksWhen[tongue].exec(question)
  const isAsked = asked !== null
  const askedDays = asked?.groups?.day === undefined ? undefined : readDays(asked.groups.day, tongue)
  return sentencesOf(value).flatMap(({ text: whole, start: at, end }): Mistake[] => {
    const text = whole.replace(yes, '')
    const start = at + whole.length - text.length
    const answer = askedDays && at === 0 ? readAnswer(text, tongue) : undefined
    if (answer && askedDays) {
      const told = { isOpen: true, days: askedDays, times: answer.times }
      const days = daysOtherwise({ told, answer, weeks, own: answer.place && weekNamed?.(answer.place) })
      return page.mentions?.includes(text) || days.length === 0
        ? []
        : [tell({ path, span: { start, end } }, text, days)]
    }
    const said =
      readSentence(text, tongue) ?? (isAsked && at === 0 ? readSentence(asOpen(text, tongue), tongue) : undefined)
    if (!said || (!said.isOfUs && !isAsked && (isInList || isOfTown))) return []
    const wrong = weeks.map((open) =>
      said.told.flatMap((told) => [...told.days].filter((day) => !isSo(told, open[day]))),
    )
    const [first = []] = wrong
    if (wrong.some(({ length }) => length === 0) || page.mentions?.includes(text)) return []
    return [tell({ path, span: { start, end } }, text, first)]
  })
}

/** The first word of an answer. */
const yes = /^(?:yes|no|oui|non|sí|ja|nein)[,.:]?\s+/iu

/**
 * Questions about the hours of an office, in general or on a weekday. Those about a season or a service contain more
 * words.
 */
const asksWhen: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:when are you open|what are your (?:opening |business |office )?hours|are you open(?: on (?<day>\p{L}+days?))?|when do you open)\s*\??$/iu,
  fr: /^(?:quand êtes-vous ouvert\p{L}*|quand ouvrez-vous|quels sont vos horaires(?: d[’']ouverture)?|êtes-vous ouvert\p{L}*(?: le (?<day>\p{L}+))?)\s*\??$/iu,
  es: /^¿?(?:cuándo (?:abren|están abiertos)|cuál es (?:su|el) horario|qué horario tienen|(?:están abiertos|abren) los (?<day>\p{L}+))\s*\??$/iu,
  de: /^(?:wann (?:haben sie|habt ihr|ist|sind sie) (?:geöffnet|offen)|wie sind (?:ihre|eure|die) öffnungszeiten|haben sie (?<day>\p{L}+s) (?:geöffnet|offen))\s*\??$/iu,
}

/** Returns "Monday to Friday from 9 am to 5 pm." as a sentence that contains "open". */
function asOpen(text: string, tongue: Tongue): string {
  const words = { en: 'open ', fr: 'ouvert ', es: 'abierto ', de: '' }
  return tongue === 'de' ? text.replace(/[.!]?$/, ' geöffnet') : words[tongue] + text
}

/** The times in the answer to a question about a weekday, the place they are for, and whether it says more. */
interface Answer {
  place: string | undefined
  times: readonly Times[]
  saysMore: boolean
}

const answered =
  /^(?:(?:[Ii]n|[Aa]t|[Àà]|[Ee]n|[Bb]ei) (?<place>\p{Lu}[\p{L}’' -]*?),?:? )?(?:[Ff]rom |[Dd]e |[Vv]on )?(?<times>\d[^,;()]*?)(?<more>[,;(].*)?[.!]?$/u

/** Parses "In Hull from 9 am to 1 pm, for emergencies only". */
function readAnswer(text: string, tongue: Tongue): Answer | undefined {
  const { place, times = '', more } = answered.exec(text)?.groups ?? {}
  const read = times === '' ? undefined : readTimes(times, tongue)
  return read === undefined || read === 'closed' ? undefined : { place, times: read, saysMore: more !== undefined }
}

/**
 * Returns the days of an answer on which no office that it may be about has these times. If the answer says more, such
 * as "by appointment", a closed office may be open in this way, unless another one has just these times.
 */
function daysOtherwise({
  told,
  answer,
  weeks,
  own,
}: {
  told: Told
  answer: Answer
  weeks: readonly Week[]
  own: Week | undefined | ''
}): number[] {
  const about = own ? [own] : weeks
  return [...told.days].filter((day) => {
    const isOpen = about.some((open) => (open[day] ?? []).length > 0)
    const isOfOther = weeks.some((open) => isSo(told, open[day]))
    return about.every((open) => !isSo(told, open[day])) && (isOpen || isOfOther || !answer.saysMore)
  })
}

interface Sentence {
  told: readonly Told[]
  isOfUs: boolean
}

function readSentence(text: string, tongue: Tongue): Sentence | undefined {
  const { sentences, hours } = openSentencesOf[tongue]
  const line = hours.exec(text)?.groups
  if (line) {
    const told = readLines(line.lines ?? '', tongue)
    return told && { told, isOfUs: line.we !== undefined }
  }
  for (const sentence of sentences) {
    const groups = sentence.exec(text)?.groups
    const told = groups && readGroups(groups, tongue)
    if (told) return { told: [told], isOfUs: groups.we !== undefined }
  }
  return undefined
}

function readGroups(
  { open, days: named = '', times: clock }: Partial<Record<string, string>>,
  tongue: Tongue,
): Told | undefined {
  const { weekly } = openSentencesOf[tongue]
  const days = weekly.test(named) || (clock !== undefined && named !== '') ? readDays(named, tongue) : undefined
  const read = clock === undefined ? undefined : readTimes(clock, tongue)
  const isClear = clock === undefined || (read !== undefined && read !== 'closed' && open !== undefined)
  // Another check covers sentences about every day.
  if (!days || days.size === week.length || !isClear) return undefined
  return { isOpen: open !== undefined, days, times: read === 'closed' ? undefined : read }
}

/** Parses "Mo, Di 8–12 Uhr, Sa 9–12 Uhr". Returns undefined if any part of it is not understood. */
function readLines(text: string, tongue: Tongue): Told[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=[,;]) ?(?=\p{L})/u)) {
    line += ` ${part}`
    if (!/\d/.test(part)) continue
    lines.push(line.trim().replace(/[,;]$/, ''))
    line = ''
  }
  if (line !== '') return undefined
  const told = lines.flatMap((each) => {
    const { days, times } = /^(?<days>\D+?),?:? ?(?:from |de |von )?(?<times>\d.*)$/iu.exec(each)?.groups ?? {}
    return readGroups({ open: 'open', days, times }, tongue) ?? []
  })
  return told.length === lines.length && told.length > 0 ? told : undefined
}

/** Whether an office is open or closed as told; one of two spans of a day may be told alone. */
function isSo({ isOpen, times: said }: Told, open: readonly Times[] = []): boolean {
  if (!isOpen || said === undefined) return isOpen === open.length > 0
  return said.some(({ opens, closes }) => open.some((span) => span.opens === opens && span.closes === closes))
}

function tell(place: Pick<Mistake, 'path' | 'span'>, text: string, days: readonly number[]): Mistake {
  const names = joinWords(
    days.map((day) => week[day] ?? ''),
    'and',
  )
  return {
    ...place,
    code: 'open-told-otherwise',
    message: `This text says ${quoted(text)}, and the "hours" in site.config.json do not say so of ${names}.`,
    fix: `Write the hours of site.config.json here, or change those. Meant of something else? Say of what, or add "mentions": [${quoted(text)}] to this page.`,
  }
}
