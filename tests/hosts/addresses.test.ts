/** Odd addresses and methods, sent to every server: all respond alike, and no redirect leaves the site. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import querystring from 'node:querystring'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeFiles } from '../node/gitSite.ts'
import { makeFolder, removeFolder } from '../node/site/builtSite.ts'
import { ask, isInstalled, type Server, serverNames, startServer } from './servers.ts'

const text = 'Some words of a page. '.repeat(60)
const pages = ['', 'about/', 'services/floor-care/', 'a@b/', 'a;b/', 'evil.example/'].map((page) => `${page}index.html`)

/** Only files in .well-known are public among these. */
const dotted = [
  '.env',
  '.git/config',
  'assets/.map',
  'about/.htaccess',
  '.well-known/security.txt',
  '.well-knownish',
  '.well-known/.secret',
  '.w',
]

const redirects = `
  /us.html   /about/                     301
  /caf%C3%A9/ /about/                    301
  /caf%C3%A9  /about/                    301
  /a+b.html  /about/                     301
  /our%20team.html /about/               301
  /100%25/   /about/                     301
  /what%2Aever/ /about/                  301
  /at%3Anoon/ /about/                    301
  /v2.0/a.html/ /about/                  301
  /asked/    /about/?from=asked          301
  /us/       /about/                     301
  /us        /about/                     301
  /old/:name /services/:name/            302
  /news/*    /about/                     301
  /go/*      /:splat                     302
  /flat*     /:splat                     302
  /one/:page /:page/                     301
  /two/:a/*  /services/:a/:splat         301
  /swap/*/:a /:splat/:a                  301
  /find/:q   /about/?q=:q                301
  /a.b/*     /about/                     301
  /shop/*    https://shop.example/:splat 301
  /near/*    https://shop.example:splat  301
  /off/*     :splat                      301
  /far/*     //:splat                    301`

/** Each address with the responses that a server may give: nginx normalises some that others may refuse. */
const answers = `
  /                                      200
  /about/                                200
  //about/                               200
  /about//                               200
  /%61bout/                              200
  /services//floor-care/                 200
  /a@b/                                  200
  /about                                 301 /about/
  /about?a=b                             301 /about/?a=b
  /about?a=//evil.example                301 /about/?a=//evil.example
  /services//floor-care                  301 /services/floor-care/
  /a@b                                   301 /a@b/
  /a;b                                   301 /a;b/
  /evil.example                          301 /evil.example/
  //about                                301 /about/
  ///about                               301 /about/
  //evil.example                         301 /evil.example/
  /%61bout                               301 /about/ or 301 /%61bout/
  //evil.example/..%2fabout              301 /about/ or 404
  //evil.example/%2e%2e/about            301 /about/ or 404
  //evil.example/../about                301 /about/ or 404
  /%2fevil.example%2f..%2fabout          301 /about/ or 404
  /%5cevil.example/..%2fabout            301 /about/ or 404
  /%5c%5cevil.example/..%2fabout         301 /about/ or 404
  /\\evil.example/..%2fabout             301 /about/ or 404
  /%09/evil.example/..%2f..%2fabout      301 /about/ or 404
  /%0a/evil.example/..%2f..%2fabout      301 /about/ or 404
  /@evil.example/..%2fabout              301 /about/ or 404
  /;/..%2fabout                          301 /about/ or 404
  /x%2f..%2fabout                        301 /about/ or 404
  /./about                               301 /about/ or 404
  /%2e/about                             301 /about/ or 404
  /services/../about                     301 /about/ or 404
  /%2fevil.example                       301 /evil.example/ or 404
  /%2f%2fevil.example                    301 /evil.example/ or 404
  /%5cevil.example                       301 /evil.example/ or 404
  /\\evil.example                        301 /evil.example/ or 404
  /%09/evil.example/..%2f..%2f404.html/  404
  /%5cevil.example/..%2f404.html/        404
  /nowhere/                              404
  /caf%C3%A9/                            301 /about/
  /caf%c3%a9                             301 /about/
  /caf%C3%A9/?a=b                        301 /about/?a=b
  /caf%C3%A8/                            404
  /a+b.html                              301 /about/
  /a%2Bb.html                            301 /about/
  /a%20b.html                            404
  /our%20team.html                       301 /about/
  /our+team.html                         404
  /100%25/                               301 /about/
  /what*ever/                            301 /about/
  /what%2aever/                          301 /about/
  /whatever/                             404
  /what-and-ever/                        404
  /at:noon/                              301 /about/
  /v2.0/a.html/                          301 /about/
  /asked/                                301 /about/?from=asked
  /asked/?a=b                            301 /about/?from=asked
  /find/a?b=c                            301 /about/?q=a
  /.env                                  404
  /%2eenv                                404
  /.git/config                           404
  /assets/.map                           404
  /about/.htaccess                       404
  /.well-known/security.txt              200
  /.well-knownish                        404
  /.well-known/.secret                   404
  /.w                                    404
  /about%3f                              404
  /about%0d%0aX:1                        404
  /_headers                              404
  //_redirects                           404
  /%5fheaders                            404
  /%00                                   404 or 400
  /about%00                              404 or 400
  /%zz                                   404 or 400
  /${'a'.repeat(300)}                    404
  /${'%C3%A9'.repeat(200)}               404
  /${'a'.repeat(5000)}                   404
  /${'a/'.repeat(2500)}                  404
  /us                                    301 /about/
  /us/?a=b                               301 /about/?a=b
  /us.html                               301 /about/
  /news/2024/may                         301 /about/
  /news//evil.example                    301 /about/
  /a.b/c                                 301 /about/
  /old/floor-care                        302 /services/floor-care/
  /old/floor-care?a=b                    302 /services/floor-care/?a=b
  /old/a%0d%0aX:1                        404
  /old/a%5cb                             404
  /old/%2e%2e                            404 or 200 or 301 /
  /two/a/b/c                             301 /services/a/b/c
  /two/a//b                              301 /services/a/b
  /find/a                                301 /about/?q=a
  /go/                                   302 /
  /go/about                              302 /about
  /go/about?a=b                          302 /about?a=b
  /go//evil.example                      302 /evil.example
  /go///evil.example                     302 /evil.example
  /go/%2fevil.example                    302 /evil.example or 404
  /go/%252fevil.example                  404
  /go/%255cevil.example                  404
  /go/%5cevil.example                    404
  /go/\\evil.example                     404
  /go/%09/evil.example                   404
  /go/%0a/evil.example                   404
  /go/%0d%0aX:1                          404
  /go/https://evil.example               302 /https://evil.example or 302 /https:/evil.example
  /go/{http.request.method}              302 /{http.request.method}
  /go/@evil.example                      302 /@evil.example
  /go/;evil.example                      302 /;evil.example
  /go/x/..//evil.example                 404 or 302 /evil.example
  /go/.//evil.example                    404 or 302 /evil.example
  /flat/evil.example                     302 /evil.example
  /flat//evil.example                    302 /evil.example
  /flat%5cevil.example                   404
  /one/evil.example                      301 /evil.example/
  /one/%2fevil.example                   404 or 301 /evil.example/
  /one/%5cevil.example                   404
  /swap/a/b                              301 /a/b
  /shop/a?b=c                            301 https://shop.example/a?b=c
  /shop/%5c@evil.example                 404
  /near/.evil.example                    404
  /near/@evil.example                    404
  /off/https://evil.example              404
  /off/%2fevil.example                   404
  /far/evil.example                      404`

/** Returns the hosts to which a browser goes, directly or behind a proxy that decodes the address once or twice. */
function hostsOf(location: string): string[] {
  const once = querystring.unescape(location)
  return [location, once, querystring.unescape(once)].map((each) => new URL(each, 'http://own.example').host)
}

describe.each([
  [
    '/',
    [
      ['/swap//evil.example', '404'],
      ['/swap///evil.example', '404'],
    ],
  ],
  [
    '/v1.2/',
    [
      ['/v1.2', '301 /v1.2/'],
      ['//v1.2', '301 /v1.2/ or 404'],
      ['//v1.2/about', '301 /v1.2/about/ or 404'],
      ['//evil.example/..%2fv1.2', '301 /v1.2/ or 404'],
      ['//evil.example/..%2fv1.2/about', '301 /v1.2/about/ or 404'],
      ['/%5cevil.example/..%2fv1.2/us', '301 /v1.2/about/ or 404'],
      ['/v1.2/..%2f%2fevil.example/', '404'],
      ['/about', '404'],
    ],
  ],
])('a site at %s behind every server', (base, more) => {
  const start = base.slice(0, -1)
  const servers = new Map<string, Server>()
  let folder: string
  beforeAll(async () => {
    folder = await makeFolder()
    const dist = path.join(folder, base)
    const files: Record<string, string> = {
      ...Object.fromEntries([...pages, '404.html', 'assets/app.js', ...dotted].map((file) => [file, text])),
      'robots.txt': '',
      'manifest.webmanifest': JSON.stringify({ start_url: base }),
      _headers: `/*\n  X-Frame-Options: DENY\n${base}assets/*\n  Cache-Control: immutable\n`,
      _redirects: redirects.replaceAll(/ \/(?=[^/])/g, ` ${base}`),
    }
    await writeFiles(dist, files)
    for (const name of serverNames.filter(isInstalled)) servers.set(name, await startServer(name, folder, dist))
  })
  afterAll(async () => {
    for (const server of servers.values()) await server.stop()
    await removeFolder(folder)
  })

  const rows = answers
    .split('\n')
    .slice(1)
    .map((line) => {
      const [address = '', ...answer] = line.trim().split(/\s+/)
      return [start + address, answer.join(' ').replaceAll(' /', ` ${base}`)]
    })
  const named = [...rows, ...more].map(([address = '', allowed = '']) => [address.slice(0, 60), address, allowed])
  test.each(named)('answers %s', async (_, address = '', allowed = '') => {
    for (const [name, server] of servers) {
      const { status, headers } = await ask(server.url, address)
      // nginx adds the slash with 301, the others with 308.
      const answer = [status === 308 ? 301 : status, headers.location].join(' ').trim()
      expect(allowed.split(' or '), name).toContain(answer)
      for (const host of hostsOf(headers.location ?? '')) expect(['own.example', 'shop.example'], name).toContain(host)
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('refuses %s', async (method) => {
    for (const [name, server] of servers)
      for (const address of ['/', '/about', '/us', '/old/a', '/nowhere/', '/assets/app.js', '/_headers']) {
        const { status, headers } = await ask(server.url, start + address, {}, method)
        expect([status, headers.allow], `${name} ${address}`).toEqual([405, 'GET, HEAD'])
      }
  })

  test('answers HEAD as GET', async () => {
    for (const [name, server] of servers)
      for (const [address, status] of Object.entries({ '/': 200, '/us': 301, '/old/a': 302, '/nowhere/': 404 }))
        expect((await ask(server.url, start + address, {}, 'HEAD')).status, `${name} ${address}`).toBe(status)
  })

  test('compresses pages and what is not there', async () => {
    for (const [name, server] of servers)
      for (const address of ['/', '/nowhere/', '/_headers', `/${'a'.repeat(300)}`]) {
        const { headers } = await ask(server.url, start + address, { 'accept-encoding': 'gzip' })
        expect(headers['content-encoding'], `${name} ${address}`).toBe('gzip')
      }
  })
})

describe.each(serverNames.filter(isInstalled))('a site with one rule of headers behind %s', (name) => {
  test('is served with these headers', async () => {
    const folder = await makeFolder()
    const files = { ...{ 'index.html': text, '404.html': text, 'robots.txt': '' }, 'manifest.webmanifest': '{}' }
    for (const [file, content] of Object.entries({ ...files, _headers: '/*\n  X-Frame-Options: DENY\n' }))
      await writeFile(path.join(folder, file), content)
    const server = await startServer(name, folder)
    const { status, headers } = await ask(server.url, '/')
    await server.stop()
    await removeFolder(folder)
    expect([status, name === 'npm start' ? 'DENY' : headers['x-frame-options']]).toEqual([200, 'DENY'])
  })
})
