import type { Site } from '../../../../schemas/index.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, type TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'

/** How a language says "our shop", each word of both lists beside each. A workshop may stand elsewhere than the office. */
const own: readonly (readonly [our: string, place: string])[] = [
  ['our', 'shop office practice clinic store studio salon restaurant bakery'],
  ['unser unsere unserer unserem unseren', 'büro praxis laden geschäft studio salon restaurant kanzlei bäckerei'],
  ['notre', 'boutique bureau cabinet magasin studio salon restaurant agence étude boulangerie'],
  ['nuestro nuestra', 'tienda oficina despacho clínica estudio salón restaurante local consulta panadería'],
]
const phrases = own.map(([ours, places]) =>
  ours.split(' ').flatMap((our) => places.split(' ').map((place) => `${our} ${place}`)),
)

/** Phrases of which a text contains at least one, in lower case. */
export const ownPlacePhrases: readonly string[] = phrases.flat()

const inText = (phrase: string) => phrase.replace(/(?<=^| )\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const [english, german, french, spanish] = phrases.map((all) => `(?<!\\p{L})(?:${all.map(inText).join('|')})`)
const capital = `\\p{Lu}(?:[\\p{L}’'-]|\\.(?= ))*`
const patterns = [
  `${english}(?: is(?: located)?)? (?:on|in|at) (?<street>(?:\\d+ )?${capital}(?: ${capital}){0,2} (?:Street|St|Avenue|Ave|Road|Rd|Drive|Lane|Ln|Parkway|Boulevard|Blvd|Highway|Court|Square|Terrace|Close|Crescent|Row|Quay))`,
  `${german}(?: ist| liegt| befindet sich)? (?:in|an|am)(?: der| dem)? (?<street>(?:\\p{Lu}[\\p{L}-]*(?:straße|strasse|gasse|weg|platz|allee|ufer|damm)|${capital} (?:Straße|Gasse|Weg|Platz|Allee|Ufer|Damm)))`,
  `${french},?(?: est| se trouve| est situé\\p{L}*)?(?: au| du| de la| dans la| sur la| sur l[’']| de l[’'])? ?(?<street>(?:\\d+,? )?(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Pp]lace|[Qq]uai|[Aa]llée|[Ii]mpasse|[Rr]uelle) (?:d(?:e|u|es) (?:la |l[’'])?|d[’'])?${capital}(?:[ -]${capital}){0,2})`,
  `${spanish}(?: está| queda)? (?:en|de) (?:la |el )?(?<street>(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]arretera|[Cc]amino) (?:de (?:la |los |las )?|del )?${capital}(?: (?:de (?:la )?|del )?${capital}){0,2})`,
].map((source) => new RegExp(`${source}(?![\\p{L}-]| \\p{Lu})(?:,? (?:in )?(?<zip>\\d{5})(?!\\d))?`, 'gu'))

/** Words of a sentence that speaks of former or later times, of another house, or of the way. */
const otherwise = new RegExp(
  `(?<!\\p{L})${anyOf(
    'was, were, opened, moved?, moving, until, used to, began, started, former\\p{L}*, old, corner, entrance, parking, behind, first, since',
    'war, waren, eröffnet\\p{L}*, zog, zogen, umgezogen, bis, früher\\p{L}*, alte\\p{L}*, ecke, eingang, hinter, erste\\p{L}*, seit',
    'était, ouvert\\p{L}*, déménag\\p{L}*, jusqu\\p{L}*, ancien\\p{L}*, angle, coin, entrée, derrière, premi\\p{L}*, depuis',
    'estaba, era, abrió, abrimos, mudamos, hasta, antigu\\p{L}*, esquina, entrada, detrás, primer\\p{L}*, desde',
  )}(?!\\p{L})|(?<!\\d)(?:19|20)\\d\\d(?!\\d)`,
  'iu',
)

const kindsOfStreet =
  /^(?:street|st|avenue|ave|av|road|rd|drive|lane|ln|parkway|boulevard|blvd|boul|highway|court|square|terrace|close|crescent|row|quay|straße|strasse|str|gasse|weg|platz|allee|ufer|damm|rue|chemin|place|quai|impasse|ruelle|calle|c|avenida|avda|plaza|paseo|carretera|camino|north|south|east|west|[nsew]|de|du|des|la|le|les|l|d|del|los|las|the|saint|san|santa)$/u
/** Returns the words of a street that name it, in lower case without accents. */
const namingWords = (street: string): string[] =>
  (
    street
      .toLowerCase()
      .replace(/(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee)(?!\p{L})/gu, ' ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => !kindsOfStreet.test(word))

/**
 * Creates the check of sentences that say on which street "our shop" or "our office" is: one that no office of the
 * company has, or a ZIP code behind it that none has. After a move, texts keep the old one.
 *
 * @returns a check of the texts of a page
 */
export function createOwnStreetCheck({ company }: Pick<Site, 'company'>) {
  const addresses = allOffices(company).map(({ address }) => address)
  const known = new Set(addresses.flatMap(({ street }) => namingWords(street)))
  const hasZip = (zip: string) => addresses.some((address) => address.zip?.startsWith(zip) !== false)
  return (texts: readonly TextField[], page: PageFields): Mistake[] => {
    if (page.date !== undefined || page.starts !== undefined) return []
    return texts.flatMap(({ path, field, format, value }) => {
      if (format === 'href' || fieldsOfOthers.has(field)) return []
      return sentencesOf(value).flatMap(({ text, start }) =>
        patterns.flatMap((pattern) =>
          matchesOf(pattern, text).flatMap(({ 0: whole, index, groups = {} }): Mistake | [] => {
            const { street = '', zip }: Record<string, string | undefined> = groups
            if (otherwise.test(text.replace(whole, ' '))) return []
            const isKnown = namingWords(street).some((word) => known.has(word))
            const written = isKnown ? zip : street
            const isRight = written === undefined || (isKnown && hasZip(written)) || page.mentions?.includes(written)
            if (isRight) return []
            const at = start + index + whole.lastIndexOf(written)
            return {
              path,
              span: { start: at, end: at + written.length },
              code: 'street-told-otherwise',
              message: `This text says that an office is ${isKnown ? 'in' : 'on'} ${quoted(written)}, and no office in site.config.json has this address.`,
              fix: `Write the address of site.config.json here, or correct it there. Meant as it is? Add ${mentionWords(written, page.mentions)}.`,
            }
          }),
        ),
      )
    })
  }
}
