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

/** What a web server needs to know about a built site, from the two files that Netlify and Cloudflare Pages read. */
export interface HostSite {
  headers: HeaderRule[]
  redirects: RedirectRule[]
  /** The base path of the site on its host, `/` for most. */
  base: string
  /** The absolute path of the folder that the web server serves; the site is in it at its base path. */
  folder: string
  /** The domain, `www.example.com`, or another name that the server understands. */
  name: string
}

/** The headers of a group of paths. */
interface HeaderGroup {
  /** The prefix of the paths, `/assets/`; `/` for all paths without their own group. */
  start: string
  headers: [name: string, value: string][]
}

/**
 * Reads a built site. Its domain comes from the sitemap URL.
 *
 * @param dist the absolute path of its folder
 * @returns undefined if there is no built site
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
 * Groups headers by path prefix, longest first. Pages must be revalidated each time, as on the hosts that read
 * `_headers` themselves: without this header, browsers guess how long a page stays fresh (RFC 9111, 4.2.2).
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

/** The redirects that a server can express, each path once, and the lines of `_redirects` that it cannot. */
export function sortRedirects({ redirects }: HostSite): {
  plain: RedirectRule[]
  wild: RedirectRule[]
  /** Path prefixes, `/en/`, and the page for missing paths below each; longest prefix first. */
  missing: { start: string; page: string }[]
  odd: string[]
} {
  const isMove = ({ status }: RedirectRule) => status >= 300 && status < 400
  const isMissing = ({ from, to, status }: RedirectRule) =>
    status === 404 && /^\/(?:[\w.-]+\/)+\*$/.test(from) && /^\/(?:[\w.-]+\/)+404\.html$/.test(to)
  const isWild = ({ from }: RedirectRule) => !isPlain(from)
  const moves = redirects.filter(isMove)
  // The first of two lines for one path wins.
  const plain = new Map(
    moves
      .filter((rule) => !isWild(rule))
      .reverse()
      // Both servers compare decoded paths.
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
 * Converts a pattern of `_redirects` to a regular expression, and its target to text with group numbers: `/blog/*` to
 * `/news/:splat` gives `^/blog//*(.*)$` and `['/news/', 1]`. The fragment of a target is not split off.
 */
export function toRegExp({ from, to }: RedirectRule): { source: string; to: (string | number)[] } {
  const { source, names } = readPattern(from, to)
  const parts = to.split(/(:[a-z]\w*)/i).map((part) => {
    const group = part.startsWith(':') ? names.indexOf(part.slice(1)) + 1 : 0
    return group > 0 ? group : part
  })
  return { source, to: parts.filter((part) => part !== '') }
}

/** Indents lines; empty ones stay empty. */
export const indentBy = (space: string, lines: readonly string[]) => lines.map((line) => line && space + line)

/** The base path of a built site, `/` or `/cleaning/`, from the text of its manifest; `/` if the manifest has none. */
export function readBase(manifest: string): string {
  const [, base = '/'] = /"start_url"\s*:\s*"(\/(?:[^"\\]*\/)?)"/.exec(manifest) ?? []
  return base
}
