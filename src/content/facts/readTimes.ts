/** A span of times in minutes from midnight. */
export interface Times {
  opens: number
  closes: number
}

const day = 24 * 60

/** What a time may mean: `7` is in the morning or in the evening. Empty where it is not understood. */
function readTime(text: string): number[] {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^(?:12 )?(?:noon|midday)$/.test(plain)) return [day / 2]
  if (/^(?:12 )?midnight$/.test(plain)) return [0, day]
  const [, hours = '', minutes = '0', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))? ?(?:(a|p)\.? ?m\.?|o'clock)?$/.exec(plain) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hours === '' || hour > 24 || minute > 59) return []
  const at = hour * 60 + minute
  if (half !== undefined) return hour < 1 || hour > 12 ? [] : [(at % (day / 2)) + (half === 'p' ? day / 2 : 0)]
  if (hour > 12 || hour === 0 || hours.startsWith('0')) return [at]
  return [at, (at + day / 2) % day]
}

/**
 * What a text in English may say of the times of a day, `7 am – 7 pm`, `9:00 to 17:30`: several spans where a half of the day
 * is left out, `closed`, or undefined where it is not understood.
 */
export function readTimes(text: string): Times[] | 'closed' | undefined {
  const plain = text.trim().toLowerCase()
  if (/^(?:closed|shut)$/.test(plain)) return 'closed'
  if (/^(?:open )?(?:24 hours(?: a day)?|24 ?\/ ?7|24h|round the clock|all day)$/.test(plain))
    return [{ opens: 0, closes: day }]
  const ends = plain.replace(/^from /, '').split(/\s*(?:[-–—]|\bto\b|\buntil\b|\btill\b)\s*/)
  if (ends.length !== 2) return undefined
  const [opens = [], closes = []] = ends.map(readTime)
  const spans = opens.flatMap((open) => closes.map((close) => ({ opens: open, closes: close })))
  return spans.length > 0 ? spans : undefined
}

/** The times of the form of schema.org, `07:00-19:00`. */
export function readSchemaTimes(text: string): Times {
  const [opens = 0, closes = 0] = text.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return hours * 60 + minutes
  })
  return { opens, closes }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const writeTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** A span of times in the form of schema.org. */
export const writeSchemaTimes = ({ opens, closes }: Times) => `${writeTime(opens)}-${writeTime(closes)}`
