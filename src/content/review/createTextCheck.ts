import { type Office, officeOf } from '../model/offices/officeOf.ts'
import { holds } from '../model/pageNotes.ts'
import { readPage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findPageTexts, type TextField } from '../schema/findTexts.ts'
import { oncePer } from '../schema/oncePer.ts'
import { checkStandIns } from '../text/standIns/checkStandIns.ts'
import { createClaimCheck } from './createClaimCheck.ts'
import { createClosureCheck } from './hours/createClosureCheck.ts'
import { createOpenDaysCheck } from './hours/createOpenDaysCheck.ts'
import { checkCountyTold } from './leftovers/checkCountyTold.ts'
import { checkMinutes } from './offices/checkMinutes.ts'
import { createLicenceCheck } from './offices/createLicenceCheck.ts'
import { createOwnStreetCheck } from './offices/createOwnStreetCheck.ts'
import { createMovedCheck, createStreetCheck } from './offices/createStreetCheck.ts'
import { checkInstalments } from './prices/checkInstalments.ts'
import { checkSpans } from './prices/checkPrices.ts'
import { createDecimalCheck } from './prices/createDecimalCheck.ts'
import { createHeadPriceCheck } from './prices/createHeadPriceCheck.ts'
import { createSummedPriceCheck } from './prices/createSummedPriceCheck.ts'
import { createToldPriceCheck } from './prices/createToldPriceCheck.ts'
import { createTwoListsCheck } from './prices/createTwoListsCheck.ts'
import type { PageCheck, PageRead } from './readPages.ts'
import type { ReviewInput } from './reviewInput.ts'
import { checkEmergency } from './typed/checkEmergency.ts'
import { createBranchCheck } from './typed/createBranchCheck.ts'
import { createDurationCheck } from './typed/createDurationCheck.ts'
import { createFoundedCheck } from './typed/createFoundedCheck.ts'
import { createLostLetterCheck } from './typed/createLostLetterCheck.ts'
import { createMoneyCheck } from './typed/createMoneyCheck.ts'
import { createNameCheck } from './typed/createNameCheck.ts'
import { createNumberCheck } from './typed/createNumberCheck.ts'
import { createResponseCheck } from './typed/createResponseCheck.ts'
import { createTypedFactCheck } from './typed/createTypedFactCheck.ts'

/**
 * Creates the checks of the texts of a page. Each runs only on pages whose words suggest its topic.
 */
export function createTextCheck({ pages, site, country, types, today }: ReviewInput): PageCheck {
  const findClaims = createClaimCheck(country)
  const checkBranch = site && createBranchCheck(site)
  const checkContacts = site && createNumberCheck(pages, site)
  const checkOpenDays = site && createOpenDaysCheck(site)
  const checkClosures = site && createClosureCheck(site)
  const checkFounded = site && createFoundedCheck(site, today)
  const checkStreets = site && createStreetCheck(site)
  const checkOwnStreets = site && createOwnStreetCheck(site)
  const checkMoved = site && createMovedCheck(site)
  const checkLicences = site && createLicenceCheck(site, pages, types)
  const checkNames = site && createNameCheck(site)
  const checkMoney = site && createMoneyCheck(site)
  const checkLostLetters = createLostLetterCheck(pages, site, types)
  const checkDurations = createDurationCheck({ pages, site, types })
  const checkResponse = site && createResponseCheck(site)
  const checkDecimals = site && createDecimalCheck(site)
  const checkToldPrices = createToldPriceCheck({ pages, site })
  const checkSummedPrices = createSummedPriceCheck({ pages, site })
  const checkTwoLists = createTwoListsCheck({ pages, site })
  const checkHeadPrices = createHeadPriceCheck({ pages })
  const checkAmounts = (page: PageRead['page'], texts: readonly TextField[]) =>
    onePerPlace(
      [checkToldPrices, checkSummedPrices, checkInstalments, checkTwoLists, checkHeadPrices].flatMap((check) =>
        check(page, texts),
      ),
    )
  const factChecks = oncePer((office: Office) => createTypedFactCheck(office, site?.language))
  return ({ page, excerpt, topics, places, leftovers }) => {
    const { hasContact, hasMoney, hasQuestionedWord, hasStandIn } = excerpt
    const tellsCounty =
      topics.has('county') || [...places].some(({ kind, owners }) => kind === 'county' && !owners.has(page))
    const findLacking = hasQuestionedWord ? checkLostLetters : undefined
    const isSilent =
      !hasContact &&
      !hasMoney &&
      !hasStandIn &&
      !findLacking &&
      !tellsCounty &&
      topics.size === 0 &&
      !holds(page, 'team')
    if (isSilent && page.page.location?.minutes === undefined) return []
    const texts = findPageTexts(readPage(page), types, (_, { free }) => free)
    return [
      ...(topics.has('fact') && site ? texts.flatMap(factChecks(officeOf(site, page.page))) : []),
      ...(hasContact && checkContacts ? checkContacts(page, texts) : []),
      ...(hasMoney && checkMoney ? checkMoney(texts, page.page) : []),
      ...(hasMoney && checkDecimals ? checkDecimals(page, texts) : []),
      ...(hasMoney ? [...checkAmounts(page, texts), ...checkSpans(texts)] : []),
      ...(topics.has('fact') && checkBranch ? checkBranch(page, texts) : []),
      ...(topics.has('street') && checkStreets ? checkStreets(texts, page.page) : []),
      ...(topics.has('own-place') && checkOwnStreets ? checkOwnStreets(texts, page.page) : []),
      ...((topics.has('licence') || holds(page, 'team')) && checkLicences ? checkLicences(texts, page) : []),
      ...(findLacking?.(page, texts) ?? []),
      ...(tellsCounty ? checkCountyTold(page, texts).filter(isNotIn(leftovers)) : []),
      ...checkMinutes(page, texts),
      ...(page.page.branch !== undefined && checkMoved ? checkMoved(texts, page.page) : []),
      ...(topics.has('name-slip') && checkNames ? checkNames(texts, page.page.mentions) : []),
      ...(topics.has('founded') && checkFounded ? checkFounded(texts, page) : []),
      ...(topics.has('emergency') ? checkEmergency(texts, country, page.page.mentions) : []),
      ...(topics.has('wait') && checkResponse ? checkResponse(texts, page) : []),
      ...(topics.has('duration') && checkDurations ? checkDurations(page, texts) : []),
      ...(topics.has('open') && checkOpenDays ? checkOpenDays(page, texts) : []),
      ...(topics.has('closure') && checkClosures ? checkClosures(texts, page.page) : []),
      ...(topics.has('claim') ? texts.flatMap(findClaims) : []),
      ...(hasStandIn ? texts.flatMap((text) => checkStandIns(text, page.page.draft === true)) : []),
    ]
  }
}

const placeOf = ({ path, span }: Pick<Mistake, 'path' | 'span'>) => JSON.stringify([path, span])

/** Returns whether no other mistake has the place of a mistake. */
const isNotIn = (others: readonly Mistake[]) => {
  const places = new Set(others.flatMap((other) => [other, ...(other.more ?? [])]).map(placeOf))
  return (mistake: Mistake) => !places.has(placeOf(mistake))
}

/** Keeps only the first of several mistakes about the same words. */
const onePerPlace = (mistakes: readonly Mistake[]): Mistake[] => {
  const first = new Map([...mistakes].reverse().map((mistake) => [placeOf(mistake), mistake]))
  return mistakes.filter((mistake) => first.get(placeOf(mistake)) === mistake)
}
