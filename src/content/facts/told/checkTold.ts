import { dayOf, partsOf } from '../../model/days/days.ts'
import { type EventDay, eventDays, lastOfEventDay } from '../../model/days/eventDays.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { checkToldPrice, digitsOf } from './checkToldPrice.ts'
import { checkToldSaving } from './checkToldSaving.ts'
import { type DayTold, daysTold, monthsOfEnd } from './daysTold.ts'
import { paysTold } from './paysTold.ts'
import { type TimeTold, timesTold } from './timesTold.ts'
import { type Text, type Told, tell, textsOf } from './toldTexts.ts'

/**
 * Fields of an event, an offer or a job that say another price, day, end or pay than its title, its description, its card and
 * its hero: one of them was changed and the other was not. A text that says none, or the right one beside others, is right.
 * What its sections say is held against its price alone.
 *
 * @param ofSections what visitors read in its sections
 */
export function checkTold(page: Told, ofSections: readonly TextField[] = []): Mistake[] {
  const { price, salary, until, validThrough } = page
  if (price === undefined && salary === undefined && page.starts === undefined && !until && !validThrough) return []
  const texts = textsOf(page)
  // Two days, or two pays, in the wrong order are told as such: what is between them cannot be held against a text.
  const isTurned = page.starts !== undefined && page.ends !== undefined && page.ends < page.starts
  const isPayTurned = salary?.to !== undefined && salary.to < salary.from
  return [
    ...checkToldPrice(page, texts, ofSections),
    ...checkToldSaving(page, texts),
    ...(isPayTurned ? [] : checkPay(page, texts)),
    ...(isTurned ? [] : checkStart(page, texts)),
    ...checkEnd(page, texts),
  ]
}

const digitsIn = (written: string) => written.replace(/[.,]00$|\D/g, '')

function checkPay({ salary }: Told, texts: readonly Text[]): Mistake[] {
  if (!salary) return []
  const own = [salary.from, salary.to ?? salary.from].map(digitsOf)
  const told = texts.flatMap((text) => paysTold(text.value).map((pay) => ({ ...text, ...pay })))
  const ranges = told.filter(({ to }) => (salary.to === undefined) === (to === undefined))
  const isOwn = ({ from, to = from, per }: (typeof told)[number]) =>
    [from, to].map(digitsIn).join() === own.join() && (per ?? salary.per) === salary.per
  const [first] = ranges
  if (!first || ranges.some(isOwn)) return []
  const [from, to = from] = [first.from, first.to].map((each) => each && digitsIn(each))
  const field = from !== own[0] ? 'from' : to !== own[1] ? 'to' : 'per'
  return [tell(['salary', field], String(salary[field]), first)]
}

/** Apart from that of prices: a day may be that of something else, so it keeps no site from being published. */
const dayCode = 'day-told-otherwise'

/** Words before a day on which something else happens, or the same happened before. */
const ofOtherDay = anyOf(
  'was, were, took place, last, next, again, on sale, sales?, book(?:ing)?s?, register, registration, tickets',
  'until, by, before, since, after, opened, founded, postponed, moved',
  'prochain\\p{L}*, était, a eu lieu, réserv\\p{L}*, vente, inscription\\p{L}*, avant, jusqu\\p{L}*, depuis',
  'nächst\\p{L}*, war, fand, anmeld\\p{L}*, bis, vor, seit',
  'próxim\\p{L}*, fue, tuvo lugar, antes, hasta, desde, reserv\\p{L}*',
)
const otherDay = new RegExp(`\\b${ofOtherDay}\\b[^.!?]{0,40}$`, 'iu')

function checkStart(page: Told, texts: readonly Text[]): Mistake[] {
  const { starts, date } = page
  if (starts === undefined) return []
  const first = dayOf(starts)
  const days = eventDays(page)
  const all = texts.flatMap(({ path, value }) => daysTold(value).map((day) => ({ ...day, path, value })))
  const isOwn = ({ day }: DayTold) =>
    day === date || days.some((own) => day >= dayOf(own.starts) && day <= lastOfEventDay(own))
  if (all.some(isOwn)) return checkTime(days, texts)
  const [told] = all.filter(({ value, start }) => !otherDay.test(value.slice(0, start)))
  return told ? [{ ...tell(['starts'], first, told), code: dayCode }] : []
}

/** Words before a time at which something else happens: the doors open, or it ends. */
const ofOtherTime = anyOf(
  'doors?, opens?, until, till, to, by, before, after, from, ends?, closes?, bus, train',
  'einlass, ab, bis, vor, nach, ende',
  "portes, ouverture, jusqu['’]\\p{L}*, avant, après",
  'puertas, hasta, antes',
)
const otherTime = new RegExp(`(?:\\b${ofOtherTime}\\b[^.!?;]{0,25}|[–-]\\s?)$`, 'iu')

/** A time at which the event begins by its texts, and not by its field. */
function checkTime(days: readonly EventDay[], texts: readonly Text[]): Mistake[] {
  const timed = days.filter(({ starts }) => partsOf(starts).time !== undefined)
  const [first] = timed
  if (!first) return []
  const minutes = timed.map(({ starts }) => {
    const [hours, past] = partsOf(starts).time ?? [0, 0]
    return hours * 60 + past
  })
  const all = texts.flatMap(({ path, value }) => timesTold(value).map((time) => ({ ...time, path, value })))
  const isOwn = (time: TimeTold) => minutes.some((each) => time.minutes.includes(each))
  if (all.some(isOwn)) return []
  const [told] = all.filter(({ value, start }) => !otherTime.test(value.slice(0, start)))
  return told ? [{ ...tell(['starts'], first.starts.slice(11), told), code: dayCode }] : []
}

/** Words before the last day of an offer or of the time to apply. */
const isEnd = /(?<!\p{L})(?:until|till|through|jusqu[’'](?:à|au)|bis|hasta)\s(?:(?:the|zum|le|el)\s)?$/iu

function checkEnd({ until, validThrough }: Told, texts: readonly Text[]): Mistake[] {
  const field = until === undefined ? 'validThrough' : 'until'
  const day = until ?? validThrough
  if (day === undefined) return []
  const days = texts.flatMap(({ path, value }) => daysTold(value).map((each) => ({ ...each, path, value })))
  const [last] = days.filter(({ value, start }) => isEnd.test(value.slice(0, start)))
  if (last && !days.some((each) => each.day === day)) return [{ ...tell([field], day, last), code: dayCode }]
  const all = texts.flatMap(({ path, value }) => monthsOfEnd(value).map((month) => ({ ...month, path, value })))
  const [told] = all
  if (!told || all.some(({ month }) => month === Number(day.slice(5, 7)))) return []
  return [{ ...tell([field], day, told), code: dayCode }]
}
