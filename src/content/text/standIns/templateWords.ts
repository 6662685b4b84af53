/** Placeholder words of templates for a company's own texts. */

import { anyOf, anyPattern } from '../../wording/anyOf.ts'
import { titleFields } from '../checkFiller.ts'
import { cuesWith, numbered, type StandIn, write } from './standIn.ts'

const isFiller = `This is filler of a template. ${write}`

/** The beginnings of the source of the filler (Cicero, De finibus 1.10.32) and of parts of the filler. */
const furtherFiller = [
  ...['sed ut perspiciatis', 'sed do eiusmod', 'ut enim ad minim'],
  ...['duis aute irure', 'excepteur sint', 'nemo enim ipsam'],
]

/** The filler text that printers have used since the 1960s, https://en.wikipedia.org/wiki/Lorem_ipsum. */
export const filler: readonly StandIn[] = [
  {
    cues: ['lorem ipsum', 'dolor sit amet', 'consectetur adipiscing', 'consectetur adipisicing'],
    pattern: anyPattern('gi', [
      '\\blorem ipsum(?:[ ,]+(?!dolor)[a-z]+|[ ,]+dolor sit amet[^\\n]*)?',
      '\\bdolor sit amet\\b[^\\n.]*',
      '\\bconsectetur adipisi?cing\\b[^\\n.]*',
    ]),
    fix: isFiller,
  },
  {
    cues: furtherFiller,
    pattern: new RegExp(`\\b${anyOf(...furtherFiller)}\\b[^\\n]*`, 'gi'),
    fix: isFiller,
  },
]

/** What follows the company name of a template: the end of the text, or words of a sentence about the company. */
const asCompany = `(?=[ \\t]*(?:$|[.,;:!?|)\\n–—-]|${anyOf('is, was, has, offers, provides, serves, cleans, gives, helps, can, will')}\\b))`
const business = '(?:Company|Business)'

/** Placeholders in capitals for the name of a company. */
const inCapitals = `(?<!\\p{L})${anyOf(
  'YOUR (?:COMPANY|BUSINESS)(?: NAME)?, (?:COMPANY|BUSINESS) NAME',
  'SU EMPRESA, NOMBRE DE LA EMPRESA',
  "VOTRE ENTREPRISE, NOM DE L['’]ENTREPRISE",
  'IHRE FIRMA, IHR UNTERNEHMEN, NAME DER FIRMA, FIRMENNAME',
)}(?!\\p{L})`

/** Placeholder names that templates and forms use in the countries of their languages. */
const nobody = anyOf(
  'J(?:ohn|ane) Doe, Joe Bloggs, First ?[Nn]ame Last ?[Nn]ame, A(?:cme|CME) (?:Inc|Corp)',
  '(?:Max |Erika )?Mustermann, Musterfirma, Musterstadt',
  'Fulano de Tal',
)

const writeCompany = 'Write {company}: it stands for the name in site.config.json.'

/** The texts that a template asks for, by their role. */
const parts = 'text, title, heading, headline, subtitle, description, content, copy, paragraph, caption, image, logo'
const facts = 'tagline, slogan, name, price, address, quote, bio, answer, button, link, message'

/** What a page waits for, as templates name it. */
const contents = {
  en: anyOf(
    'testimonial, quote, review, statement, text, bio, biography, description, caption, story, tagline, slogan',
    'headline, heading, paragraph, content, copy, mission, vision, summary',
  ),
  fr: anyOf('témoignage, texte, citation, avis, description, légende, biographie, slogan, titre, prix'),
  es: anyOf('testimonio, texto, cita, reseña, descripción, leyenda, biografía, eslogan, título, precio'),
  de: anyOf('Kundenstimme, Zitat, Text, Bewertung, Beschreibung, Bildunterschrift, Slogan, Titel, Preis'),
}

export const templateWords: readonly StandIn[] = [
  {
    cues: [
      ...['your company name', 'your business name', 'your company here', 'your business here'],
      ...['company name here', 'business name here'],
    ],
    pattern: new RegExp(
      `\\bYour ${business}(?: Name)?(?: Here)\\b|\\b${business} Name Here\\b|\\bYour ${business} Name\\b${asCompany}`,
      'g',
    ),
    fix: writeCompany,
  },
  {
    // In capitals among other words. A heading in capitals may address the reader's own company.
    cues: [
      ...['your company', 'your business', 'company name', 'business name', 'su empresa', 'votre entreprise'],
      ...['ihre firma', 'ihr unternehmen', 'nombre de la empresa'],
      ...['nom de l entreprise', 'name der firma', 'firmenname'],
    ],
    pattern: new RegExp(`${inCapitals}(?:(?<=\\p{Ll}[^\\n]*)|(?=[^\\n]*\\p{Ll}))`, 'gu'),
    severity: 'warning',
    fix: writeCompany,
  },
  {
    // https://en.wikipedia.org/wiki/Anytown,_USA: the town of example addresses in forms.
    cues: ['anytown', 'musterhausen', 'musterstraße', 'musterstrasse', 'calle falsa'],
    pattern: anyPattern('gu', [
      '(?:\\b\\d{1,4} [\\p{Lu}][\\p{L} .]{2,20}, )?\\bAnytown\\b',
      '\\bMuster(?:hausen|stra(?:ß|ss)e(?: \\d+)?)(?!\\p{L})',
      '\\bCalle Falsa 123\\b',
    ]),
    severity: 'warning',
    fix: 'This is the address of nobody, in an example. Write the real one.',
  },
  {
    // Alone, or before a role. A sentence may mention such names in courts and forms.
    cues: [
      ...['john doe', 'jane doe', 'joe bloggs', 'mustermann', 'fulano de tal', 'firstname lastname'],
      ...['first name last name', 'first name lastname', 'firstname last name', 'acme inc'],
      ...['acme corp', 'musterfirma', 'musterstadt'],
    ],
    pattern: new RegExp(`(?<=^|\\n|[–—-] ?)${nobody}(?=\\.?$|\\.?\\n|,)`, 'gu'),
    severity: 'warning',
    fix: 'Write the name of somebody who said it, or leave this part out.',
  },
  {
    cues: [...cuesWith(`${parts}, goes`, 'here'), ...cuesWith('sample, placeholder, dummy', 'text')],
    pattern: anyPattern('gi', [
      `\\b${anyOf('your, insert, add, enter, type, write, put')} (?:your |a |the |some )?${anyOf(parts)} here\\b`,
      '\\b(?:text|content|copy|description|title|heading) goes here\\b',
      '^(?:sample|placeholder|dummy) text[.!]?$',
    ]),
    fix: write,
  },
  {
    cues: [...['insert', 'insérer', 'insérez', 'insertar', 'inserte', 'inserta', 'einfügen']],
    // `checkFillIns` reports the same words in brackets.
    pattern: new RegExp(
      [
        `\\binsert (?:[\\p{L}'’-]+ ){1,4}?${contents.en} here(?!\\p{L})`,
        `(?<!\\p{L})ins[ée]re[rz] (?:ici )?(?:[\\p{L}'’-]+ ){1,4}?${contents.fr}(?: [\\p{L}'’-]+){0,3} ici(?!\\p{L})`,
        `(?<!\\p{L})insert(?:ar|[ea]) (?:[\\p{L}-]+ ){0,4}?${contents.es}(?: [\\p{L}-]+){0,3} aquí(?!\\p{L})`,
        `(?<!\\p{L})${contents.de}(?: [\\p{L}-]+){0,3} hier einfügen(?!\\p{L})`,
      ]
        .map((each) => `(?<![<[{])${each}`)
        .join('|'),
      'giu',
    ),
    fix: write,
  },
  {
    cues: [...cuesWith(`${facts}, phone, number`, 'here'), 'your tagline', 'your slogan'],
    pattern: new RegExp(
      `^(?:your|insert(?: your| a| the)?) ${anyOf(facts, 'phone(?: number)?')} here[.!]?$|^your (?:tagline|slogan)[.!]?$`,
      'gi',
    ),
    fix: write,
  },
  {
    cues: [...numbered('untitled'), 'page title', 'page name', 'new page', 'your title', 'your heading'],
    pattern: new RegExp(
      `^${anyOf(
        'untitled(?: (?:page|document|section))?, new page, page (?:title|name), your (?:title|heading)',
      )}(?: ?\\(?\\d{1,3}\\)?)?(?=[ \\t]*(?:[|–—:-]|$))`,
      'gi',
    ),
    fields: titleFields,
    fix: 'Write what this page, or this part of it, is about.',
  },
]
