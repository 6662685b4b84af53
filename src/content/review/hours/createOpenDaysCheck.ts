import type { Site } from '../../../../schemas/index.ts'
import type { Times } from '../../model/days/schemaHours.ts'
import { week } from '../../model/days/weekdays.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import { allOffices, type Office, officeOf } from '../../model/offices/officeOf.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, placeOf, type TextField } from '../../schema/findTexts.ts'
import { oncePer } from '../../schema/oncePer.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { tongueOf } from '../../text/sentences/tongueWords.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { findToldDays, toldDayCues } from './findToldDays.ts'
import { readWeek, type Week } from './openWeek.ts'
import { type OpenWords, openWordsOf } from './openWords.ts'

/** Words in questions about the hours that do not mean "open". */
const questionCues = ['hours', 'horario', 'horaires', 'abren', 'ouvrez', 'öffnungszeiten']

/** Phrases of which a page must contain at least one to be checked. */
export const openPhrases: readonly string[] = [
  ...Object.values(openWordsOf).flatMap(({ cues }) => cues),
  ...toldDayCues,
  ...questionCues,
]

/**
 * The first words of these phrases. A text without any of them does not mention hours. Without this test, most of the
 * time would go into splitting texts into sentences.
 */
const mayTell = new RegExp([...new Set(openPhrases.map((phrase) => phrase.split(' ', 1)[0]))].join('|'), 'iu')

const wholeDay = 24 * 60
/** The most words that may follow a sentence without a subject. With more, it is about something else. */
const mostWords = 4

/**
 * Creates a check for texts that say that an office is open every day or around the clock, contrary to its hours, in
 * English, Spanish, French and German. It reports nothing if one of several offices is open then, if a line of the
 * hours cannot be parsed, or on pages about a date.
 */
export function createOpenDaysCheck(site: Site): (page: SitePage, texts: readonly TextField[]) => Mistake[] {
  const language = tagOf(site, undefined)
  const all = allOffices(site.company)
  const weekOf = oncePer(({ hours }: Office) => readWeek(hours, language) ?? [])
  return ({ path, page }, texts) => {
    const tongue = tongueOf(tagOf(site, languageAt(site, path)))
    const isOfDay = page.starts !== undefined || page.date !== undefined || page.until !== undefined
    const questions = questionsOf(texts)
    const own = texts.filter(
      (text) => !fieldsOfOthers.has(text.field) && (mayTell.test(text.value) || questions.has(placeOf(text))),
    )
    if (!tongue || isOfDay || own.length === 0) return []
    const offices = page.branch === undefined ? all : [officeOf(site, page)]
    const weeks = offices.flatMap(weekOf)
    if (weeks.length < offices.length) return []
    const weekNamed = (name: string) => {
      const named = offices.filter(({ branchName = '' }) => ` ${branchName}`.endsWith(` ${name}`))
      return named.length === 1 && named[0] ? weekOf(named[0])[0] : undefined
    }
    const inGeneral = withoutCities(offices.map(({ address }) => address.city))
    return [
      ...own
        .flatMap((text) => findOpen(text, inGeneral, openWordsOf[tongue], page))
        .flatMap(({ isAlways, ...found }) => tellOther(found, isAlways, weeks)),
      ...own.flatMap((text) =>
        findToldDays(text, { tongue, page, weeks, weekNamed, question: questions.get(placeOf(text)) }),
      ),
    ]
  }
}

/** Maps the path of each answer to its question, if the question mentions the hours. */
const questionsOf = (texts: readonly TextField[]): ReadonlyMap<string, string> =>
  new Map(
    texts.flatMap((text) =>
      text.field === 'question' && mayTell.test(text.value) ? [[placeOf(text), text.value] as const] : [],
    ),
  )

/** Removes the town of an office, as in "in Bristol", which does not limit a sentence about that office. */
function withoutCities(cities: readonly string[]): (sentence: string) => string {
  const towns = cities.map(escapePattern).join('|')
  const inTown = new RegExp(`(?<!\\p{L})(?:in|à|en) (?:${towns})(?!\\p{L})`, 'giu')
  return (sentence) => sentence.replace(inTown, ' ')
}

interface Found {
  path: Mistake['path']
  span: { start: number; end: number }
  words: string
}

/** Finds sentences that say without limits that the office is open every day. */
function findOpen(
  { path, value }: TextField,
  inGeneral: (sentence: string) => string,
  { said, ofUs, bare, limits }: OpenWords,
  { mentions = [], location }: PageFields,
): (Found & { isAlways: boolean })[] {
  if (!said.test(value)) return []
  return sentencesOf(value).flatMap(({ text, start }) => {
    const isShort = (match: RegExpExecArray) =>
      (text.slice(match[0].length).match(/\p{L}{2,}/gu) ?? []).length <= mostWords
    const first = location === undefined ? bare.exec(text) : null
    const match = ofUs.exec(text) ?? (first && isShort(first) ? first : null)
    if (!match || limits.test(inGeneral(text)) || mentions.includes(match[0])) return []
    const at = start + match.index
    const isAlways = match.groups?.always !== undefined
    return [{ path, span: { start: at, end: at + match[0].length }, words: match[0], isAlways }]
  })
}

function tellOther({ words, ...place }: Found, isAlways: boolean, weeks: readonly Week[]): Mistake[] {
  const isOpen = (times: readonly Times[] = []) =>
    isAlways ? times.some(({ opens, closes }) => opens === 0 && closes >= wholeDay - 1) : times.length > 0
  const shut = weeks.map((open) => week.filter((_, day) => !isOpen(open[day])))
  const [first] = shut
  if (!first || shut.some((days) => days.length === 0)) return []
  const days = first.length === week.length ? 'any day' : joinWords(first, 'and')
  return [
    {
      ...place,
      code: 'open-told-otherwise',
      message: `This text says ${quoted(words)}, and the "hours" in site.config.json do not say so of ${days}.`,
      fix: `Write here when you are open, or add the missing ${isAlways ? 'times' : 'days'} to "hours". Meant of something else? Add "mentions": [${quoted(words)}] to this page.`,
    },
  ]
}
