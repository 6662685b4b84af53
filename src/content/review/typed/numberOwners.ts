/** Words before a number that tell whose number it is, by language. */
const owners =
  'fax|emergency|emergencies|poison|hotline|toll[- ]free|night|after[- ]hours|weekend|direct|cell|mobile|police|' +
  'non-emergency|billing|dispatch|text|sms|whatsapp|landlord|desk|line|office|branch'
const ownersInFrench =
  'télécopie|urgences?|samu|pompiers|police|gendarmerie|astreinte|nuit|soirs?|week-end|ligne|directe?|portable|numéro vert|' +
  'facturation|comptabilité|secrétariat|accueil|bureau|agence|cabinet|mairie|hôpital|propriétaire|gardien'
const ownersInGerman =
  'telefax|notfall|notfälle|notruf|notdienst|bereitschaft\\p{L}*|polizei|feuerwehr|giftnotruf|nachts?|abends|wochenende|durchwahl|' +
  'direkt|handy|mobil\\p{L}*|buchhaltung|büro|filiale|zweigstelle|praxis|rathaus|krankenhaus|vermieter|hausmeister'
const ownersInSpanish =
  'urgencias?|emergencias?|bomberos|policía|noches?|guardia|fin de semana|fines de semana|línea|directo|directa|móvil|celular|' +
  'gratuito|facturación|contabilidad|recepción|oficina|sucursal|ayuntamiento|hospital|propietario|conserje'
/** Words before a number that is not a phone number. */
const otherNumbers = 'licen[cs]e|permit|policy|number|no\\.|id|ein|abn|vat'
/** Such words in French, German and Spanish: register, tax and bank numbers. */
const otherNumbersElsewhere = 'siren|siret|rcs|ape|tva|iban|n°|ust-?id\\p{L}*|hrb|steuernummer|nif|cif|nie|ncm'
const whose = [owners, ownersInFrench, ownersInGerman, ownersInSpanish, otherNumbers, otherNumbersElsewhere].join('|')
const owned = new RegExp(`(?<![\\p{L}\\p{N}])(?:${whose})(?![\\p{L}\\p{N}])[^.!?\\n]{0,40}$`, 'iu')
const named = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:at|on)[^.!?\n]{0,10}$/u

/**
 * Whether the words before a number tell whose it is, or that it is not a phone number: `Fax:`, `Notfälle:`, `SIRET`.
 */
export const isOwned = (before: string): boolean => owned.test(before) || named.test(before)

const otherLines =
  'fax|télécopie|telefax|emergency|emergencies|urgences?|notfall|notruf|urgencias?|cell|mobile|mobil\\p{L}*|portable|handy|móvil|celular'
const ofOtherLine = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${otherLines}|${otherNumbers}|${otherNumbersElsewhere})(?![\\p{L}\\p{N}])[^.!?\\n]{0,20}$`,
  'iu',
)

/** The same for a number that is the company's own with two digits swapped. The time of a call does not matter here. */
export const isOtherLine = (before: string): boolean => ofOtherLine.test(before)

const everyone =
  /^(?:fax|telefax|télécopie\p{L}*|tel\p{L}*|tél\p{L}*|phone|call|office|büro|mobile?|mobil\p{L}*|portable|handy|móvil|celular|number|nummer|numéro|número)$/iu

/** Whether a word before a number names a kind of line that each organisation has: its fax, its mobile phone. */
export const isLineOfAll = (label: string): boolean => everyone.test(label)
