import type { Section, Site } from '../../../schemas/index.ts'
import type { Excerpt } from '../link/excerpt.ts'
import { allOffices } from '../model/offices/officeOf.ts'
import { readPage, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { createPhraseReader, type Phrase } from '../text/reading/phraseReader.ts'
import { readTexts } from '../text/readTexts.ts'
import { type Words, wordsOf } from '../text/words.ts'
import type { Sketch } from './copies/findCandidates.ts'
import { sketchPage } from './copies/findNearCopies.ts'
import { claimPhrases } from './createClaimCheck.ts'
import { closurePhrases } from './hours/createClosureCheck.ts'
import { openPhrases } from './hours/createOpenDaysCheck.ts'
import { strangePhrases } from './languages/findOtherTongue.ts'
import { countyPhrases } from './leftovers/checkCountyTold.ts'
import { createLeftoverCheck } from './leftovers/createLeftoverCheck.ts'
import { townSlips } from './leftovers/createNearNameCheck.ts'
import type { PlaceName } from './leftovers/placeName.ts'
import type { PlaceNames } from './leftovers/placeNames.ts'
import { licencePhrases, mayTellLicences } from './offices/createLicenceCheck.ts'
import { ownPlacePhrases } from './offices/createOwnStreetCheck.ts'
import { streetNames } from './offices/createStreetCheck.ts'
import { mostComparedPages, type ReviewInput } from './reviewInput.ts'
import { emergencyPhrases } from './typed/checkEmergency.ts'
import { durationPhrases } from './typed/createDurationCheck.ts'
import { foundedPhrases } from './typed/createFoundedCheck.ts'
import { nameSlips } from './typed/createNameCheck.ts'
import { waitPhrases } from './typed/createResponseCheck.ts'
import { factPhrases } from './typed/factPatterns.ts'

/** The topics that words of a page suggest, other than names of towns. */
type Topic =
  | 'fact'
  | 'street'
  | 'own-place'
  | 'licence'
  | 'founded'
  | 'emergency'
  | 'county'
  | 'duration'
  | 'closure'
  | 'wait'
  | 'tongue'
  | 'claim'
  | 'open'
  | 'name-slip'
  | 'town-slip'

/** A page with the results of searching its texts. */
export interface PageRead {
  page: SitePage
  /** Undefined for a page that an earlier check found correct and that is not read again. */
  excerpt: Excerpt | undefined
  topics: ReadonlySet<Topic>
  /** The names of towns, including obfuscated ones. */
  places: ReadonlySet<PlaceName>
  leftovers: readonly Mistake[]
  /** Undefined for a page with unwritten texts, because two of these are alike until they are written. */
  sketch: Sketch | undefined
}

/** A page that was read in this check, with everything collected from it. */
export type ReadAnew = PageRead & { excerpt: Excerpt }
export type PageCheck = (read: ReadAnew) => readonly (Mistake | undefined)[]

export interface PagesRead {
  read: readonly PageRead[]
  /** The words of a page or of a section, without those of the configuration and names of towns. */
  wordsOfPage(page: SitePage): Words
  wordsOfSection(section: Section): Words
  /** The words of a page without some of its sections. */
  wordsWithout(page: SitePage, sections: ReadonlySet<Section>): Words
}

/**
 * Reads the words of the pages once, for all searches.
 *
 * @param isOfOneTown whether a page is about the town of another page and may therefore contain its names
 */
export function readPages(
  { pages, excerpts, site, country, types, memory }: ReviewInput,
  names: PlaceNames,
  isOfOneTown: (page: SitePage) => boolean,
): PagesRead {
  const reader = createPhraseReader(phrasesOf({ site, country, pages }, names))
  const findLeftovers = createLeftoverCheck(names, types)
  // Each page is compared with several others.
  const masked = new Map<SitePage, Words>()

  const readAnew = (page: SitePage, excerpt: Excerpt): PageRead => {
    const found = reader(excerpt.words)
    masked.set(page, found.masked)
    const disguised = excerpt.disguised.length > 0 ? reader(excerpt.disguised).met : []
    const places = new Set([...found.met, ...disguised].filter((item) => typeof item !== 'string'))
    const sketch = excerpt.hasUnwrittenMarks ? undefined : sketchPage(found.masked)
    memory?.sketches.set(page.file, sketch)
    return {
      page,
      excerpt,
      places,
      sketch,
      topics: new Set([...found.met].filter((item) => typeof item === 'string')),
      leftovers: isOfOneTown(page) ? [] : findLeftovers(page, places),
    }
  }
  const recall = (page: SitePage): PageRead => ({
    page,
    excerpt: undefined,
    topics: new Set<never>(),
    places: new Set<never>(),
    leftovers: [],
    sketch: memory?.sketches.get(page.file),
  })

  return {
    read: pages.map((page) => {
      const excerpt = excerpts.get(page)
      return excerpt ? readAnew(page, excerpt) : recall(page)
    }),
    wordsOfPage(page) {
      const known = masked.get(page) ?? reader(wordsOf(readTexts(readPage(page), types))).masked
      masked.set(page, known)
      return known
    },
    wordsWithout(page, gone) {
      const { sections, ...fields } = readPage(page)
      const left = { ...fields, sections: sections.filter((section) => !gone.has(section)) }
      return reader(wordsOf(readTexts(left, types))).masked
    },
    wordsOfSection: (section) => reader(wordsOf(readTexts({ sections: [section] }, types))).masked,
  }
}

/**
 * Returns all phrases to search for. The comparison of pages ignores those that come from the configuration or name a
 * town.
 */
function phrasesOf(
  { site, country, pages }: Pick<ReviewInput, 'site' | 'country' | 'pages'>,
  names: PlaceNames,
): Phrase<PlaceName | Topic>[] {
  return [
    ...claimPhrases(country).map((text) => ({ text, item: 'claim' as const, masked: false })),
    ...(site?.company.hours ? openPhrases : []).map((text) => ({ text, item: 'open' as const, masked: false })),
    ...(site && hasClosures(site) ? closurePhrases : []).map((text) => ({
      text,
      item: 'closure' as const,
      masked: false,
    })),
    ...(site?.company.founded ? foundedPhrases : []).map((text) => ({ text, item: 'founded' as const, masked: false })),
    ...(names.all.some(({ kind }) => kind === 'county') ? countyPhrases : []).map((text) => ({
      text,
      item: 'county' as const,
      masked: false,
    })),
    ...(pages.length > mostComparedPages ? [] : durationPhrases).map((text) => ({
      text,
      item: 'duration' as const,
      masked: false,
    })),
    ...(site ? emergencyPhrases : []).map((text) => ({ text, item: 'emergency' as const, masked: false })),
    ...(site ? waitPhrases : []).map((text) => ({ text, item: 'wait' as const, masked: false })),
    ...(site ? strangePhrases(site) : []).map((text) => ({ text, item: 'tongue' as const, masked: false })),
    ...(site ? nameSlips(site) : []).map((text) => ({ text, item: 'name-slip' as const, masked: false })),
    ...townSlips(names).map((text) => ({ text, item: 'town-slip' as const, masked: false })),
    ...(site ? streetNames(site) : []).map((text) => ({ text, item: 'street' as const, masked: false })),
    ...(site ? ownPlacePhrases : []).map((text) => ({ text, item: 'own-place' as const, masked: false })),
    ...(site && mayTellLicences(site, pages) ? licencePhrases : []).map((text) => ({
      text,
      item: 'licence' as const,
      masked: false,
    })),
    ...(site ? factPhrases(site) : []).map((text) => ({ text, item: 'fact' as const, masked: true })),
    ...names.all.flatMap((name) =>
      name.spellings.map((words) => ({ text: words.join(' '), item: name, masked: true })),
    ),
  ]
}

const hasClosures = ({ company }: Site) => allOffices(company).some(({ closures = [] }) => closures.length > 0)
