import { type Tongue, tongues } from '../sentences/tongueWords.ts'

/** The weekday names of a language from Sunday on, in lower case: one list per form, the full names first. */
export const weeksOf: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [
    longNames('en', 'weekday'),
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    ['sun', 'mon', 'tues', 'wed', 'thur', 'fri', 'sat'],
    ['sun', 'mon', 'tues', 'wed', 'thurs', 'fri', 'sat'],
  ],
  es: [longNames('es', 'weekday'), ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']],
  fr: [longNames('fr', 'weekday'), ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam']],
  de: [longNames('de', 'weekday'), ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'], saturdayInTheNorth()],
}

function saturdayInTheNorth(): string[] {
  return [...longNames('de', 'weekday').slice(0, 6), 'sonnabend']
}

/** The plural weekday names of a language, from Sunday on: `samedis`, `samstags`. */
export const pluralWeeksOf: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [ending('en', 's')],
  es: [longNames('es', 'weekday').map((name) => name.replace(/(?<!s)$/, 's'))],
  fr: [ending('fr', 's')],
  de: [ending('de', 's'), ending('de', 'e'), ending('de', 'en')],
}

function ending(tongue: Tongue, end: string): string[] {
  return longNames(tongue, 'weekday').map((name) => name + end)
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

function longNames(tongue: Tongue, what: 'weekday' | 'month'): string[] {
  const format = new Intl.DateTimeFormat(tongue, { [what]: 'long', timeZone: 'UTC' })
  // 1 January 2023 was a Sunday.
  const days = what === 'weekday' ? 7 : 12
  const at = (each: number) => (what === 'weekday' ? Date.UTC(2023, 0, 1 + each) : Date.UTC(2023, each, 1))
  return Array.from({ length: days }, (_, each) => format.format(new Date(at(each))).toLowerCase())
}

/**
 * Maps month names to numbers from 1.
 *
 * @param short for each month its short names, separated by commas; a dash for none
 */
function monthMap(tongue: Tongue, short: string): ReadonlyMap<string, number> {
  const long = longNames(tongue, 'month').map((name, month): [string, number] => [name, month + 1])
  const others = short.split(' ').flatMap((names, month): [string, number][] =>
    names
      .split(',')
      .filter((name) => name !== '-')
      .map((name) => [name, month + 1]),
  )
  return new Map([...long, ...others])
}
