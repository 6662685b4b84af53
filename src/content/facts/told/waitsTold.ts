import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { numberOf, numberWord } from '../../wording/numberWords.ts'

/** A span of time in which somebody answers. */
export interface WaitTold {
  /** In hours; a day has 24. */
  hours: number
  start: number
  end: number
}

const aDay = anyOf(
  '(?:business|working|work|office) days?',
  '(?:werk|arbeits|geschäfts)tag(?:e[ns]?|s)?',
  'jours? (?:ouvrables?|ouvrés?)',
  'días? (?:hábil(?:es)?|laborables?|laboral(?:es)?)',
)
const anHour = anyOf('hours?', 'stunden?', 'heures?', 'horas?')
const one = anyOf('one, an?, ein(?:e[mnrs]?)?, une?, una?')
const wait = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?<count>\\d{1,3}|${one}|${numberWord})[ -](?:(?:business|working) )?(?:(?<day>${aDay})|${anHour})(?!\\p{L})`,
  'giu',
)
/** Letters of the units, which most texts lack: the pattern below tries a number of words at each letter. */
const mayTellWait = /hour|stunde|heure|hora|day|tag|jour|día/iu
const isOne = new RegExp(`^${one}$`, 'iu')

/** Returns the working days and hours that a text tells, in English, German, French or Spanish. */
export const waitsTold = (text: string): WaitTold[] =>
  (mayTellWait.test(text) ? matchesOf(wait, text) : []).map(({ 0: whole, index, groups = {} }) => {
    const { count = '', day } = groups
    const number = isOne.test(count) ? 1 : numberOf(count)
    return { hours: day === undefined ? number : number * 24, start: index, end: index + whole.length }
  })
