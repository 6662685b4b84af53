/** A span of times in minutes from midnight. */
export interface Times {
  opens: number
  closes: number
}

const day = 24 * 60

/** What a time in English may mean: `7` is in the morning or in the evening. Empty where it is not understood. */
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

/** How a language with a clock of 24 hours writes times. */
interface TimeWords {
  closed: RegExp
  always: RegExp
  /** Before the first time, between the two, and behind them. */
  from: string
  to: string
  unit: string
}

const others: Readonly<Record<string, TimeWords>> = {
  de: {
    closed: /^(?:geschlossen|zu|ruhetag)$/,
    always: /^(?:durchgehend|rund um die uhr|24 stunden)$/,
    ...{ from: 'von|ab', to: 'bis', unit: 'uhr|h' },
  },
  fr: {
    closed: /^fermée?$/,
    always: /^(?:24 ?h ?(?:sur|\/) ?24|24 heures sur 24)$/,
    ...{ from: 'de|dès', to: 'à|jusqu’à', unit: 'heures?|h' },
  },
  es: {
    closed: /^cerrado$/,
    always: /^(?:24 horas|24 h)$/,
    ...{ from: 'de|desde', to: 'a|hasta', unit: 'horas?|hs?' },
  },
}

/** The time of a clock of 24 hours, `8`, `8 Uhr`, `8h30`, `8.30 Uhr`; empty where it is not understood. */
function readClock(text: string, unit: string): number[] {
  const [, hours = '', minutes = '0'] =
    new RegExp(`^(\\d{1,2})(?: ?[:.h] ?(\\d{2}))? ?(?:${unit})?\\.?$`).exec(text.trim()) ?? []
  const at = Number(hours) * 60 + Number(minutes)
  return hours === '' || at > day || Number(minutes) > 59 ? [] : [at]
}

/**
 * What a text may say of the times of a day, `7 am – 7 pm`, `9:00 to 17:30`, `8–18 Uhr`: several spans where a half of the day
 * is left out, `closed`, or undefined where it is not understood.
 *
 * @param language of the text, a BCP 47 tag; English, German, French and Spanish are read
 */
export function readTimes(text: string, language = 'en'): Times[] | 'closed' | undefined {
  const plain = text.trim().toLowerCase()
  const tongue = language.slice(0, 2).toLowerCase()
  const words = others[tongue]
  if (!words && tongue !== 'en') return undefined
  if ((words?.closed ?? /^(?:closed|shut)$/).test(plain)) return 'closed'
  const always = words?.always ?? /^(?:open )?(?:24 hours(?: a day)?|24 ?\/ ?7|24h|round the clock|all day)$/
  if (always.test(plain)) return [{ opens: 0, closes: day }]
  const to = words?.to ?? 'to|until|till'
  const bare = plain.replace(new RegExp(`^(?:${words?.from ?? 'from'}) `), '')
  const ends = bare.split(new RegExp(`\\s*[-–—]\\s*|\\s(?:${to})\\s+`))
  if (ends.length !== 2) return undefined
  const [opens = [], closes = []] = ends.map((end) => (words ? readClock(end, words.unit) : readTime(end)))
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
