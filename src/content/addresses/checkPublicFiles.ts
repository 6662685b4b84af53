import { assetsFolder } from '../model/files/pageAddress.ts'
import { lazily } from '../model/lazily.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import { type Problem, problemOfFile, wholeFile } from '../problem/problem.ts'
import { hasCard } from '../resolve/social/socialCard.ts'

export interface PublicFiles {
  /** The files of public/ as addresses, `/images/lobby.jpg`. */
  assets: ReadonlySet<string>
  /** Returns the page file of an address, or undefined if there is none or it is a draft. */
  pageFileAt: (address: string) => string | undefined
  /** Page addresses and old addresses, each of which gets a file. */
  addresses: () => Iterable<string>
  /** Undefined if too little is known of the site. */
  model: SiteModel | undefined
}

/** Files that every build generates, with advice for a file of the same name in public/. */
const made: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'Delete it: the one that is made names every page of the site.',
  '/manifest.webmanifest': 'Delete it: the one that is made says what stands in site.config.json.',
  '/_headers': 'Delete it: the one that is made has the policy that protects visitors, which changes with the pages.',
}

/**
 * Whether each build generates a file at an address.
 *
 * @param pages the pages of the site by address
 */
export function isMade(address: string, pages: ReadonlyMap<string, string>): boolean {
  return (
    made[address] !== undefined ||
    address === '/robots.txt' ||
    (address.endsWith('/og.png') && pages.has(address.slice(0, -'og.png'.length)))
  )
}

/**
 * Checks the names of the files in public/: if the build generates a file at the same address, visitors would not get
 * the one in public/. `robots.txt` and `_redirects` are allowed, because the build incorporates their content.
 */
export function checkPublicFiles({ assets, pageFileAt, addresses, model }: PublicFiles): Problem[] {
  const getsCard = (page: SitePage | undefined) => model !== undefined && page !== undefined && hasCard(model, page)
  const folders = lazily(() => foldersOf(addresses()))
  // Page addresses have no dot, so hardly any file can have the name of a page's folder.
  const isFolder = (asset: string) => !/\.[^/]*$/.test(asset) && folders().has(`${asset}/`)
  const explain = (asset: string): Parameters<typeof problemOfFile>[1] | undefined => {
    const address = asset.replace(/\/index\.html$/, '/')
    const page = pageFileAt(address)
    if (page !== undefined)
      return {
        code: 'same-address',
        message: `Two files want the address ${address}.`,
        fix: 'Delete this file, or rename or delete the page.',
        also: { ...wholeFile(page), message: 'The page is this one.' },
      }
    if (isFolder(asset))
      return {
        code: 'same-address',
        message: `This file has the name of a folder of the built site, ${asset}/, and both cannot be there.`,
        fix: 'Give it another name, or an ending such as .pdf.',
      }
    const warning = { code: 'made-file' as const }
    if (made[asset] !== undefined) {
      const message = 'Visitors do not get this file: each build makes one of this name.'
      return { ...warning, message, fix: made[asset] }
    }
    if (!asset.endsWith('/og.png') || !getsCard(model?.pages.get(asset.slice(0, -'og.png'.length)))) return undefined
    const message = 'Visitors do not get this picture: the one that its page is shared with is made, and has this name.'
    return { ...warning, message, fix: 'Give it another name, and name it as the "image" of the page.' }
  }
  const problems = [...assets].sort().flatMap((asset): Problem | [] => {
    const words = explain(asset)
    return words ? problemOfFile(`public${asset}`, words) : []
  })
  return [...assets].some((asset) => asset.startsWith(assetsFolder)) ? [...problems, keptForAYear] : problems
}

const keptForAYear = problemOfFile(`public${assetsFolder}`, {
  code: 'kept-for-a-year',
  message: `Browsers keep what lies at ${assetsFolder} for a year, so visitors would not see that you replaced a file of this folder.`,
  fix: 'Give the folder another name, such as public/files/, and change the links to it.',
})

/** Returns all folders on the way to some addresses, including the addresses: `/services/`, `/services/floor-care/`. */
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
