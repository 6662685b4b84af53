import { writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { devPlugin } from '../../../src/node/dev/devPlugin.ts'
import type { DevSite } from '../../../src/node/dev/openDevSite.ts'
import { FileChanged } from '../../../src/node/disk/fileStamps.ts'
import { writeFiles } from '../gitSite.ts'
import { makeFolder, removeFolder } from '../site/builtSite.ts'

const fine = { sources: {}, problems: [], pictures: {}, model: {} } as unknown as DevSite
const home = 'pages/index.json'

describe('src/node/dev/devPlugin', () => {
  let folder: string
  let elsewhere: string
  let server: ViteDevServer
  let read = vi.fn(() => fine)

  beforeEach(async () => {
    folder = await makeFolder()
    elsewhere = await makeFolder()
    await writeFiles(folder, { 'site.config.json': '{}', [home]: '{}', 'dist/index.html': '', 'notes/a.json': '{}' })
    read = vi.fn(() => fine)
    server = await createServer({
      ...{ configFile: false, root: elsewhere, logLevel: 'silent', appType: 'custom' },
      server: { middlewareMode: true, ws: false },
      plugins: [devPlugin({ root: folder, read: () => read() })],
    })
    const isWatched = (place: string, name: string) => server.watcher.getWatched()[join(folder, place)]?.includes(name)
    await vi.waitFor(
      () => expect(isWatched('', 'site.config.json') && isWatched('pages', 'index.json')).toBe(true),
      60_000,
    )
  })
  afterEach(async () => {
    await server.close()
    await removeFolder(folder)
    await removeFolder(elsewhere)
  })

  /** Returns what browsers are told about a change on disk. */
  async function toldOf(change: () => Promise<void>): Promise<unknown> {
    // The watcher reports a file once in 50 ms, and a deleted one after 100 ms.
    await new Promise((done) => setTimeout(done, 200))
    const send = vi.spyOn(server.ws, 'send').mockClear()
    await change()
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), 60_000)
    return send.mock.calls[0]?.[0]
  }

  test('watches the folder of the site however the watcher writes it, which on Windows is in a way of its own', () => {
    const { ignored } = server.config.server.watch ?? {}
    const [isIgnored] = ignored as [(file: string) => boolean]
    const names = [folder, `${folder}/`, `${folder}/pages`, `${folder}/dist`, `${folder}/notes/a.json`]
    expect(names.map(isIgnored)).toEqual([false, false, false, true, true])
  })

  test.each(['site.config.json', '.published.json', home])(
    'notices %s that was deleted and is there again, and each of its saves',
    async (file) => {
      const path = join(folder, file)
      await toldOf(() => writeFile(path, '{   }'))
      await toldOf(() => rm(path))
      await toldOf(() => writeFile(path, '{}'))
      expect(await toldOf(() => writeFile(path, '{ }'))).toEqual({ type: 'full-reload' })
      expect(await toldOf(() => writeFile(path, '{  }'))).toEqual({ type: 'full-reload' })
    },
  )

  test('notices the folder of the pages that was deleted and is there again', async () => {
    await toldOf(() => rm(join(folder, 'pages'), { recursive: true }))
    await toldOf(() => writeFiles(folder, { [home]: '{ }' }))
    expect(await toldOf(() => writeFiles(folder, { [home]: '{}' }))).toEqual({ type: 'full-reload' })
  })

  test('reads the site a few times, not for each file, where many are saved together', async () => {
    await toldOf(async () => {
      for (let town = 0; town < 100; town++) writeFileSync(join(folder, `pages/town-${town}.json`), '{}')
    })
    await new Promise((done) => setTimeout(done, 300))
    expect(read.mock.calls.length).toBeLessThan(10)
  })

  test('looks at nothing else of the site, such as what was built', () => {
    const places = Object.keys(server.watcher.getWatched()).filter((place) => place.startsWith(folder))
    expect(places.sort()).toEqual([folder, join(folder, 'pages')])
    expect(server.watcher.getWatched()[folder]?.sort()).toEqual(['pages', 'site.config.json'])
  })

  const saved = () => {
    throw new FileChanged(home)
  }
  const problem = { file: home, start: 0, end: 1, code: 'x', severity: 'error', message: 'x', fix: 'x' }
  test.each<[string, () => DevSite]>([
    ['read', saved],
    [
      'quoted',
      () =>
        ({
          ...fine,
          model: undefined,
          problems: [problem],
          sources: {
            get [home]() {
              return saved()
            },
          },
        }) as never,
    ],
  ])('lives on where a page is saved again while it is %s', async (_, readOnce) => {
    read.mockImplementationOnce(readOnce)
    expect(await toldOf(() => writeFiles(folder, { [home]: '{ }' }))).toEqual({ type: 'full-reload' })
    expect(await toldOf(() => writeFiles(folder, { [home]: '{}' }))).toEqual({ type: 'full-reload' })
  })
})
