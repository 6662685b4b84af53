/**
 * Builds the site of a folder into a temporary one and serves it until its parent process disconnects. Run by
 * serveSite.ts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInbox } from '../../src/node/serve/createInbox.ts'
import { serveFolder } from '../../src/node/serve/serveFolder.ts'
import type { SiteServed } from './serveSite.ts'

const repository = join(import.meta.dirname, '../..')
const temporary = await mkdtemp(join(tmpdir(), 'ashlar-browser-'))
const outDir = join(temporary, 'dist')
const inbox = join(temporary, 'inbox/requests.ndjson')

/** Builds from the bundle of the command, which takes a third of the CPU time that tsx needs for the builder's files. */
async function build(): Promise<boolean> {
  const args = ['build', '--root', process.argv[2] ?? repository, '--out', outDir]
  const child = spawn(process.execPath, [join(repository, 'scripts/run.mjs'), ...args], {
    env: { ...process.env, QUOTE_ENDPOINT: '/_inbox/quote', CONTACT_ENDPOINT: '/_inbox/contact' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [exitCode] = await once(child, 'close')
  if (exitCode !== 0) console.error(said)
  return exitCode === 0
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
