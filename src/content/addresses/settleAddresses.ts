import type { Site } from '../../../schemas/index.ts'
import { lazily } from '../model/lazily.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { CommandLine } from '../problem/commandLine.ts'
import { isAddress, isElsewhere, isFileAddress, pagePart, suggestAddress } from './addressForm.ts'
import { type Addresses, nameOfPage } from './addressRecord.ts'
import { closestPage } from './closestPage.ts'
import { createNewPlaces, type NewPlace } from './createNewPlaces.ts'

interface AddressesInput {
  site: Site
  /** The record; undefined before the first publication, and while the record has errors. */
  record: Addresses | undefined
  /** The page file of each address. Includes pages with problems. */
  files: ReadonlyMap<string, string>
  /** The pages that passed their own checks, by address. */
  pages: ReadonlyMap<string, SitePage>
  /** The files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages. */
  drafts: boolean
  command: CommandLine
}

/** An address without a page. */
export interface OldAddress {
  address: string
  /** Where visitors are redirected, or should be; undefined if no page is left. */
  place: NewPlace | undefined
  /**
   * `redirected`: the address has a redirect. `dead`: it was published and has neither page nor redirect. `target`: a
   * redirect leads to it, though it has no page or only a draft.
   */
  state: 'redirected' | 'dead' | 'target'
}

/** The data that address checks need. */
export interface SiteAddresses extends AddressesInput {
  /** Old addresses, each with the page that its redirect leads to, without query and anchor. */
  redirects: ReadonlyMap<string, string>
  /** Whether visitors find a page at an address. */
  hasPage(address: string): boolean
  isDraft(address: string): boolean
  /** By address. */
  old: ReadonlyMap<string, OldAddress>
  /** Guesses where the page of an address went. */
  newPlace(address: string): NewPlace | undefined
}

/** Determines which addresses of a site are old, and where each of them leads. */
export function settleAddresses(input: AddressesInput): SiteAddresses {
  const { site, record = new Map<string, string>(), files, pages, assets, drafts } = input
  const redirects = new Map(Object.entries(site.redirects ?? {}).map(([from, to]) => [from, pagePart(to)]))
  const isDraft = (address: string) => pages.get(address)?.page.draft === true
  const hasPage = (address: string) =>
    (files.has(address) && (drafts || !isDraft(address))) || assets.has(`${address}index.html`)
  // A misspelled source of a redirect, and a file name with capitals, are reported as problems of their own.
  const meant = new Set([...redirects.keys()].map(meantByOwner))
  const lower = lazily(() => new Set([...files.keys()].map((address) => address.toLowerCase())))
  const isDead = (address: string) =>
    // A missing home page is reported separately, and no other page can replace it.
    address !== '/' && !hasPage(address) && !meant.has(address) && (files.has(address) || !lower().has(address))
  const dead = [...record.keys()].filter(isDead)

  const shown = () =>
    new Map(
      [...pages.values()]
        .filter(({ path }) => isAddress(path) && hasPage(path))
        .map(({ path, page }) => [path, nameOfPage(site, page)]),
    )
  const gone = [...dead, ...redirects.keys()]
  const newPlaces = lazily(() => createNewPlaces({ pages: shown(), record, gone }))
  const newPlace = (address: string) => newPlaces()(address)
  const settled = { ...input, redirects, hasPage, isDraft, newPlace }
  return { ...settled, old: listOld(settled, dead) }
}

/**
 * Lists all addresses without a page: published addresses that are dead, sources of redirects, and targets of redirects
 * that do not exist.
 */
function listOld(settled: Omit<SiteAddresses, 'old'>, dead: readonly string[]): Map<string, OldAddress> {
  const { site, record, redirects, files, hasPage, newPlace } = settled
  /**
   * Only the owner knows which page an address that was never published stands for. A guess of the home page would hide
   * that.
   */
  const placeOfTarget = (address: string, to: string) => {
    const guess = newPlace(address)
    const isKnown = record?.has(address) || record?.has(to) || (isAddress(to) && guess?.to !== '/')
    return isKnown ? guess : undefined
  }
  const old = new Map<string, OldAddress>()
  const returned = findReturned({ redirects, hasPage, files })
  for (const address of dead)
    old.set(address, { address, place: returned.get(address) ?? newPlace(address), state: 'dead' })
  for (const [address, place] of returned) if (!old.has(address)) old.set(address, { address, place, state: 'target' })
  for (const address of redirects.keys()) {
    if (hasPage(address)) continue
    const to = followRedirects(address, redirects, hasPage)
    if (to !== undefined && !hasPage(to) && !old.has(to) && !isElsewhere(to, site.domain)) {
      const near = nearestPage(to, files)
      const place = near !== undefined && hasPage(near) ? { to: near, isMoved: true } : placeOfTarget(address, to)
      old.set(to, { address: to, place, state: 'target' })
    }
    const found = to !== undefined && hasPage(to) ? { to, isMoved: true } : undefined
    const place = found ?? (to === undefined ? undefined : old.get(to)?.place)
    old.set(address, { address, place, state: 'redirected' })
  }
  return old
}

/**
 * Finds addresses whose page moved back to its old address: a redirect leads from the page to an address without one.
 * The redirect has to be removed, and with it the only information on where the page went.
 */
function findReturned({
  redirects,
  hasPage,
  files,
}: Pick<SiteAddresses, 'redirects' | 'hasPage' | 'files'>): Map<string, NewPlace> {
  const returned = new Map<string, NewPlace>()
  for (const [from, to] of redirects)
    if (hasPage(from) && !hasPage(to) && !files.has(to) && !redirects.has(to) && !returned.has(to))
      returned.set(to, { to: from, isMoved: true })
  return returned
}

/**
 * Follows redirects from an address to the first one that has a page or no redirect. Returns undefined for a circle.
 */
export function followRedirects(
  address: string,
  redirects: ReadonlyMap<string, string>,
  hasPage: (address: string) => boolean,
): string | undefined {
  const passed = new Set<string>()
  let at: string | undefined = address
  while (at !== undefined && !passed.has(at)) {
    passed.add(at)
    const to: string | undefined = redirects.get(at)
    if (to === undefined || (at !== address && hasPage(at))) return at
    at = to
  }
  return undefined
}

/** Returns the page that a wrong address probably stands for. Never returns a page whose file must be renamed. */
function nearestPage(address: string, files: ReadonlyMap<string, string>): string | undefined {
  // German sites replace "ü" with "ue", others with "u".
  const meant = [suggestAddress(address), suggestAddress(address, 'de')].find((each) => each && files.has(each))
  if (meant !== undefined) return meant === address ? undefined : meant
  const near = closestPage(address.startsWith('/') ? address : `/${address}`, files)
  return near !== undefined && isAddress(near) ? near : undefined
}

const meantByOwner = (address: string) => (isFileAddress(address) ? address : (suggestAddress(address) ?? address))
