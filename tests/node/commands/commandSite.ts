/** A small site on disk and the commands that run on it, for tests of their output and effects. */
import type { ChildProcess } from 'node:child_process'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { smallConfig } from '../../content/smallSite.ts'
import { writeFiles } from '../gitSite.ts'
import { makeFolder, removeFolder, spawnCommand } from '../site/builtSite.ts'

export function pageFile(name: string, sections: object[]) {
  const title = `${name} of a small site | {company}`
  const description = `${name}: one of the pages of a small site, with as little on it as the checks allow.`
  return JSON.stringify({ name, title, description, sections }, null, 2)
}

export const config = {
  ...smallConfig,
  kinds: { services: 'service' },
  header: { ...smallConfig.header, links: ['/quote/'] },
  footer: { ...smallConfig.footer, columns: [] },
}
export const hero = (heading: string) => ({ type: 'hero', heading })

/** Writes a small site to disk. */
export async function writeSite(root: string, changes: Record<string, string> = {}) {
  const files = {
    'site.config.json': JSON.stringify(config),
    'pages/index.json': pageFile('Home', [hero('A Small Home')]),
    'pages/quote.json': pageFile('Quote', [hero('A Small Quote'), { type: 'quoteForm' }]),
    'pages/404.json': pageFile('Page Not Found', [hero('Page Not Found')]),
    'pages/services/index.json': pageFile('Services', [hero('Small Services')]),
    ...changes,
  }
  await writeFiles(root, files)
}

/** A page with an unknown field. */
export const broken = pageFile('Quote', [{ type: 'hero', headin: 'A Small Quote' }])

/** Waits until a process has printed matching output. */
export function printed(child: ChildProcess, wanted: RegExp): Promise<string> {
  let output = ''
  return new Promise((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += String(text)
        if (wanted.test(output)) found(output)
      })
    }
    child.once('close', () => failed(new Error(`It ended before it printed ${wanted}:\n${output}`)))
  })
}

/** Kills a process by its id and waits for it. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const gone = new Promise((done) => child.once('close', done))
  child.kill()
  await gone
}

/** Writes the site anew for each test of the file, and ends the processes that the test has started. */
export const siteForEachTest = () => openSite(beforeEach, afterEach)

/** Writes the site once for all tests of the file, and ends the processes that they have started. */
export const siteForAllTests = () => openSite(beforeAll, afterAll)

function openSite(before: typeof beforeEach | typeof beforeAll, after: typeof afterEach | typeof afterAll) {
  const running: ChildProcess[] = []
  const site = {
    folder: '',
    start(script: string, args: string[]) {
      const child = spawnCommand(script, args)
      running.push(child)
      return child
    },
  }
  before(async () => {
    site.folder = await makeFolder()
    await writeSite(site.folder)
  })
  after(async () => {
    await Promise.all(running.splice(0).map(end))
    await removeFolder(site.folder)
  })
  return site
}
