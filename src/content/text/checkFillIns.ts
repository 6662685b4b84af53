import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import type { TextField } from '../schema/findTexts.ts'
import { anyOf, anyPattern } from '../wording/anyOf.ts'
import { createSearches, findMatches, type Search } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { locationTokens, siteTokens } from './tokens.ts'

/** What people call the facts that a blank stands for, as part of a pattern. */
const facts =
  '(?:(?:your|our|the|store|opening|office|insert|enter|add|client|customer|company|business|brand|agency|first|last|full|city|town|state|county|phone|telephone|street|email|e-mail|owner|service|website|zip)[ _-]+){0,3}' +
  '(?:name|surname|forename|company|business|brand|city|town|state|county|phone|telephone|number|phone[ _-]number|email|e-mail|mail|address|date|price|year|zip|zip[ _-]code|postcode|website|url|domain|service|hours|text|title|image|photo|logo|here)'

/**
 * The same in French, German and Spanish. "[Votre équipe]" is excluded, because an editor may insert it within a
 * quotation.
 */
const otherFacts = [
  '(?:(?:texte|prix|date|nom|adresse|photo|description|horaires?) )?à (?:compléter|venir|remplir|confirmer|définir|préciser|rédiger|écrire|traduire|ajouter)',
  '(?:(?:insérer|insérez|ajouter|ajoutez|saisir|saisissez|écrire|écrivez) (?:ici |votre |le |la |un |une )?|votre )(?:texte|nom|titre|prix|date|adresse|photo|image|description|entreprise|ville|téléphone|numéro|courriel|e-?mail|slogan|lien)(?: [^[\\]\\n]{1,40})?',
  "(?:nom|numéro|adresse) (?:de la|de l[’']|du|de|d[’'])[^[\\]\\n]{1,40}",
  '(?:ihr|ihre|ihren|dein|deine|hier) (?:text|name|firmenname|titel|preis|bild|foto|beschreibung|adresse|firma|telefonnummer|e-?mail|slogan|ort|stadt)(?: [^[\\]\\n]{1,40})?',
  '(?:bitte |hier )?(?:text|inhalt|name|datum|preis|bild|foto|beschreibung|adresse|telefonnummer)(?: hier)? (?:einfügen|eingeben|ergänzen|einsetzen|folgt|nachtragen)',
  '(?:vor|nach)name|prénom|apellidos?|(?:noch )?zu (?:ergänzen|klären|schreiben|prüfen)|firmenname|telefonnummer',
  '(?:por|para) (?:completar|rellenar|definir|confirmar|escribir|traducir)|pendiente',
  '(?:(?:inserte|insertar|escriba|escribir|agregar|agregue|añadir|añada) (?:aquí |su |el |la |un |una )?|su |tu )(?:texto|nombre|título|precio|fecha|foto|imagen|descripción|dirección|empresa|ciudad|teléfono|número|correo|eslogan|enlace)(?: [^[\\]\\n]{1,40})?',
  '(?:nombre|número|dirección) (?:de la|del|de) [^[\\]\\n]{1,40}',
].join('|')

/** Orders to a translator, before a colon and the text. */
const ofTranslation =
  '(?:to )?translate|to be translated|à traduire|traduire|(?:noch )?zu übersetzen|übersetzen|(?:por |para )?traducir'

/** Errors that spreadsheets write in place of a value, in the languages of their users. */
const cellErrors =
  '#(?:REF!|N/A|NAME\\?|VALUE!|DIV/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|WERT!|BEZUG!|ZAHL!|NV|VALEUR!|NOMBRE!|NOM\\?|¡REF!|¡VALOR!|¿NOMBRE\\?|¡DIV/0!)'

/** The same facts as names of variables in a script. */
const capitalFacts = 'SERVICE|CITY|TOWN|STATE|COMPANY|PHONE|EMAIL|NAME|ADDRESS|PRICE|DATE|HOURS|TITLE'

/** Every long fraction of a sum has one of these. */
const longFractions = ['9999999', '0000000']

interface FillIn extends Search {
  /** Whether the found text is certainly a blank; otherwise it may be intended. */
  isSure(found: string): boolean
  /** Whether the text before the match requires a value. Default: always. */
  fits?(before: string): boolean
}

const always = () => true

const tokens = [...siteTokens, ...locationTokens].join('|')
/** The name of a placeholder in round brackets, `(company)`. */
export const roundTokens = `\\((?:${tokens}|Company|Phone|Email|City|State|County)\\)`
/** The start of a note from the writer to the writer, in capitals. */
export const noteStart = '\\((?:CHECK|CONFIRM|VERIFY|ASK|UPDATE|REPLACE|REWRITE|FIX|NEEDS?)\\b'
/** Words with which a writer asks a colleague by name to look at something again. */
const colleague = '@?\\p{Lu}\\p{Ll}{1,15} ?[:,] '
const again =
  'still|true|correct|right|ok|okay|check|confirm|sure|noch|stimmt|richtig|aktuell|prüfen|toujours|encore|exact|juste|vérifie[rsz]?|bon|sigue|todavía|correcto|cierto|verificar|revisar'
/** The start of such a question. It is searched in every text, so accented letters are left to the full pattern. */
export const askStart = '\\(@?[A-ZÀ-Þ][a-zß-ÿ]{1,15} ?[:,] '

/** What to do about words in brackets that ask a colleague. */
export const settleIt =
  'Settle it, and delete the words in brackets. A note to yourself may stand in the "note" of a section.'

/** Words that require a value after them; after a noun, "(city)" may be a remark. */
const leadingWords = anyOf(
  'in, around, near, from, to, of, for, by, with, at, on, across, throughout, outside, within, and, or, about, than, why, is, are',
  'call, dial, phone, text, write, e-?mail, visit, choose, trust, hire, contact, ask, reach, serves?, serving',
)
const beforeBlank = new RegExp(`(?:^|[.!?:\\n(]|(?<![\\p{L}\\p{N}])${leadingWords}[ \\t]+)[ \\t]{0,3}$`, 'iu')

const fillIns: readonly FillIn[] = [
  // (company), (phone) in place of a placeholder; after a noun they may be a remark.
  { pattern: new RegExp(roundTokens, 'g'), cues: ['('], isSure: always, fits: (before) => beforeBlank.test(before) },
  // [responseTime]
  { pattern: new RegExp(`\\[(?:${tokens})\\](?![ \\t]{0,9}[([])`, 'g'), cues: ['['], isSure: always },
  // JavaScript's text for an object.
  { pattern: /\[object [A-Z][A-Za-z]{1,20}\]/g, cues: ['[object '], isSure: always },
  // [insert text here], [your company name], [Company Name], but not the text of a link.
  {
    pattern: new RegExp(
      `\\[(?:(?:insert|enter|add|fill in|put|type|replace|your|todo|tbd|tbc)\\b[^[\\]\\n]{0,80}|${facts})\\](?![ \\t\\u00a0]{0,9}[([])`,
      'gi',
    ),
    cues: ['['],
    isSure: (found) => found.includes(' ') || /[A-Z]/.test(found),
  },
  // [to translate: Trois des onze]
  {
    pattern: new RegExp(`\\[(?:${ofTranslation})[ \\u00a0]?:[^[\\]\\n]{0,300}\\]`, 'giu'),
    cues: ['['],
    isSure: always,
  },
  // [à compléter], [votre texte], [Ihr Text], [por completar]
  { pattern: new RegExp(`\\[(?:${otherFacts})\\](?![ \\t\\u00a0]{0,9}[([])`, 'giu'), cues: ['['], isSure: always },
  // $(city), %(phone)s, #(email) of scripts.
  { pattern: new RegExp(`[$%#@]\\((?:${tokens})\\)s?`, 'g'), cues: ['$(', '%(', '#(', '@('], isSure: always },
  // {{first_name}}, {{ promo }}, {{}}; misspelt placeholders of our own have a separate message.
  { pattern: /\$?\{\{[^{}\n]{0,60}\}\}/g, cues: ['{{'], isSure: always },
  // {first_name}, {customer.name}: our own placeholders consist of letters only.
  { pattern: /(?<!\{)\$?\{[A-Za-z]{1,30}(?:[_.-][A-Za-z0-9]{1,30}){1,4}\}(?!\})/g, cues: ['{'], isSure: always },
  // {% if %}, <%= name %>, *|FNAME|* of other programs.
  {
    pattern: /\{%[^{}%\n]{1,80}%\}|<%[^<>%\n]{1,80}%>|\*\|[A-Z_:]{2,40}\|\*/g,
    cues: ['{%', '<%', '*|'],
    isSure: always,
  },
  // $city, $phone, $FIRST_NAME of scripts; $CAD is a currency.
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}$])\\$(?:${tokens}|${capitalFacts}|[A-Z]{3,20}(?:_[A-Z]{2,20}){1,3})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    cues: ['$'],
    isSure: always,
  },
  // <phone>, <your name>, <insert vision statement here>
  { pattern: new RegExp(`<(?:${facts}|(?:insert|enter|your) [^<>\\n]{2,60})>`, 'gi'), cues: ['<'], isSure: always },
  // %NAME%, %%FIRST_NAME%%
  { pattern: /(?<![\p{L}\p{N}%])%{1,2}[A-Z][A-Z0-9_]{2,30}%{1,2}(?![\p{L}\p{N}%])/gu, cues: ['%'], isSure: always },
  // %company%, %first_name%
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}%])%{1,2}(?:${tokens}|[a-z]{3,20}(?:_[a-z]{1,20}){0,2})%{1,2}(?![\\p{L}\\p{N}%])`,
      'gu',
    ),
    cues: ['%'],
    isSure: always,
  },
  // %d, %s, %1$s of programs; after a number, the sign means percent: "100 %d'avance".
  {
    pattern: /(?<![\p{L}\p{N}%]|\p{N}[ \u00a0\u202f])%(?:\d\$)?(?:\.\d)?[dsf@](?![\p{L}\p{N}'\u2019%])/gu,
    cues: ['%'],
    isSure: always,
  },
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}#])${cellErrors}(?![\\p{L}\\p{N}])`, 'gu'), cues: ['#'], isSure: always },
  // A sum as computers count it, 2349.9999999999995 (IEEE 754).
  {
    pattern: /(?<![\d.,])\d{1,9}[.,]\d{0,8}?(?:9{7,}|0{7,})\d{1,3}(?![\d.,]\d|\d)/g,
    cues: longFractions,
    isSure: () => false,
  },
  // A cell that is too narrow for its number.
  { pattern: /^\s*#{3,}\s*$/g, cues: ['###'], isSure: always },
  // Source references that text generators leave behind: :contentReference[oaicite:2]{index=2}, 【4†source】, [Source:
  // 1].
  {
    pattern: anyPattern('g', [
      ':?contentReference\\[[^\\]\\n]{1,40}\\](?:\\{[^{}\\n]{0,40}\\})?',
      '【[^】\\n]{1,40}】',
      '\\[(?:[Ss]ource|[Cc]itation): ?\\d{1,3}\\]',
      '\\[(?:cite|oaicite)[:_ ][^\\]\\n]{1,40}\\]',
    ]),
    cues: ['contentReference', '【', '['],
    isSure: always,
  },
  // (CHECK WITH DANA)
  { pattern: new RegExp(`${noteStart}[A-Z\\d '’?!:,./-]{2,60}\\)`, 'g'), cues: ['('], isSure: always },
  // (Dana: is this still true?)
  {
    pattern: new RegExp(
      `\\((?!(?:Note|Tip|Hint|Tipp|Hinweis|Nota|Astuce|Q|FAQ)[ :])${colleague}[^()?\\n]{0,60}(?<![\\p{L}])(?:${again})(?![\\p{L}])[^()?\\n]{0,60}\\? ?\\)`,
      'gu',
    ),
    cues: ['?)', '? )'],
    isSure: () => false,
  },
  // A text of only dots or question marks, for which every text is searched, and a gap of them within a text.
  { pattern: /^[\s.\u2026?_\p{Pd}]+$/gu, cues: [''], isSure: always },
  {
    pattern: /(?<=[ \t])\?{3,}(?=[ \t])|_{4,}|(?<=\p{Sc}[ \t]?)_{2,}|_{2,}(?=[ \t]?\p{Sc})/gu,
    cues: ['???', '__'],
    isSure: () => false,
  },
  // A price with only its currency symbol: "... €", "€ ??".
  {
    pattern: /^\s*(?:\p{Sc}\s*[.\u2026?]{2,}|[.\u2026?]{2,}\s*\p{Sc}|\p{Sc}\s*\u2026|\u2026\s*\p{Sc})\s*$/gu,
    cues: ['$', '€', '£'],
    isSure: always,
  },
  // __NAME__, ##NAME##
  { pattern: /(?<![\p{L}\p{N}#])##[A-Z][A-Z0-9_]{2,30}##(?![\p{L}\p{N}#])/gu, cues: ['##'], isSure: always },
]

const fillInsIn = createSearches(fillIns)

/**
 * Finds blanks that nobody has filled in: those of form letters (`[insert text here]`, `<phone>`), those of other
 * programs (`%NAME%`), and what such programs write for a missing value. Words in brackets that may be intended are a
 * warning.
 */
export function checkFillIns({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href') return []
  if (isCell(path) && /^\s*\p{Pd}\s*$/u.test(value)) return []
  const found = fillInsIn(value).flatMap((fillIn) =>
    findMatches(fillIn, value).flatMap(({ 0: words, index }): (Mistake & { span: Span })[] => {
      const { isSure, fits = always } = fillIn
      if (isOurs(words) || !fits(value.slice(Math.max(0, index - 20), index))) return []
      return [
        {
          path,
          span: { start: index, end: index + words.length },
          code: 'blank-left',
          severity: isSure(words) ? 'error' : 'warning',
          ...explain(words),
        },
      ]
    }),
  )
  const seen = new Set<string>()
  return found.filter(({ span }) => !seen.has(keyOf(span)) && seen.add(keyOf(span)))
}

/** Whether a text is a cell of a table or a price, in which a dash means "none". */
const isCell = (path: Path) =>
  path.at(-1) === 'price' || (typeof path.at(-1) === 'number' && typeof path.at(-2) === 'number')

type Span = NonNullable<Mistake['span']>
const keyOf = ({ start, end }: Span) => `${start} ${end}`

/** Whether a match is one of our placeholders with too many braces or an unknown name; `checkTokens` reports those. */
const isOurs = (found: string) =>
  /\{[A-Za-z]+\}/.test(found) ||
  (found.includes('{') && /^[${\s]/.test(found) && isKnown(found.replace(/[${}\s]/g, '')))

const known = new Set([...siteTokens, ...locationTokens].map((name) => name.toLowerCase()))
const isKnown = (name: string) => known.has(name.toLowerCase())

function explain(found: string): Pick<Mistake, 'message' | 'fix' | 'replacement'> {
  if (found.startsWith('[object '))
    return {
      message: 'The words that belong here are missing: a program wrote its own sign in their place.',
      fix: 'Write the words.',
    }
  if (/^\d+[.,]\d{8,}$/.test(found))
    return {
      message: `${quoted(found)} is a number as a computer counts it.`,
      fix: `Write it rounded: ${Number(Number(found.replace(',', '.')).toFixed(2))}.`,
    }
  if (/^\s*#+\s*$/.test(found))
    return {
      message: `${quoted(found.trim())} is what a spreadsheet shows where a column is too narrow for its number.`,
      fix: 'Write the number.',
    }
  if (new RegExp(`^${cellErrors}$`).test(found))
    return {
      message: `${quoted(found)} is what a spreadsheet writes where it has no value.`,
      fix: 'Write the number, or the words, that belong here.',
    }
  if (/contentReference|【|^\[(?:source|citation|cite|oaicite)/i.test(found))
    return {
      message: `${quoted(found)} is the mark of a program that wrote this text: it meant a source.`,
      fix: 'Delete it, and see whether what stands before it is true.',
    }
  if (found.endsWith('?)') && /^\([^)]*[:,]/.test(found))
    return {
      message: `${quoted(found)} asks a colleague, and visitors would read it as it stands.`,
      fix: settleIt,
    }
  const message = `${quoted(found)} was never filled in, and visitors would read it as it stands.`
  const words = found.toLowerCase().replace(/[^a-z]+/g, ' ')
  const own = [...siteTokens, ...locationTokens].find((name) => name.toLowerCase() === words.trim())
  if (own !== undefined && /^[([$%]/.test(found))
    return {
      message,
      fix: `Write {${own}}: placeholders stand in braces.`,
      ...(siteTokens.some((name) => name === own) && { replacement: `{${own}}` }),
    }
  const [, token, source] = tokensByWord.find(([word]) => word.test(words)) ?? []
  if (token === undefined) return { message, fix: 'Write the words that belong here, or delete it.' }
  return { message, fix: `Write the words that belong here, or {${token}}: it stands for what ${source} says.` }
}

const tokensByWord = [
  [/phone/, 'phone', 'site.config.json'],
  [/\be ?mail\b/, 'email', 'site.config.json'],
  [/\b(?:company|business|brand)\b/, 'company', 'site.config.json'],
  [/\b(?:city|town)\b/, 'city', 'the location block'],
] as const
