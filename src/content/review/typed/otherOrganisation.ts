import type { Site } from '../../../../schemas/index.ts'
import type { Office } from '../../model/offices/officeOf.ts'
import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'

/** Words for organisations that are rarely the company itself, by language. */
const bodies = anyOf(
  'police, sheriff\\p{L}*, fire (?:department|brigade|station), ambulance, hospital, poison control, helpline, crisis line, council, city hall, town hall, county, department, authority, agency, ministry, embassy, consulate, association, society, union, chamber, landlord, property manager, management company, housing, insurer, insurance, utility, water company, gas company, power company, airport, tourist\\p{L}*, visitor cent(?:er|re), venue, theat(?:er|re), museum, church, school, university, library, shelter, charity, foundation, court, pharmacy, taxis?, post office, supplier, manufacturer, publisher, organi[sz]er',
  'mairie, préfecture, commissariat, gendarmerie, hôpital, samu, centre antipoison, ambassade, consulat, association, syndicat, bailleur, propriétaire, gestionnaire, régie, assurance, assureur, office de tourisme, théâtre, musée, église, école, université, bibliothèque, tribunal, pharmacie, fournisseur, fabricant, organisateur',
  'polizei\\p{L}*, \\p{L}*klinik, \\p{L}*klinikum, krankenhaus, giftnotruf\\p{L}*, \\p{L}*zentrale, rathaus, stadtwerke, \\p{L}+(?:amt|verwaltung|behörde|verband|verein|kammer|versicherung|zentrum|schule|theater|museum|bibliothek|kirche), botschaft, konsulat, vermieter\\p{L}*, universität, apotheke, taxizentrale, lieferant, hersteller, veranstalter',
  'ayuntamiento, comisaría, policía, hospital, toxicología, embajada, consulado, asociación, sindicato, propietario, administrador, aseguradora, seguros?, oficina de turismo, teatro, museo, iglesia, escuela, universidad, biblioteca, juzgado, farmacia, proveedor, fabricante, organizador',
)
const legal = anyOf('Inc, LLC, Ltd, plc, GmbH, AG, KG, e\\.V\\., SARL, SAS, S\\.L\\.U?, S\\.A\\.')
const body = new RegExp(`(?<!\\p{L})(?:${bodies}|${legal})(?!\\p{L})`, 'giu')

/** Headings above other organisations' numbers. */
const others = anyWholeWord(
  '(?:useful|helpful|important|emergency|other) (?:numbers|contacts|phone numbers|addresses)',
  "numéros (?:utiles|importants|d[’']urgence), adresses utiles",
  '(?:wichtige|nützliche) (?:\\p{L}*nummern|adressen|kontakte), notrufnummern',
  '(?:números|teléfonos|direcciones) (?:útiles|importantes|de emergencia)',
)

/** Two or more consecutive capitalized words: `Harbor Realty`, `Maison de la Presse`. */
const name =
  /(?<!\p{L})\p{Lu}[\p{L}'’.&-]*(?: (?:(?:of|the|and|&|de|du|des|la|le|del|von|für) ){0,2}\p{Lu}[\p{L}'’.-]+)+/gu
/** Acronyms with an article or preposition: `the RSPCA`, `beim ADAC`, `la SPA`. */
const initials = /(?<!\p{L})(?:[Tt]he|[Ll]a|[Ll]e|[Ee]l|[Dd](?:er|ie|as|em)|[Bb]eim?|[Zz]u[mr]) \p{Lu}{3,7}(?!\p{L})/u
const street =
  /(?<!\p{L})\d{1,5},? (?:[\p{Lu}\d][\p{L}\d.]*,? ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Place|Square|Court|Way|Pike|Row)(?!\p{L})|(?<!\p{L})\d{1,4}(?: ?bis)?,? (?:rue|avenue|av\.|boulevard|bd|place|quai|chemin|impasse|cours)\s\p{L}|\p{L}{2,}(?:straße|str\.|strasse|weg|platz|allee|gasse|ufer|damm) \d{1,4}|(?<!\p{L})(?:calle|c\/|avenida|avda\.?|plaza|paseo|ronda)\s\p{L}[^,\n]{1,40},? \d{1,4}/iu

const ofUs =
  /(?<!\p{L})(?:us|we|our|ours|my|nous|notre|nos|uns|wir|unsere?[mnrs]?|nosotr[oa]s|nuestr[oa]s?|(?:llám|contáct|escríb)[ae]nos)(?!\p{L})/iu
/**
 * "We" as the subject of a sentence. The company may do something with others in it, so the number need not be its own.
 */
const subjects = /(?<!\p{L})(?:we|wir|nous|nosotr[oa]s)(?!\p{L})/iu
/** Capitalized words in titles that are not names; and German, in which all nouns are capitalized. */
const noName =
  /(?<!\p{L})(?:call|phone|ring|text|dial|write|get|now|today|free|quotes?|estimates?|your|request|book|services?|contact|visit|schedule|ask|reach|speak|\p{L}+day|appelez|téléphonez|tél|votre|devis|llame|teléfono|su|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|jueves|viernes)(?!\p{L})/iu
const german = /(?<!\p{L})(?:Sie|Ihre?[mnrs]?|der|die|das|und|am|im|bei|Tel|Telefon|unter)(?!\p{L})/u

/**
 * Returns the text around a number that may tell whose it is: its paragraph, back to the end of the previous sentence.
 */
export function aroundNumber(text: string, start: number, end: number): string {
  const [before = ''] = text
    .slice(Math.max(0, start - 120), start)
    .split(/\n\s*\n/)
    .slice(-1)
  const [behind = ''] = text.slice(end, end + 60).split(/\n\s*\n/)
  const own = before.split(/(?<=\p{Ll}{3}|\d)[.!?]\s+(?=\p{Lu})/u).at(-1) ?? ''
  return `${own} ${behind.split(/[.!?](?:\s|$)/)[0]}`
}

/** The company's own words, which name no other organisation. */
export interface OwnWords {
  /** Its names, and the streets of its offices. */
  names: readonly string[]
  towns: readonly string[]
  /** Its texts about itself, in lower case: a school may say "school". */
  about: string
}

/** Returns the own words of a company and its offices. */
export const ownWordsOf = (
  { name, type, tagline, description }: Site['company'],
  offices: readonly Office[],
): OwnWords => ({
  names: [name, ...offices.map(({ address }) => address.street)],
  towns: offices.map(({ address }) => address.city),
  about: [name, type ?? '', tagline, description].join(' ').toLowerCase(),
})

/**
 * Whether the words around a number name another organisation: the police, a landlord, a named firm, or an address that
 * is not the company's.
 *
 * @param around the result of `aroundNumber`, with the texts of the same list entry
 * @param headings the headings above the number
 */
export function isOfOthers(around: string, headings: string, { names, towns, about }: OwnWords): boolean {
  if (others.test(headings)) return true
  const holds = (own: string) => own.length > 2 && around.toLowerCase().includes(own.toLowerCase())
  const namesBody = (words: string) => matchesOf(body, words).some(([word]) => !about.includes(word.toLowerCase()))
  if (ofUs.test(around.replace(subjects, ' ')) || names.some(holds)) return false
  // "We refer you to the hospital" gives the number of the hospital.
  if (subjects.test(around)) return namesBody(around.slice(around.search(subjects)))
  const isBody = namesBody(around)
  return isBody || street.test(around) || initials.test(around) || namesFirm(around, towns)
}

/**
 * Whether a sentence names a firm by two capitalized words. Titles are excluded, because they capitalize many words.
 */
function namesFirm(around: string, towns: readonly string[]): boolean {
  const isSentence = (around.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []).length > 1
  return (
    isSentence &&
    !german.test(around) &&
    matchesOf(name, around).some(([words]) => !noName.test(words) && !towns.includes(words))
  )
}
