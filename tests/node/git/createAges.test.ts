import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkFolder } from '../../../src/node/commands/checkFolder.ts'
import { createAges, createChanges, createRevisions } from '../../../src/node/git/createAges.ts'
import { git, writeFiles } from '../gitSite.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-ages-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

function commit(): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message=some')
}

describe('src/node/git/createAges', () => {
  test('counts the commits since a file was added, also below a folder of the repository', async () => {
    git(folder, 'init', '--quiet')
    await writeFiles(folder, { 'site/pages/a.json': '1', 'site/pages/b é.json': '2', 'pages/c.json': '3' })
    commit()
    await writeFiles(folder, { 'site/pages/towns/d.json': '4', 'site/pages/a.json': '5' })
    commit()
    git(folder, 'mv', 'site/pages/b é.json', 'site/pages/e.json')
    commit()
    await writeFiles(folder, { 'site/pages/f.json': '6' })
    const ages = createAges(join(folder, 'site'))()
    const [a = 0, d = 0, e = 0] = ['pages/a.json', 'pages/towns/d.json', 'pages/e.json'].map((file) => ages.get(file))
    expect(a).toBeGreaterThan(d)
    expect(d).toBeGreaterThan(e)
    expect([...ages.keys()].sort()).toEqual(['pages/a.json', 'pages/b é.json', 'pages/e.json', 'pages/towns/d.json'])
  })

  test('goes by the disk where nothing was committed, and outside of a repository', async () => {
    await writeFiles(folder, { 'pages/towns/b.json': '1' })
    await setTimeout(20)
    await writeFiles(folder, { 'pages/a.json': '2' })
    const [old = 0, young = 0] = ['pages/towns/b.json', 'pages/a.json'].map((file) => createAges(folder)().get(file))
    expect(old).toBeGreaterThan(young)
    git(folder, 'init', '--quiet')
    expect(createAges(folder)()).toEqual(
      new Map([
        ['pages/towns/b.json', old],
        ['pages/a.json', 0],
      ]),
    )
  })

  test('tells which file was changed last: one that is not committed, else that of the last commit', async () => {
    git(folder, 'init', '--quiet')
    await writeFiles(folder, { 'site/pages/a.json': '1', 'site/pages/b.json': '2', 'site/pages/c.json': '3' })
    commit()
    await writeFiles(folder, { 'site/pages/a.json': '4' })
    commit()
    const order = () => {
      const ages = [...createChanges(join(folder, 'site'))()]
      return ages.sort(([, one], [, other]) => one - other).map(([file]) => file)
    }
    expect(order()[0]).toBe('pages/a.json')
    await writeFiles(folder, { 'site/pages/b.json': '5' })
    expect(order().slice(0, 2)).toEqual(['pages/b.json', 'pages/a.json'])
    await setTimeout(20)
    await writeFiles(folder, { 'site/pages/new.json': '6' })
    expect(order().slice(0, 3)).toEqual(['pages/new.json', 'pages/b.json', 'pages/a.json'])
  })

  test('tells which file was changed last by the history alone: a copy of a folder has new times', async () => {
    await writeFiles(folder, { 'site/pages/a.json': '1', 'site/pages/b.json': '2', 'site/pages/c.json': '3' })
    const agesNow = () => createRevisions(join(folder, 'site'))()
    expect(agesNow()).toEqual(new Map())
    git(folder, 'init', '--quiet')
    commit()
    await writeFiles(folder, { 'site/pages/a.json': '4' })
    commit()
    await writeFiles(folder, { 'site/pages/b.json': '5', 'site/pages/new.json': '6' })
    const order = [...agesNow()].sort(([, one], [, other]) => one - other).map(([file]) => file)
    expect(order).toEqual(['pages/b.json', 'pages/a.json', 'pages/c.json'])
  })

  test('knows nothing of a folder without pages', () => {
    expect(createAges(folder)()).toEqual(new Map())
  })

  test.each([
    [
      'in a repository',
      () => {
        git(folder, 'init', '--quiet')
        commit()
      },
    ],
    ['out of an archive', () => setTimeout(20)],
  ])('has a town that was copied refused, not the town that it was copied from, %s', async (_, settle) => {
    const root = join(import.meta.dirname, '../../..')
    for (const part of ['site.config.json', 'pages', 'public'])
      await cp(join(root, part), join(folder, part), { recursive: true })
    await settle()
    const copy = 'pages/locations/arbutus-md.json'
    const text = (await readFile(join(folder, 'pages/locations/towson-md.json'), 'utf8')).replaceAll(
      'Towson',
      'Arbutus',
    )
    await writeFile(join(folder, copy), text)
    const { problems } = JSON.parse(checkFolder({ root: folder, format: 'json' }).text) as {
      problems: { code: string; file: string }[]
    }
    expect(problems.filter(({ code }) => code === 'near-copy').map(({ file }) => file)).toEqual([copy])
  })
})
