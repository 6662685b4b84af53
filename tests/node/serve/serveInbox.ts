import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createInbox } from '../../../src/node/serve/createInbox.ts'
import { type SiteServer, serveFolder } from '../../../src/node/serve/serveFolder.ts'

/** The time at which all requests arrive. */
export const now = '2026-03-14T15:04:05.000Z'
export const quote = { name: 'Ada', email: 'ada@b.example', phone: '1', service_type: 'Floor Care', city: '' }

/** Serves an inbox for each test of a file, and removes it after the test. */
export function serveInbox() {
  let folder = ''
  let server: SiteServer

  const file = () => join(folder, 'inbox/requests.ndjson')
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-inbox-'))
    const middleware = createInbox({ file: file(), clock: () => new Date(now) })
    server = await serveFolder({ folder, port: 0, middleware })
  })
  afterEach(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  return {
    /** The file with the requests. */
    file,
    /** With a final slash. */
    url: () => server.url,
    post: (form: string, body: string | object, headers: Record<string, string> = {}) =>
      fetch(`${server.url}_inbox/${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    readLines: async () => (await readFile(file(), 'utf8')).trimEnd().split('\n'),
  }
}
