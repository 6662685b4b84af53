import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serveFolder } from '../../../src/node/serve/serveFolder.ts'
import { send, serveForEachTest } from '../siteOnDisk.ts'

describe('src/node/serve/serveFolder', () => {
  const served = serveForEachTest()

  test('adds the headers of every rule that matches', async () => {
    const { headers } = await send(served.server, '/assets/font.woff2')
    expect([headers['cache-control'], headers['content-security-policy'], headers['content-type']]).toEqual([
      'immutable',
      "default-src 'none'",
      'font/woff2',
    ])
  })

  test('moves to the next free port and says so', async () => {
    const second = await serveFolder({ folder: served.folder, port: served.server.port })
    await second.close()
    expect([second.portWasTaken, second.port > served.server.port, served.server.portWasTaken]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('leads from the top to a site with a base', async () => {
    writeFileSync(join(served.folder, 'manifest.webmanifest'), '{ "start_url": "/cleaning/" }')
    const { status, headers } = await send(served.server, '/')
    expect([status, headers.location]).toEqual([302, '/cleaning/'])
  })

  test('refuses to post to the top of a site with a base', async () => {
    writeFileSync(join(served.folder, 'manifest.webmanifest'), '{ "start_url": "/cleaning/" }')
    const { status, headers } = await send(served.server, '/', {}, 'POST')
    expect([status, headers.allow, headers.location]).toEqual([405, 'GET, HEAD', undefined])
  })

  test('asks the middleware first', async () => {
    const withMiddleware = await serveFolder({
      folder: served.folder,
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

  test('closes the file of an answer that a visitor did not wait for', async () => {
    writeFileSync(join(served.folder, 'large.bin'), Buffer.alloc(10_000_000))
    let closed: Promise<unknown> | undefined
    const watched = await serveFolder({
      folder: served.folder,
      port: 0,
      middleware: (_, response, next) => {
        response.once('pipe', (file) => (closed = once(file, 'close')))
        return next()
      },
    })
    const asked = get(`${watched.url}large.bin`, (response) => response.once('data', () => asked.destroy()))
    await once(asked, 'close')
    await closed
    await watched.close()
    expect(closed).toBeInstanceOf(Promise)
  })

  test('lives on where a file is gone that was found a moment ago', async () => {
    const file = join(served.folder, 'assets/font.woff2')
    const watched = await serveFolder({
      folder: served.folder,
      port: 0,
      middleware: (_, response, next) => {
        response.once('pipe', () => rmSync(file, { force: true }))
        return next()
      },
    })
    await expect(send(watched, '/assets/font.woff2')).rejects.toThrow()
    const { status } = await send(watched, '/')
    await watched.close()
    expect(status).toBe(200)
  })

  test('answers 500 when the middleware throws', async () => {
    const mistakes: unknown[] = []
    const broken = await serveFolder({
      folder: served.folder,
      port: 0,
      middleware: () => Promise.reject(new Error('broken')),
      onMistake: (error) => mistakes.push(error),
    })
    const { status } = await send(broken, '/')
    await broken.close()
    expect([status, mistakes.length]).toEqual([500, 1])
  })
})
