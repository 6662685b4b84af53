import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, watch, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../../schemas/index.ts'
import { mostOfFolder } from '../../src/content/resolve/social/socialCard.ts'
import { randomOf, townFiles, writeCorpus } from '../bench/corpus.ts'
import { runs, seed } from '../seed.ts'
import { makeFolder, readFiles, removeFolder, runCommand, spawnCommand } from './site/builtSite.ts'

type Files = Map<string, Buffer>

/** So many that they share one social picture: drawing one for each takes most of a build. */
const towns = [...townFiles({ towns: mostOfFolder })]
const [first, last] = [towns[0], towns.at(-1)]
/** Returns the names of the files that differ between two folders. */
function differences(one: Files, other: Files): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])]
  return names.filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0))).sort()
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function timesOf(folder: string): Promise<Map<string, number>> {
  const names = [...(await readFiles(folder)).keys()]
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
  )
}

/** Enough pages for two threads. */
describe('scripts/build, hundreds of pages', () => {
  let folder = ''
  let fresh: Files
  const site = () => join(folder, 'site')
  const dist = () => join(folder, 'dist')
  const cache = () => join(folder, 'cache')
  const build = async (out: string, options: string[] = [], root = site()): Promise<Files> => {
    const { exitCode, output } = await runCommand('build', ['--root', root, '--out', out, ...options])
    if (exitCode !== 0) throw new Error(output)
    return readFiles(out)
  }
  const edit = async (file: string, change: (text: string) => string) => {
    const text = await readFile(join(site(), file), 'utf8')
    await writeFile(join(site(), file), change(text))
    return () => writeFile(join(site(), file), text)
  }
  const town = first?.file ?? ''
  const page = town.replace(/^pages\/(.*)\.json$/, '$1/index.html')
  const config = 'site.config.json'
  /** The page of a town in a folder whose pages each have a social picture. */
  const lone = 'pages/lone-town.json'

  beforeAll(async () => {
    folder = await makeFolder()
    // A separate cache, because it is damaged here while other tests build.
    process.env.ASHLAR_CACHE = cache()
    await writeCorpus(site(), { towns: towns.length })
    await rename(join(site(), last?.file ?? ''), join(site(), lone))
    // A page that adds files and an address to the site, which must stay when another page changes.
    await cp(join(site(), 'public/icon-512.png'), join(site(), 'public/badge.png'))
    await edit('pages/services/floor-care.json', (text) => {
      const page = JSON.parse(text) as Page
      page.sections.push(
        { type: 'prose', body: 'Our badge.', image: { src: '/badge.png', alt: 'The badge of the company' } },
        { type: 'map', mode: 'embed', embed: 'https://maps.example.com/frame?area=1' },
        { type: 'sitemapList', heading: 'All Pages' },
      )
      return JSON.stringify(page, null, 2)
    })
    fresh = await build(dist())
  })
  afterAll(() => {
    delete process.env.ASHLAR_CACHE
    return removeFolder(folder)
  })

  test('gives the same bytes in one thread as in two, and whatever order the disk has its files in', async () => {
    const turned = join(folder, 'turned')
    await cp(join(site(), config), join(turned, config))
    await cp(join(site(), 'public'), join(turned, 'public'), { recursive: true })
    await mkdir(join(turned, 'pages'))
    const names = (await readdir(join(site(), 'pages'), { recursive: true })).sort().reverse()
    for (const name of names.filter((each) => each.endsWith('.json')))
      await cp(join(site(), 'pages', name), join(turned, 'pages', name))
    const one = await build(join(folder, 'one'), ['--workers', '1'], turned)
    const two = await build(join(folder, 'two'), ['--workers', '2'])
    expect([differences(one, fresh), differences(two, fresh)]).toEqual([[], []])
  })

  test('writes nothing where nothing has changed, even when the page files are newer', async () => {
    const before = await timesOf(dist())
    await utimes(join(site(), town), new Date(), new Date())
    await build(dist())
    expect([...(await timesOf(dist()))]).toEqual([...before])
  })

  test('writes one file where one page has changed, and that as a fresh build does', async () => {
    const before = await timesOf(dist())
    const undo = await edit(town, (text) => text.replace('What We Clean in', 'All That We Clean in'))
    const changed = await build(dist())
    const after = await timesOf(dist())
    expect([...after].filter(([name, time]) => before.get(name) !== time).map(([name]) => name)).toEqual([page])
    expect(differences(changed, await build(join(folder, 'other'), ['--fresh']))).toEqual([])
    expect(String(changed.get('_headers'))).toContain('https://maps.example.com')
    expect([...changed.keys()].filter((name) => /^assets\/badge-.*avif$/.test(name))).not.toEqual([])
    expect([...changed.keys()]).toContain('services/floor-care/page/2/index.html')
    await undo()
  })

  test('gives the bytes of a fresh build after any change', async () => {
    const undo = [
      await edit(town, (text) => text.replace(/"name": ".*?"/, '"name": "Aaron, MD", "order": 1')),
      await edit('pages/services/floor-care.json', (text) => text.replace(/"name": ".*?"/, '"name": "Floors"')),
      await edit(config, (text) => text.replace('555-0142', '555-0143')),
    ]
    const gone = [towns[5]?.file ?? '', lone]
    for (const file of gone) await rename(join(site(), file), join(folder, basename(file)))
    undo.push(async () => {
      for (const file of gone) await rename(join(folder, basename(file)), join(site(), file))
    })
    const differing: string[][] = []
    for (const [number, step] of undo.reverse().entries()) {
      // At first all changes are applied.
      if (number < runs(1, undo.length)) {
        const built = await build(dist())
        differing.push(differences(built, await build(join(folder, 'other'), ['--fresh'])))
        const left = gone.filter((file) => built.has(file.replace(/^pages\/(.*)\.json$/, '$1/index.html')))
        expect(left).toEqual(number > 0 ? gone : [])
      }
      await step()
    }
    expect(differing.flat()).toEqual([])
    expect(differences(await build(dist()), fresh)).toEqual([])
  })

  test('mends files that were damaged, brings back those that are gone and deletes what is no part of the site', async () => {
    await writeFile(join(dist(), page), 'half a pa')
    await rm(join(dist(), 'about'), { recursive: true })
    await mkdir(join(dist(), 'old/page'), { recursive: true })
    await writeFile(join(dist(), 'old/page/index.html'), 'of an earlier site')
    expect(differences(await build(dist()), fresh)).toEqual([])
    expect(await readdir(dist())).not.toContain('old')
  })

  const damages: [what: string, damage: (text: string) => string][] = [
    ['changed', (text) => text.replaceAll('Towson', 'Boston')],
    ['cut off', (text) => text.slice(0, text.length / 2)],
    ['that of another site', () => readFileSync(join(import.meta.dirname, 'scale.long.test.ts'), 'latin1')],
  ]
  test.each(damages.slice(0, runs(1, damages.length)))(
    'takes nothing from a cache whose files are %s',
    async (_what, damage) => {
      for (const file of await filesBelow(cache()))
        await writeFile(file, damage(await readFile(file, 'latin1')), 'latin1')
      const undo = await edit(town, (text) => text.replace('What We Clean in', 'All That We Clean in'))
      const changed = differences(await build(dist()), fresh)
      await undo()
      expect([changed, differences(await build(dist()), fresh)]).toEqual([[page], []])
    },
  )

  test('builds its code again where the list of it alone was changed', async () => {
    await build(dist())
    const lists = (await filesBelow(cache())).filter((file) => file.endsWith('bundles.list'))
    for (const file of lists) {
      const text = await readFile(file, 'latin1')
      await writeFile(file, text.replace('stylesheet', 'stylesheat'), 'latin1')
      expect(await readFile(file, 'latin1')).not.toBe(text)
    }
    const undo = await edit(town, (text) => text.replace('What We Clean in', 'All That We Clean in'))
    const changed = differences(await build(dist()), fresh)
    await undo()
    expect([lists.length > 0, changed, differences(await build(dist()), fresh)]).toEqual([true, [page], []])
  })

  test('begins anew where a page is saved between a look at its time and the reading of it', async () => {
    const { openChecks } = await import('../../src/node/state/checkState.ts')
    const checks = openChecks(site())
    await build(dist())
    const read = checks.readFiles()
    const { stamp = '' } = read.get(town) ?? {}
    checks.noteFiles(new Map([...read, [town, { stamp, hash: 'of what it was' }]]), read)
    expect([stamp === '', differences(await build(dist()), fresh)]).toEqual([false, []])
    expect(checks.readFiles()).toEqual(read)
  })

  test('puts its parts together to the whole', async () => {
    const whole = join(folder, 'whole')
    const sizes: number[] = []
    const parts = runs(2, 3)
    for (let part = 1; part <= parts; part++) {
      const out = join(folder, `part-${part}`)
      const files = await build(out, ['--shard', `${part}/${parts}`])
      sizes.push([...files.keys()].filter((name) => name.endsWith('.html')).length)
      await cp(out, whole, { recursive: true })
    }
    expect(differences(await readFiles(whole), fresh)).toEqual([])
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  test('refuses a part that is none', async () => {
    const { exitCode, output } = await runCommand('build', ['--shard', '4/3', '--root', site(), '--out', dist()])
    expect([exitCode, output]).toEqual([2, expect.stringMatching(/^--shard must be a part .*, not "4\/3"\.\nUsage:/)])
  })

  test('leaves the site before or the one after, whenever it is ended, and the next build finishes', async () => {
    const undo = await edit(config, (text) => text.replace('"MARBLESTEP"', '"X"').replace('555-0142', '555-0199'))
    const next = await build(join(folder, 'next'))
    const random = randomOf(seed, 0)
    const times = Array.from({ length: 2 }, () => 200 + 2500 * random())
    const moments: ((stop: AbortController) => Promise<unknown>)[] = [
      (stop) => changeIn(folder, (name) => name.startsWith('dist.done-'), stop),
      (stop) => changeIn(folder, (name) => name.startsWith('dist.next-'), stop),
      ...times.map((time) => () => new Promise((done) => setTimeout(done, time))),
    ]
    const broken: string[] = []
    for (const moment of moments.slice(0, runs(1, moments.length))) {
      await build(dist(), [], await oldSite())
      const child = spawnCommand('build', ['--root', site(), '--out', dist()])
      const ended = once(child, 'exit')
      const stop = new AbortController()
      await Promise.race([moment(stop), ended])
      stop.abort()
      child.kill('SIGKILL')
      await ended
      const left = await readFiles(dist())
      if (differences(left, fresh).length > 0) broken.push(...differences(left, next))
      if (differences(await build(dist()), next).length > 0) broken.push('The next build does not finish.')
    }
    const leftovers = (await readdir(folder)).filter((name) => /\.(next|old|done)-/.test(name))
    expect([broken, leftovers]).toEqual([[], []])
    await undo()
  })

  /** Copies the site as it was when `fresh` was built. */
  async function oldSite(): Promise<string> {
    const old = join(folder, 'old-site')
    await cp(site(), old, { recursive: true })
    await cp(join(import.meta.dirname, '../../site.config.json'), join(old, config))
    return old
  }

  /** Waits until a file of a folder is created or changed, or until it is aborted. */
  async function changeIn(place: string, isWanted: (name: string) => boolean, { signal }: AbortController) {
    try {
      for await (const { filename } of watch(place, { signal })) if (filename !== null && isWanted(filename)) return
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
})
