import type { Site } from '../../../schemas/index.ts'
import { mainOffice } from '../../../schemas/parts/sectionBranch.ts'
import { configFile } from '../model/files/configFile.ts'
import { officeNamedBy, officesNamedIn } from '../model/offices/officeNamedBy.ts'
import { allOffices, officeNameOf, officeOf } from '../model/offices/officeOf.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { foldedName, nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { suggest } from '../wording/suggest.ts'

/**
 * Finds unknown branches in a page and its sections, where sections may also name the main office. Also finds pages that
 * are named after a branch and lack its `branch` field.
 */
export function checkBranch(sitePage: SitePage, site: Site): Mistake[] {
  const { page, notes } = sitePage
  const { company } = site
  const names = Object.keys(company.branches ?? {})
  const named = (notes.branches ?? []).map(([index, branch]) => ({ branch, path: ['sections', index, 'branch'] }))
  const own = page.branch === undefined ? [] : [{ branch: page.branch, path: ['branch'] }]
  return [
    own.flatMap((each) => explainUnknownBranch(each, names, company)),
    named.flatMap((each) => explainUnknownBranch(each, [...names, mainOffice], company)),
    checkTownOfBranch(page, company),
    checkCodeOfOffice(page, site),
    page.branch === undefined && names.length > 0 ? findForgotten(sitePage, site) : [],
    checkCall(page, company),
  ].flat()
}

/** Finds a page named after a branch, or an event or a job there, without the `branch` field. */
function findForgotten(sitePage: SitePage, site: Site): Mistake[] {
  const { page, notes } = sitePage
  const isDated = page.starts !== undefined || page.employmentType !== undefined
  const told = isDated && !page.place ? officesNamedIn(site, sumOf(page, notes.heading)) : []
  const byName = officeNamedBy(site, sitePage)
  const onPin = byName === undefined ? branchOnPin(page, site) : undefined
  const called = byName ?? onPin
  if (called === mainOffice) return findOtherDetails(sitePage, site)
  const named = called ?? (told.length === 1 ? told[0] : undefined)
  if (named === undefined || named === mainOffice) return []
  const subject = isDated
    ? 'Its texts name'
    : onPin
      ? 'Town and pin of this page are those of'
      : 'This page is called as'
  const main = officeNameOf(site.company)
  return [
    {
      path: ['name'],
      code: called ? 'page-without-branch' : 'event-without-branch',
      message: `${subject} ${quoted(officeNameOf(officeOf(site, { branch: named })))}, and the page shows the facts of ${quoted(main)}.`,
      fix: `Add "branch": ${quoted(named)} to the page.${page.starts === undefined ? '' : ' Is it elsewhere? Say where in "place".'}`,
    },
  ]
}

/** Returns the branch that has the town and the coordinates of a page. */
function branchOnPin({ location }: SitePage['page'], { company }: Site): string | undefined {
  const { city, latitude: north, longitude: east } = location ?? {}
  if (city === undefined || north === undefined || east === undefined) return undefined
  const isHere = ({ address, latitude, longitude }: Place) =>
    foldedName(address.city) === foldedName(city) && latitude === north && longitude === east
  if (isHere(company)) return undefined
  return Object.entries(company.branches ?? {}).find(([, each]) => isHere(each))?.[0]
}

type Place = Pick<Site['company'], 'address' | 'latitude' | 'longitude'>

/** Finds the postal code of another office on the page of an office that lacks its own code, as in a copied page. */
function checkCodeOfOffice(page: SitePage['page'], site: Site): Mistake[] {
  const { location: { city = '', zips = [] } = {}, mentions = [] } = page
  const { address: own } = officeOf(site, page)
  const { zip: ownCode } = own
  if (ownCode === undefined || zips.includes(ownCode) || foldedName(own.city) !== foldedName(city)) return []
  const offices = allOffices(site.company).filter(({ address }) => foldedName(address.city) !== foldedName(own.city))
  return zips.flatMap((zip, at): Mistake | [] => {
    const other = offices.find(({ address }) => address.zip === zip)
    if (!other || mentions.includes(zip)) return []
    return {
      path: ['location', 'zips', at],
      code: 'code-of-other-office',
      message: `${quoted(zip)} is the code of the office in ${other.address.city}, and this page is about ${own.city}.`,
      fix: `Write ${quoted(ownCode)}, as the address of the office here has it.`,
    }
  })
}

/** Finds contact details of branches only on a page that is named after the main office. */
function findOtherDetails(sitePage: SitePage, site: Site): Mistake[] {
  if (!sitePage.notes.branches?.some(([, branch]) => branch !== mainOffice)) return []
  const details = readSections(sitePage).flatMap((section, index) =>
    section.type === 'contactDetails' && section.hidden !== true ? [{ branch: section.branch, index }] : [],
  )
  const [first] = details
  if (!first?.branch || details.some(({ branch }) => branch === undefined || branch === mainOffice)) return []
  const main = officeNameOf(site.company)
  return [
    {
      path: ['sections', first.index, 'branch'],
      code: 'details-of-other-office',
      message: `This page is called as ${quoted(main)}, and its contact details are those of ${quoted(first.branch)} alone.`,
      fix: `Write ${quoted(mainOffice)}, or show both offices in a section each.`,
    },
  ]
}

const sumOf = ({ name, title, description, card }: SitePage['page'], heading = '') =>
  [name, title, description, heading, card?.title, card?.text].join(' ')

/** Finds a town of a page about a branch that is spelled differently in the address of the branch. */
function checkTownOfBranch({ branch, location }: SitePage['page'], { branches = {} }: Site['company']): Mistake | [] {
  const city = branch !== undefined && Object.hasOwn(branches, branch) ? branches[branch]?.address.city : undefined
  const here = location?.city
  const isSlip = city !== undefined && here !== undefined && foldedName(city) !== foldedName(here)
  if (!isSlip || nearest(city, [here]) === undefined) return []
  return {
    path: ['location', 'city'],
    code: 'town-of-branch',
    message: `The town of this page is ${quoted(here)}, and that of its branch ${quoted(String(branch))} is ${quoted(city)}.`,
    fix: `Write the right one in both places: here, and in the "address" of that branch in ${configFile}.`,
  }
}

/** Finds a page whose `call` names a number that its office does not have, or a fax. */
function checkCall({ branch, call }: SitePage['page'], company: Site['company']): Mistake | [] {
  const { phones = {} } = officeOf({ company }, branch === undefined ? {} : { branch })
  if (call === undefined) return []
  const names = Object.keys(phones).filter((name) => phones[name]?.kind !== 'fax')
  if (names.includes(call)) return []
  const known =
    names.length === 0
      ? 'Add "phones" to "company" in site.config.json, or delete this field.'
      : `Numbers: ${names.map(quoted).join(', ')}; leave it out for the phone of the office.`
  const isFax = Object.hasOwn(phones, call)
  return {
    path: ['call'],
    code: 'unknown-phone',
    message: isFax
      ? `${quoted(call)} is a fax, which nobody calls.`
      : `The office has no further number called ${quoted(call)}.`,
    ...suggest(isFax ? undefined : nearest(call, names), '', known),
  }
}

/** Finds a branch that is not among the known names, and suggests the one that is meant. */
export function explainUnknownBranch(
  { branch, path }: { branch: string; path: Path },
  names: readonly string[],
  { branches = {} }: Site['company'],
): Mistake | [] {
  if (names.includes(branch)) return []
  const byName = names.find((key) => branches[key]?.name.toLowerCase() === branch.toLowerCase())
  const guess = byName ?? nearest(branch, names)
  const hasNone = Object.keys(branches).length === 0
  const known = hasNone
    ? 'Add "branches" to "company" in site.config.json, or delete this field.'
    : `Branches: ${names.map(quoted).join(', ')}.`
  return {
    path,
    code: 'unknown-branch',
    message: `The company has no branch called ${quoted(branch)}.`,
    ...suggest(guess, '', known),
  }
}

/**
 * Finds branches without a page, which visitors cannot find.
 *
 * @param named the branches named by pages and their sections
 */
export function findUnusedBranches({ company }: Site, named: ReadonlySet<unknown>): Mistake[] {
  return Object.keys(company.branches ?? {}).flatMap((key): Mistake | [] => {
    if (named.has(key)) return []
    return {
      path: ['company', 'branches', key],
      part: 'key',
      code: 'unused-branch',
      message: `No page is about the branch ${quoted(key)}, so visitors do not find it.`,
      fix: `Write "branch": ${quoted(key)} in the page about it, and give that page a contactDetails section.`,
    }
  })
}
