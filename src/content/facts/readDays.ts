import { type Days, daysFromTo } from '../model/days/schemaHours.ts'

/** How a language writes days and spans of days. */
interface DayWords {
  /** One pattern per day from Monday on, including short forms, in lower case. */
  days: readonly RegExp[]
  groups: readonly [RegExp, readonly number[]][]
  /** The words between the first and last day of a span, and before them. */
  to: string
  from?: string
  and: string
}

/** The English names of each day, short ones first. */
const englishDays = [
  'm mo mon monday mondays',
  'tu tue tues tuesday tuesdays',
  'w we wed weds wednesday wednesdays',
  'th thu thur thurs thursday thursdays',
  'f fr fri friday fridays',
  'sa sat saturday saturdays',
  'su sun sunday sundays',
]

/** The words that English day specifications start with: those of `englishDays` and of the groups below. */
export const firstWordsOfDays: readonly string[] = [
  ...englishDays.flatMap((names) => names.split(' ')),
  ...'daily every everyday all seven weekday weekdays working business weekend weekends'.split(' '),
]

const all = [0, 1, 2, 3, 4, 5, 6]
const workdays = [0, 1, 2, 3, 4]
const weekend = [5, 6]

/** By the primary subtag of a language tag. */
const wordsOf: Readonly<Record<string, DayWords>> = {
  en: {
    days: englishDays.map((names) => new RegExp(`^(?:${names.replaceAll(' ', '|')})$`)),
    groups: [
      [/^(?:daily|every day|everyday|all week|(?:7|seven) days(?: a week)?)$/, all],
      [/^(?:weekdays?|working days?|business days?)$/, workdays],
      [/^weekends?$/, weekend],
    ],
    to: 'to|through|thru|until|till',
    and: 'and',
  },
  de: {
    days: [
      /^mo(?:ntags?)?$/,
      /^di(?:enstags?)?$/,
      /^mi(?:ttwochs?)?$/,
      /^do(?:nnerstags?)?$/,
      /^fr(?:eitags?)?$/,
      /^(?:sa(?:mstags?)?|sonnabends?)$/,
      /^so(?:nntags?)?$/,
    ],
    groups: [
      [/^(?:täglich|jeden tag|alle tage)$/, all],
      [/^wochenende$/, weekend],
    ],
    to: 'bis',
    from: 'von',
    and: 'und|sowie',
  },
  fr: {
    days: [
      /^lun(?:di)?s?$/,
      /^mar(?:di)?s?$/,
      /^mer(?:credi)?s?$/,
      /^jeu(?:di)?s?$/,
      /^ven(?:dredi)?s?$/,
      /^sam(?:edi)?s?$/,
      /^dim(?:anche)?s?$/,
    ],
    groups: [
      [/^(?:tous les jours|7 jours sur 7|7j\/7)$/, all],
      [/^(?:le )?week-?end$/, weekend],
    ],
    to: 'au|à',
    from: 'du|le|les',
    and: 'et',
  },
  es: {
    days: [
      /^lun(?:es)?$/,
      /^mar(?:tes)?$/,
      /^mi[eé](?:r|rcoles)?$/,
      /^jue(?:ves)?$/,
      /^vie(?:rnes)?$/,
      /^s[aá]b(?:ados?)?$/,
      /^dom(?:ingos?)?$/,
    ],
    groups: [
      [/^(?:todos los días|a diario|diariamente)$/, all],
      [/^(?:el )?fin de semana|fines de semana$/, weekend],
    ],
    to: 'a|al|hasta',
    from: 'de|del|el|los',
    and: 'y',
  },
}

/**
 * Parses the days that a text names: `Monday–Friday`, `Mon, Wed & Fri`, `Weekends`, `du lundi au vendredi`. Returns
 * undefined if it is not understood.
 *
 * @param language the language of the text as a BCP 47 tag; supports English, German, French and Spanish
 */
export function readDays(text: string, language = 'en'): Days | undefined {
  const words = wordsOf[language.slice(0, 2).toLowerCase()]
  if (!words) return undefined
  const dayCalled = (word = '') => words.days.findIndex((name) => name.test(word.replace(/\.$/, '')))
  // In JavaScript, `\b` does not match next to "à".
  const between = (list: string) => `\\s(?:${list})(?=\\s)`
  const days = new Set<number>()
  const parts = text
    .toLowerCase()
    .trim()
    .replace(/:$/, '')
    .split(new RegExp(`\\s*(?:,|&|\\+|/|;|${between(words.and)})\\s*`))
  for (const part of parts.filter((each) => each !== '')) {
    const group = words.groups.find(([pattern]) => pattern.test(part))?.[1]
    const bare = words.from ? part.replace(new RegExp(`^(?:${words.from})\\s+`), '') : part
    const ends = bare.split(new RegExp(`\\s*(?:[-–—]|${between(words.to)})\\s*`))
    const [first = -1, last = -1] = [ends.at(0), ends.at(-1)].map(dayCalled)
    if (!group && (ends.length > 2 || first < 0 || last < 0)) return undefined
    for (const day of group ?? daysFromTo(first, last)) days.add(day)
  }
  return days.size > 0 ? days : undefined
}
