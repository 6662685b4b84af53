/** Before the browser tests: the site is built and served; afterwards it is taken away again. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** What siteServer.ts sends when it serves: the site's address, its folder, and the file in which its inbox keeps requests. */
export type SiteServed = { url: string; inbox: string; folder: string }

function whenServed(child: ChildProcess): Promise<SiteServed> {
  return new Promise((served, failed) => {
    child.once('message', (message) => served(message as SiteServed))
    child.once('error', failed)
    child.once('exit', () => failed(new Error('The site could not be built and served; the reason stands above.')))
  })
}

/**
 * Sets ASHLAR_URL, ASHLAR_INBOX and ASHLAR_DIST for the test workers and returns the way back. An ASHLAR_URL that is set already is
 * taken as it is, so that one built site can serve many runs. The site is built in a process of its own, because
 * Playwright compiles what it imports in its own way, and the site must be built the way visitors get it.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.ASHLAR_URL) return
  const child = fork(join(import.meta.dirname, 'siteServer.ts'), {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: ['--import', 'tsx'],
  })
  const { url, inbox, folder } = await whenServed(child)
  process.env.ASHLAR_URL = url
  process.env.ASHLAR_INBOX = inbox
  process.env.ASHLAR_DIST = folder
  return async () => {
    const gone = new Promise((done) => child.once('exit', done))
    child.disconnect()
    await gone
  }
}
