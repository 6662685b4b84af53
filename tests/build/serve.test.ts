import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SiteServer, serveFolder } from '../../src/build/serve.ts'

const site: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'services/index.html': '<h1>Services</h1>',
  'assets/app.js': 'export const a = 1\n'.repeat(200),
  'assets/font.woff2': '0123456789',
  '404.html': '<h1>Page Not Found</h1>',
  _headers: "/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  Cache-Control: immutable\n",
  _redirects: '/old /services/ 301\n/services/ /index.html 302\n/forced/* /services/:splat 307!\n',
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Sends the path as it is: fetch would resolve `..` before it leaves. */
function send(server: SiteServer, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', failed)
    sent.end()
  })
}

describe('src/build/serve.ts', () => {
  let folder: string
  let server: SiteServer

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-serve-'))
    for (const [name, text] of Object.entries(site)) {
      const path = join(folder, 'dist', name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
    await writeFile(join(folder, 'secret.txt'), 'secret')
    server = await serveFolder({ folder: join(folder, 'dist'), port: 0 })
  })

  afterEach(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('answers a folder with its index.html', async () => {
    const { status, headers, body } = await send(server, '/')
    expect([status, headers['content-type'], String(body)]).toEqual([200, 'text/html; charset=utf-8', '<h1>Home</h1>'])
  })

  test('sends an address without its slash to the one with it, query kept', async () => {
    const { status, headers } = await send(server, '/services?town=towson')
    expect([status, headers.location]).toEqual([308, '/services/?town=towson'])
  })

  test('keeps a redirect on this site when the path starts with two slashes', async () => {
    expect((await send(server, '//services')).headers.location).toBe('/services/')
  })

  test('answers an unknown address with 404.html and the headers of the site', async () => {
    const { status, headers, body } = await send(server, '/nowhere/', { 'accept-encoding': 'gzip' })
    expect([status, headers['content-encoding'], headers['content-security-policy']]).toEqual([
      404,
      'gzip',
      "default-src 'none'",
    ])
    expect(body.length).toBeGreaterThan(0)
  })

  test('adds the headers of every rule that matches', async () => {
    const { headers } = await send(server, '/assets/font.woff2')
    expect([headers['cache-control'], headers['content-security-policy'], headers['content-type']]).toEqual([
      'immutable',
      "default-src 'none'",
      'font/woff2',
    ])
  })

  test('compresses text with Brotli where the browser takes it', async () => {
    const { headers, body } = await send(server, '/assets/app.js', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary, Number(headers['content-length'])]).toEqual([
      'br',
      'Accept-Encoding',
      body.length,
    ])
    expect(String(brotliDecompressSync(body))).toBe(site['assets/app.js'])
  })

  test('sends text as it is where the browser takes no encoding', async () => {
    const { headers, body } = await send(server, '/assets/app.js', { 'accept-encoding': 'br;q=0' })
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, site['assets/app.js']])
  })

  test('answers 304 to a file the browser has, compressed or not', async () => {
    const etag = String((await send(server, '/')).headers.etag)
    const plain = await send(server, '/', { 'if-none-match': etag })
    const compressed = await send(server, '/', { 'if-none-match': etag, 'accept-encoding': 'br' })
    expect([plain.status, compressed.status]).toEqual([304, 304])
  })

  test('sends a part of a file', async () => {
    const { status, body } = await send(server, '/assets/font.woff2', { range: 'bytes=2-4' })
    expect([status, String(body)]).toEqual([206, '234'])
  })

  test('ignores a range that ends before it starts', async () => {
    const { status, body } = await send(server, '/assets/font.woff2', { range: 'bytes=8-2' })
    expect([status, String(body)]).toEqual([200, '0123456789'])
  })

  test('shows a rebuilt page and its new headers at once', async () => {
    await send(server, '/', { 'accept-encoding': 'br' })
    await writeFile(join(folder, 'dist/index.html'), '<h1>Anew</h1>')
    await writeFile(join(folder, 'dist/_headers'), '/*\n  X-New: yes\n')
    const later = new Date(Date.now() + 5_000)
    await utimes(join(folder, 'dist/index.html'), later, later)
    await utimes(join(folder, 'dist/_headers'), later, later)
    const { headers, body } = await send(server, '/', { 'accept-encoding': 'br' })
    expect([headers['x-new'], String(brotliDecompressSync(body))]).toEqual(['yes', '<h1>Anew</h1>'])
  })

  test('follows the redirects of the site', async () => {
    const { status, headers } = await send(server, '/old?a=b')
    expect([status, headers.location]).toEqual([301, '/services/?a=b'])
  })

  test('prefers a file to a redirect that is not forced', async () => {
    expect((await send(server, '/services/')).status).toBe(200)
    expect((await send(server, '/forced/x')).headers.location).toBe('/services/x')
  })

  test.each([
    '/_headers',
    '/_redirects',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%00',
    '/%E0%A4%A',
  ])('answers %s with 404', async (path) => {
    expect((await send(server, path)).status).toBe(404)
  })

  test('answers HEAD without a body', async () => {
    const { status, headers, body } = await send(server, '/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0])
  })

  test('refuses to post to a file', async () => {
    const { status, headers } = await send(server, '/', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('moves to the next free port and says so', async () => {
    const second = await serveFolder({ folder: join(folder, 'dist'), port: server.port })
    await second.close()
    expect([second.portWasTaken, second.port > server.port, server.portWasTaken]).toEqual([true, true, false])
  })

  test('asks the middleware first', async () => {
    const withMiddleware = await serveFolder({
      folder: join(folder, 'dist'),
      port: 0,
      middleware: (asked, response, next) => (asked.url === '/mine' ? void response.end('mine') : next()),
    })
    const mine = await send(withMiddleware, '/mine')
    const home = await send(withMiddleware, '/')
    await withMiddleware.close()
    expect([String(mine.body), mine.headers['content-security-policy'], home.status]).toEqual([
      'mine',
      "default-src 'none'",
      200,
    ])
  })

  test('answers 500 when the middleware throws', async () => {
    const mistakes: unknown[] = []
    const broken = await serveFolder({
      folder: join(folder, 'dist'),
      port: 0,
      middleware: () => Promise.reject(new Error('broken')),
      onMistake: (error) => mistakes.push(error),
    })
    const { status } = await send(broken, '/')
    await broken.close()
    expect([status, mistakes.length]).toEqual([500, 1])
  })
})
