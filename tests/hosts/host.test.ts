import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostSite, readBase, sortRedirects, toRegExp } from '../../src/build/hosts/hostSite.ts'
import { nginxConfig } from '../../src/build/hosts/nginxConfig.ts'
import { makeFolder, removeFolder, runCommand } from '../build/builtSite.ts'

const rule = (from: string, to: string, status = 301) => ({ from, to, status, force: false })
const site = (redirects: HostSite['redirects']): HostSite => ({
  headers: [],
  redirects,
  base: '/',
  folder: '/srv/www',
  name: 'localhost',
})

describe('src/build/hosts', () => {
  test('turns splats and names of a pattern into numbered groups', () => {
    expect(toRegExp(rule('/a.b/:year/*', '/news/:splat?in=:year'))).toEqual({
      source: '^/a\\.b/([^/]+)/(.*)$',
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

describe('npm run host', () => {
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
