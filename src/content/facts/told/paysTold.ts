import { matchesOf } from '../../wording/matchesOf.ts'

interface PayTold {
  /** The amounts as the text writes them; `to` for a span. */
  from: string
  to?: string
  /** The period that it is paid for, if the text states it. */
  per?: 'hour' | 'day' | 'week' | 'month' | 'year'
  start: number
  end: number
}

/** Germany and France group thousands with a space, which may be a thin or a no-break space. */
const amount = '\\d{1,3}(?:[ \u00a0\u2009\u202f]\\d{3})+(?:[.,]\\d{2})?(?!\\d)|\\d[\\d.,]*\\d|\\d'
const money = new RegExp(
  `(?:\\p{Sc}\\s?)?(${amount})(?:\\s?\\p{Sc})?(?:\\s?(?:to|[–-]|à|bis|a)\\s?(?:\\p{Sc}\\s?)?(${amount})(?:\\s?\\p{Sc})?)?`,
  'gu',
)

/** The periods after an amount, in English, German, French and Spanish. */
const units: readonly [PayTold['per'], RegExp][] = [
  [
    'hour',
    /^\s?(?:an hour|per hour|hourly|\/\s?h\b|(?:die|pro|je|in der) stunde|(?:de l[’']|par )heure|(?:la|por) hora)/iu,
  ],
  ['day', /^\s?(?:a day|per day|daily|(?:am|pro|je) tag|par jour|(?:al|por) día)/iu],
  ['week', /^\s?(?:a week|per week|weekly|(?:die|pro|je|in der) woche|par semaine|(?:a la|por) semana)/iu],
  ['month', /^\s?(?:a month|per month|monthly|(?:im|pro|je) monat|par mois|(?:al|por) mes)/iu],
  ['year', /^\s?(?:a year|per year|yearly|annually|(?:im|pro|je) jahr|par an|(?:al|por) año)/iu],
]

/** Returns the pays in a text: spans of amounts of money, and amounts with a period. */
export function paysTold(text: string): PayTold[] {
  return matchesOf(money, text).flatMap(({ 0: whole, 1: from = '', 2: to, index }) => {
    const end = index + whole.length
    const [per] = units.find(([, pattern]) => pattern.test(text.slice(end, end + 20))) ?? []
    if (!/\p{Sc}/u.test(whole) || (to === undefined && per === undefined)) return []
    return [{ from, ...(to !== undefined && { to }), ...(per && { per }), start: index, end }]
  })
}
