import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { titleFields } from '../text/checkFiller.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'

interface StandIn {
  /** Words of which a text must have some before it is looked at closely. */
  signs: readonly string[]
  pattern: RegExp
  severity: 'error' | 'warning'
  fix: string
  /** Only in these fields. */
  fields?: ReadonlySet<string>
}

const write = 'Write the words that belong here.'

/** What templates say in capitals where the name of a company belongs. */
const inCapitals =
  "(?<!\\p{L})(?:YOUR (?:COMPANY|BUSINESS)(?: NAME)?|(?:COMPANY|BUSINESS) NAME|SU EMPRESA|NOMBRE DE LA EMPRESA|VOTRE ENTREPRISE|NOM DE L['’]ENTREPRISE|IHRE FIRMA|IHR UNTERNEHMEN|NAME DER FIRMA|FIRMENNAME)(?!\\p{L})"

/** Names of nobody, which templates and forms are filled with in the countries of their languages. */
const nobody =
  '(?:J(?:ohn|ane) Doe|Joe Bloggs|(?:Max |Erika )?Mustermann|Fulano de Tal|First ?[Nn]ame Last ?[Nn]ame|A(?:cme|CME) (?:Inc|Corp)|Musterfirma|Musterstadt)'

const standIns: readonly StandIn[] = [
  {
    // The filler of printers since the 1960s, https://en.wikipedia.org/wiki/Lorem_ipsum
    signs: ['lorem ipsum', 'dolor sit amet', 'consectetur adipiscing', 'consectetur adipisicing'],
    pattern:
      /\blorem ipsum(?:[ ,]+(?!dolor)[a-z]+|[ ,]+dolor sit amet[^\n]*)?|\bdolor sit amet\b[^\n.]*|\bconsectetur adipisi?cing\b[^\n.]*/gi,
    severity: 'error',
    fix: `This is filler of a template. ${write}`,
  },
  {
    // The text that the filler is made of goes on so (Cicero, De finibus 1.10.32), and the filler so.
    signs: [
      'sed ut perspiciatis',
      'sed do eiusmod',
      'ut enim ad minim',
      'duis aute irure',
      'excepteur sint',
      'nemo enim ipsam',
    ],
    pattern:
      /\b(?:sed ut perspiciatis|sed do eiusmod|ut enim ad minim|duis aute irure|excepteur sint|nemo enim ipsam)\b[^\n]*/gi,
    severity: 'error',
    fix: `This is filler of a template. ${write}`,
  },
  {
    signs: ['todo'],
    // In Spanish and Portuguese the word means "everything": alone, with a colon, in brackets or before an order it does not.
    pattern:
      /^TODO[.!:]*$|\bTODO:|[([]TODO[^)\]\n]{0,80}[)\]]|\bTODO(?=[ \t]+(?:add|ask|change|check|confirm|describe|answer|question|heading|title|price|name|phone|link|image|words|description|translate|fill|find|finish|get|insert|photo|picture|put|replace|rewrite|text|update|write)\b)/g,
    severity: 'error',
    fix: 'Do what it says, and delete the note. A note to yourself may stand in the "note" of a section.',
  },
  {
    signs: ['fixme'],
    pattern: /\bFIXME\b/g,
    severity: 'error',
    fix: 'Do what it says, and delete the note. A note to yourself may stand in the "note" of a section.',
  },
  {
    signs: ['tbd', 'tbc'],
    // Before another word in capitals it is the name of something.
    pattern: /(?<!\p{Lu}\p{Ll}*[ \t])(?<![\p{L}\p{N}&'’.\-"“„«‘])TB[DC](?![\p{L}\p{N}&'’-]|[ \t]+(?:\p{Lu}|&))/gu,
    severity: 'warning',
    fix: 'It is short for "to be decided": write what is known, or leave the sentence out until it is.',
  },
  {
    signs: ['xxx', 'xxxx', 'xxxxx', 'xxxxxx'],
    pattern: /(?<![\p{L}\p{N}.-])[xX]{3,6}(?![\p{L}\p{N}.-])/gu,
    severity: 'warning',
    fix: write,
  },
  {
    signs: ['nan'],
    // What JavaScript writes for a number that is none; a grandmother and bread are called Nan, naan and NAN.
    pattern:
      /^NaN$|[$€£¥][ \t]?NaN\b|\bNaN(?=[ \t]?(?:[%€$£¥]|\/|(?:percent|am|pm|minutes?|hours?|days?|weeks?|months?|years?|miles?|km|rooms?|dollars?|euros?|feet|ft|sq)\b)|[.,;:!?)]|$)/g,
    severity: 'error',
    fix: 'A program wrote it in place of a number that it did not have. Write the number.',
  },
  {
    signs: ['undefined', 'null', 'invalid date'],
    pattern:
      /^(?:undefined|null)$|\bundefined(?: undefined)+\b|\bInvalid Date\b|(?<=\b(?:at|call|from|in|near|around|by|to|Hi|Hello|Dear) )undefined(?=[,.!?;:)]|$| (?:and|for|now|or|to|today)\b)|\$undefined\b/g,
    severity: 'error',
    fix: 'A program wrote it in place of words that it did not have. Write these.',
  },
  {
    signs: ['your company name', 'your business name', 'your company here', 'your business here', 'company name here'],
    pattern:
      /\bYour (?:Company|Business)(?: Name)?(?: Here)\b|\b(?:Company|Business) Name Here\b|\bYour (?:Company|Business) Name\b(?=[ \t]*(?:$|[.,;:!?|)\n–—-]|(?:is|was|has|offers|provides|serves|cleans|gives|helps|can|will)\b))/g,
    severity: 'error',
    fix: 'Write {company}: it stands for the name in site.config.json.',
  },
  {
    // In capitals among other words; a heading in capitals says the same of the reader's own.
    signs: [
      'your company',
      'your business',
      'company name',
      'business name',
      'su empresa',
      'votre entreprise',
      'ihre firma',
    ].concat('ihr unternehmen', 'nombre de la empresa', 'nom de l entreprise', 'name der firma', 'firmenname'),
    pattern: new RegExp(`(?<=\\p{Ll}[^\\n]*)${inCapitals}|${inCapitals}(?=[^\\n]*\\p{Ll})`, 'gu'),
    severity: 'warning',
    fix: 'Write {company}: it stands for the name in site.config.json.',
  },
  {
    // Alone, or before what somebody is: courts and forms may be spoken of in a sentence.
    signs: ['john doe', 'jane doe', 'joe bloggs', 'mustermann', 'fulano de tal', 'firstname lastname'].concat(
      'first name last name',
      'acme inc',
      'acme corp',
      'musterfirma',
      'musterstadt',
    ),
    pattern: new RegExp(`(?<=^|\\n|[–—-] ?)${nobody}(?=\\.?$|\\.?\\n|,)`, 'gu'),
    severity: 'warning',
    fix: 'Write the name of somebody who said it, or leave this part out.',
  },
  {
    signs: [
      ...['text', 'title', 'heading', 'headline', 'subtitle', 'description', 'content', 'copy', 'paragraph'],
      ...['caption', 'image', 'logo', 'goes'],
    ]
      .map((word) => `${word} here`)
      .concat('sample text', 'placeholder text', 'dummy text'),
    pattern:
      /\b(?:your|insert|add|enter|type|write|put) (?:your |a |the |some )?(?:text|title|heading|headline|subtitle|description|content|copy|paragraph|caption|image|logo) here\b|\b(?:text|content|copy|description|title|heading) goes here\b|^(?:sample|placeholder|dummy) text[.!]?$/gi,
    severity: 'error',
    fix: write,
  },
  {
    signs: ['untitled', 'page title', 'page name', 'new page', 'your title', 'your heading'],
    pattern:
      /^(?:untitled(?: (?:page|document|section))?|new page|page (?:title|name)|your (?:title|heading))(?: ?\(?\d{1,3}\)?)?(?=[ \t]*(?:[|–—:-]|$))/gi,
    fields: titleFields,
    severity: 'error',
    fix: 'Write what this page, or this part of it, is about.',
  },
]

/** What a text must hold before it is worth a look. */
export const standInPhrases: readonly string[] = standIns.flatMap(({ signs }) => signs)

/**
 * Words of a template, of a to-do list or of a program that stand where nobody has written yet: an error where a visitor can
 * only wonder, a warning where they may be meant. A draft is only warned.
 */
export function checkStandIns({ path, value, format, field }: TextField, isDraft: boolean): Mistake[] {
  if (format === 'href') return []
  const found = standIns.flatMap(({ pattern, severity, fix, fields }) =>
    fields && !fields.has(field)
      ? []
      : matchesOf(pattern, value).map(
          ({ 0: words, index }): Mistake => ({
            path,
            span: { start: index, end: index + words.length },
            code: 'stand-in',
            severity: isDraft ? 'warning' : severity,
            message: `${quoted(words)} stands where a text is still to be written.`,
            fix,
          }),
        ),
  )
  // "Lorem ipsum dolor sit amet" is one piece of filler.
  return found.filter(
    ({ span }, index) =>
      !found
        .slice(0, index)
        .some((other) => span && other.span && other.span.end > span.start && other.span.start < span.end),
  )
}
