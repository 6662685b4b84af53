/** Parses the files `_headers` and `_redirects` in the format that Netlify and Cloudflare Pages share. */
import querystring from 'node:querystring'

export type HeaderRule = { pattern: string; changes: { name: string; value: string | null }[] }
/** `force` is true if the rule overrides an existing file. */
export type RedirectRule = { from: string; to: string; status: number; force: boolean }
type RedirectAnswer = { status: number; to: string; force: boolean }

/**
 * Matches decoded paths that no redirect may repeat in its target: characters that browsers drop or read as a slash
 * (URL Standard, 4.4), encoded slashes, backslashes or dots, and dot segments. A regular expression.
 */
export const strayCharacters = String.raw`[\x00-\x1f\\]|%(?:2[Ff]|5[Cc]|2[Ee])|/\.\.?(?:/|$)`

/**
 * Matches hidden names, which begin with a dot, except `.well-known` (RFC 8615). A regular expression that every server
 * supports.
 */
export const hiddenNames = (() => {
  const word = 'well-known'
  const others = [...word].map((sign, index) => `${word.slice(0, index)}(?:[^${sign}]|$)`)
  return String.raw`/\.(?:${[...others, `${word}[^/]`].join('|')})`
})()

/** A path without percent-encoding; invalid codes stay. */
export const decoded = (path: string) => (path.includes('%') ? querystring.unescape(path) : path)

const notEmptyOrComment = (line: string) => line.trim() !== '' && !line.trim().startsWith('#')

/**
 * Parses `_headers`: a path pattern at the start of a line, below it indented lines `Name: value`, or `! Name` to
 * remove a header of an earlier rule (value null). Other lines are ignored, as the hosts do.
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

/** Matches a target whose host comes from the requested path: `:splat`, `https://www.example:splat`. */
const fillsHost = /^(?:\w+:\/*|\/{2,})?[^/?#]*:[a-z]/i

/**
 * Parses `_redirects`: lines `from to [status]`. The default status is 302, as at Cloudflare. An existing file
 * overrides a rule with a splat or a placeholder, unless an exclamation mark (`301!`) forces the rule
 * (https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing). A redirect of one path always wins, as at
 * Cloudflare (https://developers.cloudflare.com/pages/configuration/redirects/). Lines that let the visitor choose the
 * host are ignored.
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

/** Returns true if a pattern matches one path only: it has neither a splat nor a placeholder. */
export const isPlain = (pattern: string) => !/\*|:[a-z]/i.test(pattern)

/**
 * Splits a target before its fragment, where the query of the request goes. A target with a query keeps that one
 * instead.
 */
export function splitTarget(to: string): { before: string; after: string; keepsQuery: boolean } {
  const [before = '', anchor] = to.split(/#(.*)/s, 2)
  return { before, after: anchor === undefined ? '' : `#${anchor}`, keepsQuery: before.includes('?') }
}

/** Matches an encoded slash or backslash in the path of a raw URL, which leads nowhere. A regular expression. */
export const codedSlash = '^[^?#]*%(?:2[Ff]|5[Cc])'

/** Escapes a part of a URL for a regular expression, except the asterisk. */
export const escapeRegExp = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')

/**
 * Converts a pattern to the source of a regular expression and the names of its groups, in order: `*` (any text) is
 * "splat", `:name` (one path segment) has its own name.
 *
 * @param to the target of a redirect. Two slashes at its start would name a host, so a splat after a slash starts
 *   without one, and a splat between the first two slashes is not empty.
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

/** The values of a pattern's groups in a path; for duplicate names, the first. Undefined if the path does not match. */
export function matchPattern(pattern: string, path: string, to = ''): Record<string, string> | undefined {
  if (isPlain(pattern)) return decoded(pattern) === decoded(path) ? {} : undefined
  const { source, names } = readPattern(pattern, to)
  const [whole, ...groups] = new RegExp(source).exec(path) ?? []
  if (whole === undefined) return undefined
  return Object.fromEntries(names.map((name, index) => [name, groups[index] ?? '']).reverse())
}

/** The headers of all rules that match the path, by lower-case name; repeated names are joined with a comma. */
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

/** The answer of the first matching rule, with placeholders filled in. A path that matches `straySigns` has none. */
export function redirectFor(rules: RedirectRule[], path: string): RedirectAnswer | undefined {
  if ([path, querystring.unescape(path)].some((each) => new RegExp(strayCharacters).test(each))) return undefined
  for (const { from, to, status, force } of rules) {
    const found = matchPattern(from, path, to)
    if (!found) continue
    const fill = (all: string, name: string) => (Object.hasOwn(found, name) ? (found[name] ?? all) : all)
    return { status, force, to: to.replace(/:([a-z]\w*)/gi, fill) }
  }
  return undefined
}
