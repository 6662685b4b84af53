import { type Office, officeOf } from '../model/officeOf.ts'
import { oncePer } from '../model/oncePer.ts'
import { holds } from '../model/pageNotes.ts'
import { readPage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findPageTexts } from '../schema/findTexts.ts'
import type { FormCheck } from './checkForms.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPrices } from './checkPrices.ts'
import { checkStandIns } from './checkStandIns.ts'
import type { Copies } from './copies/findCopies.ts'
import { createClaimCheck } from './createClaimCheck.ts'
import { createDriveCheck } from './createDriveCheck.ts'
import { createOwnFieldsCheck } from './createOwnFieldsCheck.ts'
import { findMisplacedPins } from './findMisplacedPins.ts'
import { createLanguageLinkCheck } from './languages/createLanguageLinkCheck.ts'
import { createTranslationCheck } from './languages/createTranslationCheck.ts'
import { checkLaunchOfPage } from './launch/checkLaunch.ts'
import { createNearNameCheck } from './leftovers/createNearNameCheck.ts'
import { createTownLinkCheck } from './leftovers/createTownLinkCheck.ts'
import type { PlaceNames } from './leftovers/placeNames.ts'
import type { PageRead } from './readPages.ts'
import type { ReviewInput } from './reviewInput.ts'
import { createBranchCheck } from './typed/createBranchCheck.ts'
import { createContactCheck } from './typed/createContactCheck.ts'
import { createTypedFactCheck } from './typed/createTypedFactCheck.ts'

interface Among {
  names: PlaceNames
  /** By page, that it is about the town of another page. */
  sameTowns: ReadonlyMap<PageRead['page'], Mistake>
  copies: Copies
  forms: FormCheck | undefined
}

/** Makes the review of one page among the others: all that is wrong with it, in no order. */
export function createPageReview(input: ReviewInput, { names, sameTowns, copies, forms }: Among) {
  const { pages, site, country, assets, pictures, readRevisions, launch } = input
  const misplaced = findMisplacedPins(pages, site, country)
  const checkTownLinks = createTownLinkCheck(pages)
  const findNearNames = createNearNameCheck(names)
  const checkOwnFields = createOwnFieldsCheck(pages, names, site)
  const findClaims = createClaimCheck(country)
  const checkTranslation = site && createTranslationCheck({ pages, site, readRevisions })
  const checkLanguageLinks = site && createLanguageLinkCheck(pages, site)
  const checkBranch = site && createBranchCheck(site)
  const checkDrive = site && createDriveCheck(site, country)
  const checkContacts = site && createContactCheck(site)
  const factChecks = oncePer((office: Office) => createTypedFactCheck(office, site?.language))

  /** What words of the page may be a sign of, looked at closely. */
  const checkTexts = ({ page, excerpt, signs }: PageRead): Mistake[] => {
    const hasContact = excerpt?.hasContact === true
    if (!hasContact && signs.size === 0) return []
    const texts = findPageTexts(readPage(page), (_, { free }) => free)
    return [
      ...(signs.has('fact') && site ? texts.flatMap(factChecks(officeOf(site, page.page))) : []),
      ...(hasContact && checkContacts ? checkContacts(page.page, texts) : []),
      ...(signs.has('fact') && checkBranch ? checkBranch(page, texts) : []),
      ...(signs.has('claim') ? texts.flatMap(findClaims) : []),
      ...(signs.has('stand-in') ? texts.flatMap((text) => checkStandIns(text, page.page.draft === true)) : []),
    ]
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
      ...(sameTown ? [] : [...checkTownLinks(page, excerpt.links), ...findNearNames(page, excerpt.places)]),
      ...checkOwnFields(page, { met: places, excerpt }),
      ...titles,
      ...(holds(page, 'src') ? checkPictures(readPage(page), { assets, site, ...(pictures && { pictures }) }) : []),
      ...(checkDrive?.(page) ?? []),
      ...checkTexts(read),
      ...(holds(page, 'priceList') ? checkPrices(findPageTexts(readPage(page)), country) : []),
      ...(forms?.checkPresets(page, excerpt.formUses) ?? []),
      ...(checkTranslation?.(page) ?? []),
      ...(checkLanguageLinks?.(page, excerpt.links) ?? []),
      ...(launch ? checkLaunchOfPage(page) : []),
    ]
  }
}
