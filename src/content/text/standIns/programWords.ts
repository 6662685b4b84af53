/** Remains of programs: of those that write texts for people, and of those that insert values into texts. */
import { anyOf, anyPattern } from '../../wording/anyOf.ts'
import { cuesWith, type StandIn } from './standIn.ts'

/** The fix for text by AI assistants. `checkStandIns` recognizes their problems by it. */
export const ofProgram = 'Delete it, and keep the text that visitors are to read.'

/** Phrases in which such a program names itself or its knowledge. */
const selfs = anyOf(
  'as an? (?:AI|large)(?: language)? (?:model|assistant)\\b, as a language model\\b, my (?:last )?knowledge (?:cutoff|update)\\b',
  'en tant que (?:grand )?modèle de langage',
  'como modelo de lenguaje\\b',
  'als (?:KI-)?(?:großes )?sprachmodell\\b',
)

/** Phrases that agree to a request and that introduce a result. */
const agreeing = anyOf('Certainly, Sure(?: thing)?, Of course, Absolutely', 'Bien sûr', 'Claro', 'Natürlich, Gerne')
const agreeingAtAll = anyOf('Great', 'Certainement', '¡Claro, ¡?Por supuesto', 'Gern')
const behindAgreeing = '[ \u00a0]?[!,.][ \\t]{1,3}'
const handing = anyOf("Here(?:['’]s| is| are)", 'Voici', 'Aquí tienes?', 'Hier (?:ist|sind)')

/** The results that it announces. */
const results = anyOf(
  'rewritten, revised, polished, improved, updated, shortened, reworded, rephrased, friendlier, version, rewrite, rewording, translation',
  'réécrit, traduction',
  'versión, traducción',
  'fassung, überarbeitete[rn]?, übersetzung',
)

/** The kinds of text that it was asked for. */
const kinds = anyOf(
  'intro, introduction, bio, biography, text, description, draft, paragraph, headline, summary, post',
  'texte, présentation',
  'texto',
  'beschreibung, vorstellung',
)

/** The end of such an announcement. */
const announced = (things: string) => `\\b[^.:\\n]{0,60}\\b${things}\\b[^.:\\n]{0,60}:(?=\\s|$)`

/** The changes that it offers to make next. */
const changes = 'adjust|change|expand|refine|revise|rewrite|shorten|tweak|translate'
const otherVersion = anyOf('shorter, longer, friendlier, simpler, different, more [a-z]{4,12}')
const rewordings = anyOf(
  'shorter, longer, friendlier, simpler, warmer, punchier, clearer, snappier, formal, casual, concise, detailed, playful, personal',
)
const offers = anyOf(
  `me to (?:${changes})\\b`,
  `me to make (?:it|this|these|them|the (?:text|tone|wording))(?: [a-z]{1,12}){0,2} ${rewordings}`,
  'any (?:adjustments|edits|revisions|tweaks)\\b',
  `an? ${otherVersion} (?:version|tone)(?=[.!?])`,
)

/** The same offers in French, German and Spanish: to change the text itself. */
const offersElsewhere = anyOf(
  "(?:Dites-moi si vous (?:souhaitez|voulez)|Dis-moi si tu (?:veux|souhaites)|Souhaitez-vous|Veux-tu) que je (?:l[ea]s? |l['’])?(?:raccourcisse|rallonge|reformule|réécrive|traduise|adapte|modifie|rende plus)",
  '(?:Sag mir (?:gerne )?Bescheid|Sagen Sie mir Bescheid|Lass mich wissen|Lassen Sie mich wissen),[ ](?:wenn|falls|ob) ich (?:ihn|es|sie|das|den Text|die Fassung)[^.!?\\n]{0,40}(?:kürzen|kürzer|länger|umformulieren|anpassen|überarbeiten|übersetzen|formulieren)',
  '(?:Soll ich den Text|Möchtest du,[ ]dass ich den Text) [^.!?\\n]{0,30}(?:kürze|kürzen|umformulier|anpass|überarbeite|übersetze)',
  '(?:Avísame|Dime|Hágame saber) si (?:quieres|quiere|desea) que (?:l[oa]s? )?(?:acorte|alargue|reescriba|reformule|traduzca|adapte|haga más)',
  '¿?Quieres que l[oa] (?:acorte|alargue|reescriba|reformule|traduzca|adapte|haga más)',
)

/** Phrases with which they decline a request, at the beginning of a text. */
const declined = anyOf(
  "i['’]?m sorry,? but i (?:can['’]?t|cannot|can not|am unable to|['’]?m unable to|['’]?m not able to) (?:help|assist|do that|comply|fulfil|fulfill|provide|generate|write)",
  "je suis désolée?,? mais je ne peux pas (?:vous aider|t[’']aider|aider|répondre|fournir|générer|écrire)",
  'es tut mir leid,? aber ich kann (?:dir |ihnen )?(?:dabei |damit |das )?nicht (?:helfen|weiterhelfen|tun|schreiben|erstellen)',
  'lo siento,? pero no puedo (?:ayudar(?:te|le)?|hacer eso|proporcionar|generar|escribir)',
)

/** Phrases with which AI assistants address the person who asked them. */
export const saidByPrograms: readonly StandIn[] = [
  {
    cues: ['i m sorry', 'im sorry', 'je suis désolé', 'je suis désolée', 'es tut mir leid', 'lo siento'],
    pattern: new RegExp(`^${declined}(?!\\p{L})[^.!?\\n]{0,80}[.!?]?`, 'giu'),
    fix: ofProgram,
  },
  {
    cues: [
      ...['language model', 'ai language', 'ai model', 'ai assistant'],
      ...['ai sprachmodell', 'knowledge cutoff', 'knowledge update'],
      ...['modèle de langage', 'modelo de lenguaje', 'sprachmodell'],
    ],
    pattern: new RegExp(`\\b${selfs}`, 'giu'),
    fix: ofProgram,
  },
  {
    cues: ['here is', "here's", 'here are', 'voici', 'aquí tienes', 'aquí tiene', 'hier ist', 'hier sind'],
    marks: ':',
    pattern: new RegExp(
      `^(?:(?:${agreeing}|${agreeingAtAll})${behindAgreeing})?${handing}${announced(results)}`,
      'giu',
    ),
    fix: ofProgram,
  },
  {
    cues: [
      ...cuesWith('sure, certainly, of course, absolutely, sure thing', 'here'),
      ...['bien sûr voici', 'claro aquí', 'natürlich hier', 'gerne hier'],
    ],
    marks: ':',
    pattern: new RegExp(`^${agreeing}${behindAgreeing}${handing}${announced(kinds)}`, 'giu'),
    fix: ofProgram,
  },
  {
    cues: [
      ...['let me know if you d like', 'let me know if you would like', 'let me know if you want'],
      ...['me to', 'a', 'an', 'any'].flatMap((offer) => cuesWith('would you like, do you want', offer)),
    ],
    pattern: new RegExp(
      `\\b(?:[Ll]et me know if you(?:['’]d like| would like| want)|Would you like|Do you want) ${offers}[^.!?\\n]{0,80}[.!?]?`,
      'g',
    ),
    fix: ofProgram,
  },
  {
    cues: [
      ...['dites moi si vous', 'dis moi si tu', 'sag mir bescheid'],
      ...['sag mir gerne bescheid', 'sagen sie mir bescheid', 'lass mich wissen'],
      ...['soll ich den text', 'möchtest du dass ich', 'avísame si', 'dime si', 'hágame saber si'],
      ...['souhaitez vous que je', 'veux tu que je', 'quieres que lo', 'quieres que la', 'lassen sie mich wissen'],
    ],
    pattern: new RegExp(`(?<![\\p{L}])${offersElsewhere}[^.!?\\n]{0,80}[.!?]?`, 'giu'),
    fix: ofProgram,
  },
]

/** The units of a number, in English. */
const units = anyOf(
  'percent, am, pm, minutes?, hours?, days?, weeks?, months?, years?, miles?, km, rooms?, dollars?, euros?, feet, ft, sq',
)

/** What JavaScript writes for a missing value. */
export const valuesOfPrograms: readonly StandIn[] = [
  {
    cues: [],
    // People keep the place of digits that they do not know yet: "24-XXXXXX".
    pattern: /(?<![\p{L}\p{N}])[\p{L}\p{N}]{0,6}[-./# ]?[xX]{3,}(?:[-./ ]?[\dxX]{1,6}){0,3}(?![\p{L}\p{N}])/gu,
    fields: new Set(['number']),
    fix: 'Write the number under which customers can check it.',
  },
  {
    cues: [],
    // People fill a field with one repeated digit or with digits in order.
    pattern: /^\D{0,12}(?:(\d)(?:[ -]?\1){4,}|0?1234567890?)\D{0,3}$/g,
    fields: new Set(['number']),
    severity: 'warning',
    fix: 'Write the number under which customers can check it.',
  },
  {
    cues: ['nan', 'nanam', 'nanpm', 'nankm', 'nanft'],
    // Nan, naan and NAN are also words for a grandmother and a bread.
    pattern: new RegExp(
      anyOf('^NaN$', '[$€£¥][ \\t]?NaN\\b', `\\bNaN(?=[ \\t]?(?:[%€$£¥]|\\/|${units}\\b)|[.,;:!?)]|$)`),
      'g',
    ),
    fix: 'A program wrote it in place of a number that it did not have. Write the number.',
  },
  {
    cues: ['undefined', 'null', 'invalid date'],
    pattern: anyPattern('gu', [
      '^(?:undefined|null)(?=$|[,;:])',
      '(?<=, )undefined(?=[,.;!?]|$)',
      '\\bundefined(?: undefined)+\\b',
      '\\bInvalid Date\\b',
      `(?<=\\b${anyOf('at, call, from, in, near, around, by, to, Hi, Hello, Dear')} )undefined(?=[,.!?;:)]|$| (?:and|for|now|or|to|today)\\b)`,
      '\\$undefined\\b',
      // "a undefined" is not English, and in a title all other words are capitalized.
      '(?<=\\b[Aa] )undefined\\b',
      '(?<=^|\\p{Lu}\\p{Ll}+ )undefined(?= \\p{Lu}\\p{Ll})',
    ]),
    fix: 'A program wrote it in place of words that it did not have. Write these.',
  },
]
