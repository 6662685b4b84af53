import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'

const europe = 'FR DE AT CH ES IT PT BE NL LU DK SE NO FI'

/**
 * Emergency numbers, and countries in which they lead nowhere
 * (https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers). New Zealand redirects 911.
 */
const leadsNowhere: Readonly<Record<string, string>> = {
  911: `GB IE AU ${europe}`,
  999: `US CA MX AU NZ ${europe}`,
  '000': `US CA MX GB IE NZ ${europe}`,
}
const ownNumbers: Readonly<Record<string, string>> = {
  US: '911',
  CA: '911',
  MX: '911',
  GB: '999',
  AU: '000',
  NZ: '111',
}

/** Words of which a page must contain at least one to be checked. */
export const emergencyPhrases: readonly string[] = Object.keys(leadsNowhere)

const dialled = new RegExp(
  `(?<!\\p{L})${anyOf(
    'call, dial, ring, phone, text',
    'appele[rz], compose[rz], faites, faire',
    'wählen, wählt, rufen, ruft',
    'llam[ae], llamar, marque, marca, marcar',
  )}(?: (?:the|le|les|die|den|el|al|sie|at))?(?: (?:number|numéro|nummer|número))? [*_]{0,2}(?<number>911|999|000)(?=[*_]{0,2}(?:[.,;:!?)]|$| (?:${anyOf(
    'and, or, first, if, for, at once, immediately, now, instead, before, when, straight',
    'et, ou, si, en cas, avant, und, oder, an, wenn, bei, zuerst, y, o, u, si, antes, primero',
  )})(?!\\p{L})))`,
  'giu',
)

/**
 * Finds the emergency number of another country in a sentence that says whom to call: "dial 911" in Britain, as texts
 * from elsewhere have.
 *
 * @param texts all free texts of a page
 * @param country of the company, `GB`
 * @param mentions what the page names on purpose
 */
export const checkEmergency = (
  texts: readonly TextField[],
  country: string,
  mentions: readonly string[] | undefined,
): Mistake[] =>
  texts.flatMap(({ path, value, format }) =>
    format === 'href'
      ? []
      : matchesOf(dialled, value).flatMap(({ 0: whole, index, groups: { number = '' } = {} }): Mistake | [] => {
          if (!leadsNowhere[number]?.split(' ').includes(country) || mentions?.includes(number)) return []
          const end = index + whole.length
          return {
            path,
            span: { start: end - number.length, end },
            code: 'emergency-of-elsewhere',
            message: `${quoted(number)} is the emergency number of other countries. Here, it leads nowhere.`,
            fix: `Write the number of your country, such as ${ownNumbers[country] ?? '112'}. Meant on purpose? Add ${mentionWords(number, mentions)}.`,
          }
        }),
  )
