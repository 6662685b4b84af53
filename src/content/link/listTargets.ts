import type { Site } from '../../../schemas/index.ts'
import type { LinkTargets } from '../addresses/linkTargets.ts'
import type { SiteAddresses } from '../addresses/settleAddresses.ts'
import { homeFile, intendedFile, pageAddress } from '../model/files/pageAddress.ts'
import { languageOfFile } from '../model/languages.ts'
import type { SitePage } from '../model/siteModel.ts'
import { countryOf } from '../schema/country.ts'

/** The pages of a site by address. */
export interface KnownPages {
  /** The page file of each address. Includes pages with problems. */
  addresses: ReadonlyMap<string, string>
  /** The pages that passed their own checks, by address. */
  byPath: ReadonlyMap<string, SitePage>
  /** Undefined while site.config.json has errors. */
  settled: SiteAddresses | undefined
}

interface TargetsInput {
  /** The files of public/, `/social.png`. */
  assets: ReadonlySet<string>
  /** Whether drafts count as pages. */
  drafts: boolean
  /** Undefined while site.config.json has errors. */
  site: Site | undefined
}

/** Files that the build generates. */
const made = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']

/** Lists the possible targets of links. A page whose file name is wrong counts under its corrected name. */
export function listTargets(
  { assets, drafts, site }: TargetsInput,
  { addresses, byPath, settled }: KnownPages,
): LinkTargets {
  const anchorsByPath = new Map<string, ReadonlySet<string>>()
  // `checkHome.ts` reports a missing home page once.
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

/**
 * Maps the addresses that pages will have after files with wrong names are renamed, so that links to them count as
 * correct.
 */
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
