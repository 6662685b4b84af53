import type { Page } from '../../../schemas/index.ts'
import { type FoundLink, linksOf } from '../addresses/checkLink.ts'
import { type WordedLink, wordedLinks } from '../addresses/linkWords.ts'
import type { PageRules } from '../check/checkPage.ts'
import { checkSections } from '../check/checkSections.ts'
import { findRepeats } from '../check/findRepeats.ts'
import { checkDays } from '../facts/checkDays.ts'
import { checkSalary } from '../facts/checkSalary.ts'
import { checkTold } from '../facts/told/checkTold.ts'
import { checkNear } from '../facts/town/checkNear.ts'
import type { PhoneNames } from '../model/offices/phoneNames.ts'
import { notePage, type PageNotes } from '../model/pageNotes.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findPageTexts, findTexts, type TextField } from '../schema/findTexts.ts'
import { type Fields, isFields, pageSchema } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { checkText, mayFail } from '../text/checkText.ts'
import { checkUnwritten, findUnwrittenMarks } from '../text/checkUnwritten.ts'
import { dayOfSerial, findSerialEntries } from '../text/days/findSerials.ts'
import { mayLackLetter } from '../text/findLacking.ts'
import { mayHoldContact } from '../text/mayHoldContact.ts'
import { mayHoldMoney } from '../text/money/findForeignMoney.ts'
import { givenNumbers } from '../text/numbersIn.ts'
import { placeWordsIn } from '../text/reading/placesIn.ts'
import { mayReadOtherwise, readingsOf } from '../text/reading/readingsOf.ts'
import { isRead } from '../text/readTexts.ts'
import { checkDoubled, findDoubled, hasTwice } from '../text/sentences/checkDoubled.ts'
import { holdsStandIn } from '../text/standIns/checkStandIns.ts'
import { checkTokens, type TokenFacts } from '../text/tokens.ts'
import { addWords, createWordBuffer, passingWordsOf, takeWords, type Words, wordsOf } from '../text/words.ts'
import { type Listing, listingsOf } from './automaticLists.ts'
import { type BlockPlace, blocksIn } from './checkBlocks.ts'
import { type FormUses, findFormUses } from './forms/findFormUses.ts'
import { type FormPlace, formsOn } from './forms/formPlaces.ts'

/** The data of a page that checks across pages need, collected in one walk. */
export interface Excerpt {
  notes: PageNotes
  links: FoundLink[]
  /** Links to pages of this site, with their words. */
  worded: WordedLink[]
  /** Mistakes of the page itself that its schema cannot express: placeholders, markup, headings and anchors. */
  mistakes: Mistake[]
  listings: Listing[]
  /** The answers that its forms are prefilled with. Omits those with a placeholder. */
  presets: Preset[]
  forms: FormPlace[]
  /** Blocks that do not exist or contain themselves. The sections of all other blocks are already in the page. */
  blocks: BlockPlace[]
  /** The buttons and forms that depend on other pages. */
  formUses: FormUses
  /** The words that visitors read. */
  words: Words
  /** The words around those that visitors read differently than they are written. */
  disguised: Words
  /** Capitalized words where the name of a town could be, one place a line. Only for pages about a town. */
  places: string
  /** Whether it contains what looks like a phone number or an e-mail address. */
  hasContact: boolean
  /** Whether it contains an amount with a currency symbol. */
  hasMoney: boolean
  /** Whether one of its texts, hidden ones included, holds what `checkStandIns` finds. */
  hasStandIn: boolean
  /** Whether a question mark stands in a word, or where a letter may be lost. */
  hasQuestionedWord: boolean
  /** Whether it still holds marks of texts to be written. */
  hasUnwrittenMarks: boolean
}

interface Preset {
  path: Mistake['path']
  value: string
}

/** The inputs that all excerpts of a site need. */
export interface ExcerptRules extends PageRules {
  phones: PhoneNames
}

const buffer = createWordBuffer()
const noWords = wordsOf([])

/** Makes the excerpt of a page that fits the schemas of its site. */
export function excerptOf(page: Page, { country, types, phones }: ExcerptRules): Excerpt {
  const read: string[] = []
  const disguised: string[] = []
  let [hasPictures, hasContact, hasMoney, hasUnwrittenMarks] = [false, false, false, false]
  let [hasSerial, hasQuestionedWord, hasStandIn] = [false, false, false]
  const texts = findPageTexts(page, types, (value, kind, place) => {
    const isSeen = isRead(value, kind, place)
    const ownWords = isSeen ? addWords(buffer, value) : undefined
    if (kind.free && kind.format !== 'href')
      hasStandIn ||= holdsStandIn({ value, field: place.field }, ownWords ?? passingWordsOf(value))
    if (isSeen) {
      read.push(value)
      hasContact ||= mayHoldContact(value)
      hasMoney ||= mayHoldMoney(value)
      hasSerial ||= value.length === 5 && dayOfSerial(value) !== undefined
      hasQuestionedWord ||= mayLackLetter(value)
      if (mayReadOtherwise(value)) disguised.push(value)
      hasUnwrittenMarks ||= findUnwrittenMarks(value).length > 0
    }
    if (place.field === 'src') hasPictures = true
    return mayFail(value, kind, place)
  })
  const words = takeWords(buffer)
  const links = linksOf(texts)
  const doubled = hasTwice(words) && read.some((text) => findDoubled(text).length > 0) ? findTwiceSaid(page, types) : []
  return {
    notes: notePage(page, hasPictures, hasContact ? givenNumbers(read) : []),
    links,
    worded: wordedLinks(page, links),
    mistakes: [
      doubled.flatMap(checkDoubled),
      checkSections(page),
      checkTexts({ page, facts: factsOf(page, country), phones }, texts),
      hasSerial ? findSerialEntries(findPageTexts(page, types, isRead)) : [],
      checkNear(page),
      checkDays(page),
      checkSalary(page),
      checkTold(page, page.price === undefined ? [] : findPageTexts(page, types, isRead)),
      findRepeats(page, types),
    ].flat(),
    listings: listingsOf(page),
    presets: presetsOf(page),
    forms: formsOn(page),
    blocks: blocksIn(page.sections),
    formUses: findFormUses(page),
    hasContact,
    hasMoney,
    hasStandIn,
    hasQuestionedWord,
    words,
    ...placesOf(page, { read, disguised }),
    hasUnwrittenMarks,
  }
}

/** Finds texts that repeat a word. */
const findTwiceSaid = (page: Page, types: SectionTypes): TextField[] =>
  findPageTexts(page, types, (value, kind) => kind.free && findDoubled(value).length > 0)

function placesOf(
  { location }: Page,
  { read, disguised }: { read: readonly string[]; disguised: readonly string[] },
): Pick<Excerpt, 'places' | 'disguised'> {
  if (!location) return { places: '', disguised: noWords }
  return {
    // Measured: a search in the joined texts takes a third of the time of a search in each of a page's sixty texts.
    places: placeWordsIn(read.join('\n')).join('\n'),
    disguised: disguised.length === 0 ? noWords : wordsOf(disguised.flatMap(readingsOf).map(({ text }) => text)),
  }
}

const presetsOf = ({ sections }: Page): Preset[] =>
  sections.flatMap((section, index) =>
    section.type === 'quoteForm' && section.presets
      ? Object.entries(section.presets).flatMap(([field, value]) =>
          typeof value !== 'string' || value.includes('{')
            ? []
            : [{ path: ['sections', index, 'presets', field], value }],
        )
      : [],
  )

/** The same of what stands in a page file that does not fit its schemas. */
export function excerptOfFaulty(
  page: Fields,
  { country, types, phones }: ExcerptRules,
): Pick<Excerpt, 'links' | 'mistakes'> {
  const texts = findPageTexts(page, types, mayFail)
  return { links: linksOf(texts), mistakes: checkTexts({ page, facts: factsOf(page, country), phones }, texts) }
}

const factsOf = ({ location }: Fields, country: string): TokenFacts => ({
  location: isFields(location) ? location : undefined,
  country,
})

interface TextsOn {
  page: Fields
  /** The values of placeholders; null if only the configuration provides values. */
  facts: TokenFacts | null
  phones: PhoneNames
}

/** What is wrong with texts themselves: placeholders, marks of Markdown and HTML, characters that nobody sees, words to be written. */
export function checkTexts({ page, facts, phones: phonesOf }: TextsOn, texts: readonly TextField[]): Mistake[] {
  // Whoever writes another status than those that there are keeps the page back by it.
  const isUnpublished = page.draft === true || (page.status !== undefined && page.status !== 'hidden')
  const ofTown = factsOfTown(page)
  const phones = phonesOf(page.branch)
  return [
    ...texts.flatMap((text) =>
      text.free ? [...checkTokens(text.value, text.path, facts, phones), ...checkText(text, isUnpublished)] : [],
    ),
    ...ofTown.flatMap((text) => [
      ...checkTokens(text.value, text.path, null, phones),
      ...checkText(text, isUnpublished),
    ]),
    // Texts are filled from the facts of the town, so a mark in these is read too.
    ...checkUnwritten(page, [...texts, ...ofTown]),
  ]
}

/** Returns the free texts of a location object. Visitors may read them even if no text of the page contains them. */
export const factsOfTown = ({ location }: Fields): TextField[] =>
  findTexts(pageSchema.properties?.location ?? {}, location)
    .filter(({ free }) => free)
    .map((text) => ({ ...text, path: ['location', ...text.path] }))
