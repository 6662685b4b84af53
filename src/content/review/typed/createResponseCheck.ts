import type { Site } from '../../../../schemas/index.ts'
import { waitsTold } from '../../facts/told/waitsTold.ts'
import { languageAt } from '../../model/languages.ts'
import { companyIn } from '../../model/offices/companyIn.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, type TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { anyWholeWord } from '../../wording/anyOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'

/** Phrases of which a page must contain at least one to be checked. */
export const waitPhrases: readonly string[] = [
  ...['business day', 'business days', 'working day', 'working days', 'office days'],
  ...['werktag', 'werktags', 'werktages', 'werktage', 'werktagen', 'arbeitstag', 'arbeitstages', 'arbeitstagen'],
  ...['jour ouvrable', 'jours ouvrables', 'jour ouvré', 'jours ouvrés'],
  ...['día hábil', 'días hábiles', 'día laborable', 'días laborables', 'día laboral', 'días laborales'],
  ...['hours', 'stunden', 'heures', 'horas'],
]

/** Says that the company answers; "quotes" and visits can take longer. */
const answers = anyWholeWord(
  'we (?:repl|respon|answer|call|write|get|reach|come back|will|’ll|always|usually|normally)\\p{L}*, repl(?:y|ies), response time, responds, answers, hear (?:back )?from us, (?:back|in touch) with you',
  'antworten wir, wir (?:antworten|melden), melden wir uns, meldet sich, antwortet, unsere antwort, eine antwort',
  'nous (?:vous )?(?:répond|rappel|recontact)\\p{L}*, vous (?:répond|rappelle|recontacte)\\p{L}*, réponse, répond',
  'respondemos, le (?:responderemos|respondemos|responde|llamamos|llamaremos|contestamos), responde, respuesta, contestamos',
)
/** Something else that happens in that time, or a promise for some requests. */
const others = anyWholeWord(
  'quotes?, estimates?, visits?, delivery, deliver, ship\\p{L}*, refund\\p{L}*, repair\\p{L}*, emergenc\\p{L}*, urgent\\p{L}*, cancel\\p{L}*, results?, if, unless, complaints?',
  'angebot\\p{L}*, notf\\p{L}*, dringend\\p{L}*, liefer\\p{L}*, termin\\p{L}*, reparatur\\p{L}*, wenn, falls',
  'devis, soumission, urgen\\p{L}*, livr\\p{L}*, visite, annul\\p{L}*, résultats?, si, plaintes?',
  'presupuesto, urgen\\p{L}*, entreg\\p{L}*, visita, cancel\\p{L}*, resultados?, si, quejas?',
)

/**
 * Creates the check of texts that promise an answer within another time than `company.responseTime`, where that is a
 * number of working days or hours. `mentions` lists intended times.
 *
 * @returns a check of the texts of a page; undefined if the response time is not understood
 */
export function createResponseCheck(site: Site) {
  const timeIn = (language: string | undefined) =>
    companyIn(site.company, language === undefined ? undefined : site.languages?.[language]?.company).responseTime
  if (waitsTold(timeIn(undefined)).length !== 1) return undefined
  return (texts: readonly TextField[], { path, page }: SitePage): Mistake[] => {
    if (page.date !== undefined) return []
    const said = timeIn(languageAt(site, path))
    const [own, another] = waitsTold(said)
    if (!own || another) return []
    return texts
      .flatMap(({ path, field, value }) =>
        fieldsOfOthers.has(field)
          ? []
          : findOther(value, own.hours, page.mentions).map((found) => ({ path, ...found, said })),
      )
      .map(({ start, end, told, said, path }) => ({
        path,
        span: { start, end },
        code: 'response-told-otherwise',
        message: `This text promises an answer within ${quoted(told)}, and "responseTime" in site.config.json says ${quoted(said)}.`,
        fix: `Write {responseTime}, or the right time in site.config.json. Meant as it is? Add ${mentionWords(told, page.mentions)}.`,
      }))
  }
}

/** Finds the only time of a sentence, if it is an answer's and another one than the company's, in hours. */
const findOther = (text: string, hours: number, mentions: readonly string[] = []) =>
  waitsTold(text).length === 0
    ? []
    : sentencesOf(text).flatMap(({ text: sentence, start }) => {
        const [wait, another] = waitsTold(sentence)
        if (!wait || another || wait.hours === hours || wait.hours < 24 !== hours < 24) return []
        const told = sentence.slice(wait.start, wait.end)
        if (!answers.test(sentence) || others.test(sentence) || mentions.includes(told)) return []
        return [{ told, start: start + wait.start, end: start + wait.end }]
      })
