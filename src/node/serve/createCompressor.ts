import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from './findSiteFile.ts'

type Encoding = 'br' | 'gzip'

/** The best encoding that an Accept-Encoding header allows; `;q=0` excludes one (RFC 9110, 12.5.3). */
export function pickEncoding(accepted: string): Encoding | undefined {
  const parts = accepted.toLowerCase().split(',')
  const takes = (name: Encoding) =>
    parts.some((part) => part.split(';', 1)[0]?.trim() === name && !/;\s*q=0(\.0*)?\s*$/.test(part))
  return (['br', 'gzip'] as const).find(takes)
}

// Level 9 is close to what CDNs send. Level 11 would delay the first visit of a page.
const compress = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** Creates a reader that returns compressed files. It caches the results, because compressing a page takes 20 ms. */
export function createCompressor(): (file: SiteFile, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Buffer>()
  return async ({ path, size, mtime }, encoding) => {
    const key = `${encoding} ${path} ${size} ${mtime.getTime()}`
    const body = kept.get(key) ?? (await compress[encoding](await readFile(path)))
    kept.set(key, body)
    return body
  }
}
