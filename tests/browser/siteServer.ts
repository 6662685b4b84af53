/**
 * Builds the site of a folder into a temporary one and serves it until its parent process disconnects. Run by
 * serveSite.ts.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblems } from '../../src/content/format/formatProblems.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { createInbox } from '../../src/node/serve/createInbox.ts'
import { serveFolder } from '../../src/node/serve/serveFolder.ts'
import type { SiteServed } from './serveSite.ts'

const temporary = await mkdtemp(join(tmpdir(), 'ashlar-browser-'))
const outDir = join(temporary, 'dist')
const inbox = join(temporary, 'inbox/requests.ndjson')

async function build(): Promise<boolean> {
  const { problems, sources, built } = await buildSite({
    root: process.argv[2] ?? join(import.meta.dirname, '../..'),
    outDir,
    env: { QUOTE_ENDPOINT: '/_inbox/quote', CONTACT_ENDPOINT: '/_inbox/contact' },
  })
  if (!built) console.error(formatProblems(problems, sources))
  return built !== undefined
}

try {
  if (await build()) {
    const server = await serveFolder({ folder: outDir, port: 0, middleware: createInbox({ file: inbox }) })
    const served: SiteServed = { url: server.url, inbox, folder: outDir }
    const letGo = new Promise((done) => process.once('disconnect', done))
    process.send?.(served)
    await letGo
    await server.close()
  } else process.exitCode = 1
} finally {
  await rm(temporary, { recursive: true, force: true })
  if (process.connected) process.disconnect()
}
