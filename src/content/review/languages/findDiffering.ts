import { monthDaysTold } from '../../facts/told/monthDaysTold.ts'
import { timesTold } from '../../facts/told/timesTold.ts'
import { pluralWeeksOf, weeksOf } from '../../text/days/dayWords.ts'
import { numberPattern, priceDigits, signedPrices } from '../../text/money/pricesIn.ts'
import { type Tongue, tongues } from '../../text/sentences/tongueWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { findOtherMeasure, measuresIn } from './findOtherMeasure.ts'

/** A fact in a text, and the readings that say the same in another text: `["840"]` for 2 pm. */
export interface Fact {
  readings: readonly string[]
  start: number
  end: number
}

/** A fact that two texts in two languages say differently. */
export interface Differing {
  what: 'price' | 'time' | 'day' | 'number' | 'measure'
  own: Fact
  theirs: Fact
}

/** How to read a text: its language, and whether it is a price, whose currency may be missing. */
interface Reading {
  tongue: Tongue | undefined
  isPrice: boolean
}

type FactsOf = (text: string, reading: Reading) => Fact[]

/** Targets of links, addresses and placeholders, which visitors do not read. */
const unread = /\]\([^)]*\)|\{[^}]*\}|(?:https?:|www\.)\S+|\S+@\S+/gu
const blank = (text: string, ranges: readonly { start: number; end: number }[]) =>
  ranges.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
const wordsOf = (text: string) => text.replace(unread, (found) => ' '.repeat(found.length))

/** "20 h" is a time or a duration. */
const hours = /(?<![\p{L}\d.,:])(\d{1,2})\s?h(?:\s?(\d{2}))?(?![\p{L}\d])/gu
const halfDay = 12 * 60

const certainTimes: FactsOf = (text) => {
  const first = new Map(timesTold(text).map((time) => [time.start, time]))
  return [...first.values()].map(({ minutes, start, end }) => ({ readings: minutes.map(String), start, end }))
}

const allTimes: FactsOf = (text, reading) => {
  const certain = certainTimes(text, reading)
  const others = matchesOf(hours, text).map(({ 0: whole, 1: hour, 2: minute = '0', index }) => {
    const at = Number(hour) * 60 + Number(minute)
    return {
      readings: [at, ...(at < halfDay ? [at + halfDay] : [])].map(String),
      start: index,
      end: index + whole.length,
    }
  })
  return [...certain, ...others.filter(({ start }) => certain.every((time) => time.start !== start))]
}

const days: FactsOf = (text) => monthDaysTold(text).map(({ days: readings, ...place }) => ({ ...place, readings }))

const weekdays: FactsOf = (text, { tongue }) => {
  if (!tongue) return []
  const weeks = [...weeksOf[tongue].filter(([sunday = '']) => sunday.length > 3), ...pluralWeeksOf[tongue]]
  return matchesOf(weekdayPatterns[tongue], text).map(({ 0: whole, index }) => ({
    readings: weeks.flatMap((week) => {
      const day = week.indexOf(whole.toLowerCase())
      return day < 0 ? [] : [`weekday ${day}`]
    }),
    start: index,
    end: index + whole.length,
  }))
}

const weekdayPatterns = Object.fromEntries(
  tongues.map((tongue) => {
    const long = [...weeksOf[tongue].filter(([sunday = '']) => sunday.length > 3), ...pluralWeeksOf[tongue]].flat()
    return [tongue, new RegExp(`(?<!\\p{L})(?:${long.join('|')})(?!\\p{L})`, 'giu')]
  }),
) as Record<Tongue, RegExp>

/** A unit that languages convert or round, "50 miles" or "80 km", and spans that they name differently, "15 jours". */
const unit = anyOf(
  "h, min, o'clock, a.m., p.m., am, pm, hours, minutes, days, miles, mi, feet, foot, ft, inches, inch, yards, acres, pounds, lb, lbs, ounces, oz, gallons, degrees, mph, square, sq",
  'heures, minutes, jours, kilomètres, mètres, pieds, pouces, kilos, litres, degrés',
  'Uhr, Stunden, Minuten, Tage, Tagen, Kilometer, Meter, Grad, Kilo, Liter, Quadratmeter, Stock, Etage',
  'horas, minutos, días, kilómetros, metros, pies, pulgadas, millas, libras, kilos, litros, grados',
  'km, m, cm, mm, kg, g, l, ml, cl, m², ha, kW',
)
const bare = new RegExp(
  `(?<![\\p{L}\\d.,:/°])${numberPattern}(?![\\p{L}\\d:°]|\\s?(?:°|[-–]?\\s?${unit}(?!\\p{L})))`,
  'gu',
)
const all = new RegExp(numberPattern, 'gu')

const numbersWith = (pattern: RegExp, text: string): Fact[] =>
  matchesOf(pattern, text).map(({ 0: whole, index }) => {
    const end = index + whole.replace(/[.,]+$/, '').length
    return { readings: [priceDigits(whole)], start: index, end }
  })

const prices: FactsOf = (text, { isPrice }) => {
  const signed = signedPrices(text).map(({ digits, ...place }) => ({ ...place, readings: [digits] }))
  return isPrice && signed.length === 0 ? numbersWith(all, text) : signed
}

const numbers: FactsOf = (text, reading) =>
  numbersWith(bare, blank(text, [...days(text, reading), ...allTimes(text, reading), ...prices(text, reading)]))

const isAlike = (one: Fact, other: Fact) => other.readings.some((reading) => one.readings.includes(reading))
const isIn = (fact: Fact, others: readonly Fact[]) => others.some((other) => isAlike(fact, other))

/** Returns the facts that others lack. A text that says a fact twice needs it twice in the others. */
function without(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = [...others]
  return facts.filter((fact) => {
    const at = left.findIndex((other) => isAlike(fact, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether a text in a language says a fact. */
export const tellsFact = ({ what }: Differing, fact: Fact, text: string, tongue: Tongue | undefined): boolean =>
  isIn(fact, finders[what](wordsOf(text), { tongue, isPrice: true }))

const finders: Record<Differing['what'], FactsOf> = {
  price: (text) => numbersWith(all, text),
  time: allTimes,
  day: (text, reading) => [...days(text, reading), ...weekdays(text, reading)],
  number: (text) => numbersWith(all, text),
  measure: (text, { tongue }) => measuresIn(text, tongue),
}

/** Returns the only fact in which two lists of facts of the same length differ. */
function onlyOther(own: readonly Fact[], theirs: readonly Fact[]): Pick<Differing, 'own' | 'theirs'> | undefined {
  const [here, there] = [without(own, theirs), without(theirs, own)]
  const [mine, other] = [here[0], there[0]]
  return own.length === theirs.length && here.length === 1 && there.length === 1 && mine && other
    ? { own: mine, theirs: other }
    : undefined
}

/** Two weeks are 15 days in French and Spanish, and 14 in English and German; a week may be 8 days. */
const countedOtherwise = new Set(['14', '15'])

/** Whether a number is a mistyped one rather than a conversion: a long one, or one with a digit wrong or two swapped. */
function isMistyped(own = '', theirs = ''): boolean {
  if (own.length !== theirs.length || (countedOtherwise.has(own) && countedOtherwise.has(theirs))) return false
  const others = [...own].filter((digit, index) => digit !== theirs[index]).length
  return own.length >= 4 || (own.length >= 2 && (others === 1 || [...own].sort().join() === [...theirs].sort().join()))
}

/**
 * Finds a fact that a text and its translation say differently: a price, a time of day, a day or a number. Facts are
 * compared only where both texts have equally many, and all others of them agree: languages leave out, convert and
 * write out numbers.
 *
 * @param readings how to read each of the two texts
 */
export function findDiffering(
  texts: readonly [own: string, theirs: string],
  readings: readonly [own: Reading, theirs: Reading],
): Differing | undefined {
  const [own, theirs] = [wordsOf(texts[0]), wordsOf(texts[1])]
  const both = (find: FactsOf) => [find(own, readings[0]), find(theirs, readings[1])] as const
  const [here, there] = both((text) => numbersWith(all, text))
  const [ownPrices, theirPrices] = both(prices).map((facts, index) => without(facts, index === 0 ? there : here))
  const [price, otherPrice] = [ownPrices?.[0], theirPrices?.[0]]
  if (price && otherPrice) return { what: 'price', own: price, theirs: otherPrice }
  const time = onlyOther(...both(allTimes))
  if (time && both(certainTimes).some((facts) => isIn(time.own, facts) || isIn(time.theirs, facts)))
    return { what: 'time', ...time }
  const day = onlyOther(...both(days))
  // "March 14 and 21" and "les 14 et 21 mars" each name one day beside the month.
  if (day && isOtherDay(day, here, there)) return { what: 'day', ...day }
  const weekday = onlyOther(...both(weekdays))
  if (weekday) return { what: 'day', ...weekday }
  const number = onlyOther(...both(numbers))
  if (number && isMistyped(number.own.readings[0], number.theirs.readings[0])) return { what: 'number', ...number }
  const measure = findOtherMeasure([own, theirs], [readings[0].tongue, readings[1].tongue])
  const factAt = (text: string, { start, end }: Omit<Fact, 'readings'>, { tongue }: Reading): Fact => ({
    start,
    end,
    readings: measuresIn(text.slice(start, end), tongue).flatMap((fact) => fact.readings),
  })
  return (
    measure && {
      what: 'measure',
      own: factAt(own, measure.own, readings[0]),
      theirs: factAt(theirs, measure.theirs, readings[1]),
    }
  )
}

/** Whether two days are of different months, or no number of the other text is the day of the month. */
function isOtherDay({ own, theirs }: Pick<Differing, 'own' | 'theirs'>, here: readonly Fact[], there: readonly Fact[]) {
  const monthsOf = ({ readings }: Fact) => readings.map((day) => day.slice(0, 2))
  const dayOf = ({ readings, ...place }: Fact) => ({
    ...place,
    readings: readings.map((day) => day.slice(3).replace(/^0/, '')),
  })
  if (!monthsOf(own).some((month) => monthsOf(theirs).includes(month))) return true
  return !isIn(dayOf(own), there) && !isIn(dayOf(theirs), here)
}

/** Says what two texts say differently: `The price is "$12" here, and "21 €" in pages/es/menu.json`. */
export function sayDiffering(
  { what, own, theirs }: Differing,
  [text, other]: readonly [own: string, theirs: string],
  file: string,
): string {
  return `The ${what} is ${quoted(text.slice(own.start, own.end))} here, and ${quoted(other.slice(theirs.start, theirs.end))} in ${file}`
}
