import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { textTypes } from '../hosts/textTypes.ts'

export interface SiteFile {
  /** Place in the site, with a slash before it. */
  name: string
  path: string
  size: number
  mtime: Date
  /** Missing for what is not text. */
  type: string | undefined
}

const hidden = ['/_headers', '/_redirects']

/** The parts of an address between its slashes, decoded; undefined where the address leads outside or to a hidden file. */
function readSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const refused = segments.some((each) => /[/\\\0]/.test(each) || (each.startsWith('.') && each !== '.well-known'))
    return refused ? undefined : segments
  } catch {
    return undefined
  }
}

/** The file of a built site that answers an address without its base; an address with a slash at its end has an index.html. */
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
