import { codedSlash, escapeRegExp, hiddenNames, splitTarget, strayCharacters } from './hostFiles.ts'
import { groupHeaders, type HostSite, indentBy, sortRedirects, toRegExp } from './hostSite.ts'
import { otherTypes, textTypes } from './textTypes.ts'

/** Replaces the media types of the server, because older servers do not know AVIF or web manifests. */
const types = new Map(Object.entries(otherTypes))
for (const [ending, type] of Object.entries(textTypes)) {
  const [name = ''] = type.split(';')
  types.set(name, [...(types.get(name) ?? []), ending.slice(1)])
}
/** HTML is not listed, because nginx compresses it and adds its charset by default. */
const texts = [...types.keys()].filter((type) => !(type in otherTypes) && type !== 'text/html')

/**
 * Writes the site as a server block for nginx 1.18 or newer, for `/etc/nginx/conf.d/`. The headers of a location
 * replace those of the enclosing block (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header), so
 * each location lists all. Its redirects are those of `_redirects` in the built site, which `hostSite.ts` reads.
 */
export function nginxConfig(site: HostSite): string {
  const { base, folder, name } = site
  const { plain, wild, missing, odd } = sortRedirects(site)
  const [rest, ...groups] = groupHeaders(site).reverse()
  return [
    '# Made from _headers and _redirects of the built site by: npm run host -- nginx',
    '# Make it anew when one of the two has changed.',
    ...odd.map((line) => `# Left out, as it is no redirect: ${line}`),
    ...block('map $request_method $allowed', ['"~^(?:GET|HEAD)$" "";', 'default "GET, HEAD";']),
    ...block('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${name};`,
      ...(base === '/' ? [] : [`# The site lies in ${folder}${base}.`]),
      `root ${quote(folder)};`,
      'index index.html;',
      '',
      '# Behind a proxy nginx does not know its own address.',
      'absolute_redirect off;',
      'server_tokens off;',
      ...fileTypes,
      '',
      ...headerLines(rest?.headers),
      '',
      ...errorPages(base, missing),
      '',
      ...refusals(base),
      ...groups.flatMap(({ start, headers }) =>
        block(`location ^~ ${start}`, [...headerLines(headers), 'try_files $uri =404;']),
      ),
      ...plain.map(({ from, to, status }) => `location ${locationOf(from)} { ${moveTo(escapeVariables(to), status)} }`),
      ...block('location /', ['try_files $uri $uri/ @missing;']),
      ...block('location @missing', [
        `if ($uri ~ ${quote(strayCharacters)}) { return 404; }`,
        ...wild.map(wildRule),
        'return 404;',
      ]),
    ]),
    '',
  ].join('\n')
}

type Redirects = ReturnType<typeof sortRedirects>

/** A block of lines in braces. */
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indentBy('    ', lines), '}']

/** The media types of files, and which of them are compressed. */
const fileTypes = [
  'charset utf-8;',
  `charset_types ${texts.join(' ')};`,
  ...block(
    'types',
    [...types].map(([type, endings]) => `${type} ${endings.join(' ')};`),
  ),
  'gzip on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_min_length 500;',
  `gzip_types ${texts.join(' ')};`,
]

const headerLines = (headers: readonly [string, string][] = []) =>
  headers.map(([header, value]) => `add_header ${header} ${quote(value)} always;`)

/** The 404 page of each language; the last matching rule wins. */
const errorPages = (base: string, missing: Redirects['missing']) => [
  `set $missing ${base}404.html;`,
  ...[...missing]
    .reverse()
    .map(({ start, page }) => `if ($uri ~ ${quote(`^${escapeRegExp(start)}`)}) { set $missing ${page}; }`),
  'error_page 404 $missing;',
  'error_page 403 =404 $missing;',
]

const refusals = (base: string) => [
  'add_header Allow $allowed always;',
  'if ($allowed) { return 405; }',
  `if ($request_uri ~ ${quote(codedSlash)}) { return 404; }`,
  `if ($uri ~ ${quote(hiddenNames)}) { return 404; }`,
  `location ~ ${quote(`^${escapeRegExp(base)}_(?:headers|redirects)$`)} { return 404; }`,
]

function moveTo(to: string, status: number): string {
  const { before, after, keepsQuery } = splitTarget(to)
  return `return ${status} ${quote(`${before}${keepsQuery ? '' : '$is_args$args'}${after}`)};`
}

function wildRule(rule: Redirects['wild'][number]): string {
  const { source, to } = toRegExp(rule)
  const target = to.map((part) => (typeof part === 'number' ? `$${part}` : escapeVariables(part))).join('')
  return `if ($uri ~ ${quote(source)}) { ${moveTo(target, rule.status)} }`
}

/**
 * nginx stores the length of a name in one byte (ngx_http_location_tree_node_t). Its regular expressions can be as long
 * as a line.
 */
const locationOf = (address: string) =>
  Buffer.byteLength(address) < 256 ? `= ${quote(address)}` : `~ ${quote(`^${literally(address)}$`)}`

const literally = (address: string) => escapeRegExp(address).replaceAll('*', '\\*')

/** nginx has no escape for the dollar sign of its variables, but a URL can contain it percent-encoded. */
const escapeVariables = (address: string) => address.replaceAll('$', '%24')

/** A text in double quotes. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
