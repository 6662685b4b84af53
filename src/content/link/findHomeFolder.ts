import type { Site } from '../../../schemas/index.ts'
import { pageFolder } from '../model/files/pageAddress.ts'
import { languageAt } from '../model/languages.ts'
import { kindOf, type SitePage } from '../model/siteModel.ts'
import type { Folders } from './automaticLists.ts'

/**
 * Returns the folder of a kind in the language of a page that is in another folder, or undefined unless there is
 * exactly one.
 */
export function findHomeFolder({ file }: SitePage, kind: string, site: Site, folders: Folders): string | undefined {
  const language = languageAt(site, `/${pageFolder(file)}/`)
  const [folder, ...others] = Object.keys(site.kinds ?? {}).filter(
    (name) => kindOf(site, name) === kind && languageAt(site, `/${name}/`) === language && folders.has(name),
  )
  return folder === undefined || others.length > 0 || folder === pageFolder(file) ? undefined : folder
}

/** Whether a page is named after a single town, "Hutto, TX", and is in a folder of a kind other than towns. */
export function isTownElsewhere({ file, page }: SitePage, site: Site): boolean {
  const kind = kindOf(site, pageFolder(file))
  const { city, state } = page.location ?? {}
  return city !== undefined && kind !== undefined && kind !== 'location' && ofTown(city, state).has(page.name)
}

const ofTown = (city: string, state: string | undefined) => new Set([city, `${city}, ${state}`, `${city} ${state}`])
