import type { Site } from '../../../../schemas/index.ts'
import { dayOf, isReal, partsOf } from '../../model/days.ts'
import { localeOf } from '../../model/localeOf.ts'
import { oncePer } from '../../model/oncePer.ts'
import type { DaysModel } from '../../model/pageModel.ts'

/** How days are said in the language of a site. */
interface DaySayer {
  /** `March 12, 2026` in the language of the site, with its time where the text has one. */
  moment(text: string): DaysModel
  /** `December 24 – 26, 2026`. */
  span(from: string, to: string): DaysModel
}

/** Makes what says the days of a site. Days are those of its place, whatever zone the build runs in. */
export const daySayerOf = oncePer((site: Site): DaySayer => {
  const inZone = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  const days = new Intl.DateTimeFormat(localeOf(site), inZone)
  const times = new Intl.DateTimeFormat(localeOf(site), {
    ...inZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  const formatOf = (text: string) => (text.length > dayOf(text).length ? times : days)
  const moment = (text: string): DaysModel => [
    { text: isReal(text) ? formatOf(text).format(utcOf(text)) : text, datetime: text },
  ]
  return {
    moment,
    span(from, to) {
      if (from === to || !isReal(from) || !isReal(to)) return moment(from)
      const parts = (formatOf(from) === times ? times : formatOf(to)).formatRangeToParts(utcOf(from), utcOf(to))
      const pieces: DaysModel = []
      let last: string | undefined
      for (const { value, source } of parts) {
        const piece = pieces.at(-1)
        if (piece && source === last) piece.text += value
        else
          pieces.push({
            text: value,
            ...(source === 'startRange' && { datetime: from }),
            ...(source === 'endRange' && { datetime: to }),
          })
        last = source
      }
      return pieces
    },
  }
})

/** The moment as if it were one of UTC, in which it is also said. */
function utcOf(text: string): Date {
  const { year, month, day, time = [0, 0] } = partsOf(text)
  return new Date(Date.UTC(year, month - 1, day, ...time))
}
