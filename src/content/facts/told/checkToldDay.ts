/** Compares the days of an event, an offer or a job with the texts of its page. */
import { dayOf, partsOf } from '../../model/days/days.ts'
import { type EventDay, eventDays, lastOfEventDay } from '../../model/days/eventDays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { sentenceAt } from '../../text/sentences/sentencesOf.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'
import { readDays } from '../readDays.ts'
import { type DayTold, datesOf, daysTold, monthsOfEnd } from './daysTold.ts'
import { type MonthDayTold, monthDaysTold } from './monthDaysTold.ts'
import { type TimeTold, timesTold } from './timesTold.ts'
import { type Found, type Text, type ToldPage, tell } from './toldTexts.ts'

/** Separate from the code of prices: a day may refer to something else, so it does not prevent publication. */
const dayCode = 'day-told-otherwise'

/**
 * Returns the code of a day that differs from the field. A day in the title or the description can hardly refer to
 * something else if the words around it name nothing else.
 */
const codeOf = ({ path }: Text, isSure: boolean) =>
  isSure && (path[0] === 'title' || path[0] === 'description') ? 'other-day-told' : dayCode

/** Words before a day that refers to something else, or to an earlier occurrence. */
const ofOtherDay = anyOf(
  'was, were, took place, last, next, again, on sale, sales?, book(?:ing)?s?, register, registration, tickets',
  'until, by, before, since, after, opened, founded, postponed, moved',
  'prochain\\p{L}*, était, a eu lieu, réserv\\p{L}*, vente, inscription\\p{L}*, avant, jusqu\\p{L}*, depuis',
  'nächst\\p{L}*, war, fand, anmeld\\p{L}*, bis, vor, seit',
  'próxim\\p{L}*, fue, tuvo lugar, antes, hasta, desde, reserv\\p{L}*',
)
const otherDay = new RegExp(`\\b${ofOtherDay}\\b[^.!?]{0,40}$`, 'iu')

/** Compares the first day and the time of an event with the texts of its page. */
export function checkStart(page: ToldPage, texts: readonly Text[]): Mistake[] {
  const { starts, date } = page
  if (starts === undefined) return []
  const first = dayOf(starts)
  const days = eventDays(page)
  const all = texts.flatMap(({ path, value }) => daysTold(value).map((day) => ({ ...day, path, value })))
  const isOwn = ({ day }: DayTold) => day === date || isOnEvent(day, days)
  const isTold = all.some(isOwn)
  const [told] = isTold ? [] : all.filter(({ value, start }) => !otherDay.test(value.slice(0, start)))
  if (told) {
    const only = monthDaysTold(told.value)
    const isSure = only.length === 1 && only.every((day) => isOfEvent({ ...told, ...day }, first))
    return [{ ...tell(['starts'], first, told), code: codeOf(told, isSure) }]
  }
  const ofOne = checkEachText(page, texts, days)
  if (ofOne.length > 0) return ofOne
  return [...(isTold ? checkTime(days, texts) : []), ...checkSpan(days, texts)].slice(0, 1)
}

const isOnEvent = (day: string, days: readonly EventDay[]) =>
  days.some((own) => day >= dayOf(own.starts) && day <= lastOfEventDay(own))

/** Words that show that a day in the same sentence may refer to something other than the event. */
const ofOtherThing = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    'rain\\p{L}*, if, deadlines?, due, rsvp, reply, ends?, closed?, closing, closes, rehears\\p{L}*, early, also, second, then, born',
    'si, pluie, date limite, répon\\p{L}*, fin, fermé\\p{L}*, aussi, puis, né\\p{L}*',
    'wenn, falls, regen\\p{L}*, frist, antwort\\p{L}*, ende, endet, geschlossen, auch, dann, geboren',
    'lluvia, llueve, plazo, fecha límite, respond\\p{L}*, fin, cerrado, cerramos, también, luego, nació',
  )}|${ofOtherDay})(?!\\p{L})`,
  'iu',
)
/** What precedes a day on which something happens. */
const leadsToDay = /(?:^|[,:;–—-]\s?|(?<!\p{L})(?:on|le|am|el|den|dem|the)\s)$/iu
const inNames = new Set(['title', 'heading'])

/**
 * Finds the first text with a single day that is not a day of the event. The day must have no year, or the year of the
 * event.
 */
function checkEachText(page: ToldPage, texts: readonly Text[], days: readonly EventDay[]): Mistake[] {
  const first = dayOf(page.starts ?? '')
  const years = new Set(
    [first, ...days.flatMap((own) => [own.starts, lastOfEventDay(own)])].map((day) => day.slice(0, 4)),
  )
  const isOwn = ({ days: said, year }: MonthDayTold) =>
    [...years]
      .filter((each) => year === undefined || each === year)
      .flatMap((each) => said.map((day) => `${each}-${day}`))
      .some((day) => day === page.date || isOnEvent(day, days))
  const [told] = texts.flatMap((text) => {
    const said = monthDaysTold(text.value)
    const [only] = said
    return only && said.length === 1 && !isOwn(only)
      ? [{ ...text, ...only }].filter((each) => isOfEvent(each, first))
      : []
  })
  return told ? [{ ...tell(['starts'], first, told), code: codeOf(told, told.year !== undefined) }] : []
}

/** Whether the words around a day show that the event takes place on it. */
function isOfEvent({ value, start, end, path, year, days }: Found & MonthDayTold, first: string): boolean {
  const sentence = sentenceAt(value, start)
  const words = value.slice(sentence.start, start)
  const isLed = inNames.has(String(path.at(-1))) || leadsToDay.test(words)
  const isOfYear =
    year === undefined
      ? isOfItsWeekday(value, { start, end, day: `${first.slice(0, 4)}-${days[0]}` })
      : year === first.slice(0, 4)
  return isLed && isOfYear && !ofOtherThing.test(`${words} ${value.slice(end, sentence.end)}`)
}

/**
 * Whether a date has no weekday, or follows "on" and has its correct weekday. `checkWeekdays` checks all other dates.
 */
function isOfItsWeekday(text: string, { start, end, day }: { start: number; end: number; day: string }): boolean {
  const date = datesOf(text).find((each) => each.start < start && each.end >= end)
  const [name = ''] = date ? (/^\p{L}+/u.exec(text.slice(date.start)) ?? []) : []
  const named = tongues.flatMap((tongue) => [...(readDays(name, tongue) ?? [])])
  const isLed = /(?<!\p{L})(?:on|le|am|el|den|dem)\s$/iu.test(text.slice(0, date?.start))
  return date === undefined || (isLed && named.includes((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))
}

/** Words before a time at which something else happens: the doors open, or it ends. */
const ofOtherTime = anyOf(
  'doors?, opens?, until, till, to, by, before, after, from, ends?, closes?, bus, train',
  'einlass, ab, bis, vor, nach, ende',
  "portes, ouverture, jusqu['’]\\p{L}*, avant, après",
  'puertas, hasta, antes',
)
const otherTime = new RegExp(
  `(?:\\b${ofOtherTime}\\b[^.!?;]{0,25}|[–-]\\s?|\\d\\s?h(?:\\s?\\d{2})?\\s(?:à|et)\\s)$`,
  'iu',
)

/** Finds a time in the texts that differs from the start of the event. */
function checkTime(days: readonly EventDay[], texts: readonly Text[]): Mistake[] {
  const timed = days.filter(({ starts }) => partsOf(starts).time !== undefined)
  const [first] = timed
  if (!first) return []
  const minutes = timed.map(({ starts }) => minutesOf(starts))
  const all = texts.flatMap(({ path, value }) => timesTold(value).map((time) => ({ ...time, path, value })))
  const isOwn = (time: TimeTold) => minutes.some((each) => time.minutes.includes(each))
  // What the first time of a span is held against is in `checkSpan`.
  const single = all.filter(({ opensSpan }) => !opensSpan)
  if (single.some(isOwn)) return []
  const [told] = single.filter(({ value, start }) => !otherTime.test(value.slice(0, start)))
  return told ? [{ ...tell(['starts'], first.starts.slice(11), told), code: dayCode }] : []
}

/** What may separate the two times of a span, and the only words that may precede it in its sentence. */
const between = /^\s?(?:to|until|till|bis|à|a|a las|hasta las|[-–—])\s?$/iu
const leadsToSpan = /^\W*(?:(?:on|le|am|el)\s)?\W*(?:(?:from|von|de|desde las|de las)\s)?$/iu

/**
 * Finds a sentence that starts with a span of times, "From 6 pm to 9 pm", whose first time is not the start of the
 * event.
 */
function checkSpan(days: readonly EventDay[], texts: readonly Text[]): Mistake[] {
  const timed = days.filter(({ starts }) => partsOf(starts).time !== undefined)
  const [first] = timed
  if (!first) return []
  const own = timed.map(({ starts }) => minutesOf(starts))
  const [told] = texts.flatMap(({ path, value }) => {
    const times = timesTold(value).sort((one, other) => one.start - other.start)
    return times.flatMap((time, at) => {
      const next = times[at + 1]
      if (!next || !between.test(value.slice(time.end, next.start))) return []
      const before = withoutDates(value).slice(sentenceAt(value, time.start).start, time.start)
      const isOwn = time.minutes.some((each) => own.includes(each))
      return isOwn || !leadsToSpan.test(before) ? [] : [{ path, value, start: time.start, end: time.end }]
    })
  })
  return told ? [{ ...tell(['starts'], first.starts.slice(11), told), code: dayCode }] : []
}

const withoutDates = (text: string) =>
  datesOf(text).reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

function minutesOf(moment: string): number {
  const [hours, past] = partsOf(moment).time ?? [0, 0]
  return hours * 60 + past
}

/** Words before the last day of an offer or an application period. */
const isEnd = /(?<!\p{L})(?:until|till|through|jusqu[’'](?:à|au)|bis|hasta)\s(?:(?:the|zum|le|el)\s)?$/iu

/** Words that mark a day as the last one of the job rather than of the application period. */
const ofContract = anyWholeWord(
  'fixed[- ]term, temporary, contract\\p{L}*, cover\\p{L}*',
  'CDD, contrat\\p{L}*, temporaire, remplacement',
  'befristet\\p{L}*, \\p{L}*vertrag\\p{L}*, \\p{L}*vertretung',
  'temporal\\p{L}*, contrato\\p{L}*, sustitución',
)

/** Compares the last day of an offer, or of the application period of a job, with the texts of its page. */
export function checkEnd({ until, validThrough }: ToldPage, texts: readonly Text[]): Mistake | [] {
  const field = until === undefined ? 'validThrough' : 'until'
  const day = until ?? validThrough
  if (day === undefined) return []
  const days = texts.flatMap(({ path, value }) => daysTold(value).map((each) => ({ ...each, path, value })))
  const isOfContract = ({ value, start }: Found) =>
    validThrough !== undefined && ofContract.test(value.slice(sentenceAt(value, start).start, start))
  const [last] = days.filter((each) => isEnd.test(each.value.slice(0, each.start)) && !isOfContract(each))
  if (last && !days.some((each) => each.day === day))
    return { ...tell([field], day, last), code: codeOf(last, !saysOtherEnd(last)) }
  const [ofOne] = texts.flatMap((text) => endsOtherwise(text, day))
  if (ofOne) return { ...tell([field], day, ofOne), code: codeOf(ofOne, ofOne.year !== undefined) }
  const all = texts.flatMap(({ path, value }) => monthsOfEnd(value).map((month) => ({ ...month, path, value })))
  const [told] = all.filter((each) => !isOfContract(each))
  if (!told || all.some(({ month }) => month === Number(day.slice(5, 7)))) return []
  return { ...tell([field], day, told), code: codeOf(told, !saysOtherEnd(told)) }
}

/** Words that show that a last day in the same sentence may not be that of the offer. */
const ofOtherEnd = anyWholeWord(
  'book\\p{L}*, order\\p{L}*, reserv\\p{L}*, register, sign up, stay\\p{L}*, redeem\\p{L}*, deliver\\p{L}*, closed?, open, away, pay, cancel\\p{L}*, was',
  'réserv\\p{L}*, command\\p{L}*, inscri\\p{L}*, livr\\p{L}*, fermé\\p{L}*, ouvert\\p{L}*, était, pay\\p{L}*',
  'buch\\p{L}*, bestell\\p{L}*, anmeld\\p{L}*, einlös\\p{L}*, liefer\\p{L}*, geschlossen, geöffnet, war, zahl\\p{L}*',
  'pedid\\p{L}*, inscri\\p{L}*, entreg\\p{L}*, cerrad\\p{L}*, abiert\\p{L}*, pag\\p{L}*, fue, canje\\p{L}*',
)

/** Returns the only last day that a text states, if it differs from the field and has the same year or none. */
function endsOtherwise(text: Text, day: string): (Text & MonthDayTold)[] {
  const said = monthDaysTold(text.value)
  const [only] = said.filter(({ start }) => isEnd.test(text.value.slice(0, start)))
  const isOwn = ({ days, year = day.slice(0, 4) }: MonthDayTold) => days.some((each) => `${year}-${each}` === day)
  if (!only || said.some(isOwn) || (only.year !== undefined && only.year !== day.slice(0, 4))) return []
  const told = { ...text, ...only }
  return saysOtherEnd(told) ? [] : [told]
}

function saysOtherEnd({ value, start: at }: Found): boolean {
  const { start, end } = sentenceAt(value, at)
  return ofOtherEnd.test(value.slice(start, end))
}
