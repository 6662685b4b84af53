import type { Site } from '../../../../schemas/index.ts'
import { groupBy } from '../../model/groupBy.ts'
import { allOffices, type Office, officeNameOf, officesOf } from '../../model/offices/officeOf.ts'
import { kilometers, type Pin, pinOf } from '../../model/pins.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { codeWord, countryOf } from '../../schema/country.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { readTexts } from '../../text/readTexts.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

/** The pin of the page of a branch may stand in the middle of its town. */
const mostKilometers = 50
/** Two pins this close are one. */
const samePlace = 0.05
/** A code of one street, such as "LS8 2QT", rather than that of a town. */
const ofStreet = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/

/**
 * Compares the place of each branch with the only page about it: its pin, and the postal code of its street. After a
 * move, people often change only one of the two. The mistake stands in site.config.json if more other pages and offices
 * agree with the page. The check also compares the British district in the title of any page with the code of one street.
 *
 * @returns the mistakes of a page, and those of site.config.json
 */
export function createBranchPlaceCheck(site: Site, pages: readonly SitePage[], types: SectionTypes) {
  const offices = officesOf(site.company)
  const pagesOf = groupBy(
    pages.filter(({ page }) => page.branch !== undefined && page.location && page.translates === undefined),
    ({ page }) => page.branch,
  )
  const compare = (page: SitePage, isOfSite: boolean): Mistake[] => {
    const { branch = '' } = page.page
    const office = offices.get(branch)
    if (!office || pagesOf.get(branch)?.length !== 1) return []
    return [...compareCodes(page, office), ...comparePins(page, office), ...findPinOfOther(page, office, site)]
      .filter(({ isOdd }) => isOdd({ site, pages, types }) === isOfSite)
      .map(({ path, pathOfSite, what, other }) => ({
        path: isOfSite ? ['company', 'branches', branch, ...pathOfSite] : ['location', ...path],
        code: 'place-told-otherwise',
        message: isOfSite
          ? `The ${what} in ${page.file}, the page of this branch, differs: ${other}. More of the site agrees with that page.`
          : `This page is about a branch, and its ${what} differs from the one in site.config.json: ${other}.`,
        fix: 'Write in both the one that is right.',
      }))
  }
  return {
    ofPage: (page: SitePage) => [...compare(page, false), ...checkDistrict(page, allOffices(site.company))],
    ofSite: () => [...pagesOf.values()].flat().flatMap((page) => compare(page, true)),
  }
}

interface Difference {
  /** In the location of the page, and in the branch. */
  path: (string | number)[]
  pathOfSite: string[]
  what: string
  other: string
  /** Whether the rest of the site agrees with the page rather than with site.config.json. */
  isOdd(rest: { site: Site; pages: readonly SitePage[]; types: SectionTypes }): boolean
}

function compareCodes({ page }: SitePage, office: Office): Difference[] {
  const [code = '', another] = page.location?.zips ?? []
  const { zip = code } = office.address
  if (another !== undefined || code === zip || ![code, zip].every((each) => ofStreet.test(each))) return []
  return [
    {
      path: ['zips', 0],
      pathOfSite: ['address', 'zip'],
      what: `${codeWord(countryOf(office))} ${quoted(code)}`,
      other: quoted(zip),
      isOdd: ({ pages, types }) => {
        const saying = (wanted: string) =>
          pages.filter((each) => readTexts(readPage(each), types).some((text) => text.includes(wanted))).length
        return saying(code) > saying(zip)
      },
    },
  ]
}

function comparePins(own: SitePage, office: Office): Difference[] {
  const [pin, its] = [pinOf(own.page.location), pinOf(office)]
  if (!pin || !its || kilometers(pin, its) <= mostKilometers) return []
  return [
    {
      path: ['latitude'],
      pathOfSite: ['latitude'],
      what: 'pin',
      other: `${Math.round(kilometers(pin, its))} km away`,
      isOdd: ({ site, pages }) => {
        const others = [
          ...allOffices(site.company).filter((each) => each !== office),
          ...pages.flatMap((each) => (each === own ? [] : (each.page.location ?? []))),
        ].flatMap((place) => pinOf(place) ?? [])
        const near = (wanted: Pin) => others.filter((each) => kilometers(each, wanted) <= mostKilometers).length
        return near(pin) > near(its)
      },
    },
  ]
}

/** Finds the pin of another office on the page of a branch: in a copied page, the pin is easily forgotten. */
function findPinOfOther({ page }: SitePage, office: Office, { company }: Site): Difference[] {
  const [pin, its] = [pinOf(page.location), pinOf(office)]
  if (!pin || !its || kilometers(pin, its) <= 10 * samePlace || kilometers(pin, its) > mostKilometers) return []
  const other = allOffices(company).find((each) => {
    const theirs = each === office ? undefined : pinOf(each)
    return theirs && kilometers(pin, theirs) <= samePlace
  })
  if (!other) return []
  return [
    {
      path: ['latitude'],
      pathOfSite: ['latitude'],
      what: 'pin',
      other: `it is that of ${quoted(officeNameOf(other))}`,
      isOdd: () => false,
    },
  ]
}

/** The district of a British code, "LS6" of "LS6 3QD". */
const districtOf = (code: string) => /^[A-Z]{1,2}\d[A-Z\d]?(?= ?\d[A-Z]{2}$)/.exec(code)?.[0]

/** Finds another district behind a city in the title of a page, of the same postal area: "Leeds LS16". */
function checkDistrict({ page }: SitePage, offices: readonly Office[]): Mistake[] {
  const [code = '', another] = page.location?.zips ?? []
  const own = districtOf(code)
  if (own === undefined || another !== undefined || page.date !== undefined) return []
  const area = own.replace(/\d.*/, '')
  const known = new Set([own, ...offices.map(({ address }) => districtOf(address.zip ?? ''))])
  const cities = [page.location?.city ?? '', ...offices.map(({ address }) => address.city)].map(escapePattern)
  const told = new RegExp(`(?<=(?<!\\p{L})(?:${cities.join('|')}),? )${area}\\d[A-Z\\d]?(?![\\p{L}\\d])`, 'gu')
  return matchesOf(told, page.title).flatMap(({ 0: written, index }): Mistake | [] =>
    known.has(written) || page.mentions?.includes(written)
      ? []
      : {
          path: ['title'],
          span: { start: index, end: index + written.length },
          code: 'place-told-otherwise',
          message: `The title says ${quoted(written)}, and "zips" of this page's location says ${quoted(code)}.`,
          fix: 'Write in both the one that is right.',
        },
  )
}
