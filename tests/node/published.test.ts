import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordFile } from '../../src/content/model/files/recordFile.ts'
import { serveFolder } from '../../src/node/serve/serveFolder.ts'
import { copySite, makeFolder, type Run, readFiles, removeFolder, runCommand } from './site/builtSite.ts'
import { parsePages } from './site/pageHtml.ts'
import { send } from './siteOnDisk.ts'

const old = '/services/floor-care/'
const moved = '/services/floors/'

describe('scripts/build, a published page that is renamed', () => {
  let folder = ''
  const site = () => join(folder, 'site')
  const dist = () => join(folder, 'dist')
  const run = (script: string, ...args: string[]) => runCommand(script, ['--root', site(), ...args])
  const build = (...args: string[]) => run('build', '--out', dist(), ...args)
  const record = () => readFile(join(site(), recordFile), 'utf8')
  const runs = {} as { first: Run; refused: Run; fix: Run; second: Run }
  let firstRecord = ''
  let files = new Map<string, Buffer>()

  beforeAll(async () => {
    folder = await makeFolder()
    await copySite(site())
    runs.first = await build('--record')
    firstRecord = await record()
    await rename(join(site(), 'pages/services/floor-care.json'), join(site(), 'pages/services/floors.json'))
    runs.refused = await build('--record')
    runs.fix = await run('check', '--fix')
    runs.second = await build('--record')
    files = await readFiles(dist())
  })

  afterAll(() => removeFolder(folder))

  test('was recorded with the 25 others by the build that was published', () => {
    const { addresses } = JSON.parse(firstRecord) as { addresses: Record<string, string> }
    expect([Object.keys(addresses).length, addresses[old]]).toEqual([26, 'Floor Care'])
    expect(runs.first.output).toContain('.published.json has all 26 addresses of this site: 26 added.')
  })

  test('stops the next build, which names its new place', () => {
    expect(runs.refused.exitCode).toBe(1)
    expect(runs.refused.output).toContain(`The page ${old} ("Floor Care") was published, and is gone.`)
    expect(runs.refused.output).toContain('It seems to be pages/services/floors.json now')
  })

  test('is mended by check --fix alone', () => {
    expect([runs.fix.exitCode, runs.second.exitCode]).toEqual([0, 0])
  })

  test('stays in the record beside its new address', async () => {
    const { addresses } = JSON.parse(await record()) as { addresses: Record<string, string> }
    expect([addresses[old], addresses[moved]]).toEqual(['Floor Care', 'Floor Care'])
  })

  test.each([old, old.slice(0, -1)])('is found by visitors of %s in one hop', async (path) => {
    const server = await serveFolder({ folder: dist(), port: 0 })
    const { status, headers } = await send(server, `${path}?from=mail`)
    const found = await send(server, String(headers.location))
    await server.close()
    expect([status, headers.location, found.status]).toEqual([301, `${moved}?from=mail`, 200])
  })

  test('leaves a small page at its old address for hosts without redirects', () => {
    const page = String(files.get('services/floor-care/index.html'))
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${moved}">`)
    expect(page).not.toMatch(/<script|<style|style=/)
    expect(page.length).toBeLessThan(600)
  })

  test('has its redirect marked where Netlify builds, after a build that was not its own too', async () => {
    const args = ['--root', site(), '--out', dist()]
    const { exitCode, output } = await runCommand('build', args, { NETLIFY: 'true' })
    const found = await readFiles(dist())
    const changed = [...found].filter(([name, content]) => !files.get(name)?.equals(content)).map(([name]) => name)
    expect([exitCode, changed], output).toEqual([0, ['_redirects']])
    expect(String(found.get('_redirects'))).toBe(`${old} ${moved} 301!\n${old.slice(0, -1)} ${moved} 301!\n`)
  })

  test('is linked and listed under its new address only', () => {
    const links = parsePages(files).flatMap(({ address, document }) =>
      [...document.querySelectorAll(`a[href^="${old.slice(0, -1)}"]`)].map(() => address),
    )
    expect([links, String(files.get('sitemap.xml')).includes(old)]).toEqual([[], false])
  })

  test('leaves its record alone in a build that is not published', async () => {
    await writeFile(join(site(), recordFile), firstRecord)
    await build()
    expect(await record()).toBe(firstRecord)
  })
})
