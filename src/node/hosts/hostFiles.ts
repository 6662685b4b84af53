/** The files `_headers` and `_redirects`, in the format that Netlify and Cloudflare Pages share. */
import querystring from 'node:querystring'

export type HeaderRule = { pattern: string; changes: { name: string; value: string | null }[] }
/** `force`: whether the rule wins over a file that exists. */
export type RedirectRule = { from: string; to: string; status: number; force: boolean }
export type RedirectAnswer = { status: number; to: string; force: boolean }

/**
 * What no redirect carries on of a decoded path, as a regular expression: signs that browsers drop or read as a slash
 * (URL Standard, 4.4), codes of a slash, backslash or dot, and segments of dots.
 */
export const straySigns = String.raw`[\x00-\x1f\\]|%(?:2[Ff]|5[Cc]|2[Ee])|/\.\.?(?:/|$)`

/** Names that begin with a dot are hidden, but for that of RFC 8615; as a regular expression that every server reads. */
export const hiddenNames = (() => {
  const word = 'well-known'
  const others = [...word].map((sign, index) => `${word.slice(0, index)}(?:[^${sign}]|$)`)
  return String.raw`/\.(?:${[...others, `${word}[^/]`].join('|')})`
})()

/** A path without its codes; of a wrong code nothing changes. */
export const decoded = (path: string) => (path.includes('%') ? querystring.unescape(path) : path)

const notEmptyOrComment = (line: string) => line.trim() !== '' && !line.trim().startsWith('#')

/**
 * Reads `_headers`: a path pattern at the start of a line, below it indented lines `Name: value`, or `! Name` to take
 * a header of an earlier rule away (value null). Lines that are neither are left out, as the hosts do.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split(/\r?\n/).filter(notEmptyOrComment)) {
    const rule = rules.at(-1)
    const [, name = '', value = ''] = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    const [, removed = ''] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), changes: [] })
    else if (name) rule?.changes.push({ name, value })
    else if (removed) rule?.changes.push({ name: removed, value: null })
  }
  return rules
}

/** A target whose host comes from the address that is asked: `:splat`, `https://www.example:splat`. */
const fillsHost = /^(?:\w+:\/*|\/{2,})?[^/?#]*:[a-z]/i

/**
 * Reads `_redirects`: lines `from to [status]`. The status is 302 where none is written (Cloudflare's default). A file that
 * exists wins over a rule with a splat or a placeholder, unless an exclamation mark (`301!`) forces it
 * (https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing); a redirect of one path always wins, as at
 * Cloudflare (https://developers.cloudflare.com/pages/configuration/redirects/). Lines that let the visitor choose the
 * host are left out.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split(/\r?\n/)
    .filter(notEmptyOrComment)
    .flatMap((line) => {
      const [from = '', to = '', code = '302'] = line.trim().split(/\s+/)
      const status = Number.parseInt(code, 10)
      const leads = to !== '' && (isPlain(from) || !fillsHost.test(to))
      const isRule = from.startsWith('/') && leads && status >= 200 && status < 500
      return isRule ? [{ from, to, status, force: code.endsWith('!') || (isPlain(from) && status >= 300) }] : []
    })
}

/** Whether a pattern stands for one path only: it has neither a splat nor a placeholder. */
export const isPlain = (pattern: string) => !/\*|:[a-z]/i.test(pattern)

/** A target around the place where what a visitor asked behind `?` is carried on, which is before its anchor; a target keeps a query of its own instead. */
export function splitTarget(to: string): { before: string; after: string; keepsQuery: boolean } {
  const [before = '', anchor] = to.split(/#(.*)/s, 2)
  return { before, after: anchor === undefined ? '' : `#${anchor}`, keepsQuery: before.includes('?') }
}

/** The code of a slash or backslash in the path of a raw address, as a regular expression: it leads nowhere. */
export const codedSlash = '^[^?#]*%(?:2[Ff]|5[Cc])'

/** A part of an address for a regular expression, where each sign but the star stands for itself. */
export const escapeRegExp = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')

/**
 * A pattern as the source of a regular expression, and what its groups are called, in their order: `*` (any text) is
 * "splat", `:name` (one path segment) goes by its name.
 *
 * @param to target of a redirect. Two slashes at its start would name a host, so a splat behind a slash starts without
 *   one, and a splat between the first two slashes is not empty.
 */
export function readPattern(pattern: string, to = ''): { source: string; names: string[] } {
  const names: string[] = []
  const rest = to.startsWith('/:splat/') ? '([^/].*)' : '(.*)'
  const splat = to.includes('/:splat') ? `/*${rest}` : rest
  const source = escapeRegExp(pattern).replace(/\*|:([a-z]\w*)/gi, (found, name: string | undefined) => {
    names.push(name ?? 'splat')
    return found === '*' ? splat : '([^/]+)'
  })
  return { source: `^${source}$`, names }
}

/** What the groups of a pattern stand for in a path, of two with one name the first; undefined where it does not match. */
export function matchPattern(pattern: string, path: string, to = ''): Record<string, string> | undefined {
  if (isPlain(pattern)) return decoded(pattern) === decoded(path) ? {} : undefined
  const { source, names } = readPattern(pattern, to)
  const [whole, ...groups] = new RegExp(source).exec(path) ?? []
  if (whole === undefined) return undefined
  return Object.fromEntries(names.map((name, index) => [name, groups[index] ?? '']).reverse())
}

/** The headers of every rule that matches the path, by lower-case name; equal names are joined by a comma. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  const changes = rules.flatMap((rule) => (matchPattern(rule.pattern, path) ? rule.changes : []))
  for (const { name, value } of changes) {
    const key = name.toLowerCase()
    const earlier = headers.get(key)
    if (value === null) headers.delete(key)
    else headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`)
  }
  return headers
}

/**
 * The first rule's answer to a path, its placeholders filled. A path with stray signs has none.
 */
export function redirectFor(rules: RedirectRule[], path: string): RedirectAnswer | undefined {
  if ([path, querystring.unescape(path)].some((each) => new RegExp(straySigns).test(each))) return undefined
  for (const { from, to, status, force } of rules) {
    const found = matchPattern(from, path, to)
    if (!found) continue
    const fill = (all: string, name: string) => (Object.hasOwn(found, name) ? (found[name] ?? all) : all)
    return { status, force, to: to.replace(/:([a-z]\w*)/gi, fill) }
  }
  return undefined
}
