import { firstWordsOfDays, readDays } from '../../facts/readDays.ts'
import { readTimes } from '../../facts/readTimes.ts'
import type { Days, Times } from '../../model/days/schemaHours.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import type { Tongue } from '../../text/sentences/tongueWords.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { type Week, week } from './openWeek.ts'

interface DayWords {
  /** The groups `we`, `open` or `closed`, `days` and `times`: a sentence that says nothing else. */
  sentence: RegExp
  /** That a day of the week is meant, and not one Saturday. */
  weekly: RegExp
  /** Of which a text has one, in small letters and without signs. */
  signs: readonly string[]
}

const times = String.raw`(?:,?:? ?(?:from |de |von )?(?<times>\d.*?))?`

const dayWordsOf: Readonly<Record<Tongue, DayWords>> = {
  en: {
    sentence: new RegExp(
      String.raw`^(?<we>we are |we[’']re )?(?:(?<open>open)|closed) (?:on |from )?(?<days>\D+?)${times}[.!]?$`,
      'iu',
    ),
    weekly: /days(?![a-z])|[-–]|(?<![a-z])(?:to|through)(?![a-z])/i,
    // Rooms and doors are open and closed as well, so that the days themselves are looked for.
    signs: ['open', 'closed'].flatMap((open) =>
      ['', 'on ', 'from '].flatMap((on) => firstWordsOfDays.map((day) => `${open} ${on}${day}`)),
    ),
  },
  fr: {
    sentence: new RegExp(
      String.raw`^(?<we>nous sommes )?(?:(?<open>ouvert)|fermé)e?s? (?<days>\D+?)${times}[.!]?$`,
      'iu',
    ),
    weekly: /^(?:le|les|du) /i,
    signs: ['ouvert', 'ouverte', 'ouverts', 'ouvertes', 'fermé', 'fermée', 'fermés', 'fermées'],
  },
  es: {
    sentence: new RegExp(
      String.raw`^(?<we>estamos )?(?:(?<open>abiert)|cerrad)[oa]s? (?<days>\D+?)${times}[.!]?$`,
      'iu',
    ),
    weekly: /^(?:los|de) /i,
    signs: ['abierto', 'abierta', 'abiertos', 'abiertas', 'cerrado', 'cerrada', 'cerrados', 'cerradas'],
  },
  de: {
    sentence: /^(?<days>\D+?)(?:,? (?:von )?(?<times>\d.*?))? (?:(?<open>geöffnet)|geschlossen)[.!]?$/iu,
    weekly: /s(?!\p{L})|[-–]|(?<!\p{L})bis(?!\p{L})/u,
    signs: ['geöffnet', 'geschlossen'],
  },
}

export const toldDaySigns: readonly string[] = Object.values(dayWordsOf).flatMap(({ signs }) => signs)

interface Told {
  isOpen: boolean
  days: Days
  times: readonly Times[] | undefined
}

interface Among {
  tongue: Tongue
  page: PageFields
  /** Of each office that the page may speak of. */
  weeks: readonly Week[]
}

/**
 * Finds sentences that say of days of the week that we are open or closed then, and of no office the hours say so. It reads
 * only sentences that say nothing else; without "we" none in an entry of a list or on the page of a town, which may be of
 * another house.
 */
export function findToldDays({ path, value }: TextField, { tongue, page, weeks }: Among): Mistake[] {
  const isInList = path.slice(2).some((step) => typeof step === 'number')
  return sentencesOf(value).flatMap(({ text, start, end }): Mistake[] => {
    const said = readSentence(text, tongue)
    if (!said || (!said.isOfUs && (isInList || page.location !== undefined))) return []
    const wrong = weeks.map((open) => [...said.told.days].filter((day) => !isSo(said.told, open[day])))
    const [first = []] = wrong
    if (wrong.some(({ length }) => length === 0) || page.mentions?.includes(text)) return []
    return [tell({ path, span: { start, end } }, text, first)]
  })
}

function readSentence(text: string, tongue: Tongue): { told: Told; isOfUs: boolean } | undefined {
  const { sentence, weekly } = dayWordsOf[tongue]
  const { we, open, days: named = '', times: clock } = sentence.exec(text)?.groups ?? {}
  const days = weekly.test(named) || (clock !== undefined && named !== '') ? readDays(named, tongue) : undefined
  const read = clock === undefined ? undefined : readTimes(clock, tongue)
  const isClear = clock === undefined || (read !== undefined && read !== 'closed' && open !== undefined)
  // Of every day another check tells.
  if (!days || days.size === week.length || !isClear) return undefined
  const told = { isOpen: open !== undefined, days, times: read === 'closed' ? undefined : read }
  return { told, isOfUs: we !== undefined }
}

function isSo({ isOpen, times: said }: Told, open: readonly Times[] = []): boolean {
  if (!isOpen || said === undefined) return isOpen === open.length > 0
  const written = (all: readonly Times[]) => all.map(({ opens, closes }) => `${opens}-${closes}`).sort()
  return written(said).join() === written(open).join()
}

function tell(place: Pick<Mistake, 'path' | 'span'>, text: string, days: readonly number[]): Mistake {
  const names = joinWords(
    days.map((day) => week[day] ?? ''),
    'and',
  )
  return {
    ...place,
    code: 'open-told-otherwise',
    severity: 'warning',
    message: `This text says ${quoted(text)}, and the "hours" in site.config.json do not say so of ${names}.`,
    fix: `Write the hours of site.config.json here, or change those. Meant of something else? Say of what, or add "mentions": [${quoted(text)}] to this page.`,
  }
}
