import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from './placeNames.ts'

/** Words of which a page must contain at least one to be checked, in lower case. */
export const countyPhrases: readonly string[] = [
  'county',
  'parish',
  'landkreis',
  'kreis',
  'comté',
  'condado',
  'provincia',
]

const name = "\\p{Lu}(?:[\\p{L}'’-]|\\.(?= ))+"
/** A county by its full name: "Prince George's County", "Landkreis Fürth", "comté de Brome", "provincia de Soria". */
const county = `(?:(?:${name} ){1,3}(?:County|Parish)(?!\\p{L})|County ${name}|(?:Landk|K)reis ${name}|[Cc]omté (?:de |du |d[’'])${name}|(?:[Cc]ondado|[Pp]rovincia) de ${name}(?: ${name})?)`
/** The words between a town and its county: "Bel Air, Harford County", "Towson is in Baltimore County". */
const joining = `(?:,? (?:[A-Z]{2}|\\{state\\}))?,?(?: ${anyOf(
  '(?:is |lies )?in, and (?:the rest|all) of',
  '(?:liegt )?im',
  '(?:est )?dans l[ea]',
  '(?:está )?en (?:el|la)',
)})?`
/** The page's place as "here". */
const here = anyOf('here in', 'this part of', 'our part of', 'hier im', 'ici dans l[ea]', 'aquí en (?:el|la)')
const generic = /(?<!\p{L})(?:county|parish|(?:land)?kreis|comté|condado|provincia|of|de|du|del|d)(?!\p{L})/giu
const ownName = (written: string) => nameKey(written).replace(generic, ' ').replace(/\s+/g, ' ').trim()

/**
 * Finds texts of a town's page that put the town into another county than its `location` says: "Bel Air in Baltimore
 * County" on a page about Harford County. A copy often keeps that, even where `mentions` allow the neighbour.
 *
 * @param texts all free texts of the page
 */
export function checkCountyTold({ page }: Pick<SitePage, 'page'>, texts: readonly TextField[]): Mistake[] {
  const { location, mentions = [] } = page
  if (location?.county === undefined) return []
  const own = ownName(location.county)
  const town = `(?:${escapePattern(location.city)}|\\{city\\})`
  const told = new RegExp(`(?:(?<!\\p{L})${town}${joining} |(?<!\\p{L})${here} )(?<county>${county})`, 'gu')
  const isOther = (written: string) =>
    ownName(written) !== own && !mentions.some((each) => ownName(each) === ownName(written))
  return texts.flatMap(({ path, value, format }) =>
    format !== 'href'
      ? sentencesOf(value).flatMap(({ text, start }) => {
          // A town may lie in two counties, or on the border of two.
          if (` ${ownName(text)} `.includes(` ${own} `) || /\{county\}/.test(text)) return []
          return matchesOf(told, text).flatMap(
            ({ 0: whole, index, groups: { county: written = '' } = {} }): Mistake | [] => {
              if (!isOther(written)) return []
              const at = start + index + whole.length - written.length
              return {
                path,
                span: { start: at, end: at + written.length },
                code: 'leftover',
                severity: 'warning',
                message: `Says that ${location.city} lies in ${quoted(written)}, and "county" of this page is ${quoted(location.county ?? '')}.`,
                fix: `Write the county of ${location.city} in both. Meant on purpose? Add ${mentionWords(written, mentions)}.`,
              }
            },
          )
        })
      : [],
  )
}
