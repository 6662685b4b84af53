import { distance } from 'geokdbush'
import type { Site } from '../../../../schemas/index.ts'
import { groupBy } from '../../model/groupBy.ts'
import { officesOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { codeWord, countryOf } from '../../schema/country.ts'
import { quoted } from '../../wording/phrases.ts'

/** The pin of the page of a branch may stand in the middle of its town. */
const mostKilometers = 50
/** A code of one street, such as "LS8 2QT", rather than that of a town. */
const ofStreet = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/

/**
 * Creates the check of the only page about a branch against the place of that branch: its pin, and the postal code of
 * its street. After a move, one of the two is often forgotten.
 */
export function createBranchPlaceCheck(site: Site, pages: readonly SitePage[]) {
  const offices = officesOf(site.company)
  const pagesOf = groupBy(
    pages.filter(({ page }) => page.branch !== undefined && page.location && page.translates === undefined),
    ({ page }) => page.branch,
  )
  return (page: SitePage): Mistake[] => {
    const { branch, location } = page.page
    const office = offices.get(branch ?? '')
    if (!office || !location || pagesOf.get(branch)?.length !== 1) return []
    const { latitude, longitude, zips = [] } = location
    const [code = '', another] = zips
    const { zip = code } = office.address
    const isOtherCode = another === undefined && [code, zip].every((each) => ofStreet.test(each)) && code !== zip
    const hasPins = ![latitude, longitude, office.latitude, office.longitude].includes(undefined)
    const away = hasPins ? distance(longitude ?? 0, latitude ?? 0, office.longitude ?? 0, office.latitude ?? 0) : 0
    return [
      ...(isOtherCode ? [tell(['zips', 0], `${codeWord(countryOf(office))} ${quoted(code)}`, quoted(zip))] : []),
      ...(away > mostKilometers ? [tell(['latitude'], 'pin', `${Math.round(away)} km away`)] : []),
    ]
  }
}

const tell = (path: (string | number)[], what: string, other: string): Mistake => ({
  path: ['location', ...path],
  code: 'place-told-otherwise',
  message: `This page is about a branch, and its ${what} differs from the one in site.config.json: ${other}.`,
  fix: 'Write in both the one that is right.',
})
