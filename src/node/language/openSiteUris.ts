import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { configFile } from '../../content/model/files/configFile.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import { isInside, relativePath } from '../disk/relativePath.ts'

/** The files of a site by the addresses that an editor has for them. */
export interface SiteUris {
  /** The file that an address is of, relative to the site; undefined where the check does not read it. */
  fileOf(uri: string): string | undefined
  uriOf(file: string): string
  isThere(file: string): boolean
}

/** @param root folder of the site, absolute */
export function openSiteUris(root: string): SiteUris {
  const placeOf = (file: string) => path.join(root, file)
  return {
    fileOf(uri) {
      const place = pathOf(uri)
      // An editor may have opened the folder by a link to it.
      const home = [root, realPathOf(root)].find((folder) => place !== undefined && isInside(place, folder))
      if (place === undefined || home === undefined) return undefined
      const file = relativePath(place, home)
      return isRead(file) ? file : undefined
    },
    uriOf: (file) => pathToFileURL(placeOf(file)).href,
    isThere: (file) => existsSync(placeOf(file)),
  }
}

/** The path of a `file:` address; undefined for any other, such as a text without a file. */
export function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** See `readSources.ts`. */
const isRead = (file: string) =>
  file === configFile ||
  file === recordFile ||
  (/^(?:pages|forms|blocks)\/.*\.json$/i.test(file) && !/(?:^|\/)\./.test(file))
