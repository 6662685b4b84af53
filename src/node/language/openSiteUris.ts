import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { configFile } from '../../content/model/files/configFile.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import { isInside, relativePath } from '../disk/relativePath.ts'

/** Maps the URIs of an editor to the files of a site. */
export interface SiteUris {
  /** The file of a URI, relative to the site; undefined if the check does not read it. */
  fileOf(uri: string): string | undefined
  uriOf(file: string): string
  isThere(file: string): boolean
}

/** @param root the absolute path of the site's folder */
export function openSiteUris(root: string): SiteUris {
  const placeOf = (file: string) => path.join(root, file)
  return {
    fileOf(uri) {
      const place = pathOf(uri)
      // The editor can have opened the folder through a symbolic link.
      const home = [root, realPathOf(root)].find((folder) => place !== undefined && isInside(place, folder))
      if (place === undefined || home === undefined) return undefined
      const file = relativePath(place, home)
      return isRead(file) ? file : undefined
    },
    uriOf: (file) => pathToFileURL(placeOf(file)).href,
    isThere: (file) => existsSync(placeOf(file)),
  }
}

/** The path of a `file:` URI; undefined for any other, such as a text without a file. */
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
