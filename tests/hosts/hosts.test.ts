import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { copySite, makeFolder, readFiles, removeFolder } from '../node/site/builtSite.ts'
import { ask, isInstalled, type Server, serverNames, startServer } from './servers.ts'

let folder: string
let files: Map<string, Buffer>
const dist = () => path.join(folder, 'dist')

/** Addresses of a previous site; the second has the name of a page. */
const oldAddresses = {
  '/about-us.html': '/about/',
  '/about.html': '/about/',
  '/index.php': '/',
  '/shop/Our_Services.aspx': '/services/',
  '/Our_Team/': '/about/',
  '/index.php/prices/': '/quote/',
}

async function build(root: string, changes: object): Promise<void> {
  await copySite(root)
  const missing = await readFile(path.join(root, 'pages/404.json'), 'utf8')
  await writeFile(path.join(root, 'pages/services/404.json'), missing.replace('"heading": "', '"heading": "Service: '))
  const file = path.join(root, 'site.config.json')
  const config = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...config, ...changes }))
  const { built } = await buildSite({ root, outDir: path.join(root, 'dist') })
  if (!built) throw new Error('The site could not be built.')
}

beforeAll(async () => {
  folder = await makeFolder()
  await build(folder, { redirects: { '/locations/essex-md/': '/locations/dundalk-md/', ...oldAddresses } })
  const own = '/news/*  /blog/  301\n/old/:name  /services/:name/  302\n'
  await writeFile(path.join(dist(), '_redirects'), (await readFile(path.join(dist(), '_redirects'), 'utf8')) + own)
  files = await readFiles(dist())
})

afterAll(() => removeFolder(folder))

for (const name of serverNames) {
  const isThere = isInstalled(name)
  if (!isThere)
    console.warn(`LEFT OUT: the tests behind ${name}, which is not installed here (apt-get install ${name}).`)

  describe.skipIf(!isThere)(`src/node/hosts, a site behind ${name}`, () => {
    let server: Server
    beforeAll(async () => {
      server = await startServer(name, dist())
    })
    afterAll(() => server?.stop())
    const get = (address: string, headers?: Record<string, string>, method?: string) =>
      ask(server.url, address, headers, method)
    const asset = (ending: string) => `/${[...files.keys()].find((file) => file.endsWith(ending))}`
    /** Returns the target of a redirect, without the server's own address. */
    const target = ({ headers }: { headers: Record<string, string> }) => headers.location?.replace(server.url, '')

    test('answers a page with its file', async () => {
      const { status, headers, body } = await get('/services/floor-care/')
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/html; charset=utf-8$/i)])
      expect(body).toEqual(files.get('services/floor-care/index.html'))
    })

    test('sends the headers of _headers with pages, files and what is not there', async () => {
      const policy = /Content-Security-Policy: (.*)/.exec(String(files.get('_headers')))?.[1]
      for (const address of ['/', asset('.js'), '/favicon.svg', '/nowhere/']) {
        expect((await get(address)).headers, address).toMatchObject({
          'content-security-policy': policy,
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cross-origin-opener-policy': 'same-origin',
        })
      }
    })

    test('lets files with a hash be kept for a year, and nothing else', async () => {
      expect((await get(asset('.js'))).headers['cache-control']).toBe('public, max-age=31536000, immutable')
      for (const address of ['/', '/quote/', '/sitemap.xml', '/nowhere/', '/assets/nothing-abc.js'])
        expect((await get(address)).headers['cache-control'], address).toBe('no-cache')
    })

    test('answers from the cache of a browser when nothing has changed', async () => {
      const { headers } = await get('/quote/')
      expect((await get('/quote/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
    })

    test('adds the slash at the end, and keeps the query', async () => {
      const answer = await get('/quote?from=ad')
      expect(answer.status).toBeOneOf([301, 308])
      expect(target(answer)).toBe('/quote/?from=ad')
    })

    test('answers what is not there with the page for it', async () => {
      for (const address of ['/nowhere/', '/nowhere', '/assets/', '/assets/nothing.js', '/_headers', '/_redirects']) {
        const { status, body } = await get(address)
        expect([address, status]).toEqual([address, 404])
        expect(body, address).toEqual(files.get('404.html'))
      }
      const below = await get('/services/nothing')
      expect([below.status, below.body]).toEqual([404, files.get('services/404.html')])
    })

    test('leads old addresses on in one step', async () => {
      for (const address of ['/locations/essex-md/', '/locations/essex-md', '/locations/essex-md/?from=ad']) {
        const answer = await get(address)
        expect([answer.status, target(answer)]).toEqual([
          301,
          `/locations/dundalk-md/${address.includes('?') ? '?from=ad' : ''}`,
        ])
      }
    })

    test('leads files of an earlier site on in one step, and shows the page that has the name of one', async () => {
      for (const [address, to] of Object.entries(oldAddresses)) {
        const answer = await get(`${address}?from=ad`)
        expect([answer.status, target(answer)], address).toEqual([301, `${to}?from=ad`])
        expect((await get(to)).status, to).toBe(200)
      }
    })

    test('follows the patterns of a file _redirects of the site', async () => {
      expect(target(await get('/news/2024/may'))).toBe('/blog/')
      const answer = await get('/old/floor-care')
      expect([answer.status, target(answer)]).toEqual([302, '/services/floor-care/'])
    })

    test('compresses texts, and no pictures or fonts', async () => {
      const accepts = { 'accept-encoding': 'gzip' }
      for (const address of ['/', asset('.js'), asset('.css'), '/sitemap.xml']) {
        const { headers, body } = await get(address, accepts)
        expect([address, headers['content-encoding']]).toEqual([address, 'gzip'])
        expect(headers.vary, address).toMatch(/accept-encoding/i)
        expect(body.length).toBeLessThan(files.get(address === '/' ? 'index.html' : address.slice(1))?.length ?? 0)
      }
      for (const address of [asset('.woff2'), '/icon-192.png'])
        expect((await get(address, accepts)).headers['content-encoding'], address).toBeUndefined()
    })

    test('names the type of every kind of file', async () => {
      const types = { '.css': 'text/css', '.js': 'javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
      const other = { '.webmanifest': 'application/manifest+json', '.xml': 'xml', 'robots.txt': 'text/plain' }
      for (const [ending, type] of Object.entries({ ...types, ...other }))
        expect((await get(asset(ending))).headers['content-type'], ending).toContain(type)
    })

    test('answers HEAD as GET, without the body', async () => {
      const { status, headers, body } = await get('/quote/', {}, 'HEAD')
      expect([status, headers['content-type'], body.length]).toEqual([200, expect.stringContaining('text/html'), 0])
    })
  })

  describe.skipIf(!isThere)(`src/node/hosts, a site with a base behind ${name}`, () => {
    let [server, other]: [Server | undefined, string] = [undefined, '']
    beforeAll(async () => {
      other = await makeFolder()
      await build(other, {
        base: '/v1.2/',
        redirects: { '/locations/essex-md/': '/locations/dundalk-md/', ...oldAddresses },
      })
      await rename(path.join(other, 'dist'), path.join(other, 'v1.2'))
      server = await startServer(name, other, path.join(other, 'v1.2'))
    })
    afterAll(async () => {
      await server?.stop()
      await removeFolder(other)
    })

    test('answers pages, redirects and what is not there below the base', async () => {
      const get = (address: string) => ask(server?.url ?? '', address)
      expect((await get('/v1.2/quote/')).status).toBe(200)
      expect((await get('/v1.2/locations/essex-md/')).headers.location).toMatch(/\/v1\.2\/locations\/dundalk-md\/$/)
      expect((await get('/v1.2/index.php')).headers.location).toMatch(/\/v1\.2\/$/)
      const missing = await get('/v1.2/nowhere/')
      expect([missing.status, String(missing.body)]).toEqual([404, expect.stringContaining('Page Not Found')])
      const below = await get('/v1.2/services/nothing/')
      expect([below.status, String(below.body)]).toEqual([404, expect.stringContaining('Service: Page Not Found')])
      expect((await get('/v1.2/_headers')).status).toBe(404)
      expect((await get('/v1.2')).headers.location).toMatch(/\/v1\.2\/$/)
      expect((await get('/quote/')).status).toBe(404)
    })
  })
}
