import { languageAt } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, placeOf, priceFields, type TextField } from '../../schema/findTexts.ts'
import { excuses, excusesFromBehind } from '../../text/money/priceExcuses.ts'
import { signedPrices } from '../../text/money/pricesIn.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { quoted } from '../../wording/phrases.ts'
import type { ReviewInput } from '../reviewInput.ts'
import { type Entry, indexPrices, listsForAll, type Named, namesIn, type PriceIndex } from './priceIndex.ts'
import {
  allowsNoOther,
  asksForPrice,
  beginsWithPrice,
  clauseBehind,
  continuesPrice,
  joinsNameAndPrice,
  measured,
  standsAlone,
} from './priceWords.ts'

/** Fields whose prices are checked elsewhere, or come from other people. */
const untold: ReadonlySet<string> = new Set([...priceFields, ...fieldsOfOthers, 'note', 'label'])
/** Fields that name the subject of the texts next to them. */
const naming: ReadonlySet<string> = new Set(['title', 'heading', 'question'])

/**
 * Creates a function that finds texts whose price for a thing differs from the price list of their page, or of any page
 * in their language: one was changed and the other was not. Compares only prices that are certainly for the same thing:
 * the lists have one price for the name, and no word of the sentence allows another one. Lists of a branch, a town or a
 * draft apply only to their own page. Posts are skipped, because they may mention former prices.
 *
 * @returns a check of the texts of a page
 */
export function createToldPriceCheck({ pages, site }: Pick<ReviewInput, 'pages' | 'site'>) {
  const listing = pages.filter(({ page, notes }) => notes.prices && listsForAll(page))
  const languageOf = ({ path }: SitePage) => site && languageAt(site, path)
  const known = new Map<unknown, PriceIndex>()
  const indexOf = (page: SitePage): PriceIndex => {
    const language = languageOf(page)
    const index = known.get(language) ?? indexPrices(listing.filter((other) => languageOf(other) === language))
    known.set(language, index)
    return index
  }
  return (page: SitePage, texts: readonly TextField[]): Mistake[] => {
    const ofOthers = page.page.date === undefined && !page.page.branch && !page.page.location
    const indexes = [...(page.notes.prices ? [indexPrices([page])] : []), ...(ofOthers ? [indexOf(page)] : [])]
    if (indexes.every((index) => index.size === 0)) return []
    return toldOtherwise(texts, (text) => namesIn(text, indexes)).map((told) => mistakeOf(told, page))
  }
}

/** A price of an entry as stated in a text. */
interface Told {
  text: TextField
  entry: Entry
  start: number
  end: number
}

function toldOtherwise(texts: readonly TextField[], find: Find): Told[] {
  const subjects = new Map<string, TextField>()
  for (const text of texts) if (naming.has(text.field)) subjects.set(placeOf(text), text)
  return texts.flatMap((text): Told[] => {
    if (untold.has(text.field) || signedPrices(text.value).length === 0) return []
    const subject = naming.has(text.field) ? undefined : subjects.get(placeOf(text))
    const about = subject && find(subject.value)
    const entry = subject && about?.length === 1 && about[0] && isAbout(subject, about[0]) ? about[0].entry : undefined
    return sentencesOf(text.value).flatMap((sentence, index) => {
      const told = inSentence(sentence.text, find, index === 0 ? entry : undefined)
      return told.map((each) => ({ text, ...each, start: each.start + sentence.start, end: each.end + sentence.start }))
    })
  })
}

/** The path of the object that contains a text. */

/** Whether a title is only the name of an entry, or a question asks for its price. */
const isAbout = ({ field, value }: TextField, { start, end }: Named): boolean =>
  field === 'question'
    ? asksForPrice.test(value) && standsAlone.test(value.slice(0, start)) && !excuses.test(cut(value, [{ start, end }]))
    : start === 0 && /^\P{L}*$/u.test(value.slice(end))

type Find = (text: string) => Named[]
type InSentence = Omit<Told, 'text'>

/** Finds the prices in a sentence that differ. A word in one part that allows another price may apply to all parts. */
function inSentence(sentence: string, find: Find, about: Entry | undefined): InSentence[] {
  const prices = signedPrices(sentence)
  if (prices.length === 0) return []
  const parts = [...sentence.matchAll(/\S.*?(?:[;,](?=\s)|$)/gu)]
  const told = parts.flatMap(({ 0: part, index }) => {
    const found = inPart(part, find(part), prices.length === 1 && index === 0 ? about : undefined)
    return found ? [{ ...found, start: found.start + index, end: found.end + index, until: found.until + index }] : []
  })
  if (told.length === 0) return []
  const untilOf = (start: number) => told.find((each) => each.start === start)?.until
  const known = [...find(sentence), ...prices.map(({ start, end }) => ({ start, end: untilOf(start) ?? end }))]
  const rest = cut(
    sentence,
    known.sort((a, b) => a.start - b.start),
  ).replace(allowsNoOther, ' ')
  const clause = told.length === prices.length ? (clauseBehind.exec(rest)?.[0] ?? '') : ''
  const beside = rest.slice(0, rest.length - clause.length)
  return excuses.test(beside) || /\d/.test(beside) || excusesFromBehind.test(clause) ? [] : told
}

/**
 * Finds the price that a part of a sentence states for the only thing it names, or for `about`. `until` is the end of
 * the price's measure.
 */
function inPart(part: string, named: readonly Named[], about?: Entry): (InSentence & { until: number }) | undefined {
  const [price, other] = signedPrices(part)
  const [name, another] = named
  const entry = name?.entry ?? about
  if (!price || other || another || !entry) return undefined
  const measure = measureOf(part.slice(price.end), entry)
  if (measure === undefined || !isOther(entry, price.amount)) return undefined
  const { start, end } = price
  const leads = name
    ? name.end <= start &&
      standsAlone.test(part.slice(0, name.start)) &&
      joinsNameAndPrice.test(part.slice(name.end, start))
    : beginsWithPrice.test(part.slice(0, start))
  return leads ? { entry, start, end, until: end + measure.length } : undefined
}

/** Replaces parts of a text, in text order, with a space. */
const cut = (text: string, parts: readonly { start: number; end: number }[]): string =>
  parts.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)

/**
 * Whether an amount may be a former or mistyped price of the entry. If the list says "from", the amount must be lower.
 */
function isOther({ amount, words }: Entry, told: number): boolean {
  const isNear = told < 2 * amount && amount < 2 * told
  return isNear && (startsAt.test(words) ? told < amount : told !== amount)
}

const startsAt = /(?<!\p{L})(?:from|starting|ab|à partir|dès|desde|up|plus)(?!\p{L})/u

/**
 * Returns the measure behind a price, "per hour", or an empty string if there is none. Returns undefined for a measure
 * that the list does not use, and if the price is part of a span.
 */
function measureOf(behind: string, { words }: Entry): string | undefined {
  const [whole = '', measure] = measured.exec(behind) ?? []
  if (continuesPrice.test(behind)) return undefined
  return measure === undefined || words.includes(measure.toLowerCase()) ? whole : undefined
}

function mistakeOf({ text, entry, start, end }: Told, page: SitePage): Mistake {
  const list = entry.page.file === page.file ? 'this page' : entry.page.file
  return {
    path: text.path,
    span: { start, end },
    code: 'price-told-otherwise',
    message: `This text says ${quoted(text.value.slice(start, end))}, and the price list of ${list} has ${quoted(entry.title)} for ${quoted(entry.price)}.`,
    fix: 'Write the right one in both.',
  }
}
