import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddyConfig } from '../../src/node/hosts/caddyConfig.ts'
import { parseHeaders } from '../../src/node/hosts/hostFiles.ts'
import {
  groupHeaders,
  type HostSite,
  readBase,
  readHostSite,
  sortRedirects,
  toRegExp,
} from '../../src/node/hosts/hostSite.ts'
import { nginxConfig } from '../../src/node/hosts/nginxConfig.ts'
import { makeFolder, removeFolder, runCommand } from '../node/site/builtSite.ts'

const rule = (from: string, to: string, status = 301) => ({ from, to, status, force: false })
const site = (redirects: HostSite['redirects']): HostSite => ({
  headers: [],
  redirects,
  base: '/',
  folder: '/srv/www',
  name: 'localhost',
})

describe('src/node/hosts', () => {
  test('turns splats and names of a pattern into numbered groups', () => {
    expect(toRegExp(rule('/a.b/:year/*', '/news/:splat?in=:year'))).toEqual({
      source: '^/a\\.b/([^/]+)//*(.*)$',
      to: ['/news/', 2, '?in=', 1],
    })
  })

  test.each([
    ['{ "start_url": "/cleaning/" }', '/cleaning/'],
    ['{"name":"a","start_url":"/"}', '/'],
    ['{ "start_url": "index.html" }', '/'],
    ['{ "start_url": "/cleaning', '/'],
    ['', '/'],
  ])('reads the base from the manifest %j', (manifest, base) => {
    expect(readBase(manifest)).toBe(base)
  })

  test('lets the first of two lines for one address count', () => {
    const { plain } = sortRedirects(site([rule('/a/', '/b/'), rule('/c/', '/d/'), rule('/a/', '/e/')]))
    expect(plain.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(['/a/ /b/', '/c/ /d/'])
  })

  test('tells redirects of one address from those of many, and both from what is none', () => {
    const star = rule('/a/*', '/b/:splat', 302)
    const named = rule('/t/:town/', '/towns/:town/')
    const plain = [rule('/c/', '/d/', 300), rule('/e/', '/f/', 399)]
    const missing = rule('/es/*', '/es/404.html', 404)
    const rules = [star, ...plain, rule('/g/', '/h/', 299), missing, named, rule('/i/', '/j/', 400)]
    expect(sortRedirects(site(rules))).toEqual({
      plain,
      wild: [star, named],
      missing: [{ start: '/es/', page: '/es/404.html' }],
      odd: ['/g/ /h/ 299', '/i/ /j/ 400'],
    })
  })

  const headers = parseHeaders(
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: max-age=9\n/assets/fonts/*\n  ! X-Frame-Options\n',
  )
  test('gathers the headers of each address, the longest first, and has pages asked for anew', () => {
    const deny = ['x-frame-options', 'DENY']
    expect(groupHeaders({ ...site([]), headers })).toEqual([
      { start: '/assets/fonts/', headers: [['cache-control', 'max-age=9']] },
      { start: '/assets/', headers: [deny, ['cache-control', 'max-age=9']] },
      { start: '/', headers: [deny, ['cache-control', 'no-cache']] },
    ])
  })

  test('writes the headers and redirects of a site for nginx', () => {
    const config = nginxConfig({ ...site([rule('/a/*', '/b/:splat$1', 302)]), headers, base: '/x/' })
    const lines = config.split('\n').map((line) => line.trim())
    const at = lines.indexOf('location ^~ /assets/ {')
    expect(lines.slice(at, at + 5)).toEqual([
      'location ^~ /assets/ {',
      'add_header x-frame-options "DENY" always;',
      'add_header cache-control "max-age=9" always;',
      'try_files $uri =404;',
      '}',
    ])
    expect(lines).toContain('# The site lies in /srv/www/x/.')
    expect(lines).toContain('add_header cache-control "no-cache" always;')
    expect(lines).toContain('if ($uri ~ "^/a//*(.*)$") { return 302 "/b/$1%241$is_args$args"; }')
  })

  test('writes the headers and redirects of a site for Caddy', () => {
    const config = caddyConfig({
      ...site([rule('/a.b/*', '/b/:splat', 302), rule('/c/', '/d"/#e')]),
      headers,
      base: '/x/',
    })
    const lines = config.split('\n').map((line) => line.trim())
    expect(lines).toContain('# The site lies in /srv/www/x/.')
    expect(lines).toContain('@group2 not path /assets/fonts/* /assets/*')
    expect(lines).toContain('@group1 path /assets/*')
    expect(config).toMatch(/"~\^\/a\\\.b\/\/\*\(\.\*\)\$" "\/b\/\$\{1\}" "" 302/)
    expect(lines).toContain('"/c/" "/d\\"/" "#e" 301')
    expect(lines).toContain('redir @moves {to}{asked}{anchor} {status}')
  })

  test('says which lines a web server cannot be told', () => {
    expect(nginxConfig(site([rule('/*', '/index.html', 200)]))).toContain(
      '# Left out, as it is no redirect: /* /index.html 200',
    )
  })

  test('lets no sign of an address become a variable of nginx', () => {
    expect(nginxConfig(site([rule('/a/', '/$host/')]))).toContain('return 301 "/%24host/$is_args$args";')
  })

  test('takes the dot in the folder of the site for a dot', () => {
    const config = nginxConfig({ ...site([]), base: '/v1.2/' })
    expect(config).toContain(String.raw`location ~ "^/v1\\.2/_(?:headers|redirects)$" { return 404; }`)
  })
})

describe('scripts/host', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makeFolder()
    const dist = path.join(folder, 'dist')
    await mkdir(dist)
    await writeFile(path.join(dist, '_headers'), '/*\n  X-Frame-Options: DENY\n')
    await writeFile(path.join(dist, 'manifest.webmanifest'), '{ "start_url": "/" }')
    await writeFile(path.join(dist, 'robots.txt'), 'Sitemap: https://www.cleaning.example/sitemap.xml\n')
  })
  afterAll(() => removeFolder(folder))

  test.each([
    ['Sitemap: http://a.example:8080/b/sitemap.xml\n', 'a.example:8080'],
    ['# Sitemap: https://b.example/\n', ''],
  ])('reads from %j the name %j', async (robots, name) => {
    const dist = path.join(folder, 'other')
    await mkdir(dist, { recursive: true })
    await writeFile(path.join(dist, '_headers'), '')
    await writeFile(path.join(dist, 'robots.txt'), robots)
    expect(readHostSite(dist, { folder: '/srv' })).toBeUndefined()
    await writeFile(path.join(dist, 'manifest.webmanifest'), '{ "start_url": "/b/" }')
    await writeFile(path.join(dist, '_redirects'), '/c/ /d/ 301\n')
    const redirects = [{ from: '/c/', to: '/d/', status: 301, force: true }]
    expect(readHostSite(dist, { folder: '/srv' })).toEqual({
      name,
      folder: '/srv',
      base: '/b/',
      headers: [],
      redirects,
    })
    expect(readHostSite(dist, { folder: '/srv', name: 'c.example' })?.name).toBe('c.example')
    await rm(dist, { recursive: true })
  })

  test('takes the domain of the site', async () => {
    const { exitCode, output } = await runCommand('host', ['caddy', '--dist', path.join(folder, 'dist')])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/^www\.cleaning\.example \{$/m)])
  })

  test.each([
    [['apache'], 'Say for which server: nginx or caddy.'],
    [['nginx', '--dist', '/nowhere'], 'There is no built site in /nowhere. Run "npm run build" first.'],
    [['nginx', '--name', 'a;b'], '"a;b" has a space or a mark that nginx does not take there.'],
  ])('refuses %j in words', async (args, words) => {
    const { exitCode, output } = await runCommand('host', args)
    expect([exitCode, output]).toEqual([2, expect.stringContaining(words)])
  })
})
