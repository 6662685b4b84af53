import { factsOfTown } from '../link/excerpt.ts'
import { type Office, officeOf } from '../model/officeOf.ts'
import { holds } from '../model/pageNotes.ts'
import { readPage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findPageTexts } from '../schema/findTexts.ts'
import { oncePer } from '../schema/oncePer.ts'
import type { FormCheck } from './checkForms.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPrices } from './checkPrices.ts'
import { checkTitledPrices } from './checkTitledPrices.ts'
import type { Copies } from './copies/findCopies.ts'
import { createClaimCheck } from './createClaimCheck.ts'
import { createDriveCheck } from './createDriveCheck.ts'
import { createOwnFieldsCheck } from './createOwnFieldsCheck.ts'
import { findMisplacedPins } from './findMisplacedPins.ts'
import { createLanguageLinkCheck } from './languages/createLanguageLinkCheck.ts'
import { createTranslationCheck } from './languages/createTranslationCheck.ts'
import { findOtherTongue } from './languages/findOtherTongue.ts'
import { checkLaunchOfPage } from './launch/checkLaunch.ts'
import { createMapCheck } from './leftovers/createMapCheck.ts'
import { createNearNameCheck } from './leftovers/createNearNameCheck.ts'
import { createTownLinkCheck } from './leftovers/createTownLinkCheck.ts'
import type { PlaceNames } from './leftovers/placeNames.ts'
import { createLinkWordsCheck } from './links/createLinkWordsCheck.ts'
import type { PageRead } from './readPages.ts'
import type { ReviewInput } from './reviewInput.ts'
import { checkStandIns } from './standIns/checkStandIns.ts'
import { checkWeekdays } from './typed/checkWeekdays.ts'
import { createBranchCheck } from './typed/createBranchCheck.ts'
import { createContactCheck } from './typed/createContactCheck.ts'
import { createNameCheck } from './typed/createNameCheck.ts'
import { createTypedFactCheck } from './typed/createTypedFactCheck.ts'

interface Among {
  names: PlaceNames
  /** By page, that it is about the town of another page. */
  sameTowns: ReadonlyMap<PageRead['page'], Mistake>
  copies: Copies
  forms: FormCheck | undefined
}

/** Signs of words that stand in for a fact of a town; each page has several of these, all of a few letters. */
const mayStandIn = /todo|tb[dc]|lorem|xx|fixme|anytown|muster|your |undefined|null|nan/i

/** Makes the review of one page among the others: all that is wrong with it, in no order. */
export function createPageReview(input: ReviewInput, { names, sameTowns, copies, forms }: Among) {
  const { pages, site, country, types, assets, pictures, readRevisions, launch } = input
  const misplaced = findMisplacedPins(pages, site, country)
  const checkTownLinks = createTownLinkCheck(pages)
  const findNearNames = createNearNameCheck(names, types)
  const checkOwnFields = createOwnFieldsCheck({ pages, names, site, types })
  const findClaims = createClaimCheck(country)
  const checkTranslation = site && createTranslationCheck({ pages, site, types, readRevisions })
  const checkLanguageLinks = site && createLanguageLinkCheck(pages, site)
  const checkBranch = site && createBranchCheck(site)
  const checkLinkWords = site && createLinkWordsCheck(pages, site)
  const checkMaps = createMapCheck(pages, site)
  const checkDrive = site && createDriveCheck(site, country)
  const checkContacts = site && createContactCheck(site)
  const checkNames = site && createNameCheck(site)
  const factChecks = oncePer((office: Office) => createTypedFactCheck(office, site?.language))

  /** What words of the page may be a sign of, looked at closely. */
  const checkTexts = ({ page, excerpt, signs }: PageRead): Mistake[] => {
    const hasContact = excerpt?.hasContact === true
    if (!hasContact && signs.size === 0) return []
    const texts = findPageTexts(readPage(page), types, (_, { free }) => free)
    return [
      ...(signs.has('fact') && site ? texts.flatMap(factChecks(officeOf(site, page.page))) : []),
      ...(hasContact && checkContacts ? checkContacts(page.page, texts) : []),
      ...(signs.has('fact') && checkBranch ? checkBranch(page, texts) : []),
      ...(signs.has('name-slip') && checkNames ? checkNames(texts, page.page.mentions) : []),
      ...(signs.has('claim') ? texts.flatMap(findClaims) : []),
      ...(signs.has('stand-in') ? texts.flatMap((text) => checkStandIns(text, page.page.draft === true)) : []),
    ]
  }

  /** Of one text, one problem is enough. */
  const checkTongue = (page: PageRead['page']): Mistake[] => {
    if (!site?.languages) return checkTranslation?.(page) ?? []
    const told = checkTranslation?.(page) ?? []
    const paths = new Set(told.map(({ path }) => path.join()))
    return [...told, ...findOtherTongue(page, site, types).filter(({ path }) => !paths.has(path.join()))]
  }

  const checkPriceList = (page: PageRead['page']): Mistake[] => {
    const whole = readPage(page)
    const texts = findPageTexts(whole, types)
    return [...checkPrices(texts, country), ...checkTitledPrices(texts, whole.sections)]
  }

  return (read: PageRead): (Mistake | undefined)[] => {
    const { page, excerpt, places, leftovers } = read
    const nearCopy = copies.nearCopyOf(page)
    const titles = copies.titlesOf(page)
    // A page that was not read again may still be the twin of one that was.
    if (!excerpt) return [nearCopy, ...titles.filter(({ elsewhere }) => elsewhere)]
    const sameTown = sameTowns.get(page)
    return [
      ...[sameTown, misplaced.get(page), nearCopy],
      ...leftovers,
      ...(sameTown
        ? []
        : [
            ...checkTownLinks(page, excerpt.worded),
            ...findNearNames(page, excerpt.places, read.signs.has('town-slip')),
          ]),
      ...checkOwnFields(page, { met: places, excerpt }),
      ...titles,
      ...(holds(page, 'src') ? checkPictures(readPage(page), { assets, site, ...(pictures && { pictures }) }) : []),
      ...(checkDrive?.(page) ?? []),
      ...factsOfTown({ location: page.page.location }).flatMap((text) =>
        mayStandIn.test(text.value) ? checkStandIns(text, page.page.draft === true) : [],
      ),
      ...checkTexts(read),
      ...(holds(page, 'priceList') ? checkPriceList(page) : []),
      ...(forms?.checkPresets(page, excerpt.formUses) ?? []),
      ...checkTongue(page),
      ...(site ? checkWeekdays(page, site, types) : []),
      ...(checkLanguageLinks?.(page, excerpt.links) ?? []),
      ...(checkLinkWords?.(page, excerpt.worded) ?? []),
      ...checkMaps(page),
      ...(launch ? checkLaunchOfPage(page) : []),
    ]
  }
}
