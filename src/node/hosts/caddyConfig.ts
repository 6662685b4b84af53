import { codedSlash, escapeRegExp, hiddenNames, splitTarget, strayCharacters } from './hostFiles.ts'
import { groupHeaders, type HostSite, indentBy, sortRedirects, toRegExp } from './hostSite.ts'

/**
 * Writes the site as a Caddyfile for Caddy 2.6 or newer. For a domain, Caddy obtains the certificate and redirects http
 * to https (https://caddyserver.com/docs/automatic-https).
 */
export function caddyConfig(site: HostSite): string {
  const { base, folder, name } = site
  const { plain, wild, missing, odd } = sortRedirects(site)
  return [
    '# Made from _headers and _redirects of the built site by: npm run host -- caddy',
    '# Make it anew when one of the two has changed.',
    ...odd.map((line) => `# Left out, as it is no redirect: ${line}`),
    ...block(name, [
      ...(base === '/' ? [] : [`# The site lies in ${folder}${base}.`]),
      `root * ${quote(folder)}`,
      'encode zstd gzip',
      ...headerRules(site),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of Caddy
      ...block('map {query} {asked}', ['~(.+) "?${1}"', 'default ""']),
      ...redirectMap(plain, wild),
      '# The folder as the disk names it: the address itself may name another host, as //other.example/..%2fabout does.',
      ...block('map {http.matchers.file.relative} {folder}', ['~^/?(.*)index\\.html$ /$1']),
      ...matchers(base),
      ...route,
      ...notFound(base, missing),
    ]),
    '',
  ].join('\n')
}

/** The headers of each file: those of its folder, or those of all other files. */
function headerRules(site: HostSite): string[] {
  const groups = groupHeaders(site)
  const special = groups.filter(({ start }) => start !== '/').map(({ start }) => `${start}*`)
  const rest = special.length > 0 ? `not path ${special.join(' ')}` : 'path *'
  return groups.flatMap(({ start, headers }, index) => [
    `@group${index} ${start === '/' ? rest : `path ${start}*`}`,
    ...block(
      `header @group${index}`,
      headers.map(([header, value]) => `${header} ${quote(value)}`),
    ),
  ])
}

type Redirects = ReturnType<typeof sortRedirects>

/** The redirects: the target of each path, its fragment, and the status. */
const redirectMap = (plain: Redirects['plain'], wild: Redirects['wild']) =>
  block('map {path} {to} {anchor} {status}', [
    ...plain.map(({ from, to, status }) => `${quote(inputOf(from))} ${targetOf(to)} ${status}`),
    `${quote(`~${strayCharacters}`)} "" "" ""`,
    ...wild.map((rule) => {
      const { source, to } = toRegExp(rule)
      const target = to.map((part) => (typeof part === 'number' ? `\${${part}}` : part)).join('')
      return `${quote(`~${source}`)} ${targetOf(target)} ${rule.status}`
    }),
    'default "" "" ""',
  ])

/** Matchers for requests that are not answered with their file. */
const matchers = (base: string) => [
  '@manifest path *.webmanifest',
  'header @manifest Content-Type application/manifest+json',
  '@other not method GET HEAD',
  'header @other Allow "GET, HEAD"',
  '@moves expression `{to} != ""`',
  '# A target with a query of its own keeps that.',
  '@whole expression `{to}.contains("?")`',
  ...block('@folder', ['not path */', 'file {path}/index.html']),
  `@hidden path_regexp ${quote(hiddenNames)}`,
  `@coded vars_regexp {http.request.orig_uri} ${quote(codedSlash)}`,
  `@own path ${base}_headers ${base}_redirects`,
]

/** A block of lines in braces. */
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indentBy('\t', lines), '}']

/**
 * Without Caddy's own redirects, which repeat the requested path: a browser reads `/`, a tab and `/` as the start of a
 * host name.
 */
const fileServer = (matcher: string, ...more: string[]) =>
  block(`file_server ${matcher}`, ['disable_canonical_uris', ...more])

const route = block('route', [
  'respond @other 405',
  'error @coded 404',
  'error @hidden 404',
  'redir @whole {to}{anchor} {status}',
  'redir @moves {to}{asked}{anchor} {status}',
  'redir @folder {folder}{asked} 308',
  'error @own 404',
  ...fileServer('*'),
])

const notFound = (base: string, missing: Redirects['missing']) =>
  block('handle_errors', [
    '# 500: the disk takes no such name, as it is too long or has a NUL.',
    '@missing expression `{http.error.status_code} in [403, 404, 500]`',
    'encode zstd gzip',
    ...block('map {http.request.orig_uri.path} {page}', [
      ...missing.map(({ start, page }) => `~^${escapeRegExp(start)} ${page}`),
      `default ${base}404.html`,
    ]),
    'rewrite @missing {page}',
    '# What is not there today may be there tomorrow.',
    'header Cache-Control no-cache',
    ...fileServer('@missing', 'status 404'),
  ])

/** A target and its fragment; the query of the request goes between them. */
function targetOf(to: string): string {
  const { before, after } = splitTarget(to)
  return `${quote(before)} ${quote(after)}`
}

/** A path as Caddy compares it. Braces would be placeholders except in regular expressions. */
const inputOf = (path: string) =>
  /[{}]/.test(path)
    ? `~^${escapeRegExp(path).replaceAll('*', '\\*').replaceAll('\\{', '\\x7b').replaceAll('\\}', '\\x7d')}$`
    : path

/** A text in double quotes, in which Caddy reads a backslash literally except before a quote. */
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`
