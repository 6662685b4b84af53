import { readDays } from '../../facts/readDays.ts'
import { readTimes } from '../../facts/readTimes.ts'
import { type Times, writeSchemaDays, writeSchemaTimes } from '../../model/days/schemaHours.ts'
import { tongues } from '../../text/sentences/tongueWords.ts'
import { quoted } from '../../wording/phrases.ts'

/**
 * Returns the possible readings of a text in the format of schema.org, `Mo-Fr 08:00-17:00`, starting with the most
 * likely one. Empty if the text is not understood.
 */
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

/**
 * Converts `Monday to Friday 7:00 – 19:00` to `Mo-Fr 07:00-19:00`. Returns a text that is not understood, or ambiguous,
 * unchanged.
 */
export function readOpenHours(text: string): string {
  const [meant = text, ...others] = readHours(text)
  return others.length > 0 ? text : meant
}

/** Suggests, as a whole sentence, how to write an ambiguous text, `Sat 8.30-4.30`: the reading within a working day. */
export function suggestHours(text: string): string | undefined {
  const [likely] = readHours(text)
  return likely && `Write it like this: ${quoted(likely)}.`
}
