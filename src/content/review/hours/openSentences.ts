import { firstWordsOfDays } from '../../facts/readDays.ts'
import type { Tongue } from '../../text/sentences/tongueWords.ts'

/** How a language says on which weekdays, and at which times, an office is open or closed. */
export interface OpenSentences {
  /** Complete sentences with the groups `we`, `open`, `days` and `times`, of which the last one may be missing. */
  sentences: readonly RegExp[]
  /** Lines that begin with a word for "opening hours". The group `lines` holds days and times. */
  hours: RegExp
  /** Matches if the sentence means a day of the week rather than one date. */
  weekly: RegExp
  /** Phrases of which a text contains at least one, in lower case and without punctuation. */
  cues: readonly string[]
}

/** The word before times. */
const from = '(?:from |de |von )?'
const times = String.raw`(?:,?:? ?${from}(?<times>\d.*?))?`
const timesNeeded = String.raw`,?:? ?${from}(?<times>\d.*?)`

const whole = (sentence: string) => new RegExp(`^${sentence}[.!]?$`, 'iu')
const hoursOf = (names: string) =>
  new RegExp(
    String.raw`^(?<we>our |nos |nuestro |unsere )?(?:${names})(?: are| sont| es| sind)?\s?:? (?<lines>.*?\d.*?)[.!]?$`,
    'iu',
  )

export const openSentencesOf: Readonly<Record<Tongue, OpenSentences>> = {
  en: {
    sentences: [
      whole(String.raw`(?<we>we are |we[’']re )?(?:(?<open>open)|closed) (?:on |from )?(?<days>\D+?)${times}`),
      whole(String.raw`(?<we>we) (?<open>open) (?:on |from )?(?<days>\D+?)${timesNeeded}`),
      whole(String.raw`(?:on )?(?<days>\D+?),? (?<we>we)(?: are|[’']re) (?<open>open|here)(?: for you)?${timesNeeded}`),
      whole(String.raw`(?:on )?(?<days>\D+?),? (?<we>we) (?<open>open)${timesNeeded}`),
    ],
    hours: hoursOf('(?:opening |office |business |shop |store )?hours'),
    weekly: /days(?![a-z])|[-–]|(?<![a-z])(?:to|through)(?![a-z])/i,
    // Rooms and doors are also open or closed, so the cues include the days.
    cues: [
      ...['open', 'closed'].flatMap((open) =>
        ['', 'on ', 'from '].flatMap((on) => firstWordsOfDays.map((day) => `${open} ${on}${day}`)),
      ),
      ...['we open', 'we are open', 'we re open', 'we are here', 'we re here'],
    ],
  },
  fr: {
    sentences: [
      whole(String.raw`(?<we>nous sommes )?(?:(?<open>ouvert)|fermé)e?s? (?<days>\D+?)${times}`),
      whole(String.raw`(?<we>nous) (?<open>ouvrons) (?<days>\D+?)${timesNeeded}`),
      whole(String.raw`(?<days>\D+?),? (?<we>nous) (?<open>sommes ouvert\p{L}*|ouvrons)${timesNeeded}`),
    ],
    hours: hoursOf("horaires(?: d[’']ouverture)?|heures d[’']ouverture"),
    weekly: /^(?:le|les|du) /i,
    cues: ['ouvert', 'ouverte', 'ouverts', 'ouvertes', 'fermé', 'fermée', 'fermés', 'fermées', 'ouvrons', 'horaires'],
  },
  es: {
    sentences: [
      whole(String.raw`(?<we>estamos )?(?:(?<open>abiert)|cerrad)[oa]s? (?<days>\D+?)${times}`),
      whole(String.raw`(?<we>(?<open>abrimos)) (?<days>\D+?)${timesNeeded}`),
      whole(String.raw`(?<days>\D+?),? (?<we>(?<open>abrimos|estamos abiert[oa]s))${timesNeeded}`),
    ],
    hours: hoursOf('horario(?: de (?:atención|apertura))?'),
    weekly: /^(?:los|de) /i,
    cues: [
      'abierto',
      'abierta',
      'abiertos',
      'abiertas',
      'cerrado',
      'cerrada',
      'cerrados',
      'cerradas',
      'abrimos',
      'horario',
    ],
  },
  de: {
    sentences: [
      whole(
        String.raw`(?<we>wir (?:haben|sind) )?(?<days>\D+?)(?:,? (?:von )?(?<times>\d.*?))? (?:(?<open>geöffnet)|geschlossen)`,
      ),
      whole(String.raw`(?:(?<open>geöffnet)|geschlossen)(?: ist| (?<we>haben wir))? (?<days>\D+?)${times}`),
      whole(String.raw`(?<days>\D+?) (?<open>öffnen) (?<we>wir)${timesNeeded}`),
      whole(
        String.raw`(?<days>\D+?) (?:sind|haben) (?<we>wir) (?:von )?(?<times>\d.*?) (?<open>für (?:Sie|euch|dich) (?:da|geöffnet)|geöffnet|offen)`,
      ),
    ],
    hours: hoursOf('(?:öffnungs|geschäfts|büro|sprech)zeiten'),
    weekly: /s(?!\p{L})|[-–]|(?<!\p{L})bis(?!\p{L})/u,
    cues: [
      ...['geöffnet', 'geschlossen', 'öffnen wir', 'sind wir', 'haben wir'],
      ...['öffnungszeiten', 'geschäftszeiten', 'bürozeiten', 'sprechzeiten'],
    ],
  },
}
