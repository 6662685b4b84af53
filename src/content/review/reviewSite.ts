import type { FormDocument, Site } from '../../../schemas/index.ts'
import { linksOf } from '../addresses/checkLink.ts'
import { wordedLinks } from '../addresses/linkWords.ts'
import { configFile } from '../model/files/configFile.ts'
import { noFonts } from '../model/files/fontFile.ts'
import type { SitePage } from '../model/siteModel.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Problem } from '../problem/problem.ts'
import { findFormTexts, findTexts, type TextField } from '../schema/findTexts.ts'
import { type Fields, siteSchema } from '../schema/schema.ts'
import { checkFillIns } from '../text/checkFillIns.ts'
import { checkHtml } from '../text/checkHtml.ts'
import { checkDoubled } from '../text/sentences/checkDoubled.ts'
import { checkStandIns } from '../text/standIns/checkStandIns.ts'
import { checkDrawings } from './checkDrawings.ts'
import { checkFonts } from './checkFonts.ts'
import { checkWayBack, createFormCheck } from './checkForms.ts'
import { checkMenuWidth } from './checkMenuWidth.ts'
import { checkLogo } from './checkPictures.ts'
import { checkThemeContrast } from './checkThemeContrast.ts'
import { findCopies } from './copies/findCopies.ts'
import { findSameTowns } from './copies/findSameTowns.ts'
import { createPageReview } from './createPageReview.ts'
import { findLongNames } from './findLongNames.ts'
import { checkNoticeDays } from './hours/checkNoticeDays.ts'
import { createClosureCheck } from './hours/createClosureCheck.ts'
import { createFormHoursCheck } from './hours/createFormHoursCheck.ts'
import { checkBuilderWords, textsOfWords } from './languages/checkBuilderWords.ts'
import { checkFrameLinks } from './languages/checkFrameLinks.ts'
import { checkHoursInLanguages } from './languages/checkHoursInLanguages.ts'
import { checkLanguages } from './languages/checkLanguages.ts'
import { checkSiteTexts } from './languages/checkSiteTexts.ts'
import { compareForms } from './languages/compareForms.ts'
import { compareSiteTexts } from './languages/compareSiteTexts.ts'
import { createFormLanguage } from './languages/createFormLanguage.ts'
import { createFormLinkCheck } from './languages/createFormLinkCheck.ts'
import { findOtherLanguageOfSite } from './languages/findOtherPage.ts'
import { findOtherTongueOfForm, findOtherTongueOfSite } from './languages/findOtherTongue.ts'
import { findUntranslatedForms } from './languages/findUntranslatedForms.ts'
import { checkSamples } from './launch/checkSamples.ts'
import { reviewLaunch } from './launch/reviewLaunch.ts'
import { listPlaceNames } from './leftovers/placeNames.ts'
import { createConsentCheck } from './links/createConsentCheck.ts'
import { createLinkWordsCheck } from './links/createLinkWordsCheck.ts'
import { createBranchPlaceCheck } from './offices/createBranchPlaceCheck.ts'
import { readPages } from './readPages.ts'
import type { ReviewInput } from './reviewInput.ts'
import { createFormBranchCheck } from './typed/createFormBranchCheck.ts'
import { createFoundedCheck } from './typed/createFoundedCheck.ts'
import { createMoneyCheck } from './typed/createMoneyCheck.ts'
import { createNameCheck } from './typed/createNameCheck.ts'
import { createNumberCheck } from './typed/createNumberCheck.ts'

/** Fields with a format of their own that are checked as texts, too. */
const timeFields: ReadonlySet<string> = new Set(['days', 'time'])

/** Adds the mistakes of a file to the result. */
type Report = (file: string, mistakes: readonly (Mistake | undefined)[]) => void

/**
 * Reviews a site as a careful colleague would: towns left over from a copy, near-identical pages, pictures, titles,
 * hand-typed facts, advertising claims, colours and, before a launch, remaining samples.
 */
export function reviewSite(input: ReviewInput): Problem[] {
  const { site, sources, assets, pictures } = input
  const problems: Problem[] = []
  const report: Report = (file, mistakes) => {
    for (const mistake of mistakes) {
      const source = mistake && sources.get(file)
      if (source) problems.push(placeMistake(source, mistake))
    }
  }
  reviewPages(input, report)
  reviewForms(input, report)
  if (site) report(configFile, checkConfiguration(input, site))
  const ofFiles = [
    ...(pictures ? checkDrawings(assets, pictures) : []),
    ...(site ? checkSamples(site, input.samples ?? []) : []),
    ...reviewLaunch(input, report),
  ]
  return [...problems, ...ofFiles]
}

/** Reviews the pages among each other, and the forms that they contain. */
function reviewPages(input: ReviewInput, report: Report): void {
  const { pages, excerpts, site, country } = input
  const names = listPlaceNames(pages)
  const sameTowns = findSameTowns(pages, country)
  const isOfOneTown = (page: SitePage) => sameTowns.has(page)
  const words = readPages(input, names, isOfOneTown)
  const copies = findCopies(input, words, isOfOneTown)
  const forms = site && createFormCheck(input, site)
  const reviewPage = createPageReview(input, { names, sameTowns, copies, forms })
  for (const read of words.read) report(read.page.file, reviewPage(read))
  for (const { file, mistake } of forms?.checkButtons(excerpts) ?? []) report(file, [mistake])
}

/** Reviews the form documents: missing languages, links to another language, and stand-in words. */
function reviewForms({ site, pages, documents, sources }: ReviewInput, report: Report): void {
  const hasFile = (file: string) => sources.has(file)
  const untranslated = site ? findUntranslatedForms({ site, pages, documents, hasFile }) : []
  for (const { file, mistake } of untranslated) report(file, [mistake])
  const checkForm = site ? createFormReview(site, pages, documents) : () => []
  for (const [file, document] of documents) {
    // The document is handled as a plain object.
    const texts = findFormTexts(document as unknown as Fields, (_, { free }) => free)
    report(file, [...texts.flatMap((text) => checkStandIns(text, false)), ...checkForm(file, document, texts)])
  }
}

/** Creates the checks of a form against the facts, the pages and the languages of the site. */
function createFormReview(site: Site, pages: ReviewInput['pages'], documents: ReviewInput['documents']) {
  const languagesOf = createFormLanguage(site, pages, documents)
  const pairs = compareForms({ site, pages, documents, languagesOf })
  const checkLinks = createFormLinkCheck(site, pages, languagesOf)
  const checkMoney = createMoneyCheck(site)
  const checkNames = createNameCheck(site)
  const checkContacts = createNumberCheck(pages, site)
  const checkHours = createFormHoursCheck(site, pages)
  const checkOffices = createFormBranchCheck(site, pages)
  const checkLinkWords = createLinkWordsCheck(pages, site)
  const checkConsent = createConsentCheck(pages, site)
  return (file: string, document: FormDocument, texts: readonly TextField[]): Mistake[] => {
    const links = linksOf(texts)
    return [
      ...checkLinks(file, document, links),
      ...(pairs.get(file) ?? []),
      ...checkMoney(texts, undefined),
      ...checkNames(texts),
      ...checkContacts(undefined, texts),
      ...findOtherTongueOfForm(document, languagesOf(file), site),
      ...checkHours(file, document),
      ...(checkConsent?.(document, texts) ?? []),
      ...checkOffices(file, document),
      ...checkWayBack(document, texts),
      ...checkLinkWords(undefined, wordedLinks(document, links)),
    ]
  }
}

/** Reviews the texts, colours, languages and files of the configuration. */
function checkConfiguration(
  { pages, sources, assets, pictures, fonts, types, today }: ReviewInput,
  site: Site,
): Mistake[] {
  const texts = findTexts(siteSchema, site, (_, { free }, { field }) => free || timeFields.has(field))
  const ofWords = textsOfWords(site)
  return [
    ...texts.flatMap((text) => [...checkStandIns(text, false), ...checkDoubled(text)]),
    ...ofWords.flatMap((text) => [...checkStandIns(text, false), ...checkHtml(text), ...checkFillIns(text)]),
    ...createNameCheck(site)(texts),
    ...createMoneyCheck(site)(texts, undefined),
    ...(createFoundedCheck(site, today)?.(texts) ?? []),
    ...(createClosureCheck(site)?.(texts) ?? []),
    ...checkNoticeDays(site),
    // In some countries, licence numbers look like phone numbers: "E 08 069 0421 0".
    ...createNumberCheck(pages, site)(
      undefined,
      texts.filter(({ field }) => field !== 'number'),
    ),
    ...checkThemeContrast(site.theme),
    ...checkBuilderWords(site),
    ...checkFrameLinks(site, pages),
    ...checkLanguages(site, pages, (file) => sources.has(file)),
    ...checkFonts(site, { assets, ...(fonts && { fonts }) }),
    ...checkSiteTexts(site),
    ...compareSiteTexts(site),
    ...findOtherTongueOfSite(site),
    ...findOtherLanguageOfSite(site, pages),
    ...checkHoursInLanguages(site),
    ...createBranchPlaceCheck(site, pages, types).ofSite(),
    ...findLongNames(site, pages).mistakes,
    ...checkMenuWidth(site, fonts ?? noFonts),
    ...checkLogo(site, { assets, ...(pictures && { pictures }) }),
  ]
}
