import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { textTypes } from '../hosts/textTypes.ts'

export interface SiteFile {
  /** The path within the site, with a leading slash. */
  name: string
  path: string
  size: number
  mtime: Date
  /** The media type of a text file; undefined for other files. */
  type: string | undefined
}

const hidden = ['/_headers', '/_redirects']

/** The decoded segments of a URL path; undefined if it leads outside the folder or to a hidden file. */
function readSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const refused = segments.some((each) => /[/\\\0]/.test(each) || (each.startsWith('.') && each !== '.well-known'))
    return refused ? undefined : segments
  } catch {
    return undefined
  }
}

/**
 * Finds the file of a built site for a URL path without the base path. A path with a trailing slash leads to an
 * index.html.
 */
export async function findSiteFile(folder: string, pathname: string): Promise<SiteFile | undefined> {
  const segments = readSegments(pathname)
  if (!segments) return undefined
  const name = `/${[...segments, ...(pathname.endsWith('/') ? ['index.html'] : [])].join('/')}`
  if (hidden.includes(name)) return undefined
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  return found?.isFile()
    ? { name, path, size: found.size, mtime: found.mtime, type: textTypes[extname(path)] }
    : undefined
}
