import { groupHeaders, type HostSite, indentBy, quote, sortRedirects, toRegExp } from './hostSite.ts'

/**
 * The site as a Caddyfile for Caddy 2.6 or newer. For a domain Caddy gets the certificate by itself and leads http on to
 * https (https://caddyserver.com/docs/automatic-https).
 */
export function caddyConfig(site: HostSite): string {
  const { base, folder, name } = site
  const { plain, wild, odd } = sortRedirects(site)
  const statuses = [...new Set([...plain, ...wild].map(({ status }) => status))].sort()
  const groups = groupHeaders(site)
  const special = groups.filter(({ start }) => start !== '/').map(({ start }) => `${start}*`)
  return [
    '# Made from _headers and _redirects of the built site by: npm run host -- caddy',
    '# Make it anew when one of the two has changed.',
    ...odd.map((line) => `# Left out, as it is no redirect: ${line}`),
    `${name} {`,
    ...indent([
      ...(base === '/' ? [] : [`# The site lies in ${folder}${base}.`]),
      `root * ${quote(folder)}`,
      'encode zstd gzip',
      ...groups.flatMap(({ start, headers }, index) => {
        return [
          `@group${index} ${start === '/' ? `not path ${special.join(' ')}` : `path ${start}*`}`,
          `header @group${index} {`,
          ...indent(headers.map(([header, value]) => `${header} ${quote(value)}`)),
          '}',
        ]
      }),
      'map {query} {asked} {',
      ...indent(['~(.+) "?${1}"', 'default ""']),
      '}',
      ...statuses.flatMap((status) => [
        `map {path} {to${status}} {`,
        ...indent([
          ...plain.filter((rule) => rule.status === status).map(({ from, to }) => `${quote(from)} ${quote(to)}`),
          ...wild
            .filter((rule) => rule.status === status)
            .map((rule) => {
              const { source, to } = toRegExp(rule)
              const target = to.map((part) => (typeof part === 'number' ? `\${${part}}` : part)).join('')
              return `${quote(`~${source}`)} ${quote(target)}`
            }),
          'default ""',
        ]),
        '}',
        `@moves${status} expression \`{to${status}} != ""\``,
        `redir @moves${status} {to${status}}{asked} ${status}`,
      ]),
      '@folder {',
      ...indent(['not path */', 'file {path}/index.html']),
      '}',
      'redir @folder {path}/{asked} 308',
      '@manifest path *.webmanifest',
      'header @manifest Content-Type application/manifest+json',
      `@own path ${base}_headers ${base}_redirects`,
      'error @own 404',
      'file_server',
      'handle_errors {',
      ...indent([
        '@missing expression `{http.error.status_code} == 404`',
        `rewrite @missing ${base}404.html`,
        '# What is not there today may be there tomorrow.',
        'header Cache-Control no-cache',
        'file_server',
      ]),
      '}',
    ]),
    '}',
    '',
  ].join('\n')
}

const indent = (lines: readonly string[]) => indentBy('\t', lines)
