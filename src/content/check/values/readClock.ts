import { writeTime } from '../../model/days/schemaHours.ts'

const spelling = /^(?<hours>\d{1,2})(?:[:.h](?<minutes>\d{2})(?::\d{2})?)?\s*(?:(?<half>[ap])\.?\s?m\.?|uhr|h)?$/i

/**
 * Parses a time of day in one of the usual spellings, `6 pm`, `5.30 p.m.`, `18h00`, `18 Uhr`, and returns it as
 * `18:00`. Returns undefined for other texts, and for an hour alone: `7` may be in the morning or the evening.
 */
export function readClock(text: string): string | undefined {
  const { hours = '', minutes = '', half } = spelling.exec(text.trim())?.groups ?? {}
  const isHourAlone = /^\d*$/.test(text.trim())
  if (hours === '' || isHourAlone || (half !== undefined && (Number(hours) > 12 || Number(hours) < 1))) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? writeTime(hour * 60 + Number(minutes)) : undefined
}
