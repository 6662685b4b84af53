import type { Site } from '../../../../schemas/index.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, placeOf, type TextField } from '../../schema/findTexts.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { mentionWords } from '../../wording/mentionWords.ts'

/** The phrases of a language for the year in which a company was founded. */
interface FoundedWords {
  /** Phrases of which a text contains at least one, in lower case. */
  cues: string
  /** The company as the subject of a sentence, in addition to its name. */
  we: string
  /** What it did in that year, or has been since. Other words may be in between. */
  began: string
  /** The same at the start of a text without a subject: "Family-owned since 1998". */
  bare: string
  /** The words before the year. */
  in: string
  /** The words after the year, if the verb comes last: "wurde 1998 gegründet". */
  last?: string
}

const foundedWordsOf: Readonly<Record<Tongue, FoundedWords>> = {
  en: {
    cues: 'founded, founding, established, est, since, started, opened, incorporated',
    we: 'we, our (?:company|firm|business|family business|practice|clinic|office|restaurant|shop|store|studio|salon|bakery|workshop|agency)',
    began:
      'founded, established, started (?:out|up|business|the company), opened (?:our|its) doors, went into business, incorporated, (?:been|are|is) in business, (?:been|are|is) family[- ](?:owned|run)(?: and [\\p{L}-]+)?, (?:been|are|is) locally owned(?: and [\\p{L}-]+)?',
    bare: '(?:proudly )?founded, (?:proudly )?established, est[.·]?, in business, family[- ](?:owned|run|operated)(?: and [\\p{L}-]+)?, locally owned(?: and [\\p{L}-]+)?',
    in: 'in, since, back in, in the year',
  },
  de: {
    cues: 'gegründet, gründung, gründungsjahr, seit, besteht, bestehen',
    we: 'wir, uns, unsere? (?:firma|unternehmen|betrieb|familienbetrieb|praxis|kanzlei|restaurant|büro|studio|salon|werkstatt)',
    began: 'gegründet, besteht, bestehen, gibt es, familiengeführt, inhabergeführt, wurden?, sind ein familienbetrieb',
    bare: 'gegründet, familienbetrieb, meisterbetrieb, familiengeführt, inhabergeführt',
    in: 'seit, im jahre?, in, seit dem jahre?',
    last: 'gegründet, eröffnet',
  },
  fr: {
    cues: 'fondé, fondée, fondation, fondés, créé, créée, depuis, ouvert, ouverte, existe',
    we: 'nous, notre (?:entreprise|société|maison|restaurant|cabinet|bureau|atelier|salon|boutique|boulangerie)',
    began:
      '(?:avons été|a été) (?:fondée?s?|créée?s?|ouverte?s?), existons, existe, est une (?:entreprise|maison) familiale, sommes une (?:entreprise|maison) familiale',
    bare: '(?:maison |entreprise )?(?:fondée?|créée?|établie?), entreprise familiale, maison familiale',
    in: 'en, depuis',
  },
  es: {
    cues: 'fundada, fundado, fundación, fundó, fundados, desde, abrió, abrimos, establecida, establecido',
    we: 'nosotros, nuestr[oa] (?:empresa|negocio|despacho|bufete|clínica|consulta|oficina|restaurante|taller|salón|tienda)',
    began:
      'fuimos fundad[oa]s, fue fundad[oa], se fundó, abrió (?:sus|nuestras) puertas, abrimos (?:nuestras )?puertas, es una empresa familiar, somos una empresa familiar',
    bare: 'fundad[oa]s?, establecid[oa], empresa familiar, negocio familiar, fuimos fundad[oa]s, somos una empresa familiar, abrimos nuestras puertas',
    in: 'en, desde, en el año, desde el año',
  },
}

/** Phrases of which a page must contain at least one to be checked, in lower case. */
export const foundedPhrases: readonly string[] = Object.values(foundedWordsOf).flatMap(({ cues }) => cues.split(', '))

const year = String.raw`(?<year>(?:1[6-9]|20)\d\d)(?![\d–-])`
/** The words that may separate the company, the verb and the year. */
const words = String.raw`(?:[\p{L}’'-]+,? ){0,4}?`
/** Phrases for something that the company has done since a year, which cannot be earlier than its founding. */
const doneSince: Readonly<Record<Tongue, readonly RegExp[]>> = {
  en: sinceYear('since', 'we|\\{company\\}|proudly serving|serving'),
  de: sinceYear('seit', 'wir|\\{company\\}'),
  fr: sinceYear('depuis', 'nous|\\{company\\}'),
  es: sinceYear('desde', '\\p{L}+mos|\\{company\\}'),
}

/** Returns the patterns of a sentence with one of the subjects before or behind "since 1998". */
function sinceYear(since: string, subjects: string): RegExp[] {
  const subject = `(?<!\\p{L})(?:${subjects})(?!\\p{L})`
  return [`${subject}[^.!?;,]*? ${since} ${year}`, `^[*_]*${since} ${year},? (?:[^.!?;,]*? )?${subject}`].map(
    (pattern) => new RegExp(pattern, 'iu'),
  )
}

/** "Since 1998" in a tagline, a page title, or above a figure. */
const briefly = new RegExp(`(?<!\\p{L})(?:since|est\\.?|established|seit|depuis|desde) ${year}`, 'iu')
/** A label of the figure 1998. */
const labelOfYear =
  /^(?:the year )?(?:founded|established|year founded|founding year|gegründet|gründung(?:sjahr)?|fondée?|fondation|année de fondation|fundad[oa]s?|fundación|año de fundación)$/iu

/** Returns the patterns of a language for the year in which the company of this name was founded. */
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
 * Creates a check for texts that name a founding year other than `company.founded`, in English, Spanish, French and
 * German. Posts may be about other companies, and `mentions` lists intended years.
 *
 * @returns a check of the texts of a page or of site.config.json; undefined if the company has no founding year
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
      .filter(({ field, value }) => !fieldsOfOthers.has(field) && /\d{4}/.test(value))
      .flatMap((text) => {
        const { path, value } = text
        const found = findYears(value, patterns)
        const early = () => findYears(value, doneSince[tongue]).filter(({ told }) => Number(told) < founded)
        return (found.length > 0 ? found : [...findBriefly(text, texts, founded), ...early()])
          .slice(0, 1)
          .map((each) => ({ ...each, path }))
      })
      .filter(({ told, sentence }) => !sentence.includes(String(founded)) && !mentions?.includes(told))
      .map(({ path, told, start }) => ({
        path,
        span: { start, end: start + told.length },
        code: 'founded-told-otherwise',
        message: `This text says that the company began in ${told}, and "founded" in site.config.json says ${founded}.`,
        fix: `Write the right year in both.${page ? ` Meant of something else? Add ${mentionWords(told, mentions)}.` : ''}`,
      }))
  }
}

/** A year in a sentence, and its offset in the text. */
interface FoundYear {
  told: string
  sentence: string
  start: number
}

/** Finds the founding years in the sentences of a text. */
function findYears(text: string, patterns: readonly RegExp[]): FoundYear[] {
  // The period of "Est. 1998" does not end a sentence.
  return sentencesOf(text.replace(/(?<!\p{L})est\.(?= \d)/giu, 'est·')).flatMap(({ text: sentence, start }) => {
    const match = patterns.map((pattern) => pattern.exec(sentence)).find((found) => found)
    const told = match?.groups?.year
    if (!match || told === undefined) return []
    return [{ told, sentence, start: start + match.index + match[0].lastIndexOf(told) }]
  })
}

/**
 * Finds the founding year in a tagline, as a figure with a label such as "founded", and, if it is earlier than the
 * founding, in the title of a page.
 */
function findBriefly({ path, field, value }: TextField, texts: readonly TextField[], founded: number): FoundYear[] {
  const isTagline = field === 'tagline'
  if (isTagline || (field === 'title' && path.length === 1))
    return findYears(value, [briefly]).filter(({ told }) => isTagline || Number(told) < founded)
  if (field !== 'value' || !/^\d{4}$/.test(value)) return []
  const isBeside = (other: TextField) => other.field === 'label' && placeOf(other) === placeOf({ path })
  const isLabelled = texts.some((other) => isBeside(other) && labelOfYear.test(other.value.trim()))
  return isLabelled ? [{ told: value, sentence: value, start: 0 }] : []
}
