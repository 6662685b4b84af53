import { currencyOf } from '../../model/currency.ts'
import { lastDayOf } from '../../model/days/calendar.ts'
import { daysAhead } from '../../model/days/eventDays.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import { localeOf } from '../../model/localeOf.ts'
import { officeNameOf, officeOf } from '../../model/offices/officeOf.ts'
import type { DaysModel } from '../../model/pageModel.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { sayOf } from '../../model/wordsOfSite.ts'
import { townLine } from '../../schema/country.ts'
import { type DatedKind, isDatedKind, pageKind, type ResolveContext } from '../resolveContext.ts'
import { daySayerOf } from './sayDays.ts'

type Fields = SitePage['page']

/** Fills the placeholders of a text. */
type Fill = (text: string) => string

/**
 * Returns the facts below the main heading of a post, an event, an offer or a job, and the last-updated date of any
 * page, as lines. If there is a location, each fact gets its own line, because an address makes a fact long. Undefined
 * if there are no facts.
 */
export function datedFacts(context: ResolveContext, fill: Fill): DaysModel[][] | undefined {
  const { model, current } = context
  if (current.continuation) return undefined
  const kind = pageKind(model, current)
  const own = isDatedKind(kind) ? byKind[kind](context, current.page, fill) : []
  const facts = [...own, sayDay(context, 'updated', current.page.updated)].filter((fact) => fact.length > 0)
  const over = isDatedKind(kind) && kind !== 'article' && isOver(context) ? [text(say(context)(overWords[kind]))] : []
  if (facts.length === 0) return undefined
  const said = [...over, ...facts.map((fact) => begun(fact, localeOf(model.site)))]
  return kind === 'event' || kind === 'job' ? said.map((fact) => [fact]) : [said]
}

/** Capitalises the first letter of a line, because in most languages a date begins with a lower-case letter. */
const begun = ([first, ...others]: DaysModel, locale: string): DaysModel =>
  first ? [{ ...first, text: first.text.slice(0, 1).toLocaleUpperCase(locale) + first.text.slice(1) }, ...others] : []

const overWords = { event: 'eventOver', offer: 'offerOver', job: 'jobOver' } as const

/** Whether the last day of a page is over, so that it is no longer in the lists of its folder. */
function isOver({ model, current }: ResolveContext): boolean {
  if (lastDayOf(current.page) === undefined || current.page.status === 'hidden') return false
  return model.collections.get(pageFolder(current.file))?.includes(current) === false
}

const text = (words: string | undefined): DaysModel => (words === undefined ? [] : [{ text: words }])

const byKind: Record<DatedKind, (context: ResolveContext, page: Fields, fill: Fill) => DaysModel[]> = {
  article: (context, { date, author }, fill) => [
    dayPieces(context, date),
    text(author && say(context)('by', { name: fill(author) })),
  ],
  event: (context, page, fill) => [
    ...whenOf(context, page),
    text(venueOf(context, page, fill)),
    text(priceOf(context, page)),
  ],
  offer: (context, page) => [text(priceOf(context, page)), sayDay(context, 'until', page.until)],
  job: (context, page, fill) => [
    text(salaryOf(context, page)),
    text(page.employmentType && say(context)(employmentWords[page.employmentType])),
    text(venueOf(context, page, fill)),
    sayDay(context, 'posted', page.date),
    sayDay(context, 'applyBy', page.validThrough),
  ],
}

const employmentWords = {
  'full-time': 'fullTime',
  'part-time': 'partTime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  'per-day': 'perDay',
  other: 'other',
} as const satisfies Record<NonNullable<Fields['employmentType']>, string>

const say = ({ model }: ResolveContext) => sayOf(model.site, 'dated')

/** Returns a day in the words of the site. */
const dayPieces = ({ model }: ResolveContext, day: string | undefined): DaysModel =>
  day === undefined ? [] : daySayerOf(model.site).moment(day)

/** Returns start and end of an event for each of its days that is not over. */
const whenOf = ({ model }: ResolveContext, page: Fields): DaysModel[] =>
  daysAhead(page, model.today).map(({ starts, ends = starts }) => daySayerOf(model.site).span(starts, ends))

/** Returns the next day of an event, and the number of days after it; undefined if the page has no event. */
export function nextDay(context: ResolveContext, page: Fields): DaysModel | undefined {
  const { model } = context
  const [next, ...others] = daysAhead(page, model.today)
  if (!next) return undefined
  const { starts, ends = starts } = next
  const more = others.length > 0 ? [{ text: ` ${say(context)('moreDays', { count: others.length })}` }] : []
  return [...daySayerOf(model.site).span(starts, ends), ...more]
}

/** A control character as the placeholder for a day in a sentence; no word contains it. */
const place = '\u0001'

/** Returns a day with its meaning, `Until April 30, 2027`; empty without a day. */
export function sayDay(
  context: ResolveContext,
  word: 'updated' | 'until' | 'posted' | 'applyBy',
  day: string | undefined,
): DaysModel {
  if (day === undefined) return []
  const [before = '', after = ''] = say(context)(word, { day: place }).split(place)
  const pieces = [{ text: before }, ...dayPieces(context, day), { text: after }]
  return pieces.filter(({ text }) => text !== '')
}

/** Returns the location of an event or a job on one line: the place that its page names, or its office. */
function venueOf({ model, current }: ResolveContext, { place }: Fields, fill: Fill): string {
  if (place) return fill(`${place.name}, ${place.address}`)
  const office = officeOf(model.site, current.page)
  const { street } = office.address
  return `${officeNameOf(office)}, ${street}, ${townLine(office.address)}`
}

/** Returns the price that a visitor pays, in words, or undefined if the page states none. */
export function priceOf(context: ResolveContext, { price }: Fields): string | undefined {
  if (price === 0) return say(context)('free')
  return price === undefined ? undefined : moneyOf(context)(price)
}

function salaryOf(context: ResolveContext, { salary }: Fields): string | undefined {
  if (!salary) return undefined
  const { from, to, per } = salary
  const money = moneyOf(context)
  const pay = to === undefined || to === from ? money(from) : `${money(from)}–${money(to)}`
  return say(context)(per, { pay })
}

/** Creates a function that formats amounts in the company's currency; whole amounts have no cents. */
function moneyOf({ model }: ResolveContext): (amount: number) => string {
  const currency = currencyOf(model.site.company)
  return (amount) => {
    const digits = Number.isInteger(amount) ? 0 : 2
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat(localeOf(model.site), {
      ...options,
      ...(currency !== undefined && { style: 'currency', currency }),
    }).format(amount)
  }
}
