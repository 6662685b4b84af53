import { weekdays } from '../../model/days/weekdays.ts'
import { pluralWeeksOf, weeksOf } from '../../text/days/dayWords.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { readCalendarDate } from './readCalendarDate.ts'

/** Reduces a text to lower case without accents, a final dot and words before a day: `Le samedi`, `Sáb.` */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(?:le|les|el|los|am|on|jeden|every|each|chaque)\s+/, '')
    .replace(/\.$/, '')

const nearDays = new Map(
  Object.entries({ today: "heute aujourd'hui aujourd’hui hoy", tomorrow: 'morgen demain manana' }).flatMap(
    ([day, names]) => names.split(' ').map((name) => [name, day]),
  ),
)

const days: ReadonlyMap<string, string> = new Map([
  ...tongues.flatMap((tongue) =>
    [...weeksOf[tongue], ...pluralWeeksOf[tongue]].flatMap((week) =>
      week.map((name, day): [string, string] => [plain(name), weekdays[day] ?? '']),
    ),
  ),
  ...weekdays.map((day): [string, string] => [day, day]),
])

/** The English name of a weekday in English, German, French or Spanish, short or long, singular or plural. */
const weekdayNamed = (text: string): string | undefined => days.get(plain(text))

/**
 * Converts `Samstag`, `sam.` and `Saturdays` to `saturday`, `heute` to `today`, `25.12.2026` to `2026-12-25`, and other
 * texts to lower case.
 */
export const readWeekday = (text: string): string =>
  weekdayNamed(text) ??
  nearDays.get(plain(text)) ??
  (/\d/.test(text) ? readCalendarDate(text) : text.trim().toLowerCase())

const units: readonly [unit: string, names: RegExp][] = [
  ['day', /^(?:days?|tagen?|tage|jours?|dias?)$/],
  ['week', /^(?:weeks?|wochen?|semaines?|semanas?)$/],
  ['month', /^(?:months?|monaten?|monate?|mois|mes|meses)$/],
]

/** Converts a day or a span of time: `3 Monate` -> `3 months`. */
export function readSpan(text: string): string {
  const [, number = '', word = ''] = /^(\d{1,2})\s*(\p{L}+)\.?$/u.exec(text.trim()) ?? []
  const [unit] = units.find(([, names]) => names.test(plain(word))) ?? []
  return unit && number !== '' ? `${Number(number)} ${unit}${Number(number) === 1 ? '' : 's'}` : readWeekday(text)
}

/** Suggests how to write several days in one text: `Samstag und Sonntag`. */
export function suggestDays(text: string): string | undefined {
  const named = text.split(/\s*(?:[,;/&+]|\b(?:and|und|et|y)\b)\s*/i).map(weekdayNamed)
  if (named.length < 2 || named.some((day) => day === undefined)) return undefined
  return `Write each day as an entry of its own: ${named.map((day) => quoted(day ?? '')).join(', ')}.`
}
