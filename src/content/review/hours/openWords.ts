import type { Tongue } from '../../text/sentences/tongueWords.ts'
import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'

/** The phrases of a language for an office that is open every day or around the clock. */
export interface OpenWords {
  /** Phrases of which a text contains at least one, in lower case and without punctuation. */
  cues: readonly string[]
  /** The word for "open" with days or hours. Each text that `ofUs` or `bare` matches contains it. */
  said: RegExp
  /** Phrases of the office about itself. The group `always` matches those that mean around the clock. */
  ofUs: RegExp
  /** The same at the start of a sentence without a subject, which is about the office if few words follow. */
  bare: RegExp
  /** Words that limit a sentence to some days or a season, or that exclude a day. */
  limits: RegExp
}

interface Parts {
  cues: string
  /** The subject and verb before the word for "open". */
  we: string
  open: string
  /** Whether the word for "open" comes after the days, as in German. */
  isLast?: boolean
  days: string
  always: string
  limits: string
}

function openWords({ cues, we, open, isLast, days, always, limits }: Parts): OpenWords {
  const when = `(?:(?<always>${anyOf(always)})|${anyOf(days)})`
  const said = isLast ? `${when} ${anyOf(open)}` : `${anyOf(open)} ${when}`
  const end = '(?!\\p{L}|\\p{N})'
  return {
    cues: cues.split(', '),
    said: new RegExp(said, 'iu'),
    ofUs: new RegExp(`(?<!\\p{L})${anyOf(we)} ${said}${end}`, 'iu'),
    bare: new RegExp(`^${said}${end}`, 'iu'),
    limits: anyWholeWord(limits),
  }
}

export const openWordsOf: Readonly<Record<Tongue, OpenWords>> = {
  en: openWords({
    cues: 'open daily, open every, open everyday, open all week, open seven days, open 7 days, open 24, open around, open round',
    we: "we are, we[’']re, we stay, we, our (?:office|shop|store|restaurant|practice|clinic|studio|salon|bakery) is",
    open: 'open',
    days: 'daily, every ?day(?: of the week)?, all week(?: long)?, (?:7|seven) days(?: (?:a|per|of the) week)?',
    always: '24 ?/ ?7, 24 hours(?: (?:a|per) day)?, a?round the clock',
    limits:
      'except\\p{L}*, excluding, but, other than, apart from, save, closed, closes, not, was, were, until \\p{L}+, from \\p{L}+, in \\p{L}+, (?:mon|tues|wednes|thurs|fri|satur|sun)days?, week-?days?, weekends?, working, business, school, during, throughout, while, when, if, summers?, winters?, spring, autumn, fall, seasons?, (?:this|that|next|last) \\p{L}+, holidays?, christmas, easter, line, phone, e-?mail, online',
  }),
  es: openWords({
    cues: 'abierto todos, abierta todos, abiertos todos, abiertas todos, abrimos todos, abierto los, abierta los, abiertos los, abiertas los, abrimos los, abierto las 24, abierta las 24, abiertos las 24, abiertas las 24, abrimos las 24',
    we: 'estamos, nosotros, siempre, y',
    open: 'abiert[oa]s?, abrimos',
    days: 'todos los días(?: de la semana)?, los (?:7|siete) días(?: de la semana)?',
    always: 'las (?:24|veinticuatro) horas(?: del día)?',
    limits:
      'excepto, salvo, menos, cerrad\\p{L}+, cerramos, no, durante, mientras, cuando, si, desde \\p{L}+, en \\p{L}+, este, esta, verano, invierno, temporada, festivos?, navidad\\p{L}*, (?:lun|mart|miércol|juev|viern)es, sábados?, domingos?, línea, teléfono, correo',
  }),
  fr: openWords({
    cues: 'ouvert tous, ouverte tous, ouverts tous, ouvertes tous, ouvrons tous, ouvert 7, ouverte 7, ouverts 7, ouvertes 7, ouvert sept, ouverts sept, ouvert 24, ouverte 24, ouverts 24, ouvertes 24',
    we: 'nous sommes, nous',
    open: 'ouvert(?:e|s|es)?, ouvrons',
    days: 'tous les jours(?: de la semaine)?, (?:7|sept) jours sur (?:7|sept), 7 ?j ?/ ?7',
    always: '24 ?h(?:eures)? ?(?:sur|/) ?24',
    limits:
      'sauf, hormis, excepté, fermé\\p{L}*, fermons, pas, pendant, durant, lorsque, quand, si, de \\p{L}+ à, en \\p{L}+, cet, cette, ce, été, hiver, saison, fériés?, noël, pâques, (?:lun|mar|mercre|jeu|vendre|same)dis?, dimanches?, ligne, téléphone, courriel',
  }),
  de: openWords({
    cues: 'täglich geöffnet, täglich offen, tag geöffnet, tag offen, woche geöffnet, woche offen, uhr geöffnet, uhr offen',
    we: 'wir haben, wir sind, wir haben für sie, wir sind für sie',
    open: 'geöffnet, offen',
    isLast: true,
    days: 'täglich, jeden tag, (?:an )?(?:7|sieben) tagen? (?:die|in der|pro) woche',
    always: 'rund um die uhr, (?:24|vierundzwanzig) stunden(?: am tag)?',
    limits:
      'außer, ausgenommen, bis auf, geschlossen, nicht, war, waren, während, wenn, von \\p{L}+, im \\p{L}+, bis \\p{L}+, dies\\p{L}+, sommer, winter, saison, feiertag\\p{L}*, weihnacht\\p{L}*, ostern, ruhetag\\p{L}*, \\p{L}+tags?, mittwochs?, telefon\\p{L}*',
  }),
}
