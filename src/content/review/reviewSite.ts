import type { FormDocument, Section, Site } from '../../../schemas/index.ts'
import type { Addresses } from '../addresses/addressRecord.ts'
import type { Excerpt } from '../link/excerpt.ts'
import { configFile } from '../model/configFile.ts'
import { type Office, officeOf } from '../model/officeOf.ts'
import { oncePer } from '../model/oncePer.ts'
import { pageAddress } from '../model/pageAddress.ts'
import { holds } from '../model/pageNotes.ts'
import type { PictureFiles } from '../model/pictureFile.ts'
import { type Endpoints, type SiteForm, settleForms } from '../model/siteForms.ts'
import { readPage, type SitePage } from '../model/siteModel.ts'
import type { CommandLine } from '../problem/commandLine.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import type { Problem } from '../problem/problem.ts'
import { findPageTexts, findTexts } from '../schema/findTexts.ts'
import { siteSchema } from '../schema/schema.ts'
import { readTexts } from '../text/readTexts.ts'
import { type Words, wordsOf } from '../text/words.ts'
import { checkDrawings } from './checkDrawings.ts'
import { createFormCheck } from './checkForms.ts'
import type { CheckMemory } from './checkMemory.ts'
import { checkLogo, checkPictures } from './checkPictures.ts'
import { checkStandIns, standInPhrases } from './checkStandIns.ts'
import { checkThemeContrast } from './checkThemeContrast.ts'
import { checkTitles, findSharing } from './checkTitles.ts'
import { claimPhrases, createClaimCheck } from './createClaimCheck.ts'
import { createCopySearch, type OriginalsInput } from './createCopySearch.ts'
import { createOwnFieldsCheck } from './createOwnFieldsCheck.ts'
import { findMeeting } from './findCandidates.ts'
import { findMisplaced } from './findMisplaced.ts'
import { findNearCopies, sketchPage } from './findNearCopies.ts'
import { findSameTowns } from './findSameTowns.ts'
import { checkLanguages } from './languages/checkLanguages.ts'
import { checkWords } from './languages/checkWords.ts'
import { createTranslationCheck } from './languages/createTranslationCheck.ts'
import {
  checkLaunchOfForm,
  checkLaunchOfPage,
  checkLaunchOfSite,
  checkLaunchPages,
  findForms,
} from './launch/checkLaunch.ts'
import { checkSamples } from './launch/checkSamples.ts'
import { suggestProof } from './launch/suggestProof.ts'
import { createLeftoverCheck } from './leftovers/createLeftoverCheck.ts'
import { createNearNameCheck } from './leftovers/createNearNameCheck.ts'
import { createTownLinkCheck } from './leftovers/createTownLinkCheck.ts'
import type { PlaceName } from './leftovers/placeName.ts'
import { listPlaceNames, type PlaceNames } from './leftovers/placeNames.ts'
import { createPhraseReader, type Phrase } from './phraseReader.ts'
import { createBranchCheck } from './typed/createBranchCheck.ts'
import { createContactCheck } from './typed/createContactCheck.ts'
import { createTypedFactCheck } from './typed/createTypedFactCheck.ts'
import { factPhrases } from './typed/factPatterns.ts'

export interface ReviewInput {
  /** Pages that passed their own checks, drafts included. */
  pages: readonly SitePage[]
  /** Of those that are looked at; the others were found right before, see `memory`. */
  excerpts: ReadonlyMap<SitePage, Excerpt>
  /** Undefined while site.config.json has errors; checks that need its facts do not run then. */
  site: Site | undefined
  country: string
  /** Form documents that passed their own checks, by file. */
  documents: ReadonlyMap<string, FormDocument>
  sources: SourceFiles
  /** Files of public/, `/images/lobby.jpg`. */
  assets: ReadonlySet<string>
  /** Names of published pages by address: of two that are alike, these are the originals. */
  record?: Addresses | undefined
  readAges?: OriginalsInput['readAges']
  readChanges?: OriginalsInput['readAges']
  /** Those that are still the sample of the builder. */
  samples?: Iterable<string>
  /** What the pictures among them say about themselves. */
  pictures?: PictureFiles
  /** Given for a site that is to become public: then samples and placeholders are refused. */
  launch?: Endpoints | undefined
  command: CommandLine
  memory?: CheckMemory
}

/**
 * Reads the pages as a careful colleague would: towns left over from a copy, pages that say the same, pictures, titles,
 * facts typed by hand, words of advertising, the colours, and before a launch what is still a sample.
 */
export function reviewSite(input: ReviewInput): Problem[] {
  const { pages, excerpts, site, country, sources, assets, pictures, record, readAges, readChanges, launch, memory } =
    input
  const names = listPlaceNames(pages)
  const reader = createPhraseReader(phrasesOf(input, names))
  const sameTowns = findSameTowns(pages, country)
  const misplaced = findMisplaced(pages, site, country)
  const findLeftovers = createLeftoverCheck(names)
  // Each page is compared with several others.
  const maskedWords = new Map<SitePage, Words>()
  const read = pages.map((page) => {
    const excerpt = excerpts.get(page)
    if (!excerpt)
      return {
        page,
        met: new Set<never>(),
        places: new Set<never>(),
        sketch: memory?.sketches.get(page.file),
        leftovers: [],
      }
    const { met, masked } = reader(excerpt.words)
    maskedWords.set(page, masked)
    const disguised = excerpt.disguised.length > 0 ? reader(excerpt.disguised).met : []
    const places = new Set([...met, ...disguised].filter((item) => typeof item !== 'string'))
    const leftovers = sameTowns.has(page) ? [] : findLeftovers(page, places)
    // Two pages that wait for their texts are alike until these are written.
    const sketch = excerpt.waits ? undefined : sketchPage(masked)
    memory?.sketches.set(page.file, sketch)
    return { page, met, places, sketch, leftovers }
  })
  const own = read.filter(({ page }) => !sameTowns.has(page))
  const copied = new Set(read.flatMap(({ page, leftovers }) => (leftovers.length > 0 ? [page] : [])))
  const wordsOfPage = (page: SitePage) => {
    const known = maskedWords.get(page) ?? reader(wordsOf(readTexts(readPage(page)))).masked
    maskedWords.set(page, known)
    return known
  }
  const wordsOfSection = (section: Section) => reader(wordsOf(readTexts({ sections: [section] }))).masked
  const isFirst = excerpts.size === pages.length
  const compared = isFirst ? own : findMeeting(own, ({ page }) => excerpts.has(page))
  // A page that still speaks of another town is the copy, whichever file comes first.
  const copiedLast = compared.toSorted((a, b) => Number(copied.has(a.page)) - Number(copied.has(b.page)))
  const sketches = new Map(copiedLast.map(({ page, sketch }) => [page, sketch]))
  const searchCopies = createCopySearch({ record, readAges })
  const searchClashes = createCopySearch({ record, readAges: readChanges, amongPublished: true })
  const sketchOfPage = (page: SitePage) => sketches.get(page)
  const isNew = (page: SitePage) => excerpts.has(page)
  const nearCopies = searchCopies([...sketches.keys()], (pages) =>
    findNearCopies({ pages, sketchOfPage, isNew, wordsOfPage, wordsOfSection }),
  )
  const titled = own.map(({ page }) => page)
  const alike = (facts: Site) => (isFirst ? titled : findSharing(titled, [...excerpts.keys()], facts))
  const titles =
    site && !memory?.hasTitles ? searchClashes(alike(site), (pages) => checkTitles(pages, site)) : undefined
  // A copy has the title of its original too: one cause makes one problem.
  const isOfCopy = (page: SitePage, { elsewhere }: Mistake) =>
    elsewhere !== undefined && nearCopies.get(page)?.elsewhere?.file === elsewhere.file
  // So has a translation that is not written yet.
  const isOfOriginal = ({ page }: SitePage, { elsewhere }: Mistake) =>
    elsewhere !== undefined && page.translates === pageAddress(elsewhere.file)
  const titlesOf = (page: SitePage) =>
    (titles?.get(page) ?? []).filter((mistake) => !isOfCopy(page, mistake) && !isOfOriginal(page, mistake))
  const findClaims = createClaimCheck(country)
  const checkOwnFields = createOwnFieldsCheck(pages, names, site)
  const findNearNames = createNearNameCheck(names)
  const checkTownLinks = createTownLinkCheck(pages)
  const checkTranslation = site && createTranslationCheck({ pages, site, readChanges })
  const checkBranch = site && createBranchCheck(site)
  const checkContacts = site && createContactCheck(site)
  const forms = site && createFormCheck(pages, site)
  const factChecks = oncePer((office: Office) => createTypedFactCheck(office, site?.language))

  const problems = pictures ? checkDrawings(assets, pictures) : []
  const report = (file: string, mistakes: readonly (Mistake | undefined)[]) => {
    for (const mistake of mistakes) {
      const source = mistake && sources.get(file)
      if (source) problems.push(placeMistake(source, mistake))
    }
  }
  for (const { page, met, places, leftovers } of read) {
    // A page that was not read again may still be the twin of one that was.
    const excerpt = excerpts.get(page)
    if (!excerpt) {
      report(page.file, [nearCopies.get(page), ...titlesOf(page).filter(({ elsewhere }) => elsewhere)])
      continue
    }
    const meant = new Set([...met].map((item) => (typeof item === 'string' ? item : 'place')))
    const isMeant = excerpt.hasContact || meant.has('fact') || meant.has('claim') || meant.has('stand-in')
    const texts = isMeant ? findPageTexts(readPage(page), (_, { free }) => free) : []
    report(page.file, [
      sameTowns.get(page),
      misplaced.get(page),
      ...leftovers,
      ...(sameTowns.has(page) ? [] : checkTownLinks(page, excerpt.links)),
      ...(sameTowns.has(page) ? [] : findNearNames(page, excerpt.places)),
      ...checkOwnFields(page, { met: places, excerpt }),
      nearCopies.get(page),
      ...titlesOf(page),
      ...(holds(page, 'src') ? checkPictures(readPage(page), { assets, site, ...(pictures && { pictures }) }) : []),
      ...(meant.has('fact') && site ? texts.flatMap(factChecks(officeOf(site, page.page))) : []),
      ...(excerpt.hasContact && checkContacts ? checkContacts(page.page, texts) : []),
      ...(forms?.checkPresets(page, excerpt.formUses) ?? []),
      ...(meant.has('fact') && checkBranch ? checkBranch(page, texts) : []),
      ...(meant.has('claim') ? texts.flatMap(findClaims) : []),
      ...(meant.has('stand-in') ? texts.flatMap((text) => checkStandIns(text, page.page.draft === true)) : []),
      ...(checkTranslation?.(page) ?? []),
      ...(launch ? checkLaunchOfPage(page) : []),
    ])
  }
  for (const { file, mistake } of forms?.checkButtons(excerpts) ?? []) report(file, [mistake])
  if (site)
    report(configFile, [
      ...findTexts(siteSchema, site, (_, { free }) => free).flatMap((text) => checkStandIns(text, false)),
      ...checkThemeContrast(site.theme),
      ...checkWords(site),
      ...checkLanguages(site, pages),
      ...checkLogo(site, { assets, ...(pictures && { pictures }) }),
    ])
  if (site) problems.push(...checkSamples(site, input.samples ?? []))
  if (launch) {
    const names = findForms(pages)
    const forms = site ? settleForms(site, input.documents) : new Map<string, SiteForm>()
    const shown = [...forms.values()].filter(({ name }) => names.has(name))
    const isThere = (file: string) => sources.has(file) || assets.has(pageAddress(file).replace(/\/$/, '/index.html'))
    problems.push(...checkLaunchPages(pages, shown, isThere, input.command), ...suggestProof(pages))
    if (site) report(configFile, checkLaunchOfSite(site))
    for (const form of shown)
      for (const { file, mistake } of checkLaunchOfForm(form, launch[form.name])) report(file, [mistake])
  }
  return problems
}

/** All that texts are searched for; what comes from the configuration or names a town makes no page another one. */
function phrasesOf(
  { site, country }: Pick<ReviewInput, 'site' | 'country'>,
  names: PlaceNames,
): Phrase<PlaceName | 'fact' | 'claim' | 'stand-in'>[] {
  return [
    ...standInPhrases.map((text) => ({ text, item: 'stand-in' as const, masked: false })),
    ...claimPhrases(country).map((text) => ({ text, item: 'claim' as const, masked: false })),
    ...(site ? factPhrases(site) : []).map((text) => ({ text, item: 'fact' as const, masked: true })),
    ...names.all.flatMap((name) =>
      name.spellings.map((words) => ({ text: words.join(' '), item: name, masked: true })),
    ),
  ]
}
