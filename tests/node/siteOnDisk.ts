/** A small built site in a temporary folder, and a client that sends paths unchanged, for tests of the server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type SiteServer, serveFolder } from '../../src/node/serve/serveFolder.ts'
import { writeFiles } from './gitSite.ts'

export const site: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'services/index.html': '<h1>Services</h1>',
  'gone/index.html': '<p>Moved</p>',
  'assets/app.js': 'export const a = 1\n'.repeat(200),
  'assets/font.woff2': '0123456789',
  '404.html': '<h1>Page Not Found</h1>',
  _headers: "/*\n  Content-Security-Policy: default-src 'none'\n/assets/*\n  Cache-Control: immutable\n",
  _redirects:
    '/old /services/ 301\n/gone/ /services/ 301\n/gone /services/ 301\n/services/* /index.html 302\n/forced/* /services/:splat 307!\n',
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Sends the path unchanged: fetch would resolve `..` first. */
export function send(server: SiteServer, path: string, headers: Record<string, string> = {}, method = 'GET') {
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

/** Writes the site to `dist` in a new folder, and beside it a file that must never be served. */
export async function writeSite(): Promise<{ parent: string; folder: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'ashlar-serve-'))
  const folder = join(parent, 'dist')
  await writeFiles(folder, site)
  await writeFile(join(parent, 'secret.txt'), 'secret')
  return { parent, folder, remove: () => rm(parent, { recursive: true }) }
}

/** Serves the site anew for each test of the file; `server` and `folder` belong to the running test. */
export function serveForEachTest(): { server: SiteServer; folder: string } {
  const served = {} as { server: SiteServer; folder: string }
  let remove: () => Promise<void>
  beforeEach(async () => {
    const written = await writeSite()
    remove = written.remove
    served.folder = written.folder
    served.server = await serveFolder({ folder: written.folder, port: 0 })
  })
  afterEach(async () => {
    await served.server.close()
    await remove()
  })
  return served
}
