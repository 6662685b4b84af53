/** Finds the file of an address in the built site and gives its text compressed, the way a host does. */
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { textTypes } from '../hosts/textTypes.ts'

/** `name` is the file's place in the site with a slash before it; `type` is missing for what is not text. */
export type SiteFile = { name: string; path: string; size: number; mtime: Date; type: string | undefined }
export type Encoding = 'br' | 'gzip'

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

async function readStat(path: string) {
  return stat(path).catch(() => undefined)
}

/**
 * The file that answers an address: itself, or its folder's index.html; 'slash' where only the address with a slash
 * at its end has one.
 */
export async function findSiteFile(folder: string, pathname: string): Promise<SiteFile | 'slash' | undefined> {
  const segments = readSegments(pathname)
  if (!segments) return undefined
  const withSlash = pathname.endsWith('/')
  const names = withSlash ? [...segments, 'index.html'] : segments
  const name = `/${names.join('/')}`
  const path = join(folder, ...names)
  const found = hidden.includes(name) ? undefined : await readStat(path)
  if (found?.isFile()) return { name, path, size: found.size, mtime: found.mtime, type: textTypes[extname(path)] }
  const hasIndex = !withSlash && found?.isDirectory() && (await readStat(join(path, 'index.html')))?.isFile()
  return hasIndex ? 'slash' : undefined
}

/** The smallest encoding that a request's Accept-Encoding takes; `;q=0` refuses one (RFC 9110, 12.5.3). */
export function pickEncoding(accepted = ''): Encoding | undefined {
  const parts = accepted.toLowerCase().split(',')
  const takes = (name: Encoding) =>
    parts.some((part) => part.split(';', 1)[0]?.trim() === name && !/;\s*q=0(\.0*)?\s*$/.test(part))
  return (['br', 'gzip'] as const).find(takes)
}

/** Makes a reader of compressed files that keeps what it compressed until the file changes. */
export function createCompressor(): (file: SiteFile, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, { state: string; body: Buffer }>()
  // Level 9 is near what CDNs send; 11 would make the first visit of a page wait.
  const compress = {
    br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
  }
  return async (file, encoding) => {
    const key = `${encoding} ${file.path}`
    const state = `${file.size} ${file.mtime.getTime()}`
    const known = kept.get(key)
    if (known?.state === state) return known.body
    const body = await compress[encoding](await readFile(file.path))
    kept.set(key, { state, body })
    return body
  }
}
