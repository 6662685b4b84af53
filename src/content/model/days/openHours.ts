/** The opening hours of offices per day, for forms that accept only times within them. */
import type { Site } from '../../../../schemas/index.ts'
import { readSchemaDays, readSchemaTimes, type Times } from './schemaHours.ts'

/** The hours of one office. */
export interface OpenHours {
  /** The times of each weekday, from Sunday on; empty if it is closed. */
  week: readonly (readonly Times[])[]
  /** Dates, `2026-12-24`, and date ranges, `2026-12-24/2026-12-26`, with different hours. */
  days: readonly { days: string; times: readonly Times[] }[]
}

const lastMinute = 24 * 60 - 1

/** Returns the hours of an office from its schema.org lines, or undefined if it has none. */
export function openHoursOf({ hours = [], closures = [] }: Pick<Site['company'], 'hours' | 'closures'>) {
  const lines = hours.flatMap(({ schema }) => schema ?? [])
  if (lines.length === 0) return undefined
  const week = Array.from({ length: 7 }, (): Times[] => [])
  for (const line of lines) {
    const [days = '', times = '00:00-24:00'] = line.split(' ')
    // schema.org weeks begin on Monday.
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

/** Clips times at midnight: an office that is open past midnight accepts no times after it. */
function upToMidnight({ opens, closes }: Times): Times[] {
  if (opens === closes) return []
  return [{ opens, closes: closes < opens ? lastMinute : Math.min(closes, lastMinute) }]
}
