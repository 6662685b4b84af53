import { dayOf, partsOf } from '../../model/days/days.ts'
import { type EventDay, eventDays, lastOfEventDay } from '../../model/days/eventDays.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { signedPrices } from '../../text/pricesIn.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { type DayTold, daysTold, monthsOfEnd } from './daysTold.ts'
import { paysTold } from './paysTold.ts'
import { type TimeTold, timesTold } from './timesTold.ts'

type Told = Pick<PageFields, 'title' | 'description' | 'card' | 'price' | 'salary'> &
  Pick<PageFields, 'starts' | 'ends' | 'alsoOn' | 'until' | 'validThrough' | 'date'> & { sections: readonly object[] }

interface Text {
  path: Path
  value: string
}

/**
 * Fields of an event, an offer or a job that say another price, day, end or pay than its title, its description, its card and
 * its hero: one of them was changed and the other was not. A text that says none, or the right one beside others, is right.
 */
export function checkTold(page: Told): Mistake[] {
  const { price, salary, until, validThrough } = page
  if (price === undefined && salary === undefined && page.starts === undefined && !until && !validThrough) return []
  const texts = textsOf(page)
  // Two days, or two pays, in the wrong order are told as such: what is between them cannot be held against a text.
  const isTurned = page.starts !== undefined && page.ends !== undefined && page.ends < page.starts
  const isPayTurned = salary?.to !== undefined && salary.to < salary.from
  return [
    ...checkPrice(page, texts),
    ...(isPayTurned ? [] : checkPay(page, texts)),
    ...(isTurned ? [] : checkStart(page, texts)),
    ...checkEnd(page, texts),
  ]
}

function textsOf({ title, description, card, sections }: Told): Text[] {
  const at = sections.findIndex((section) => 'type' in section && section.type === 'hero')
  const hero = sections[at]
  const inHero = (field: 'heading' | 'text') => ({
    path: ['sections', at, field],
    value: hero && field in hero ? Reflect.get(hero, field) : undefined,
  })
  return [
    { path: ['title'], value: title },
    { path: ['description'], value: description },
    { path: ['card', 'title'], value: card?.title },
    { path: ['card', 'text'], value: card?.text },
    inHero('heading'),
    inHero('text'),
  ].flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []))
}

/** Words around an amount that is no price: what is saved, was asked before, or is paid in advance. */
const beforeNoPrice = anyOf(
  'save, saves, saving, worth, instead of, was, were, normally, usually, deposit(?: of)?, up to, over, spend, extra, plus, another',
  'économisez, au lieu de, valeur de',
  'statt, sparen, wert',
  'ahorre, en vez de, valor de',
)
const noPriceBefore = new RegExp(`(?:\\b${beforeNoPrice}|\\+)\\s*$`, 'i')
const behindNoPrice = anyOf(
  'off, less, discount, deposit, voucher, gift, credit, cheaper, more, extra, suggested, donation',
  'an? (?:hour|month|year), per (?:hour|month|year)',
  'de rabais, de réduction',
  'rabatt',
  'de descuento',
)
const noPriceBehind = new RegExp(`^\\s*${behindNoPrice}`, 'i')

function checkPrice({ price, title, description, card, sections }: Told, texts: readonly Text[]): Mistake[] {
  if (typeof price !== 'number' || price === 0) return []
  const own = digitsOf(price)
  const all = texts.flatMap(({ path, value }) => signedPrices(value).map((found) => ({ ...found, path, value })))
  const prices = all.filter(
    ({ value, start, end }) => !noPriceBefore.test(value.slice(0, start)) && !noPriceBehind.test(value.slice(end)),
  )
  const gifts = texts.flatMap(({ path, value }) => freeIn(value).map((found) => ({ ...found, path, value })))
  const right = all.filter(({ digits }) => digits === own)
  const isInSections = signedPrices(JSON.stringify(sections)).some(({ digits }) => digits === own)
  const everywhere = signedPrices(JSON.stringify([title, description, card, sections]))
  const other =
    prices.find((each) => right.some((one) => saysAnother(each, one))) ??
    (isInSections ? findTurned(prices, own, everywhere) : undefined)
  if (right.length > 0 || other)
    return other ? [{ ...tell(['price'], String(price), other), code: 'price-told-otherwise' }] : []
  const [told = gifts[0]] = prices
  if (!told || isInSections) return []
  return [tell(['price'], String(price), told)]
}

/** Words by which a whole event is free, and not what is drunk there. */
const free = new RegExp(
  anyOf(
    '(?<=^|[.!?;,]\\s)free of charge, (?:admission|entry) (?:is )?free, free (?:admission|entry)',
    'eintritt (?:ist )?frei, freier eintritt',
    'entrée (?:libre|gratuite)',
    'entrada (?:libre|gratuita|gratis)',
  ),
  'giu',
)

const freeIn = (text: string) =>
  matchesOf(free, text).map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))

interface Priced extends Found {
  digits: string
}

/** Whether a price is about what the right one is, in another text: both stand behind the same words and alone in theirs. */
function saysAnother(other: Priced, right: Priced): boolean {
  if (other.digits === right.digits || other.value === right.value || signedPrices(other.value).length > 1) return false
  const [told, own] = [Number(other.digits), Number(right.digits)]
  const before = ({ value, start }: Priced) => /\p{L}+(?=\s$)/u.exec(value.slice(0, start))?.[0].toLowerCase()
  return told < 2 * own && own < 2 * told && before(other) !== undefined && before(other) === before(right)
}

/** With fewer digits two prices of a page may well have the same ones: $12 for children, $21 for others. */
const fewestTurned = 3

/**
 * A price with two neighbouring digits of the right one in each other's places, 257 for 275.
 *
 * @param everywhere all prices of the page: one that it says more than once is meant
 */
const findTurned = (prices: readonly Priced[], own: string, everywhere: readonly { digits: string }[]) =>
  prices.find(
    ({ digits: told }) => isTurned(told, own) && everywhere.filter(({ digits }) => digits === told).length === 1,
  )

function isTurned(told: string, own: string): boolean {
  const at = [...own].findIndex((digit, index) => digit !== told[index])
  const turned = `${own.slice(0, at)}${own[at + 1] ?? ''}${own[at]}${own.slice(at + 2)}`
  return own.length >= fewestTurned && at > 0 && told === turned
}

const digitsOf = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2)).replace(/\D/g, '')

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

interface Found {
  path: Path
  value: string
  start: number
  end: number
}

function tell(path: Path, own: string, { value, start, end, path: said }: Found): Mistake {
  const written = value.slice(start, end).trim()
  return {
    path,
    code: 'told-otherwise',
    severity: 'warning',
    message: `${quoted(String(path.at(-1)))} is ${own}, and a text of this page says ${quoted(written)}.`,
    fix: 'Write the right one in both: lists and search engines take it from here.',
    also: { path: said, span: { start, end }, message: 'The text is here.' },
  }
}
