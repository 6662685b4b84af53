import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { send, serveForEachTest, site } from '../siteOnDisk.ts'

describe('src/node/serve/answerSite', () => {
  const served = serveForEachTest()

  test('answers a folder with its index.html', async () => {
    const { status, headers, body } = await send(served.server, '/')
    expect([status, headers['content-type'], String(body)]).toEqual([200, 'text/html; charset=utf-8', '<h1>Home</h1>'])
  })

  test('sends an address without its slash to the one with it, query kept', async () => {
    const { status, headers } = await send(served.server, '/services?town=towson')
    expect([status, headers.location]).toEqual([308, '/services/?town=towson'])
  })

  test('keeps a redirect on this site when the path starts with two slashes', async () => {
    expect((await send(served.server, '//services')).headers.location).toBe('/services/')
  })

  test('answers an unknown address with 404.html and the headers of the site', async () => {
    const { status, headers, body } = await send(served.server, '/nowhere/', { 'accept-encoding': 'gzip' })
    expect([status, headers['content-encoding'], headers['content-security-policy']]).toEqual([
      404,
      'gzip',
      "default-src 'none'",
    ])
    expect(body.length).toBeGreaterThan(0)
  })

  test('compresses text with Brotli where the browser takes it', async () => {
    const { headers, body } = await send(served.server, '/assets/app.js', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary, Number(headers['content-length'])]).toEqual([
      'br',
      'Accept-Encoding',
      body.length,
    ])
    expect(String(brotliDecompressSync(body))).toBe(site['assets/app.js'])
  })

  test.each(['', 'br;q=0', 'gzip ; q=0.00, deflate'])(
    'sends text as it is where the browser takes "%s"',
    async (accepted) => {
      const { headers, body } = await send(served.server, '/assets/app.js', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], String(body)]).toEqual([undefined, site['assets/app.js']])
    },
  )

  test.each([
    ['BR', 'br'],
    ['br;q=0.05, gzip', 'br'],
    ['gzip ;q=0.5', 'gzip'],
  ])('takes "%s" for %s', async (accepted, encoding) => {
    const { headers } = await send(served.server, '/assets/app.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('answers 304 to a file the browser has, compressed or not', async () => {
    const etag = String((await send(served.server, '/')).headers.etag)
    const plain = await send(served.server, '/', { 'if-none-match': etag })
    const compressed = await send(served.server, '/', { 'if-none-match': etag, 'accept-encoding': 'br' })
    expect([plain.status, compressed.status]).toEqual([304, 304])
  })

  test('sends a part of a file', async () => {
    const { status, body } = await send(served.server, '/assets/font.woff2', { range: 'bytes=2-4' })
    expect([status, String(body)]).toEqual([206, '234'])
  })

  test('ignores a range that ends before it starts', async () => {
    const { status, body } = await send(served.server, '/assets/font.woff2', { range: 'bytes=8-2' })
    expect([status, String(body)]).toEqual([200, '0123456789'])
  })

  test('shows a rebuilt page and its new headers at once', async () => {
    await send(served.server, '/', { 'accept-encoding': 'br' })
    await writeFile(join(served.folder, 'index.html'), '<h1>Anew</h1>')
    await writeFile(join(served.folder, '_headers'), '/*\n  X-New: yes\n')
    const later = new Date(Date.now() + 5_000)
    await utimes(join(served.folder, 'index.html'), later, later)
    await utimes(join(served.folder, '_headers'), later, later)
    const { headers, body } = await send(served.server, '/', { 'accept-encoding': 'br' })
    expect([headers['x-new'], String(brotliDecompressSync(body))]).toEqual(['yes', '<h1>Anew</h1>'])
  })

  test('follows the redirects of the site', async () => {
    const { status, headers } = await send(served.server, '/old?a=b')
    expect([status, headers.location]).toEqual([301, '/services/?a=b'])
  })

  test.each(['/gone/', '/gone'])(
    'redirects %s in one hop, though a page for hosts without redirects is there',
    async (path) => {
      const { status, headers } = await send(served.server, `${path}?a=b`)
      expect([status, headers.location]).toEqual([301, '/services/?a=b'])
    },
  )

  test('prefers a file to a redirect of many paths that is not forced', async () => {
    expect((await send(served.server, '/services/')).status).toBe(200)
    expect((await send(served.server, '/forced/x')).headers.location).toBe('/services/x')
  })

  test('answers what is asked of every site below .well-known', async () => {
    await mkdir(join(served.folder, '.well-known'))
    await writeFile(join(served.folder, '.well-known/security.txt'), 'Contact: mailto:a@b.example')
    expect((await send(served.server, '/.well-known/security.txt')).status).toBe(200)
  })

  test.each(['.env', '.git/config'])('keeps %s to itself', async (file) => {
    await mkdir(join(served.folder, '.git'))
    await writeFile(join(served.folder, file), 'secret')
    expect((await send(served.server, `/${file}`)).status).toBe(404)
  })

  test.each([
    '/assets',
    '/_headers',
    '//_headers',
    '/%5Fheaders',
    '/_redirects',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/services%2findex.html',
    '/%00',
    '/%E0%A4%A',
  ])('answers %s with 404', async (path) => {
    expect((await send(served.server, path)).status).toBe(404)
  })

  test('answers HEAD without a body', async () => {
    const { status, headers, body } = await send(served.server, '/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0])
  })

  test('refuses to post to a file', async () => {
    const { status, headers } = await send(served.server, '/', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})
