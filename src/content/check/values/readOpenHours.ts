import { readDays } from '../../facts/readDays.ts'
import { readTimes } from '../../facts/readTimes.ts'
import { type Times, writeSchemaDays, writeSchemaTimes } from '../../model/days/schemaHours.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { quoted } from '../../wording/phrases.ts'

/** What a text may mean in the form of schema.org, `Mo-Fr 08:00-17:00`; the likely meaning first, none where it is not understood. */
function readHours(text: string): string[] {
  const [, named = '', times = ''] = /^(.*?)[\s,:]+((?:(?:from|von|de|desde)\s+)?\d.*)$/is.exec(text) ?? []
  for (const tongue of tongues) {
    const [days, spans] = [readDays(named, tongue), readTimes(times, tongue)]
    if (!days || !spans || spans === 'closed') continue
    const isWithinDay = ({ opens, closes }: Times) => opens >= 5 * 60 && closes > opens
    const sorted = [...spans.filter(isWithinDay), ...spans.filter((each) => !isWithinDay(each))]
    return sorted.map((each) => `${writeSchemaDays(days)} ${writeSchemaTimes(each)}`)
  }
  return []
}

/** `Monday to Friday 7:00 – 19:00` -> `Mo-Fr 07:00-19:00`; a text that is not understood, or may mean two spans of hours, stays. */
export function readOpenHours(text: string): string {
  const [meant = text, ...others] = readHours(text)
  return others.length > 0 ? text : meant
}

/** How to write a text that may mean several spans, `Sat 8.30-4.30`, as a whole sentence: the one within a day of work. */
export function suggestHours(text: string): string | undefined {
  const [likely] = readHours(text)
  return likely && `Write it like this: ${quoted(likely)}.`
}
