import type { Site } from '../../../../schemas/index.ts'
import { isDialled } from '../../facts/phone/checkPhone.ts'
import { parsePhone } from '../../facts/phone/parsePhone.ts'
import { groupBy } from '../../model/groupBy.ts'
import { lazily } from '../../model/lazily.ts'
import { allNumbersOf, allOffices } from '../../model/offices/officeOf.ts'
import type { GivenNumber } from '../../model/pageNotes.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { countryOf } from '../../schema/country.ts'
import { findTexts, type TextField } from '../../schema/findTexts.ts'
import { siteSchema } from '../../schema/schema.ts'
import { givenNumbers, numbersIn, type Written, wordsBefore } from '../../text/numbersIn.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { count, quoted } from '../../wording/phrases.ts'
import { isSlipOfNumber } from './isSlipOfNumber.ts'
import { isLineOfAll, isOwned } from './numberOwners.ts'
import { aroundNumber, isOfOthers, ownWordsOf } from './otherOrganisation.ts'

/** A number, other than those of the offices, that the site contains repeatedly. */
interface Line {
  key: string
  /** The first spelling on the site. */
  written: string
  places: number
  /** The words before the number, in all its occurrences. */
  words: ReadonlySet<string>
}

interface Lines {
  /** The numbers with so many occurrences that a similar number may be a typo. */
  all: readonly Line[]
  /** The only line after a label, such as `notfall`. */
  byLabel: ReadonlyMap<string, Line>
  placesOf(key: string): number
}

/** The fewest occurrences that make a number a line of the company. */
const fewestPlaces = 3

/**
 * Creates a check for numbers that differ from those elsewhere on the site: a number in a translation that the original
 * does not have; a number that differs from a line by one or two digits, unless the words before it belong to another
 * line, such as `Fax`; and a number after a label, such as `Notfall:`, that precedes another line elsewhere.
 * `createContactCheck` checks the numbers of the offices. Numbers next to the name of another organisation and those in
 * the page's `mentions` are allowed.
 *
 * @param pages all pages; their notes contain their numbers
 * @returns a check of the texts of a page or of site.config.json
 */
export function createLineCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage | undefined, texts: readonly TextField[]) => Mistake[] {
  const country = countryOf(site.company)
  const keyOf = createKeys(country)
  const offices = allOffices(site.company)
  const ofOffices = new Set(offices.flatMap(allNumbersOf).map(keyOf))
  const lines = lazily(() => readLines(numbersOf(pages, site), { keyOf, ofOffices, country }))
  const byPath = lazily(() => pagesByPath(pages))
  const own = ownWordsOf(site.company, offices)

  return (page, texts) => {
    const meant = new Set(page?.page.mentions?.map(keyOf))
    const original = page?.page.translates === undefined ? undefined : byPath().get(page.page.translates)
    const swapped = original && page ? findSwapped(page, original, keyOf) : undefined
    const ofText = (text: TextField) => {
      const value = text.value.replace(/^(?:tel|sms):/i, (scheme) => ' '.repeat(scheme.length))
      return numbersIn(value).flatMap((found): Mistake[] => {
        const key = keyOf(found.written)
        const around = aroundNumber(value, found.index, found.index + found.written.length)
        if (meant.has(key) || isOfOthers(around, '', own)) return []
        const place = { path: text.path, page, ...found }
        if (swapped?.key === key && original) return [tellSwapped(place, swapped.written, original.file)]
        const before = wordsBefore(value, found.index)
        const slip = ofOffices.has(key) ? undefined : findSlip(key, before, lines())
        if (slip) return [tellSlip(place, slip)]
        const isOfOffice = page?.page.branch !== undefined || page?.page.location !== undefined
        const line = isOfOffice ? undefined : findByLabel(key, before, lines())
        return line ? [tellLabel(place, before, line)] : []
      })
    }
    return texts.flatMap((text) => foldSame(ofText(text)))
  }
}

/** Merges the mistakes of a number and of the link that dials it. */
function foldSame(found: readonly Mistake[]): Mistake[] {
  const [first, ...more] = found
  const isSame = ({ fix }: Mistake) => fix.split('.')[0] === first?.fix.split('.')[0]
  if (!first || more.length === 0 || !more.every(isSame)) return [...found]
  return [{ ...first, more: more.map(({ path, span }) => ({ path, ...(span && { span }) })) }]
}

/** Creates a function that returns the digits of a number without its country code, equal for all its spellings. */
function createKeys(country: string): (written: string) => string {
  const known = new Map<string, string>()
  return (written) => {
    const key = known.get(written) ?? String(parsePhone(written, country)?.nationalNumber ?? written.replace(/\D/g, ''))
    known.set(written, key)
    return key
  }
}

const numbersOf = (pages: readonly SitePage[], site: Site): GivenNumber[] => [
  ...pages.flatMap(({ notes }) => notes.phones ?? []),
  ...givenNumbers(findTexts(siteSchema, site, (_, { free }) => free).map(({ value }) => value)),
]

interface LineRules {
  keyOf: (written: string) => string
  ofOffices: ReadonlySet<string>
  country: string
}

function readLines(given: readonly GivenNumber[], { keyOf, ofOffices, country }: LineRules): Lines {
  const byKey = groupBy(given, ([written]) => keyOf(written))
  const lines = [...byKey].flatMap(([key, places]): Line[] => {
    const [[written] = ['']] = places
    if (places.length < fewestPlaces || ofOffices.has(key) || !isDialled(written, country)) return []
    return [{ key, written, places: places.length, words: new Set(places.flatMap(([, before]) => wordsIn(before))) }]
  })
  const labelled = given.flatMap(([written, before]) => {
    const label = labelOf(before)
    return label === undefined ? [] : [{ label, key: keyOf(written) }]
  })
  const byLabel = [...groupBy(labelled, ({ label }) => label)].flatMap(([label, places]): [string, Line][] => {
    const [line, other] = lines.filter(({ key }) => places.some((place) => place.key === key))
    return line && !other && !isLineOfAll(label) ? [[label, line]] : []
  })
  return { all: lines, byLabel: new Map(byLabel), placesOf: (key) => byKey.get(key)?.length ?? 0 }
}

const wordsIn = (before: string): string[] => before.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Returns the word before a number if it ends with a colon: `notfall` for "Im Notfall: **". */
const labelOf = (before: string): string | undefined => /(\p{L}{4,})\s?:[\s*_[]*$/u.exec(before)?.[1]?.toLowerCase()

function findSlip(key: string, before: string, { all, placesOf }: Lines): Line | undefined {
  const words = wordsIn(before)
  const isRare = (line: Line) => placesOf(key) * fewestPlaces <= line.places
  const isAlike = (line: Line) => !isOwned(before) || words.some((word) => line.words.has(word))
  return all.find((line) => line.key !== key && isRare(line) && isSlipOfNumber(key, line.key) && isAlike(line))
}

function findByLabel(key: string, before: string, { byLabel, placesOf }: Lines): Line | undefined {
  const line = byLabel.get(labelOf(before) ?? '')
  // The number may lack only its area code.
  return line?.key.endsWith(key) || placesOf(key) > 1 ? undefined : line
}

/**
 * Returns the number that only the translation has, if it is the only one and the original has exactly one that the
 * translation lacks.
 */
function findSwapped(page: SitePage, original: SitePage, keyOf: LineRules['keyOf']) {
  const [own, theirs] = [page, original].map(
    ({ notes }) => new Map((notes.phones ?? []).map(([written]) => [keyOf(written), written])),
  )
  const [extra, ...more] = [...(own?.keys() ?? [])].filter((key) => !theirs?.has(key))
  const [missing, ...others] = [...(theirs ?? [])].filter(([key]) => !own?.has(key))
  return extra !== undefined && missing && more.length + others.length === 0
    ? { key: extra, written: missing[1] }
    : undefined
}

interface Place extends Written {
  path: TextField['path']
  page: SitePage | undefined
}

function tell({ path, page, written, index }: Place, message: string, right: string): Mistake {
  const mention = page ? `Add ${mentionWords(written, page.page.mentions)}` : 'Say whose it is'
  return {
    path,
    span: { start: index, end: index + written.length },
    code: 'other-line',
    message,
    fix: `Write ${quoted(right)}. Meant on purpose? ${mention}.`,
  }
}

const inPlaces = ({ written, places }: Line) => `${quoted(written)} in ${count(places, 'place')}`

const tellSlip = (place: Place, line: Line) =>
  tell(place, `${quoted(place.written)} is nearly a number that this site gives, ${inPlaces(line)}.`, line.written)

const tellLabel = (place: Place, before: string, line: Line) =>
  tell(
    place,
    `Behind ${quoted(labelOf(before) ?? '')}, this site gives ${inPlaces(line)}, and here ${quoted(place.written)}.`,
    line.written,
  )

const tellSwapped = (place: Place, right: string, file: string) =>
  tell(
    place,
    `${quoted(place.written)} is not in ${file}, which this page translates: that gives ${quoted(right)}.`,
    right,
  )
