import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  decoded,
  type HeaderRule,
  headersFor,
  isPlain,
  parseHeaders,
  parseRedirects,
  type RedirectRule,
  readPattern,
} from './hostFiles.ts'

/** What a web server must know of a built site, from the two files that Netlify and Cloudflare Pages read. */
export interface HostSite {
  headers: HeaderRule[]
  redirects: RedirectRule[]
  /** Folder of the site on its host, `/` for most. */
  base: string
  /** Folder on the web server whose files are served, absolute; the site lies in it at its base. */
  folder: string
  /** Domain, `www.example.com`, or an address that the server understands. */
  name: string
}

/** The headers of some addresses. */
export interface HeaderGroup {
  /** Start of the addresses, `/assets/`; `/` for all that have no group of their own. */
  start: string
  headers: [name: string, value: string][]
}

/**
 * Reads a built site; its own domain is the one of its sitemap.
 *
 * @param dist its folder, absolute
 * @returns undefined without a built site
 */
export function readHostSite(dist: string, place: { folder: string; name?: string }): HostSite | undefined {
  const [headers, manifest, robots] = ['_headers', 'manifest.webmanifest', 'robots.txt'].map((name) => read(dist, name))
  if (headers === undefined || manifest === undefined || robots === undefined) return undefined
  const base = readBase(manifest)
  const [, domain = ''] = /^Sitemap: https?:\/\/([^/\s]+)/m.exec(robots) ?? []
  const redirects = parseRedirects(read(dist, '_redirects') ?? '')
  return { name: domain, ...place, base, headers: parseHeaders(headers), redirects }
}

function read(dist: string, name: string): string | undefined {
  const file = path.join(dist, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Headers by the start of the address, the longest first. Pages are asked for anew each time, as on the hosts that read
 * `_headers` themselves: without it browsers guess how long a page stays good (RFC 9111, 4.2.2).
 */
export function groupHeaders({ headers }: HostSite): HeaderGroup[] {
  const starts = new Set(['/', ...headers.map(({ pattern }) => pattern.replace(/\*$/, ''))])
  return [...starts]
    .sort((a, b) => b.length - a.length)
    .map((start) => {
      const own = headersFor(headers, `${start}any`)
      if (!own.has('cache-control')) own.set('cache-control', 'no-cache')
      return { start, headers: [...own] }
    })
}

/** Redirects that a server can express, each address once, and the lines of `_redirects` that it cannot. */
export function sortRedirects({ redirects }: HostSite): {
  plain: RedirectRule[]
  wild: RedirectRule[]
  /** The start of some addresses, `/en/`, and the page for those of them that do not exist; the longest start first. */
  missing: { start: string; page: string }[]
  odd: string[]
} {
  const isMove = ({ status }: RedirectRule) => status >= 300 && status < 400
  const isMissing = ({ from, to, status }: RedirectRule) =>
    status === 404 && /^\/(?:[\w.-]+\/)+\*$/.test(from) && /^\/(?:[\w.-]+\/)+404\.html$/.test(to)
  const isWild = ({ from }: RedirectRule) => !isPlain(from)
  const moves = redirects.filter(isMove)
  // The first of two lines for one address counts.
  const plain = new Map(
    moves
      .filter((rule) => !isWild(rule))
      .reverse()
      // Both servers compare what an address says without its codes.
      .map((rule) => [decoded(rule.from), { ...rule, from: decoded(rule.from) }]),
  )
  return {
    plain: [...plain.values()].reverse(),
    wild: moves.filter(isWild),
    missing: redirects.filter(isMissing).map(({ from, to }) => ({ start: from.slice(0, -1), page: to })),
    odd: redirects
      .filter((rule) => !isMove(rule) && !isMissing(rule))
      .map(({ from, to, status }) => `${from} ${to} ${status}`),
  }
}

/**
 * A pattern of `_redirects` as a regular expression, and where it leads, with the groups by number: `/blog/*` to
 * `/news/:splat` gives `^/blog//*(.*)$` and `['/news/', 1]`; what a target says behind `#` stands apart.
 */
export function toRegExp({ from, to }: RedirectRule): { source: string; to: (string | number)[] } {
  const { source, names } = readPattern(from, to)
  const parts = to.split(/(:[a-z]\w*)/i).map((part) => {
    const group = part.startsWith(':') ? names.indexOf(part.slice(1)) + 1 : 0
    return group > 0 ? group : part
  })
  return { source, to: parts.filter((part) => part !== '') }
}

/** Lines with some space before each; empty ones stay empty. */
export const indentBy = (space: string, lines: readonly string[]) => lines.map((line) => line && space + line)

/** The base of a built site, `/` or `/cleaning/`, from the text of its manifest; `/` where that tells none. */
export function readBase(manifest: string): string {
  const [, base = '/'] = /"start_url"\s*:\s*"(\/(?:[^"\\]*\/)?)"/.exec(manifest) ?? []
  return base
}
