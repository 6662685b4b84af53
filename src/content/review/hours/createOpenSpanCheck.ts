import type { Site } from '../../../../schemas/index.ts'
import { readDays } from '../../facts/readDays.ts'
import { week } from '../../model/days/weekdays.ts'
import { homeOf, languageAt, tagOf } from '../../model/languages.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { pluralWeeksOf, weeksOf } from '../../text/days/dayWords.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { readWeek, type Week } from './openWeek.ts'

/** Words that a sentence may contain besides weekdays and still say only when an office is open. */
const besideDays: Readonly<Record<Tongue, string>> = {
  en: `a the from to through until till and on at for the in open evening evenings morning mornings night nights afternoon
    afternoons noon midnight lunch dinner supper brunch breakfast late early am pm all day long`,
  fr: `du de des le la les au à et pour jusqu jusque dès ouvert soir soirs matin matins midi minuit après nuit déjeuner
    déjeuners dîner dîners souper soupers brunch petit tardif tardifs h heures continu en`,
  de: `von vom bis und am an ab zum zur offen geöffnet abends mittags morgens nachmittags abend mittag morgen uhr durchgehend
    früh spät frühstück mittagessen abendessen brunch`,
  es: `de del a al y los las el la por para desde hasta abierto mañana mañanas tarde tardes noche noches mediodía almuerzo
    almuerzos cena cenas comida comidas desayuno desayunos brunch tardío horas h`,
}

interface Told {
  /** The words that it may contain, in lower case. */
  words: ReadonlySet<string>
  span: RegExp
}

function toldIn(tongue: Tongue): Told {
  const names = [...weeksOf[tongue], ...pluralWeeksOf[tongue]].flat().filter(({ length }) => length > 2)
  const day = `(?:${[...names].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`
  return {
    words: new Set([...names, ...besideDays[tongue].split(/\s+/)]),
    span: new RegExp(`(?<!\\p{L})${day}(?:\\s?[-–—]\\s?|\\s(?:to|through|au|bis|al?)\\s)${day}`, 'giu'),
  }
}

const told = { en: toldIn('en'), fr: toldIn('fr'), de: toldIn('de'), es: toldIn('es') }

/**
 * Creates the check of home pages whose description or hero has a sentence with a span of weekdays on which the office
 * is open, although no office is open on one of these days: "Monday to Saturday evenings, and Sunday for brunch."
 */
export function createOpenSpanCheck(site: Site): (page: SitePage) => Mistake[] {
  const offices = allOffices(site.company)
  const weeks = offices.flatMap(({ hours }) => readWeek(hours, tagOf(site, undefined)) ?? [])
  if (weeks.length < offices.length) return () => []
  return (page) => {
    const language = languageAt(site, page.path)
    const tongue = tongueOf(tagOf(site, language))
    if (!tongue || page.path !== homeOf(language)) return []
    return headTextsOf(page).flatMap(({ path, value }) =>
      findSpans(value, tongue).flatMap((found) => judge(found, { path, tongue, weeks })),
    )
  }
}

/** Returns the description of a page and the text of its hero. */
export function headTextsOf(page: SitePage): { path: Mistake['path']; value: string }[] {
  const heroes = readSections(page).flatMap((section, index) =>
    section.type === 'hero' && section.text !== undefined
      ? [{ path: ['sections', index, 'text'], value: section.text }]
      : [],
  )
  return [{ path: ['description'], value: page.page.description }, ...heroes]
}

interface Span {
  written: string
  start: number
}

/** Whether a sentence contains only weekdays, words for times, and words that a pattern allows. */
export const saysOnlyDays = (sentence: string, tongue: Tongue, allowed?: RegExp): boolean =>
  (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => told[tongue].words.has(word) || allowed?.test(word) === true,
  )

function findSpans(text: string, tongue: Tongue): Span[] {
  const { span } = told[tongue]
  return sentencesOf(text).flatMap(({ text: sentence, start }) => {
    if (!saysOnlyDays(sentence, tongue)) return []
    return matchesOf(span, sentence).map(({ 0: written, index }) => ({ written, start: start + index }))
  })
}

interface Place {
  path: Mistake['path']
  tongue: Tongue
  weeks: readonly Week[]
}

function judge({ written, start }: Span, { path, tongue, weeks }: Place): Mistake | [] {
  const days = [...(readDays(written, tongue) ?? [])]
  const shut = days.filter((day) => weeks.every((open) => (open[day] ?? []).length === 0))
  // If no day fits, the sentence is about something else.
  if (shut.length === 0 || shut.length === days.length) return []
  const names = joinWords(
    shut.map((day) => week[day] ?? ''),
    'and',
  )
  return {
    path,
    span: { start, end: start + written.length },
    code: 'open-told-otherwise',
    message: `This text says ${quoted(written)}, and the "hours" in site.config.json do not say so of ${names}.`,
    fix: 'Write the days of site.config.json here, or change those. Meant of something else? Say of what.',
  }
}
