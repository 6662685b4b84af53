import { pageFolder } from '../../model/files/pageAddress.ts'
import { languageAt } from '../../model/languages.ts'
import { lazily } from '../../model/lazily.ts'
import { kindOf, readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { wholeFile } from '../../problem/problem.ts'
import { fieldsOfOthers, findPageTexts, placeOf, type TextField } from '../../schema/findTexts.ts'
import { excuses } from '../../text/money/priceExcuses.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { numberOf, numberWord } from '../../wording/numberWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { mostComparedPages, type ReviewInput } from '../reviewInput.ts'

/** Words of which a page must contain at least one to be checked. */
export const durationPhrases: readonly string[] = 'takes lasts dauert dure prend dura tarda hour minute day'.split(' ')

/** Shorter names are also ordinary words. */
const fewestLetters = 6

/** The minutes of each unit; working time has other days and weeks, so units are compared as they are. */
const units: readonly (readonly [pattern: string, minutes: number])[] = [
  ['min(?:ute)?s?|minuten?|minutos?', 1],
  ['hours?|stunden?|heures?|horas?', 60],
  ['days?|tagen?|tage?|jours?|días?', 1440],
  ['weeks?|wochen?|semaines?|semanas?', 10080],
]
const one = 'an?|one|ein(?:en?|e)?|une?|una?'
const span = `(?<count>\\d{1,3}(?:[.,]5)?|${numberWord}|${one})[ -](?<unit>${units.map(([unit]) => unit).join('|')})(?!\\p{L})`
const about = `(?:${anyOf('about, around, only, just, roughly', 'etwa, rund, circa, nur, ungefähr', 'environ, seulement, à peine', 'unas?, unos, sólo, aproximadamente')} )?`
const verb = anyOf('takes, lasts', 'dauert', 'dure, prend', 'dura, tarda')
const often = `(?: ${anyOf('usually, normally, always', 'meist, meistens, immer', 'généralement, toujours', 'normalmente, siempre')})?`
/** The end of what the sentence says of the time: it continues with neither a span nor a condition. */
const thatIsAll = '(?=[*_]*(?:[.!;,)]|$)| (?:and|und|et|y) \\p{Ll})'
const label = new RegExp(
  `^(?:${anyOf(
    'duration, time, how long (?:it|this) takes, how long does (?:it|this) take',
    'dauer, wie lange dauert (?:es|das|die behandlung)',
    'durée, combien de temps (?:cela|ça) (?:dure|prend)(?:-t-il)?',
    'duración, cuánto (?:dura|tarda)',
  )})\\s?[?:]?$`,
  'iu',
)
const alone = new RegExp(`^[*_]*${about}${span}[*_]*\\.?$`, 'iu')
/** A duration at the end of an entry's name: "Second consultation, 60 minutes". */
const ofEntry = new RegExp(`^(?<name>.*\\p{L})\\s?[,(–-]\\s?${span}\\)?$`, 'iu')

/** How long a thing takes, as told in a text. */
interface Told {
  path: TextField['path']
  minutes: number
  start: number
  end: number
}

/** A named service with its only duration. */
interface Thing {
  pattern: RegExp
  minutes: number
  page: SitePage
  written: string
}

/**
 * Creates a function that finds texts that tell another duration of a service than its own page or a price list: "the
 * deep clean takes two hours". Compares only sentences that name the service as their subject, without words that allow
 * another time, and only if its own page tells one duration. Posts are skipped; `mentions` lists intended durations.
 *
 * @returns a check of the texts of a page; undefined for a site of many pages
 */
export function createDurationCheck({ pages, site, types }: Pick<ReviewInput, 'pages' | 'site' | 'types'>) {
  if (!site || pages.length > mostComparedPages) return undefined
  const things = lazily(() => {
    const named = new Map<string, Thing[]>()
    const add = (name: string, page: SitePage, told: readonly { minutes: number; written: string }[]) => {
      const key = `${languageAt(site, page.path) ?? ''} ${name.toLowerCase()}`
      if (name.replace(/\P{L}/gu, '').length < fewestLetters) return
      const found = told.map((each) => ({ ...each, page, pattern: patternOf(name) }))
      named.set(key, [...(named.get(key) ?? []), ...found])
    }
    for (const page of pages) {
      for (const [title] of page.notes.prices ?? []) {
        const { name, ...groups } = ofEntry.exec(title)?.groups ?? {}
        if (name !== undefined) add(name, page, [{ minutes: minutesOf(groups), written: title }])
      }
      if (kindOf(site, pageFolder(page.file)) !== 'service' || page.page.draft) continue
      const texts = findPageTexts(readPage(page), types, (_, { free }) => free)
      const names = [...new Set([page.page.name, page.page.card?.title ?? page.page.name])]
      for (const name of names) {
        const told = [...toldOf(texts, patternOf(name)), ...labelled(texts)]
        add(
          name,
          page,
          told.map(({ path, start, end, minutes }) => ({ minutes, written: textAt(texts, path).slice(start, end) })),
        )
      }
    }
    const isOfOneTime = (all: readonly Thing[]) => new Set(all.map(({ minutes }) => minutes)).size === 1
    return [...named.values()].flatMap((all) => (all[0] && isOfOneTime(all) ? [all[0]] : []))
  })
  return (page: SitePage, texts: readonly TextField[]): Mistake[] => {
    if (page.page.date !== undefined) return []
    const isOfLanguage = (other: SitePage) => languageAt(site, other.path) === languageAt(site, page.path)
    return things()
      .filter((thing) => thing.page !== page && isOfLanguage(thing.page))
      .flatMap(({ pattern, minutes, page: other, written }) =>
        toldOf(texts, pattern)
          .filter((told) => told.minutes !== minutes)
          .flatMap(({ path, start, end }): Mistake | [] => {
            const said = textAt(texts, path).slice(start, end)
            if (page.page.mentions?.includes(said)) return []
            return {
              path,
              span: { start, end },
              code: 'duration-told-otherwise',
              message: `This text says ${quoted(said)}, and ${other.file} says ${quoted(written)} of the same.`,
              fix: `Write the right time in both. Meant as it is? Add ${mentionWords(said, page.page.mentions)}.`,
              elsewhere: { ...wholeFile(other.file), message: 'The other time stands here.' },
            }
          }),
      )
  }
}

const textAt = (texts: readonly TextField[], path: TextField['path']): string =>
  texts.find((text) => text.path === path)?.value ?? ''

/** Returns the pattern of a sentence that tells how long a thing of this name takes: "Deep cleaning", "deep clean". */
function patternOf(name: string): RegExp {
  const stem = escapePattern(name.trim()).replace(/ing$/u, '(?:ing)?').replace(/s$/u, 's?').replace(/ /g, '[ -]')
  // Words before it may name a smaller thing: "for a studio, the deep clean takes two hours".
  const subject = `(?:^[*_]*|[:;] )(?:${anyOf('the, an?, our, your, each', 'die, der, das, eine?, unsere?', 'une?, l[ae], notre', 'una?, el, la, nuestr[ao]')} )?${stem}`
  return new RegExp(
    `${subject}${often} ${verb}${often} ${about}${span}${thatIsAll}|(?<!\\p{L})(?:the|our|your) ${span.replaceAll('?<count>', '?<count2>').replaceAll('?<unit>', '?<unit2>').replace('[ -]', '-')} ${stem}(?!\\p{L})`,
    'giu',
  )
}

const minutesOf = ({ count = '', unit = '' }: Record<string, string | undefined>): number => {
  const number = new RegExp(`^(?:${one})$`, 'iu').test(count) ? 1 : numberOf(count.replace(',', '.'))
  return number * (units.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(unit))?.[1] ?? Number.NaN)
}

/** Returns the durations that texts tell by a pattern of `patternOf`. */
const toldOf = (texts: readonly TextField[], pattern: RegExp): Told[] =>
  texts.flatMap(({ path, field, format, value }) =>
    format === 'href' || fieldsOfOthers.has(field) || !/\p{L}/u.test(value)
      ? []
      : sentencesOf(value).flatMap(({ text, start }) => {
          const found = matchesOf(pattern, text)
          const [first, another] = found
          if (!first || another) return []
          const { count, unit, count2, unit2 } = first.groups ?? {}
          const written = [count ?? count2, unit ?? unit2]
          const at =
            first.index + first[0].search(new RegExp(`${escapePattern(written[0] ?? '')}[ -]${written[1]}`, 'u'))
          const rest = text.replace(first[0], ' ')
          if (excuses.test(rest) || /\d/.test(rest)) return []
          const length = (written[0] ?? '').length + (written[1] ?? '').length + 1
          return {
            path,
            minutes: minutesOf({ count: written[0], unit: written[1] }),
            start: start + at,
            end: start + at + length,
          }
        }),
  )

/** Returns the durations beside labels such as "Duration". */
const labelled = (texts: readonly TextField[]): Told[] =>
  texts.flatMap((text) => {
    const groups = alone.exec(text.value)?.groups
    const isLabelled =
      groups &&
      texts.some((other) => other !== text && placeOf(other) === placeOf(text) && label.test(other.value.trim()))
    return isLabelled ? [{ path: text.path, minutes: minutesOf(groups), start: 0, end: text.value.length }] : []
  })
