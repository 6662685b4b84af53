/** Remains of text that was copied from an e-mail, an encyclopedia or a draft. */

import { anyOf, anyPattern } from '../../wording/anyOf.ts'
import { titleFields } from '../checkFiller.ts'
import { numbered, type StandIn } from './standIn.ts'

const fromLetter = 'Delete it, and all else around it that only the person who got the letter was to read.'

/** Prefixes that mail programs add to the subject of a reply or a forwarded message. */
const subjects = anyOf('Subject, Betreff, Objet, Asunto, Oggetto')
const answers = anyOf('RE, FW, FWD, AW, WG, TR, RV, I')
const senders = anyOf('From, Von, De, Da')
const sentOn = anyOf('Sent, Date, Gesendet, Datum, Envoyé, Enviado(?: el)?, Fecha, To, An, À, Para')
const earlier = anyOf(
  'Original Message, Forwarded message, Ursprüngliche Nachricht, Weitergeleitete Nachricht',
  "Message d['’]origine, Message transféré, Mensaje original, Mensaje reenviado",
)
const hour = '\\d{1,2}[:.h]\\d{2}'

const draft = anyOf('DRAFT, ENTWURF, BROUILLON, BORRADOR, ÉBAUCHE')
const draftInTitle = anyOf('Draft, Entwurf, Brouillon, Borrador, Ébauche')
const version = '(?: ?(?:v|V|no\\. ?)?\\d{1,2})?'

export const pastedWords: readonly StandIn[] = [
  {
    cues: [],
    marks: '[',
    // Word marks a comment with the initials of its author and a number. Footnotes have one letter or none.
    pattern: /\[\p{Lu}{2,3}\d{1,2}\](?![([])/gu,
    severity: 'warning',
    says: 'is the mark of a comment in Word that was copied along',
    fix: 'Delete it, and the comment behind it.',
  },
  {
    cues: [
      ...['subject', 'betreff', 'objet', 'asunto', 'oggetto'].flatMap((word) =>
        ['re', 'fw', 'fwd', 'aw', 'wg', 'tr', 'rv', 'i'].map((answer) => `${word} ${answer}`),
      ),
      ...['original message', 'forwarded message', 'ursprüngliche nachricht', 'weitergeleitete nachricht'],
      ...['message d origine', 'message transféré', 'mensaje original', 'mensaje reenviado'],
    ],
    pattern: new RegExp(`\\b${subjects}[ \\u00a0]?: ?${answers} ?:|-{2,} ?${earlier} ?-{2,}`, 'giu'),
    says: 'is the head of a letter',
    fix: fromLetter,
  },
  {
    cues: ['wrote', 'schrieb', 'a écrit', 'escribió'],
    marks: ':',
    // "On Mon, 3 Nov 2025 at 10:14, Ann wrote:"
    pattern: new RegExp(
      `^(?:On|Am|Le|El) [^\\n:]{4,60}${hour}[^\\n:]{0,80}(?:wrote|schrieb|a écrit|escribió)(?: [^\\n:]{1,60})?[ \\u00a0]?:`,
      'gmu',
    ),
    says: 'is the head of a letter',
    fix: fromLetter,
  },
  {
    cues: ['sent', 'gesendet', 'envoyé', 'enviado', 'fecha', 'datum', 'date'],
    marks: ':',
    pattern: new RegExp(`^${senders} ?: [^\\n]{1,80}\\n${sentOn} ?: [^\\n]{1,80}`, 'gmu'),
    says: 'is the head of a letter',
    fix: fromLetter,
  },
  {
    // Wikipedia adds these to its headings and to unsourced statements.
    cues: [
      ...['edit', 'edit source', 'modifier', 'modifier le code', 'bearbeiten', 'quelltext bearbeiten', 'editar'],
      ...['citation needed', 'réf nécessaire', 'réf souhaitée', 'cita requerida'],
      ...['clarification needed', 'by whom', 'who', 'when'],
    ],
    marks: '[',
    pattern: new RegExp(
      `\\[(?:${anyOf(
        'edit(?: source)?, citation needed, clarification needed, by whom\\?, who\\?, when\\?',
        'modifier(?: \\| modifier le code| le code)?, réf\\. (?:nécessaire|souhaitée)',
        '(?:Quelltext )?bearbeiten(?: \\| Quelltext bearbeiten)?',
        'editar(?: datos en Wikidata)?, cita requerida',
      )})\\](?![([])`,
      'giu',
    ),
    severity: 'warning',
    says: 'is a mark of an encyclopedia that was copied along',
    fix: 'Delete it, and write what you copied in your own words.',
  },
  {
    cues: ['draft', 'entwurf', 'brouillon', 'borrador', 'ébauche'].flatMap((word) => [
      ...numbered(word),
      ...numbered(`${word}v`),
    ]),
    // A beer may be on draft.
    pattern: anyPattern('gu', [
      `[([](?:${draft}|${draftInTitle})${version}[)\\]]`,
      `^${draft}${version}(?=[ :–—-])`,
      `(?<=[ –—|-] ?)${draft}${version}$`,
    ]),
    fields: titleFields,
    severity: 'warning',
    says: 'tells visitors that nobody has finished this',
    fix: 'Delete it, or write "draft": true at the top of the page until it is finished.',
  },
]
