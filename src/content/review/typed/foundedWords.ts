import type { Tongue } from '../../text/sentences/tongueWords.ts'

/** The phrases of a language for the year in which a company was founded. */
export interface FoundedWords {
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
  /** The start of a company, in the past tense; other things start, too. */
  starts: string
  /** What the company has done for a number of years. Other words may be in between. */
  exists: string
  /** The words before a number of years, and the years. */
  lasting: readonly [before: string, years: string]
}

export const foundedWordsOf: Readonly<Record<Tongue, FoundedWords>> = {
  en: {
    cues: 'founded, founding, established, est, since, started, began, opened, incorporated, in business, been around, been open, been trading',
    we: 'we, our (?:company|firm|business|family business|practice|clinic|office|restaurant|shop|store|studio|salon|bakery|workshop|agency)',
    began:
      'founded, established, started (?:out|up|business|the company), opened (?:our|its) doors, went into business, incorporated, (?:been|are|is) in business, (?:been|are|is) family[- ](?:owned|run)(?: and [\\p{L}-]+)?, (?:been|are|is) locally owned(?: and [\\p{L}-]+)?',
    bare: '(?:proudly )?founded, (?:proudly )?established, est[.·]?, in business, family[- ](?:owned|run|operated)(?: and [\\p{L}-]+)?, locally owned(?: and [\\p{L}-]+)?',
    in: 'in, since, back in, in the year',
    starts: 'began, started',
    exists: '(?:been|are|is) in business, been around, been open, been trading',
    lasting: ['for', 'years'],
  },
  de: {
    cues: 'gegründet, gründung, gründungsjahr, seit, besteht, bestehen, begann, begannen, startete, starteten',
    we: 'wir, uns, unsere? (?:firma|unternehmen|betrieb|familienbetrieb|praxis|kanzlei|restaurant|büro|studio|salon|werkstatt)',
    began: 'gegründet, besteht, bestehen, gibt es, familiengeführt, inhabergeführt, wurden?, sind ein familienbetrieb',
    bare: 'gegründet, familienbetrieb, meisterbetrieb, familiengeführt, inhabergeführt',
    in: 'seit, im jahre?, in, seit dem jahre?',
    last: 'gegründet, eröffnet',
    starts: 'begann, begannen, starteten, startete',
    exists: 'besteht, bestehen, gibt es',
    lasting: ['seit', 'jahren'],
  },
  fr: {
    cues: 'fondé, fondée, fondation, fondés, créé, créée, depuis, ouvert, ouverte, existe, commencé, débuté',
    we: 'nous, notre (?:entreprise|société|maison|restaurant|cabinet|bureau|atelier|salon|boutique|boulangerie)',
    began:
      '(?:avons été|a été) (?:fondée?s?|créée?s?|ouverte?s?), existons, existe, est une (?:entreprise|maison) familiale, sommes une (?:entreprise|maison) familiale',
    bare: '(?:maison |entreprise )?(?:fondée?|créée?|établie?), entreprise familiale, maison familiale',
    in: 'en, depuis',
    starts: 'avons commencé, a commencé, avons débuté, a débuté',
    exists: 'existons, existe, sommes ouverts',
    lasting: ['depuis', 'ans'],
  },
  es: {
    cues: 'fundada, fundado, fundación, fundó, fundados, desde, abrió, abrimos, establecida, establecido, empezamos, empezó, comenzamos, comenzó',
    we: 'nosotros, nuestr[oa] (?:empresa|negocio|despacho|bufete|clínica|consulta|oficina|restaurante|taller|salón|tienda)',
    began:
      'fuimos fundad[oa]s, fue fundad[oa], se fundó, abrió (?:sus|nuestras) puertas, abrimos (?:nuestras )?puertas, es una empresa familiar, somos una empresa familiar',
    bare: 'fundad[oa]s?, establecid[oa], empresa familiar, negocio familiar, fuimos fundad[oa]s, somos una empresa familiar, abrimos nuestras puertas',
    in: 'en, desde, en el año, desde el año',
    starts: 'empezamos, empezó, comenzamos, comenzó',
    exists: 'existimos, existe, estamos abiertos',
    lasting: ['desde hace', 'años'],
  },
}
