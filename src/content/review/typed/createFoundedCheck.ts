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
import { numberOf, numberWord } from '../../wording/numberWords.ts'
import { type FoundedWords, foundedWordsOf } from './foundedWords.ts'

/** Phrases of which a page must contain at least one to be checked, in lower case. */
export const foundedPhrases: readonly string[] = Object.values(foundedWordsOf).flatMap(({ cues }) => cues.split(', '))

const year = String.raw`(?<year>(?:1[6-9]|20)\d\d)(?![\d–-])`
/** What follows a start that tells no more than its year: "we began in 2019 with two vans", not "… to bake bread". */
const thatIsAll = `(?=[*_]*(?:[.,;!]|$)| ${anyOf(
  'as an?, with an?, with (?:one|two|three|only|just|nothing)',
  'als, mit (?:einem|einer|zwei|drei|nur)',
  'comme, avec une?, avec (?:deux|trois|rien)',
  'como, con una?, con (?:dos|tres|poco)',
)} )`
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

const subjectOf = (we: string, name: string) => `(?<!\\p{L})(?:${anyOf(we)}|\\{company\\}|${escapePattern(name)})`

/** Returns the patterns of a language for the years that the company of this name has existed. */
function agesOf({ we, exists, lasting: [before, years] }: FoundedWords, name: string): RegExp[] {
  const count = `(?<year>\\d{1,3}|${numberWord})`
  const span = `${before} (?:now )?${count} ${years}(?![\\p{L}-])`
  return [
    new RegExp(`${subjectOf(we, name)} ${words}${anyOf(exists)} ${words}${span}`, 'iu'),
    new RegExp(`^[*_]*in business ${span}`, 'iu'),
    new RegExp(`(?:^[*_]*|${anyOf('our, with, have, has, celebrating')} )${count} ${years} in business`, 'iu'),
  ]
}

/** Returns the patterns of a language for the year in which the company of this name was founded. */
function yearsOf({ we, began, bare, in: before, last, starts }: FoundedWords, name: string): RegExp[] {
  const subject = subjectOf(we, name)
  const [told, since] = [anyOf(began), anyOf(before)]
  return [
    new RegExp(`${subject} ${words}${told} ${words}${since} ${year}`, 'iu'),
    new RegExp(`^[*_]*${anyOf(bare)}(?: ${since})? ${year}`, 'iu'),
    new RegExp(`${subject} ${words}${anyOf(starts)}(?: ${since})? ${year}${thatIsAll}`, 'iu'),
    ...(last ? [new RegExp(`${subject} ${words}(?:${since} )?${year} ${words}${anyOf(last)}`, 'iu')] : []),
  ]
}

const patternsOf = (words: FoundedWords, name: string) => ({
  years: yearsOf(words, name),
  /** The same at the start of a text whose subject is the page: "Began in 2019 with two vans." */
  start: new RegExp(`^[*_]*${anyOf(words.starts)}(?: ${anyOf(words.in)})? ${year}${thatIsAll}`, 'iu'),
  ages: agesOf(words, name),
})

/**
 * Creates a check for texts that name a founding year other than `company.founded`, in English, Spanish, French and
 * German, or a number of years that the company has not existed. Posts may be about other companies, and `mentions`
 * lists intended years.
 *
 * @param today `2026-12-24`. Default: unknown, so numbers of years are not checked
 * @returns a check of the texts of a page or of site.config.json; undefined if the company has no founding year
 */
export function createFoundedCheck(site: Site, today?: string) {
  const { founded, name } = site.company
  if (founded === undefined) return undefined
  const known = new Map<Tongue, ReturnType<typeof patternsOf>>()
  const age = today === undefined ? undefined : Number(today.slice(0, 4)) - founded
  return (texts: readonly TextField[], page?: Pick<SitePage, 'path'> & { page: PageFields }): Mistake[] => {
    const tongue = tongueOf(tagOf(site, page && languageAt(site, page.path)))
    if (!tongue || page?.page.date !== undefined) return []
    const patterns = known.get(tongue) ?? patternsOf(foundedWordsOf[tongue], name)
    known.set(tongue, patterns)
    const { mentions } = page?.page ?? {}
    return texts
      .filter(({ field, value }) => !fieldsOfOthers.has(field) && /\d|\p{L}{2} (?:years|jahren|ans|años)/iu.test(value))
      .flatMap((text) => {
        const { path, value } = text
        // An entry of a list may be about another thing that began.
        const isEntry = path.filter((step) => typeof step === 'number').length > 1
        const found = findYears(value, isEntry ? patterns.years : [...patterns.years, patterns.start])
        const early = () => findYears(value, doneSince[tongue]).filter(({ told }) => Number(told) < founded)
        const aged = () => (age === undefined ? [] : findYears(value, patterns.ages).filter(isOtherAge(age)))
        const all = found.length > 0 ? found : [...findBriefly(text, texts, founded), ...early(), ...aged()]
        return all.slice(0, 1).map((each) => ({ ...each, path }))
      })
      .filter(({ told, sentence }) => !sentence.includes(String(founded)) && !mentions?.includes(told))
      .map(({ path, told, start }) => ({
        path,
        span: { start, end: start + told.length },
        code: 'founded-told-otherwise',
        message: `This text says that the company ${/^\d{4}$/.test(told) ? `began in ${told}` : `is ${told} years old`}, and "founded" in site.config.json says ${founded}.`,
        fix: `Write the right year in both.${page ? ` Meant of something else? Add ${mentionWords(told, mentions)}.` : ''}`,
      }))
  }
}

/** Whether a number of years is neither the age of the company, a year off, nor its last round number. */
const isOtherAge =
  (age: number) =>
  ({ told }: FoundYear): boolean => {
    const years = numberOf(told)
    return years > age + 1 || (years < age - 1 && (years % 5 !== 0 || age - years >= 5))
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
