/** When offices are open, day by day, as forms take times within their hours. */
import type { Site } from '../../../../schemas/index.ts'
import { readSchemaDays, readSchemaTimes, type Times } from './schemaHours.ts'

/** The hours of one office. */
export interface OpenHours {
  /** The times of each day of the week, from Sunday on; none where it is closed. */
  week: readonly (readonly Times[])[]
  /** Days, `2026-12-24`, and spans of days, `2026-12-24/2026-12-26`, on which it is open at other times. */
  days: readonly { days: string; times: readonly Times[] }[]
}

const lastMinute = 24 * 60 - 1

/** The hours of an office as its lines for search engines say them; undefined where no line has any. */
export function openHoursOf({ hours = [], closures = [] }: Pick<Site['company'], 'hours' | 'closures'>) {
  const lines = hours.flatMap(({ schema }) => schema ?? [])
  if (lines.length === 0) return undefined
  const week = Array.from({ length: 7 }, (): Times[] => [])
  for (const line of lines) {
    const [days = '', times = '00:00-24:00'] = line.split(' ')
    // There, a week begins with Monday.
    for (const day of readSchemaDays(days)) week[(day + 1) % 7]?.push(...upToMidnight(readSchemaTimes(times)))
  }
  const others = closures.flatMap(({ from, to, hours: open }) =>
    open === undefined
      ? []
      : [{ days: to === undefined ? from : `${from}/${to}`, times: upToMidnight(readSchemaTimes(open)) }],
  )
  const open: OpenHours = {
    week: week.map((times) => times.sort((one, other) => one.opens - other.opens)),
    days: others,
  }
  return open
}

/** Times that end on the day on which they begin: what is open past midnight takes nothing beyond it. */
function upToMidnight({ opens, closes }: Times): Times[] {
  if (opens === closes) return []
  return [{ opens, closes: closes < opens ? lastMinute : Math.min(closes, lastMinute) }]
}
