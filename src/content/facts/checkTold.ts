import type { PageFields } from '../model/pageNotes.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { signedPrices } from '../text/pricesIn.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { type DayTold, daysTold, monthsOfEnd } from './daysTold.ts'

type Told = Pick<PageFields, 'title' | 'description' | 'card' | 'price' | 'salary'> &
  Pick<PageFields, 'starts' | 'ends' | 'until' | 'validThrough' | 'date'> & { sections: readonly object[] }

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
  return [...checkPrice(page, texts), ...checkPay(page, texts), ...checkStart(page, texts), ...checkEnd(page, texts)]
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
const noPriceBefore =
  /(?:\b(?:save|saves|saving|worth|instead of|was|were|normally|usually|deposit(?: of)?|up to|over|spend|extra|plus|another|économisez|au lieu de|valeur de|statt|sparen|wert|ahorre|en vez de|valor de)|\+)\s*$/i
const noPriceBehind =
  /^\s*(?:off|less|discount|deposit|voucher|gift|credit|cheaper|more|extra|de rabais|de réduction|rabatt|de descuento|suggested|donation|an? (?:hour|month|year)|per (?:hour|month|year))/i

function checkPrice({ price, sections }: Told, texts: readonly Text[]): Mistake[] {
  if (typeof price !== 'number' || price === 0) return []
  const own = digitsOf(price)
  const all = texts.flatMap(({ path, value }) => signedPrices(value).map((found) => ({ ...found, path, value })))
  if (all.some(({ digits }) => digits === own)) return []
  const [told] = all.filter(
    ({ value, start, end }) => !noPriceBefore.test(value.slice(0, start)) && !noPriceBehind.test(value.slice(end)),
  )
  if (!told || signedPrices(JSON.stringify(sections)).some(({ digits }) => digits === own)) return []
  return [tell(['price'], String(price), told)]
}

const digitsOf = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2)).replace(/\D/g, '')

const range =
  /(?:\p{Sc}\s?)?(\d[\d.,]*\d|\d)(?:\s?\p{Sc})?\s?(?:to|[–-]|à|bis|a)\s?(?:\p{Sc}\s?)?(\d[\d.,]*\d|\d)(?:\s?\p{Sc})?/gu

function checkPay({ salary }: Told, texts: readonly Text[]): Mistake[] {
  if (salary?.to === undefined) return []
  const own = [salary.from, salary.to].map(digitsOf).join()
  const told = texts.flatMap(({ path, value }) =>
    matchesOf(range, value).flatMap(({ 0: whole, 1: from = '', 2: to = '', index }) =>
      /\p{Sc}/u.test(whole)
        ? [
            {
              path,
              value,
              start: index,
              end: index + whole.length,
              pay: [from, to].map((each) => each.replace(/[.,]00$|\D/g, '')),
            },
          ]
        : [],
    ),
  )
  const [first] = told
  if (!first || told.some(({ pay }) => pay.join() === own)) return []
  const field = first.pay[0] === digitsOf(salary.from) ? 'to' : 'from'
  return [tell(['salary', field], String(salary[field]), first)]
}

/** Apart from that of prices: a day may be that of something else, so it keeps no site from being published. */
const dayCode = 'day-told-otherwise'

/** Words before a day on which something else happens, or the same happened before. */
const otherDay =
  /\b(?:was|were|took place|last|next|again|prochain\p{L}*|nächst\p{L}*|próxim\p{L}*|war|fand|fue|tuvo lugar|était|a eu lieu|on sale|sales?|book(?:ing)?s?|register|registration|tickets|until|by|before|since|after|opened|founded|postponed|moved|réserv\p{L}*|vente|inscription\p{L}*|avant|jusqu\p{L}*|depuis|anmeld\p{L}*|bis|vor|seit|antes|hasta|desde|reserv\p{L}*)\b[^.!?]{0,40}$/iu

function checkStart({ starts, ends, date }: Told, texts: readonly Text[]): Mistake[] {
  if (starts === undefined) return []
  const first = starts.slice(0, 10)
  const last = (ends ?? starts).slice(0, 10)
  const all = texts.flatMap(({ path, value }) => daysTold(value).map((day) => ({ ...day, path, value })))
  const isOwn = ({ day }: DayTold) => (day >= first && day <= last) || day === date
  if (all.some(isOwn)) return []
  const [told] = all.filter(({ value, start }) => !otherDay.test(value.slice(0, start)))
  return told ? [{ ...tell(['starts'], first, told), code: dayCode }] : []
}

function checkEnd({ until, validThrough }: Told, texts: readonly Text[]): Mistake[] {
  const field = until === undefined ? 'validThrough' : 'until'
  const day = until ?? validThrough
  if (day === undefined) return []
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
