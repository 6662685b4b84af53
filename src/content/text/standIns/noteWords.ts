/** Notes that people who write a site leave for themselves. */

import { anyOf, anyPattern } from '../../wording/anyOf.ts'
import { settleIt } from '../checkFillIns.ts'
import { type StandIn, write } from './standIn.ts'

/** The order that a note gives, and what it asks for. */
const orders = anyOf(
  'add, ask, call, change, check, choose, confirm, decide, delete, describe, explain, answer, translate, fill, find, finish, fix',
  'get, insert, look, make, mention, pick, put, remove, replace, rewrite, see, send, shorten, take, tell, update, use, verify',
  'wait, write',
)
const wanted = anyOf(
  'question, heading, title, price, prices, name, names, phone, link, links, image, images, words, description, photo, photos',
  'picture, pictures, text, texts, degrees?, label, labels, alt, caption, quote, intro, bio, address, email, e-mail, number',
  'numbers, figure, figures, date, dates, year, map, video, testimonial, review, reviews, role, job, hours, list, items?',
  'section, page, content, copy',
  'here, later, this, these, the, our, your, more, better, with, from, for, when, what, who, where, why, how',
)

/** The units of a number. */
const units = anyOf(
  'hours?, minutes?, days?, weeks?, months?, years?, percent, miles, km, sq',
  'heures?, jours?, ans',
  'horas?, minutos, días?, años',
  'Stunden?, Minuten, Tagen?, Jahren?',
)
const apart = ['(?<![\\p{L}\\p{N}.-])', '(?![\\p{L}\\p{N}.-])'] as const

/**
 * Signatures that mail programs add below a message, as a separate line or sentence. Customers may also tell how they
 * sent a picture.
 */
const devices = '(?:i?phone|ipad|mobile|smartphone|android|samsung|handy|téléphone|portable|teléfono|móvil)'
const signatures = anyOf(
  `sent from my (?:\\p{L}+ )?${devices}, sent from outlook for (?:ios|android)`,
  `envoyé (?:de|depuis|à partir de) mon (?:\\p{L}+ )?${devices}`,
  `enviado desde mi (?:\\p{L}+ )?${devices}`,
  `von meinem (?:\\p{L}+ )?${devices} gesendet`,
)
/** Precedes an order such as "see attached". In "you may see attached", the words tell what somebody can do. */
const orderBegins = '(?<=^\\s*|[([.!?:;,—–]\\s*|please )'
const files = '(?:document|file|list|sheet|photo|picture|image|pdf|spreadsheet|price list)s?'
const attachments = anyOf(
  `see (?:the )?attached ${files}, see (?:the )?attachment, please find attached, see attached(?=[)])`,
  'voir (?:la )?pi[eè]ce jointe, veuillez trouver ci-joint',
  '(?:véase|ver|vea) (?:el )?(?:archivo |documento )?adjunto',
  'siehe anhang, anbei (?:finden|erhalten|sende)',
)

/** What is left to do with a text, before its subject: "À écrire : la description". */
const leftToDo =
  'to (?:write|translate), à (?:écrire|rédiger|traduire), (?:noch )?zu (?:schreiben|übersetzen), (?:por|para) (?:escribir|redactar|traducir)'
/** A request to a colleague that names nothing else: visitors are asked to check or confirm something. */
const requests = {
  please: 'pls, plz, please, bitte, svp, merci de, por favor',
  look: 'check, confirm, verify, review, proofread, update, fix, prüfen, klären, ergänzen, korrigieren, vérifier, confirmer, relire, compléter, corriger, revisar, confirmar, verificar, completar, corregir',
}

const doIt = 'Do what it says, and delete the note. A note to yourself may stand in the "note" of a section.'

/** Crosses in place of digits or letters. */
const ofX = Array.from({ length: 11 }, (_, index) => 'x'.repeat(index + 2))

export const notes: readonly StandIn[] = [
  {
    cues: ['sent from', 'envoyé de', 'envoyé depuis', 'envoyé à', 'enviado desde', 'von meinem'],
    pattern: new RegExp(`(?<=^\\s*|[.!?…]\\s+)${signatures}(?=[.!]?\\s*$)`, 'gimu'),
    says: 'is what a program writes below a letter',
    fix: 'Delete it: visitors read it as a part of the text.',
  },
  {
    cues: [
      ...['see attached', 'see the attached', 'see attachment', 'see the attachment', 'find attached'],
      ...['pièce jointe', 'piece jointe', 'trouver ci', 'adjunto', 'siehe anhang', 'anbei finden', 'anbei erhalten'],
      'anbei sende',
    ],
    pattern: new RegExp(`${orderBegins}${attachments}(?!\\p{L})`, 'gimu'),
    severity: 'warning',
    says: 'is about a file that came with a letter, and visitors do not have it',
    fix: 'Write what the file says, or link to it, [the price list](/files/prices.pdf).',
  },
  {
    cues: ['todo'],
    // In Spanish and Portuguese the word means "everything", except alone, with a colon, in brackets or before an
    // order.
    pattern: anyPattern('g', [
      '^TODO[.!:]*$',
      '\\bTODO:',
      '[([]TODO[^)\\]\\n]{0,80}[)\\]]',
      `\\bTODO(?=[ \\t]+(?:${orders}|${wanted})\\b)`,
      '(?<=(?:[\\d.!?;)]|\\b[ap]m)[ \\t]{1,3})TODO[.!]?$',
    ]),
    fix: doIt,
  },
  {
    cues: [
      ...['to write', 'to translate', 'à écrire', 'à rédiger', 'à traduire', 'zu schreiben', 'zu übersetzen'],
      ...['por escribir', 'por redactar', 'por traducir', 'para escribir', 'para redactar', 'para traducir'],
    ],
    marks: ':',
    pattern: new RegExp(`(?<=^\\s*|[.!?…]\\s+|\\()${anyOf(leftToDo)}(?=[ \\t\\u00a0\\u202f]?:)`, 'gimu'),
    severity: 'warning',
    fix: doIt,
  },
  {
    cues: requests.please.split(', '),
    marks: '(',
    // "(please confirm by phone)" asks the visitor, "(Ann: please check this before Friday)" a colleague.
    pattern: new RegExp(
      `\\((?:[^()\\n]{0,40}[ ,:–—-])?${anyOf(requests.please)}[ ,]+(?:noch ?mal |noch |re-?)?${anyOf(requests.look)}(?: (?:this|that|these|again|das|ça|esto))?[ \\u00a0!?.]*\\)|\\([\\p{L}.]{2,15}(?: [\\p{L}.]{2,15})?[ \\u00a0]?: ?${anyOf(requests.please)}[ ,]+${anyOf(requests.look)}(?!\\p{L})[^()\\n]{0,100}\\)`,
      'giu',
    ),
    severity: 'warning',
    says: 'asks a colleague, and visitors would read it as it stands',
    fix: settleIt,
  },
  { cues: ['fixme'], pattern: /\bFIXME\b/g, fix: doIt },
  {
    cues: ['tbd', 'tbc'],
    // Before another capitalized word, it is part of a name.
    pattern: /(?<!\p{Lu}\p{Ll}*[ \t])(?<![\p{L}\p{N}&'’.\-"“„«‘])TB[DC](?![\p{L}\p{N}&'’-]|[ \t]+(?:\p{Lu}|&))/gu,
    severity: 'warning',
    fix: 'It is short for "to be decided": write what is known, or leave the sentence out until it is.',
  },
  {
    cues: ofX,
    // The number of a licence, and a price. "XX $20" is a size and its price.
    pattern: anyPattern('gu', [
      `${apart[0]}[Xx]{2,3}(?:[.,][Xx]{2})?[ \\t\\u00a0\\u202f]?(?:[€£]|\\$(?!\\d))`,
      '(?<=[$£€][ \\u00a0]?)[Xx]{2,3}(?:[.,][Xx]{2})?(?![\\p{L}\\p{N}])',
      `${apart[0]}[Xx]{7,12}${apart[1]}`,
    ]),
    fix: write,
  },
  {
    cues: ofX,
    // XX is also a Roman numeral and a clothing size.
    pattern: new RegExp(
      [`${apart[0]}[xX]{3,6}${apart[1]}`, `${apart[0]}[Xx]{2}(?=[ \\t\\u00a0]${units}\\b|[ \\t\\u00a0]?%)`].join('|'),
      'gu',
    ),
    severity: 'warning',
    fix: write,
  },
]
