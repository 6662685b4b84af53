import type { Site } from '../../../schemas/index.ts'
import type { LinkTargets } from '../addresses/linkTargets.ts'
import type { SiteAddresses } from '../addresses/settleAddresses.ts'
import { homeFile, intendedFile, pageAddress } from '../model/files/pageAddress.ts'
import { languageOfFile } from '../model/languages.ts'
import type { SitePage } from '../model/siteModel.ts'
import { countryOf } from '../schema/country.ts'

/** What there is at the addresses of a site. */
export interface KnownPages {
  /** File of the page at each address, pages with problems of their own included. */
  addresses: ReadonlyMap<string, string>
  /** Pages that passed their own checks, by address. */
  byPath: ReadonlyMap<string, SitePage>
  /** Undefined while site.config.json has errors. */
  settled: SiteAddresses | undefined
}

interface TargetsInput {
  /** Files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages. */
  drafts: boolean
  /** Undefined while site.config.json has errors. */
  site: Site | undefined
}

/** Files that the build makes. */
const made = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']

/** What links may lead to. Pages of a file with a wrong name count under the name that they are to have. */
export function listTargets(
  { assets, drafts, site }: TargetsInput,
  { addresses, byPath, settled }: KnownPages,
): LinkTargets {
  const anchorsByPath = new Map<string, ReadonlySet<string>>()
  // `checkHome.ts` tells of a home page that is missing, once.
  const pages = new Map([['/', homeFile], ...intendedAddresses(addresses, site)])
  const pageAt = (path: string) => {
    const file = pages.get(path) ?? addresses.get(path)
    return file === undefined ? undefined : byPath.get(pageAddress(file))
  }
  return {
    pages,
    ...(site && { country: countryOf(site.company) }),
    assets: new Set([...assets, ...made, ...(site?.feeds ?? []).map((folder) => `/${folder}/feed.xml`)]),
    isDraft: (path) => path !== '/' && !drafts && pageAt(path)?.page.draft === true && !settled?.old.has(path),
    moved(address) {
      const place = settled?.old.get(address)?.place
      return place?.isMoved ? place.to : undefined
    },
    isTranslated: (address, language) =>
      [...byPath].some(([path, { page }]) => page.translates === address && path.startsWith(`/${language}/`)),
    anchors(path) {
      const page = pageAt(path)
      if (!page) return undefined
      const anchors = anchorsByPath.get(path) ?? anchorsOf(page)
      anchorsByPath.set(path, anchors)
      return anchors
    },
  }
}

/** The addresses of files after those with a wrong name are renamed, so that a right link stays right meanwhile. */
function intendedAddresses(addresses: ReadonlyMap<string, string>, site?: Site): ReadonlyMap<string, string> {
  const intended = new Map<string, string>()
  for (const [address, file] of addresses) {
    const wanted = pageAddress(intendedFile(file, languageOfFile(site, file)))
    intended.set(addresses.has(wanted) ? address : wanted, file)
  }
  return intended
}

const anchorsOf = ({ notes }: SitePage) =>
  new Set(notes.anchors.flatMap(([id, hidden]) => (id === undefined || hidden ? [] : [id])))
