import type { Site } from '../../../../schemas/index.ts'
import { readDays } from '../../facts/readDays.ts'
import { readTimes } from '../../facts/readTimes.ts'
import { readSchemaDays, readSchemaTimes, type Times } from '../../model/days/schemaHours.ts'
import { week } from '../../model/days/weekdays.ts'

/** The names of weekdays in forms. */
export const dayNames = week.map((name) => name.toLowerCase())

type Hours = NonNullable<Site['company']['hours']>
/** The opening times of an office for each weekday. */
export type Week = readonly (readonly Times[])[]

/** Returns the hours of an office by weekday, or undefined if it has none or a line is not understood. */
export function readWeek(hours: Hours = [], language: string): [Week] | undefined {
  const open = week.map((): Times[] => [])
  for (const line of hours) {
    const [schemaDays, schemaTimes = '00:00-24:00'] = line.schema?.split(' ') ?? []
    const days = schemaDays === undefined ? readDays(line.days, language) : readSchemaDays(schemaDays)
    const times = schemaDays === undefined ? readTimes(line.time, language) : [readSchemaTimes(schemaTimes)]
    if (!days || !times) return undefined
    for (const day of times === 'closed' ? [] : days)
      if (times !== 'closed') open[day]?.push(...times.filter(({ opens, closes }) => opens !== closes))
  }
  return hours.length > 0 ? [open] : undefined
}
