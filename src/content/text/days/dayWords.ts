import { type Tongue, tongues } from '../sentences/tongueWords.ts'

/** The full weekday names of a language, from Sunday on. Asking `Intl` for them took a twentieth of the start of a command. */
const weekdays: Readonly<Record<Tongue, readonly string[]>> = {
  en: 'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  de: 'sonntag montag dienstag mittwoch donnerstag freitag samstag'.split(' '),
}

/** The full month names of a language, in lower case. */
export const monthNames: Readonly<Record<Tongue, readonly string[]>> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  de: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
}

/** The weekday names of a language from Sunday on, in lower case: one list per form, the full names first. */
export const weeksOf: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [
    weekdays.en,
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    ['sun', 'mon', 'tues', 'wed', 'thur', 'fri', 'sat'],
    ['sun', 'mon', 'tues', 'wed', 'thurs', 'fri', 'sat'],
  ],
  es: [weekdays.es, ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']],
  fr: [weekdays.fr, ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam']],
  de: [weekdays.de, ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'], saturdayInTheNorth()],
}

function saturdayInTheNorth(): string[] {
  return [...weekdays.de.slice(0, 6), 'sonnabend']
}

/** The plural weekday names of a language, from Sunday on: `samedis`, `samstags`. */
export const pluralWeeksOf: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [ending('en', 's')],
  es: [weekdays.es.map((name) => name.replace(/(?<!s)$/, 's'))],
  fr: [ending('fr', 's')],
  de: [ending('de', 's'), ending('de', 'e'), ending('de', 'en')],
}

function ending(tongue: Tongue, end: string): string[] {
  return weekdays[tongue].map((name) => name + end)
}

/** Maps month names of a language in lower case, full and short, to numbers from 1. */
export const monthsOf: Readonly<Record<Tongue, ReadonlyMap<string, number>>> = {
  en: monthMap('en', 'jan feb mar apr - jun jul aug sep,sept oct nov dec'),
  es: monthMap('es', 'ene feb mar abr may jun jul ago sep,sept,setiembre oct nov dic'),
  fr: monthMap('fr', 'janv,jan févr,fév,fevrier - avr - - juil aout sept oct nov déc,decembre'),
  de: monthMap('de', 'jan,jän,jänner feb,feber mär,mrz apr - jun jul aug sep,sept okt nov dez'),
}

/**
 * Returns the number of a month name in any of the languages, from 1, or 0; short names shared by several languages
 * agree.
 */
export const monthNamed = (name: string): number =>
  tongues.flatMap((tongue) => monthsOf[tongue].get(name.toLowerCase()) ?? [])[0] ?? 0

/**
 * Maps month names to numbers from 1.
 *
 * @param short for each month its short names, separated by commas; a dash for none
 */
function monthMap(tongue: Tongue, short: string): ReadonlyMap<string, number> {
  const long = monthNames[tongue].map((name, month): [string, number] => [name, month + 1])
  const others = short.split(' ').flatMap((names, month): [string, number][] =>
    names
      .split(',')
      .filter((name) => name !== '-')
      .map((name) => [name, month + 1]),
  )
  return new Map([...long, ...others])
}

const monthStarts = new Set(
  Object.values(monthsOf).flatMap((months) => [...months.keys()].map((name) => name.slice(0, 3))),
)
const monthStart = new RegExp([...monthStarts].join('|'), 'iu')

/** Whether a text may contain a name of a month: the first three letters of one. Few texts with numbers do. */
export const mayNameMonth = (text: string): boolean => monthStart.test(text)
