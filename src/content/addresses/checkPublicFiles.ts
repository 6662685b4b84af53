import { assetsFolder } from '../model/files/pageAddress.ts'
import { lazily } from '../model/lazily.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { hasCard } from '../resolve/social/socialCard.ts'

export interface PublicFiles {
  /** Files of public/ as addresses, `/images/lobby.jpg`. */
  assets: ReadonlySet<string>
  /** The page file that an address belongs to; undefined for those of drafts. */
  pageFileAt: (address: string) => string | undefined
  /** Addresses of pages, and old ones, each of which gets a file. */
  addresses: () => Iterable<string>
  /** Undefined where too little is known of the site. */
  model: SiteModel | undefined
}

/** Files that every build makes, with what an owner does about one of the same name. */
const made: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'Delete it: the one that is made names every page of the site.',
  '/manifest.webmanifest': 'Delete it: the one that is made says what stands in site.config.json.',
  '/_headers': 'Delete it: the one that is made has the policy that protects visitors, which changes with the pages.',
}

/** Whether each build makes a file at an address, given the addresses of its pages. */
export function isMade(address: string, pages: ReadonlyMap<string, string>): boolean {
  return (
    made[address] !== undefined ||
    address === '/robots.txt' ||
    (address.endsWith('/og.png') && pages.has(address.slice(0, -'og.png'.length)))
  )
}

/**
 * What is wrong with the names of files in public/: visitors would not get a file in whose place the build puts its own.
 * `robots.txt` and `_redirects` are allowed, as the build takes over what they say.
 */
export function checkPublicFiles({ assets, pageFileAt, addresses, model }: PublicFiles): Problem[] {
  const getsCard = (page: SitePage | undefined) => model !== undefined && page !== undefined && hasCard(model, page)
  const folders = lazily(() => foldersOf(addresses()))
  // The address of a page has no dot, so hardly any file can have the name of its folder.
  const isFolder = (asset: string) => !/\.[^/]*$/.test(asset) && folders().has(`${asset}/`)
  const explain = (asset: string): Omit<Problem, keyof Place> | undefined => {
    const address = asset.replace(/\/index\.html$/, '/')
    const page = pageFileAt(address)
    if (page !== undefined)
      return {
        code: 'same-address',
        severity: 'error',
        message: `Two files want the address ${address}.`,
        fix: 'Delete this file, or rename or delete the page.',
        also: { file: page, start: 0, end: 0, message: 'The page is this one.' },
      }
    if (isFolder(asset))
      return {
        code: 'same-address',
        severity: 'error',
        message: `This file has the name of a folder of the built site, ${asset}/, and both cannot be there.`,
        fix: 'Give it another name, or an ending such as .pdf.',
      }
    const warning = { code: 'made-file' as const, severity: 'warning' as const }
    if (made[asset] !== undefined) {
      const message = 'Visitors do not get this file: each build makes one of this name.'
      return { ...warning, message, fix: made[asset] }
    }
    if (!asset.endsWith('/og.png') || !getsCard(model?.pages.get(asset.slice(0, -'og.png'.length)))) return undefined
    const message = 'Visitors do not get this picture: the one that its page is shared with is made, and has this name.'
    return { ...warning, message, fix: 'Give it another name, and name it as the "image" of the page.' }
  }
  const problems = [...assets].sort().flatMap((asset): Problem[] => {
    const words = explain(asset)
    return words ? [{ file: `public${asset}`, start: 0, end: 0, ...words }] : []
  })
  return [...assets].some((asset) => asset.startsWith(assetsFolder)) ? [...problems, keptForAYear] : problems
}

const keptForAYear: Problem = {
  file: `public${assetsFolder}`,
  start: 0,
  end: 0,
  code: 'kept-for-a-year',
  severity: 'warning',
  message: `Browsers keep what lies at ${assetsFolder} for a year, so visitors would not see that you replaced a file of this folder.`,
  fix: 'Give the folder another name, such as public/files/, and change the links to it.',
}

/** All folders on the way to addresses, themselves included: `/services/`, `/services/floor-care/`. */
function foldersOf(addresses: Iterable<string>): Set<string> {
  const folders = new Set([assetsFolder])
  for (const address of addresses)
    for (let end = address.lastIndexOf('/') + 1; end > 1; end = address.lastIndexOf('/', end - 2) + 1) {
      const folder = address.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return folders
}
