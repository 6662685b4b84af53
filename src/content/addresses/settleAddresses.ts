import type { Site } from '../../../schemas/index.ts'
import { lazily } from '../model/lazily.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { CommandLine } from '../problem/commandLine.ts'
import { isAddress, isElsewhere, isFileAddress, pagePart, suggestAddress } from './addressForm.ts'
import { type Addresses, nameOfPage } from './addressRecord.ts'
import { closestPage } from './closestPage.ts'
import { createNewPlaces, type NewPlace } from './createNewPlaces.ts'

export interface AddressesInput {
  site: Site
  /** The record; undefined before the first publish, and while the record has errors. */
  record: Addresses | undefined
  /** File of the page at each address, pages with problems of their own included. */
  files: ReadonlyMap<string, string>
  /** Pages that passed their own checks, by address. */
  pages: ReadonlyMap<string, SitePage>
  /** Files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages. */
  drafts: boolean
  command: CommandLine
}

/** An address without a page. */
export interface OldAddress {
  address: string
  /** Where visitors are led, or were best led; undefined where no page is left. */
  place: NewPlace | undefined
  /** It has a redirect; it was published and has neither page nor redirect, so that it is dead; a redirect leads there, though it has no page, or a draft. */
  state: 'redirected' | 'dead' | 'target'
}

/** What the checks of addresses ask of a site. */
export interface SiteAddresses extends AddressesInput {
  /** Old addresses, each with the page that its redirect leads to, without query and anchor. */
  redirects: ReadonlyMap<string, string>
  /** Whether a visitor finds a page there. */
  hasPage(address: string): boolean
  isDraft(address: string): boolean
  /** By address. */
  old: ReadonlyMap<string, OldAddress>
  /** A guess where the page of an address went. */
  newPlace(address: string): NewPlace | undefined
}

/** Settles which addresses of a site are old, and where each of them leads. */
export function settleAddresses(input: AddressesInput): SiteAddresses {
  const { site, record = new Map<string, string>(), files, pages, assets, drafts } = input
  const redirects = new Map(Object.entries(site.redirects ?? {}).map(([from, to]) => [from, pagePart(to)]))
  const isDraft = (address: string) => pages.get(address)?.page.draft === true
  const hasPage = (address: string) =>
    (files.has(address) && (drafts || !isDraft(address))) || assets.has(`${address}index.html`)
  // A misspelt old address of a redirect has its own problem, and so has a file name with capitals.
  const meant = new Set([...redirects.keys()].map(meantByOwner))
  const lower = lazily(() => new Set([...files.keys()].map((address) => address.toLowerCase())))
  const isDead = (address: string) =>
    // A home page that is gone has a problem of its own, and no other page takes its place.
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

/** All addresses without a page: published ones that are dead, those of redirects, and those to which a redirect leads in vain. */
function listOld(settled: Omit<SiteAddresses, 'old'>, dead: readonly string[]): Map<string, OldAddress> {
  const { site, record, redirects, files, hasPage, newPlace } = settled
  /** Only the owner knows the page of what was never published; the home page would hide that. */
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
 * Addresses that a page has left again for its old one: a redirect leads from where the page is to where none is. That
 * redirect has to go, and with it goes all that is known of where the page went.
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

/** The first address on the way of redirects that has a page or no redirect; undefined where they go in a circle. */
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

/** The page that a wrong address probably means; never a page whose file must be renamed. */
function nearestPage(address: string, files: ReadonlyMap<string, string>): string | undefined {
  // German pages write "ü" as ue, others as u.
  const meant = [suggestAddress(address), suggestAddress(address, 'de')].find((each) => each && files.has(each))
  if (meant !== undefined) return meant === address ? undefined : meant
  const near = closestPage(address.startsWith('/') ? address : `/${address}`, files)
  return near !== undefined && isAddress(near) ? near : undefined
}

const meantByOwner = (address: string) => (isFileAddress(address) ? address : (suggestAddress(address) ?? address))
