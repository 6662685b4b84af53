import type { Site } from '../../../../schemas/index.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { mentionWords } from '../../wording/mentionWords.ts'

/** How a language says in which year a company began. */
interface FoundedWords {
  /** Of which a text has one, in small letters. */
  cues: string
  /** The company as the subject of a sentence, beside its name. */
  we: string
  /** What it did in that year, or has been since. Words may stand between both. */
  began: string
  /** The same at the start of a text without a subject: "Family-owned since 1998". */
  bare: string
  /** Before the year. */
  in: string
  /** Behind the year, where the word for it stands last: "wurde 1998 gegründet". */
  last?: string
}

const foundedWordsOf: Readonly<Record<Tongue, FoundedWords>> = {
  en: {
    cues: 'founded, established, est, since, started, opened, incorporated',
    we: 'we, our (?:company|firm|business|family business|practice|clinic|office|restaurant|shop|store|studio|salon|bakery|workshop|agency)',
    began:
      'founded, established, started (?:out|up|business|the company), opened (?:our|its) doors, went into business, incorporated, (?:been|are|is) in business, (?:been|are|is) family[- ](?:owned|run)(?: and [\\p{L}-]+)?, (?:been|are|is) locally owned(?: and [\\p{L}-]+)?',
    bare: '(?:proudly )?founded, (?:proudly )?established, est[.·]?, in business, family[- ](?:owned|run|operated)(?: and [\\p{L}-]+)?, locally owned(?: and [\\p{L}-]+)?',
    in: 'in, since, back in, in the year',
  },
  de: {
    cues: 'gegründet, seit, besteht, bestehen',
    we: 'wir, uns, unsere? (?:firma|unternehmen|betrieb|familienbetrieb|praxis|kanzlei|restaurant|büro|studio|salon|werkstatt)',
    began: 'gegründet, besteht, bestehen, gibt es, familiengeführt, inhabergeführt, wurden?, sind ein familienbetrieb',
    bare: 'gegründet, familienbetrieb, meisterbetrieb, familiengeführt, inhabergeführt',
    in: 'seit, im jahre?, in, seit dem jahre?',
    last: 'gegründet, eröffnet',
  },
  fr: {
    cues: 'fondé, fondée, fondés, créé, créée, depuis, ouvert, ouverte, existe',
    we: 'nous, notre (?:entreprise|société|maison|restaurant|cabinet|bureau|atelier|salon|boutique|boulangerie)',
    began:
      '(?:avons été|a été) (?:fondée?s?|créée?s?|ouverte?s?), existons, existe, est une (?:entreprise|maison) familiale, sommes une (?:entreprise|maison) familiale',
    bare: '(?:maison |entreprise )?(?:fondée?|créée?|établie?), entreprise familiale, maison familiale',
    in: 'en, depuis',
  },
  es: {
    cues: 'fundada, fundado, fundó, fundados, desde, abrió, abrimos, establecida, establecido',
    we: 'nosotros, nuestr[oa] (?:empresa|negocio|despacho|bufete|clínica|consulta|oficina|restaurante|taller|salón|tienda)',
    began:
      'fuimos fundad[oa]s, fue fundad[oa], se fundó, abrió (?:sus|nuestras) puertas, abrimos (?:nuestras )?puertas, es una empresa familiar, somos una empresa familiar',
    bare: 'fundad[oa]s?, establecid[oa], empresa familiar, negocio familiar, fuimos fundad[oa]s, somos una empresa familiar, abrimos nuestras puertas',
    in: 'en, desde, en el año, desde el año',
  },
}

/** What a page must hold before it is worth a look, each in small letters. */
export const foundedPhrases: readonly string[] = Object.values(foundedWordsOf).flatMap(({ cues }) => cues.split(', '))

const year = String.raw`(?<year>(?:1[6-9]|20)\d\d)(?![\d–-])`
/** So many words may stand between the company, what it did and the year. */
const words = String.raw`(?:[\p{L}’'-]+,? ){0,4}?`
/** What people said of others. */
const ofOthers: ReadonlySet<string> = new Set(['quote', 'author', 'role'])

/** Patterns of one language for the year in which a company of this name began. */
function patternsOf({ we, began, bare, in: before, last }: FoundedWords, name: string): RegExp[] {
  const subject = `(?<!\\p{L})(?:${anyOf(we)}|\\{company\\}|${escapePattern(name)})`
  const [told, since] = [anyOf(began), anyOf(before)]
  return [
    new RegExp(`${subject} ${words}${told} ${words}${since} ${year}`, 'iu'),
    new RegExp(`^[*_]*${anyOf(bare)}(?: ${since})? ${year}`, 'iu'),
    ...(last ? [new RegExp(`${subject} ${words}(?:${since} )?${year} ${words}${anyOf(last)}`, 'iu')] : []),
  ]
}

/**
 * Makes the check of texts that say another year than `company.founded` for the company's beginning: English, Spanish, French and
 * German. Posts may tell of other companies, and `mentions` names a year that is meant.
 *
 * @returns a check of the texts of a page, or of site.config.json; undefined where the company tells no year
 */
export function createFoundedCheck(site: Site) {
  const { founded, name } = site.company
  if (founded === undefined) return undefined
  const known = new Map<Tongue, RegExp[]>()
  return (texts: readonly TextField[], page?: Pick<SitePage, 'path'> & { page: PageFields }): Mistake[] => {
    const tongue = tongueOf(tagOf(site, page && languageAt(site, page.path)))
    if (!tongue || page?.page.date !== undefined) return []
    const patterns = known.get(tongue) ?? patternsOf(foundedWordsOf[tongue], name)
    known.set(tongue, patterns)
    const { mentions } = page?.page ?? {}
    return texts
      .filter(({ field, value }) => !ofOthers.has(field) && /\d{4}/.test(value))
      .flatMap(({ path, value }) => findYears(value, patterns).map((found) => ({ ...found, path })))
      .filter(({ told, sentence }) => !sentence.includes(String(founded)) && !mentions?.includes(told))
      .map(({ path, told, start }) => ({
        path,
        span: { start, end: start + told.length },
        code: 'founded-told-otherwise',
        severity: 'warning',
        message: `This text says that the company began in ${told}, and "founded" in site.config.json says ${founded}.`,
        fix: `Write the right year in both.${page ? ` Meant of something else? Add ${mentionWords(told, mentions)}.` : ''}`,
      }))
  }
}

/** The years in which the sentences of a text say that the company began. */
function findYears(text: string, patterns: readonly RegExp[]) {
  // The full stop of "Est. 1998" ends no sentence.
  return sentencesOf(text.replace(/(?<!\p{L})est\.(?= \d)/giu, 'est·')).flatMap(({ text: sentence, start }) => {
    const match = patterns.map((pattern) => pattern.exec(sentence)).find((found) => found)
    const told = match?.groups?.year
    if (!match || told === undefined) return []
    return [{ told, sentence, start: start + match.index + match[0].lastIndexOf(told) }]
  })
}
