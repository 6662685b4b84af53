import type { Times } from '../model/days/schemaHours.ts'

const day = 24 * 60
const half = day / 2

/** How a language writes times. */
interface TimeWords {
  closed: RegExp
  always: RegExp
  /** The words before the first time, between the two, and behind each. */
  from: string
  to: string
  unit: string
  noon: RegExp
  midnight: RegExp
  /** The words behind a time before and after noon, in addition to "am" and "pm". */
  morning: string
  evening: string
  /** Whether people omit the half of the day: `9` may be in the morning or the evening. */
  leavesOutHalves: boolean
}

/** By the primary subtag of a language tag. */
const wordsOf: Readonly<Record<string, TimeWords>> = {
  en: {
    closed: /^(?:closed|shut)$/,
    always: /^(?:open )?(?:24 hours(?: a day)?|24 ?\/ ?7|24h|round the clock|all day)$/,
    from: 'from',
    to: 'to|until|till',
    unit: "o'clock|h",
    leavesOutHalves: true,
    noon: /^(?:12 )?(?:noon|midday)$/,
    midnight: /^(?:12 )?midnight$/,
    morning: 'in the morning',
    evening: 'in the (?:afternoon|evening)',
  },
  de: {
    closed: /^(?:geschlossen|zu|ruhetag)$/,
    always: /^(?:durchgehend|rund um die uhr|24 stunden)$/,
    from: 'von|ab',
    to: 'bis',
    unit: 'uhr|h',
    leavesOutHalves: false,
    noon: /^mittags?$/,
    midnight: /^mitternachts?$/,
    morning: 'morgens|vormittags',
    evening: 'nachmittags|abends',
  },
  fr: {
    closed: /^fermée?$/,
    always: /^(?:24 ?h ?(?:sur|\/) ?24|24 heures sur 24)$/,
    from: 'de|dès',
    to: 'à|jusqu’à|au',
    unit: 'heures?|h',
    leavesOutHalves: false,
    noon: /^midi$/,
    midnight: /^minuit$/,
    morning: 'du matin',
    evening: "de l['’]après-midi|du soir",
  },
  es: {
    closed: /^cerrad[oa]$/,
    always: /^(?:24 horas|24 h)$/,
    from: 'desde las?|de las?|desde|de',
    to: 'a las?|hasta las?|a|hasta',
    unit: 'horas?|hr?s?',
    noon: /^(?:el )?mediod[ií]a$/,
    midnight: /^(?:la )?medianoche$/,
    leavesOutHalves: true,
    morning: 'de la (?:mañana|madrugada)',
    evening: 'de la (?:tarde|noche)',
  },
}

/** A time as written in a text. */
interface WrittenTime {
  /** Its possible readings, in minutes from midnight. */
  minutes: number[]
  /** Whether it can only be a time of a 24-hour clock: `18`, `08:00`. */
  isOfClock: boolean
}

/** Returns the possible readings of a time: `7` may be in the morning or the evening. Empty if it is not understood. */
function readTime(text: string, words: TimeWords): WrittenTime {
  const is = (minutes: number[], isOfClock = false): WrittenTime => ({ minutes, isOfClock })
  if (words.noon.test(text)) return is([half])
  if (words.midnight.test(text)) return is([0, day])
  const parts = new RegExp(
    `^(\\d{1,2})(?: ?[:.h] ?(\\d{2}))? ?(?:(?<unit>${words.unit})\\.? ?)?(?:(?<am>am|${words.morning})|(?<pm>pm|${words.evening}))?\\.?$`,
  ).exec(text)
  const [, hours = '', minutes = '0'] = parts ?? []
  const { am, pm } = parts?.groups ?? {}
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (hours === '' || hour > 24 || minute > 59 || hour * 60 + minute > day) return is([])
  const at = hour * 60 + minute
  // "20 Uhr abends" states the half of the day twice.
  if (am !== undefined) return is(hour > 12 ? [] : [at % half])
  if (pm !== undefined) return is(hour < 1 ? [] : [(at % half) + half])
  if (hour > 12 || hour === 0 || hours.startsWith('0')) return is([at], true)
  return is(words.leavesOutHalves ? [at, (at + half) % day] : [at])
}

/**
 * Parses the times of a day, `7 am – 7 pm`, `9:00 to 17:30`, `8–18 Uhr`, `9 a. m. a 5 p. m.`. Returns several spans if
 * a half of the day is omitted, `closed`, or undefined if the text is not understood.
 *
 * @param language the language of the text as a BCP 47 tag; supports English, German, French and Spanish
 */
export function readTimes(text: string, language = 'en'): Times[] | 'closed' | undefined {
  const words = wordsOf[language.slice(0, 2).toLowerCase()]
  if (!words) return undefined
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}])([ap])\.? ?m\b\.?/gu, '$1m')
  if (words.closed.test(plain)) return 'closed'
  if (words.always.test(plain)) return [{ opens: 0, closes: day }]
  const bare = plain.replace(new RegExp(`^(?:${words.from}) `), '')
  const ends = bare.split(new RegExp(` ?[-–—] ?| (?:${words.to}) `))
  if (ends.length !== 2) return undefined
  const [opens, closes] = ends.map((end) => readTime(end, words))
  if (!opens || !closes) return undefined
  // In "9 – 18", both times are of a 24-hour clock.
  const most = opens.isOfClock || closes.isOfClock ? 1 : 2
  const [starts, stops] = [opens, closes].map(({ minutes }) => minutes.slice(0, most))
  const spans = (starts ?? []).flatMap((open) => (stops ?? []).map((close) => ({ opens: open, closes: close })))
  return spans.length > 0 ? spans : undefined
}
