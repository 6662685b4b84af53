import type { Site } from '../../../../schemas/index.ts'
import { officeOf, officesOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { wholeFile } from '../../problem/problem.ts'
import { codeWord } from '../../schema/country.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'

/**
 * Compares the postal code of each office with the page of its town or, for a branch, the page about that branch. A page
 * that lists postal codes must list the code of the office too.
 *
 * @param towns the pages with a `location` object
 */
export const checkTownsOfOffices = (site: Site, towns: readonly SitePage[], country: string): Mistake[] =>
  [undefined, ...officesOf(site.company).keys()].flatMap((branch) =>
    checkTownOfOffice(site, towns, { country, branch }),
  )

function checkTownOfOffice(
  site: Site,
  towns: readonly SitePage[],
  { country, branch }: { country: string; branch: string | undefined },
): Mistake[] {
  const { city, state, zip: written } = officeOf(site, branch === undefined ? {} : { branch }).address
  if (written === undefined) return []
  // The last four digits of an American code identify a part of its area.
  const zip = written.replace(/^(\d{5})-\d{4}$/, '$1')
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
  const codesOf = ({ page }: SitePage) => page.location?.zips ?? []
  const ofCity = towns.filter(
    ({ page }) => page.location && isSame(page.location.city, city) && page.location.state === state,
  )
  // The page of a branch in the same city has the codes of its part of the city.
  const own = ofCity.filter(({ page }) => page.branch === branch)
  const known = [...new Set(ofCity.flatMap(codesOf))]
  const [first] = own
  if (!first || own.some((page) => codesOf(page).length === 0) || known.includes(zip)) return []
  const other = towns.find((page) => codesOf(page).includes(zip))?.page.location?.city
  const word = codeWord(country)
  const codes = known.map(quoted)
  const shown = codes.length > 4 ? [...codes.slice(0, 3), 'others'] : codes
  return [
    {
      path: ['company', ...(branch === undefined ? [] : ['branches', branch]), 'address', 'zip'],
      code: 'office-elsewhere',
      message:
        other === undefined
          ? `The ${word} ${quoted(zip)} of the office is not among those of ${city} in ${first.file}.`
          : `The ${word} ${quoted(zip)} of the office is one of ${other}, and its "city" is ${city}.`,
      fix: `Write the city and the ${word} of the office: ${city} has ${joinWords(shown, 'and')}. If this one is right, add it to "zips" there.`,
      elsewhere: { ...wholeFile(first.file), message: `The ${word}s of ${city} stand here.` },
    },
  ]
}
