import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * The message of siteServer.ts once it serves: the site's address, its folder, and the file in which its inbox stores
 * requests.
 */
export type SiteServed = { url: string; inbox: string; folder: string }

const repository = join(import.meta.dirname, '../..')

function whenServed(child: ChildProcess): Promise<SiteServed> {
  return new Promise((served, failed) => {
    child.once('message', (message) => served(message as SiteServed))
    child.once('error', failed)
    child.once('exit', () => failed(new Error('The site could not be built and served; the reason stands above.')))
  })
}

/**
 * Builds a site and serves it until it is closed. It runs in a separate process, because Playwright compiles its
 * imports in its own way, and the site must be built as it is for visitors.
 *
 * @param root folder of the site. Default: the shipped site
 */
export async function serveSite(root = repository): Promise<SiteServed & { close: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'siteServer.ts'), [root], {
    cwd: repository,
    execArgv: ['--import', 'tsx'],
  })
  const served = await whenServed(child)
  const close = async () => {
    const gone = new Promise((done) => child.once('exit', done))
    child.disconnect()
    await gone
  }
  return { ...served, close }
}
