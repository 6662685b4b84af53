import type { Site } from '../../../schemas/index.ts'
import { factsOfTown } from '../link/excerpt.ts'
import { priceCurrencyOf } from '../model/currency.ts'
import { baseOf } from '../model/languageCode.ts'
import { languageAt, tagOf } from '../model/languages.ts'
import { holds } from '../model/pageNotes.ts'
import { readPage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { unknownCountry } from '../schema/country.ts'
import { findPageTexts } from '../schema/findTexts.ts'
import { checkStandIns } from '../text/standIns/checkStandIns.ts'
import type { FormCheck } from './checkForms.ts'
import { checkPictures } from './checkPictures.ts'
import type { Copies } from './copies/findCopies.ts'
import { createCountCheck } from './createCountCheck.ts'
import { createDriveCheck } from './createDriveCheck.ts'
import { createOwnFieldsCheck } from './createOwnFieldsCheck.ts'
import { createTextCheck } from './createTextCheck.ts'
import { findMisplacedPins } from './findMisplacedPins.ts'
import { createEventDayCheck } from './hours/createEventDayCheck.ts'
import { createOpenSpanCheck } from './hours/createOpenSpanCheck.ts'
import { createOpenUntilCheck } from './hours/createOpenUntilCheck.ts'
import { createLanguageLinkCheck } from './languages/createLanguageLinkCheck.ts'
import { createTranslationCheck } from './languages/createTranslationCheck.ts'
import { createUnlinkedCheck } from './languages/createUnlinkedCheck.ts'
import { createOtherPageCheck } from './languages/findOtherPage.ts'
import { findOtherTongue, findStrangeTongue } from './languages/findOtherTongue.ts'
import { checkLaunchOfPage } from './launch/checkLaunch.ts'
import { checkPeople } from './leftovers/checkPeople.ts'
import { createAuthorCheck } from './leftovers/createAuthorCheck.ts'
import { createMapCheck } from './leftovers/createMapCheck.ts'
import { createNearNameCheck } from './leftovers/createNearNameCheck.ts'
import { createSiblingCheck } from './leftovers/createSiblingCheck.ts'
import { createTownLinkCheck } from './leftovers/createTownLinkCheck.ts'
import type { PlaceNames } from './leftovers/placeNames.ts'
import { createLinkWordsCheck } from './links/createLinkWordsCheck.ts'
import { createBranchPlaceCheck } from './offices/createBranchPlaceCheck.ts'
import { createPlaceAddressCheck } from './offices/createPlaceAddressCheck.ts'
import { createTeamCheck } from './offices/createTeamCheck.ts'
import { checkPrices } from './prices/checkPrices.ts'
import type { PageCheck, PageRead, ReadAnew } from './readPages.ts'
import type { ReviewInput } from './reviewInput.ts'
import { checkWeekdays } from './typed/checkWeekdays.ts'
import { createBranchPresetCheck } from './typed/createBranchPresetCheck.ts'

interface Among {
  names: PlaceNames
  /** Maps each page about the same town as another page to its mistake. */
  sameTowns: ReadonlyMap<PageRead['page'], Mistake>
  copies: Copies
  forms: FormCheck | undefined
}

/** Possible placeholders for a fact of a town. Each page has several such facts, all of them short. */
const mayStandIn = /todo|tb[dc]|lorem|xx|fixme|anytown|muster|your |undefined|null|nan/i

/** Creates the review of one page among the others. It returns all mistakes of the page, unsorted. */
export function createPageReview(input: ReviewInput, among: Among) {
  const { copies } = among
  const checks: readonly PageCheck[] = [
    createTownCheck(input, among),
    ({ page }) => copies.titlesOf(page),
    createPictureCheck(input),
    checkTownNames,
    createTextCheck(input),
    createPriceCheck(input),
    ({ page, excerpt }) => among.forms?.checkPresets(page, excerpt.formUses) ?? [],
    createPeopleCheck(input),
    ofPage(createMapCheck(input.pages, input.site)),
    ...(input.site ? createSiteChecks({ ...input, site: input.site }) : []),
    ...(input.launch ? [({ page }: ReadAnew) => checkLaunchOfPage(page)] : []),
  ]
  return (read: PageRead): (Mistake | undefined)[] => {
    const { page, excerpt } = read
    const nearCopy = copies.nearCopyOf(page)
    // A page that was not read again can still be the near copy of one that was.
    if (!excerpt) return [nearCopy, ...copies.titlesOf(page).filter(({ elsewhere }) => elsewhere)]
    const readAnew = { ...read, excerpt }
    return [nearCopy, ...checks.flatMap((check) => check(readAnew))]
  }
}

const ofPage =
  (check: (page: PageRead['page']) => readonly Mistake[]): PageCheck =>
  ({ page }) =>
    check(page)

/** Creates the checks of a page against the offices, the links and the languages of the site. */
function createSiteChecks(input: ReviewInput & { site: Site }): PageCheck[] {
  const { pages, site, country, types } = input
  const checkSiblings = createSiblingCheck(pages, site)
  const checkBranches = createBranchPresetCheck(input)
  const checkLanguageLinks = createLanguageLinkCheck(pages, site)
  const checkLinkWords = createLinkWordsCheck(pages, site)
  return [
    ofPage(createDriveCheck(site, country)),
    ofPage(createBranchPlaceCheck(site, pages, types).ofPage),
    ofPage(createPlaceAddressCheck(site, pages, country)),
    ofPage(createTeamCheck(pages, site) ?? (() => [])),
    ofPage(createCountCheck(pages, site) ?? (() => [])),
    ofPage(createOpenSpanCheck(site)),
    ofPage(createOpenUntilCheck(site)),
    ofPage(createEventDayCheck(site)),
    ({ page, excerpt }) => [
      ...checkSiblings(page, excerpt.listings),
      ...checkBranches(page, excerpt.forms),
      ...checkLanguageLinks(page, excerpt.links),
      ...checkLinkWords(page, excerpt.worded),
    ],
    createLanguageCheck(input),
  ]
}

/**
 * Creates the checks for what a page says about another town: names, links and fields left over from a copy, and a
 * misplaced pin.
 */
function createTownCheck({ pages, site, country, types }: ReviewInput, { names, sameTowns }: Among): PageCheck {
  const misplaced = findMisplacedPins(pages, site, country)
  const checkTownLinks = createTownLinkCheck(pages)
  const findNearNames = createNearNameCheck(names, types)
  const checkOwnFields = createOwnFieldsCheck({ pages, names, site, types })
  return ({ page, excerpt, places, leftovers, topics }) => {
    const sameTown = sameTowns.get(page)
    const slips = sameTown
      ? []
      : [
          ...checkTownLinks(page, excerpt.worded),
          ...findNearNames(page, excerpt.places, topics.has('town-slip'), places.size > 0),
        ]
    return [sameTown, misplaced.get(page), ...leftovers, ...slips, ...checkOwnFields(page, { met: places, excerpt })]
  }
}

/** Finds placeholders in the facts of a page's `location`. */
const checkTownNames: PageCheck = ({ page: { page } }) =>
  factsOfTown({ location: page.location }).flatMap((text) =>
    mayStandIn.test(text.value) ? checkStandIns(text, page.draft === true) : [],
  )

const createPictureCheck =
  ({ assets, site, pictures }: ReviewInput): PageCheck =>
  ({ page }) =>
    holds(page, 'src') ? checkPictures(readPage(page), { assets, site, ...(pictures && { pictures }) }) : []

function createPriceCheck({ types, country, site }: ReviewInput): PageCheck {
  // Without an address, the currency of the company is unknown.
  if (country === unknownCountry) return () => []
  const currency = priceCurrencyOf(site?.company ?? { address: { country } })
  return ({ page }) => {
    if (!holds(page, 'priceList') && !holds(page, 'offers')) return []
    const isEnglish = site !== undefined && baseOf(tagOf(site, languageAt(site, page.path))) === 'en'
    return checkPrices(findPageTexts(readPage(page), types), { country, currency }, isEnglish)
  }
}

/** Creates the check of the names of people on pages with a team, and of authors. */
function createPeopleCheck({ pages, types }: ReviewInput): PageCheck {
  const checkAuthor = createAuthorCheck(pages)
  return ({ page }) => {
    if (!holds(page, 'team')) return checkAuthor(page)
    const whole = readPage(page)
    return checkPeople(
      whole,
      findPageTexts(whole, types, (_, { free }) => free),
    )
  }
}

/** Creates the checks of texts against the other languages of the site, and of weekdays against their dates. */
function createLanguageCheck({ pages, site, types, readRevisions }: ReviewInput & { site: Site }): PageCheck {
  const checkTranslation = createTranslationCheck({ pages, site, types, readRevisions })
  const findOtherPage = createOtherPageCheck(pages, site, types)
  const checkTongue = (page: PageRead['page']): Mistake[] => {
    const told = checkTranslation(page)
    if (!site.languages) return [...told, ...findOtherPage(page)]
    // One problem per text is enough.
    const paths = new Set(told.map(({ path }) => path.join()))
    return [...told, ...findOtherTongue(page, site, types).filter(({ path }) => !paths.has(path.join()))]
  }
  const checkUnlinked = createUnlinkedCheck(site, pages)
  const checkStrange = ({ page, topics }: PageRead, told: readonly Mistake[]) =>
    topics.has('tongue') && told.length === 0 ? findStrangeTongue(page, site, types) : []
  return (read) => {
    const told = checkTongue(read.page)
    return [...told, ...checkUnlinked(read.page), ...checkStrange(read, told), ...checkWeekdays(read.page, types)]
  }
}
