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

/** What a note tells its reader to do, and what it lacks. */
const orders =
  'add|ask|call|change|check|choose|confirm|decide|delete|describe|explain|answer|translate|fill|find|finish|fix|get|insert|look|make|mention|pick|put|remove|replace|rewrite|see|send|shorten|take|tell|update|use|verify|wait|write'
const wanted =
  'question|heading|title|price|prices|name|names|phone|link|links|image|images|words|description|photo|photos|picture|pictures|text|texts|degrees?|label|labels|alt|caption|quote|intro|bio|address|email|e-mail|number|numbers|figure|figures|date|dates|year|map|video|testimonial|review|reviews|role|job|hours|list|items?|section|page|content|copy|here|later|this|these|the|our|your|more|better|with|from|for|when|what|who|where|why|how'

/** What such a program announces. */
const results =
  '(?:rewritten|revised|polished|improved|updated|shortened|reworded|rephrased|friendlier|version|rewrite|rewording|translation|réécrit|version|traduction|versión|traducción|fassung|überarbeitete[rn]?|übersetzung)'

/** What it was asked to write. */
const kinds =
  '(?:intro|introduction|bio|biography|text|description|draft|paragraph|headline|summary|post|texte|présentation|texto|beschreibung|vorstellung)'

const ofProgram = 'Delete it, and keep the text that visitors are to read.'

const standIns: readonly StandIn[] = [
  {
    // How programs that write texts speak to the person who asked them.
    signs: [
      'language model',
      'ai model',
      'ai assistant',
      'ai sprachmodell',
      'knowledge cutoff',
      'knowledge update',
    ].concat('modèle de langage', 'modelo de lenguaje', 'sprachmodell'),
    pattern:
      /\bas an? (?:AI|large)(?: language)? (?:model|assistant)\b|\bas an AI (?:language )?(?:model|assistant)\b|\bas a language model\b|\bmy (?:last )?knowledge (?:cutoff|update)\b|\ben tant que (?:modèle de langage|grand modèle de langage)|\bcomo modelo de lenguaje\b|\bals (?:KI-)?(?:großes )?sprachmodell\b/giu,
    severity: 'error',
    fix: ofProgram,
  },
  {
    signs: ['here is', "here's", 'here are', 'voici', 'aquí tienes', 'aquí tiene', 'hier ist', 'hier sind'],
    pattern: new RegExp(
      `^(?:(?:Certainly|Sure(?: thing)?|Of course|Absolutely|Great|Bien sûr|Certainement|¡?Claro|¡?Por supuesto|Natürlich|Gerne?)[ \u00a0]?[!,.][ \t]{1,3})?(?:Here(?:['’]s| is| are)|Voici|Aquí tienes?|Hier (?:ist|sind))\\b[^.:\\n]{0,60}\\b${results}\\b[^.:\\n]{0,60}:(?=\\s|$)`,
      'giu',
    ),
    severity: 'error',
    fix: ofProgram,
  },
  {
    signs: ['sure', 'certainly', 'of course', 'absolutely', 'sure thing']
      .map((word) => `${word} here`)
      .concat('bien sûr voici', 'claro aquí', 'natürlich hier', 'gerne hier'),
    pattern: new RegExp(
      `^(?:Certainly|Sure(?: thing)?|Of course|Absolutely|Bien sûr|Claro|Natürlich|Gerne)[ \u00a0]?[!,.][ \\t]{1,3}(?:Here(?:['’]s| is| are)|Voici|Aquí tienes?|Hier (?:ist|sind))\\b[^.:\\n]{0,60}\\b${kinds}\\b[^.:\\n]{0,60}:(?=\\s|$)`,
      'giu',
    ),
    severity: 'error',
    fix: ofProgram,
  },
  {
    signs: [
      'let me know if you d like',
      'let me know if you would like',
      'would you like me to',
      'let me know if you want',
    ],
    pattern:
      /\b(?:Let me know if you(?:['’]d like| would like| want)|Would you like) (?:me to (?:adjust|change|expand|refine|revise|rewrite|shorten|tweak|translate)\b|any (?:adjustments|edits|revisions|tweaks)\b|an? (?:shorter|longer|friendlier|simpler|different|more [a-z]{4,12}) (?:version|tone)(?=[.!?]))[^.!?\n]{0,80}[.!?]?/g,
    severity: 'error',
    fix: ofProgram,
  },
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
    pattern: new RegExp(
      `^TODO[.!:]*$|\\bTODO:|[([]TODO[^)\\]\\n]{0,80}[)\\]]|\\bTODO(?=[ \\t]+(?:${orders}|${wanted})\\b)|(?<=(?:[\\d.!?;)]|\\b[ap]m)[ \\t]{1,3})TODO[.!]?$`,
      'g',
    ),
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
    signs: ['xx', 'xxx', 'xxxx', 'xxxxx', 'xxxxxx'],
    // Two of them are a number of the Romans too, and a size.
    pattern:
      /(?<![\p{L}\p{N}.-])[xX]{3,6}(?![\p{L}\p{N}.-])|(?<![\p{L}\p{N}.-])[Xx]{2}(?=[ \t](?:hours?|minutes?|days?|weeks?|months?|years?|percent|miles|heures?|minutes?|jours?|ans|horas?|minutos|días?|años|Stunden?|Minuten|Tagen?|Jahren?|km|sq)\b|[ \t]?[%€])|(?<=[$£€])[Xx]{2}(?![\p{L}\p{N}])/gu,
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
      /^(?:undefined|null)(?=$|[,;:])|(?<=, )undefined(?=[,.;!?]|$)|\bundefined(?: undefined)+\b|\bInvalid Date\b|(?<=\b(?:at|call|from|in|near|around|by|to|Hi|Hello|Dear) )undefined(?=[,.!?;:)]|$| (?:and|for|now|or|to|today)\b)|\$undefined\b/g,
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
    // https://en.wikipedia.org/wiki/Anytown,_USA: the town of forms that are filled in as an example.
    signs: ['anytown', 'musterhausen', 'musterstraße', 'musterstrasse', 'calle falsa'],
    pattern:
      /(?:\b\d{1,4} [\p{Lu}][\p{L} .]{2,20}, )?\bAnytown\b|\bMuster(?:hausen|stra(?:ß|ss)e(?: \d+)?)(?!\p{L})|\bCalle Falsa 123\b/gu,
    severity: 'warning',
    fix: 'This is the address of nobody, in an example. Write the real one.',
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
    signs: [
      'tagline',
      'slogan',
      'name',
      'price',
      'address',
      'phone',
      'quote',
      'bio',
      'answer',
      'button',
      'link',
      'message',
    ]
      .map((word) => `${word} here`)
      .concat('your tagline', 'your slogan'),
    pattern:
      /^(?:your|insert(?: your| a| the)?) (?:tagline|slogan|name|price|address|phone(?: number)?|quote|bio|answer|button|link|message) here[.!]?$|^your (?:tagline|slogan)[.!]?$/gi,
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
            message:
              fix === ofProgram
                ? `${quoted(words)} is what a program that writes texts says to the person who asked it.`
                : `${quoted(words)} stands where a text is still to be written.`,
            fix,
            ...(fix === ofProgram && { sharedCause: `program ${path.join()}` }),
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
